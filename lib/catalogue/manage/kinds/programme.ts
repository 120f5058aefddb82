import 'server-only';
import { managedFields } from '../fields';
import { isWords } from '../rules';
import type { Values, Words } from '../types';
import { allColumnsOf } from './columns';
import type { Kind } from './kind';
import { delegateOf, inRow, lastPosition, rowKind } from './row';

const plain = rowKind({
  model: 'programme',
  fields: managedFields.programmes,
  orderBy: [{ position: 'asc' }],
  searched: (like) => [{ name: like }, { summaryEn: like }, { summaryDe: like }],
  name: (row) => String(row.name),
  detail: (row, locale) => inRow(row, 'summary', locale).slice(0, 80),
  isRetirable: true,
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Kept as a list of lines in each language, edited as one text. */
async function withBenefits(tx: Parameters<Kind['read']>[0], ids: string[]): Promise<Map<string, Values['benefits']>> {
  const rows = await tx.programme.findMany({
    where: { id: { in: ids } },
    select: { id: true, benefitsEn: true, benefitsDe: true },
  });
  return new Map(
    rows.map(({ id, benefitsEn, benefitsDe }) => [id, { en: benefitsEn.join('\n'), de: benefitsDe.join('\n') }]),
  );
}

export const programmeKind: Kind = {
  ...plain,
  list: async (tx, sought) => {
    const { rows, total } = await plain.list(tx, sought);
    const benefits = await withBenefits(
      tx,
      rows.map(({ id }) => id),
    );
    return {
      rows: rows.map((row) => ({ ...row, values: { ...row.values, benefits: benefits.get(row.id) ?? null } })),
      total,
    };
  },
  read: async (tx, id, locale) => {
    const stored = await plain.read(tx, id, locale);
    const benefits = (await withBenefits(tx, [id])).get(id);
    return stored && { ...stored, values: { ...stored.values, benefits: benefits ?? { en: '', de: '' } } };
  },
  create: async (tx, id, values) => {
    const { en, de } = values.benefits as Words;
    const data = {
      ...allColumnsOf(managedFields.programmes, values),
      ...{ benefitsEn: linesOf(en), benefitsDe: linesOf(de) },
      ...{ id, position: await lastPosition(tx, 'programme') },
    };
    await delegateOf(tx, 'programme').create({ data, select: { id: true } });
  },
  write: async (tx, id, changes, at) => {
    const benefits = changes.find(({ field }) => field === 'benefits')?.after;
    const others = changes.filter(({ field }) => field !== 'benefits');
    if (others.length > 0) await plain.write(tx, id, others, at);
    if (!isWords(benefits ?? null)) return;
    const { en, de } = benefits as { en: string; de: string };
    const data = { benefitsEn: linesOf(en), benefitsDe: linesOf(de) };
    await delegateOf(tx, 'programme').update({ where: { id }, data, select: { id: true } });
  },
};

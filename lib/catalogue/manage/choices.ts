import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { managedFields } from './fields';
import { isIds } from './rules';
import type { ChoiceList, ManagedKind, Values } from './types';

type Choices = Partial<Record<ChoiceList, { id: string; name: string }[]>>;

async function readList(tx: Transaction, list: ChoiceList, locale: Locale): Promise<{ id: string; name: string }[]> {
  if (list === 'operators') {
    return tx.operator.findMany({ select: { id: true, name: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  }
  const rows = await tx.facility.findMany({ orderBy: { position: 'asc' } });
  return rows.map(({ id, nameEn, nameDe }) => ({ id, name: inLanguage(locale, { en: nameEn, de: nameDe }) }));
}

/** What the fields of a kind choose from. */
export async function getManagedChoices(viewer: Viewer, kind: ManagedKind, locale: Locale): Promise<Choices> {
  requireAdmin(viewer);
  const lists = Object.values(managedFields[kind]).flatMap((field) => ('of' in field ? [field.of] : []));
  if (lists.length === 0) return {};
  return scoped(viewer, async (tx) => {
    const read: Choices = {};
    for (const list of lists) read[list] = await readList(tx, list, locale);
    return read;
  });
}

/** Throws 422 at the field for what is no choice of it. */
export async function requireChoices(tx: Transaction, kind: ManagedKind, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(managedFields[kind])) {
    const value = values[name];
    if (!('of' in field) || value === undefined || value === null) continue;
    const known = new Set((await readList(tx, field.of, 'en')).map(({ id }) => id));
    const asked = isIds(value) ? value : [String(value)];
    if (asked.some((id) => !known.has(id))) {
      throw new AppError('invalidInput', { status: 422, fields: { [`values.${name}`]: 'invalidValue' } });
    }
  }
}

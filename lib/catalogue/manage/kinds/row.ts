import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { type Fields, RETIRED, type Stored, type Values } from '../types';
import { allColumnsOf, columnsOf, valuesOf } from './columns';
import { type Kind, MOST_LISTED } from './kind';

export type Row = Readonly<Record<string, unknown>> & { id: string };

/** Of all models alike, as far as it is used here. */
type Delegate = {
  findMany(asked: object): Promise<Row[]>;
  findUnique(asked: object): Promise<Row | null>;
  count(asked: object): Promise<number>;
  create(asked: object): Promise<unknown>;
  update(asked: object): Promise<unknown>;
};

type Shape = {
  /** Prisma's name of the table. */
  model: string;
  fields: Fields;
  include?: object;
  orderBy: readonly object[];
  /** In which of its columns a search looks. */
  searched: (like: { contains: string; mode: 'insensitive' }) => object[];
  name: (row: Row, locale: Locale) => string;
  detail: (row: Row, locale: Locale) => string;
  /** Whether it can be taken away, and put back. */
  isRetirable?: true;
  /** Of a new row the columns that are no fields; none: nobody makes one. */
  first?: (tx: Transaction, values: Values, at: { now: Date; id: string }) => Promise<object> | object;
};

/** Words of a column in each language. */
export const inRow = (row: Row, column: string, locale: Locale): string =>
  String(row[`${column}${locale === 'de' ? 'De' : 'En'}`] ?? '');

/** Behind all others of its table. */
export async function lastPosition(tx: Transaction, model: string, where: object = {}): Promise<number> {
  const [last] = await delegateOf(tx, model).findMany({ where, orderBy: { position: 'desc' }, take: 1 });
  return last ? Number(last.position) + 1 : 0;
}

export const delegateOf = (tx: Transaction, model: string): Delegate => tx[model as 'brand'] as unknown as Delegate;

/** A kind that is one table, each field a column of its name. */
export function rowKind({ model, fields, include, orderBy, searched, name, detail, isRetirable, first }: Shape): Kind {
  const toStored = (row: Row, locale: Locale): Stored => ({
    name: name(row, locale),
    detail: detail(row, locale),
    values: valuesOf(fields, row),
    retired: isRetirable && row.retiredAt ? 'removed' : null,
    changedAt: null,
  });
  return {
    list: async (tx, { search, locale }) => {
      const where = search ? { OR: [{ id: search }, ...searched({ contains: search, mode: 'insensitive' })] } : {};
      const asked = { where, include, orderBy, take: MOST_LISTED + 1 };
      const rows = await delegateOf(tx, model).findMany(asked);
      const total = rows.length > MOST_LISTED ? await delegateOf(tx, model).count({ where }) : rows.length;
      return { rows: rows.slice(0, MOST_LISTED).map((row) => ({ ...toStored(row, locale), id: row.id })), total };
    },
    read: async (tx, id, locale) => {
      const row = await delegateOf(tx, model).findUnique({ where: { id }, include });
      return row && toStored(row, locale);
    },
    write: async (tx, id, changes, { now }) => {
      const retired = changes.find(({ field }) => field === RETIRED);
      const data = {
        ...columnsOf(fields, changes),
        ...(retired && { retiredAt: retired.after === null ? null : now }),
      };
      await delegateOf(tx, model).update({ where: { id }, data, select: { id: true } });
    },
    ...(first && {
      create: async (tx, id, values, { now }) => {
        const data = { ...allColumnsOf(fields, values), ...(await first(tx, values, { now, id })), id };
        await delegateOf(tx, model).create({ data, select: { id: true } });
      },
    }),
    isShown: async () => false,
  };
}

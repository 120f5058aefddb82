import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';

type Column = Prisma.InputJsonValue | null;
type Columns = Record<string, Column>;

/** Rows of one table with stable keys. `entity` is Prisma's name of the table. */
export type ReferenceTable = {
  entity: string;
  key: readonly string[];
  rows: readonly Readonly<Record<string, unknown>>[];
};

/** What came of a load. `edited` and `removed` name rows that somebody changed or took away here: they stay so. */
export type Loaded = { total: number; added: number; updated: number; edited: string[]; removed: string[] };

/** Of all models alike, as far as it is used here. */
type Delegate = {
  findMany(): Promise<Record<string, unknown>[]>;
  createMany(asked: { data: Readonly<Record<string, unknown>>[] }): Promise<unknown>;
  updateMany(asked: { where: object; data: Readonly<Record<string, unknown>> }): Promise<unknown>;
};

/** As JSON keeps it: without what is not given, days as text. */
function columnsOf(row: Readonly<Record<string, unknown>>): Columns {
  return JSON.parse(JSON.stringify(row));
}

/** Whether a stored row still has all these values. A column that a later version dropped or added says nothing. */
function hasStill(stored: Columns, values: Columns): boolean {
  return Object.entries(values).every(([name, value]) => !(name in stored) || isDeepStrictEqual(stored[name], value));
}

async function loadTable(tx: Transaction, { entity, key, rows }: ReferenceTable, loaded: Loaded): Promise<void> {
  const delegate = tx[entity as 'brand'] as unknown as Delegate;
  const idOf = (row: Readonly<Record<string, unknown>>) => key.map((column) => row[column]).join('/');
  const stored = new Map((await delegate.findMany()).map((row) => [idOf(row), columnsOf(row)]));
  const records = await tx.referenceRow.findMany({ where: { entity } });
  const written = new Map(records.map((record) => [record.id, record.written as Columns]));

  const missing = rows.filter((row) => !stored.has(idOf(row)) && !written.has(idOf(row)));
  const toRecord = [...missing];
  for (const row of rows) {
    const id = idOf(row);
    const values = columnsOf(row);
    const present = stored.get(id);
    const before = written.get(id);
    if (!present) {
      if (before) loaded.removed.push(`${entity} ${id}`);
    } else if (hasStill(present, values)) {
      if (!isDeepStrictEqual(before, values)) toRecord.push(row);
    } else if (before && hasStill(present, before)) {
      await delegate.updateMany({ where: Object.fromEntries(key.map((column) => [column, row[column]])), data: row });
      loaded.updated += 1;
      toRecord.push(row);
    } else {
      loaded.edited.push(`${entity} ${id}`);
    }
  }
  // After the updates: a new row may take a place that an old one has just left.
  if (missing.length > 0) await delegate.createMany({ data: missing });
  loaded.added += missing.length;
  loaded.total += rows.length;

  const ids = toRecord.map(idOf);
  await tx.referenceRow.deleteMany({ where: { entity, id: { in: ids } } });
  await tx.referenceRow.createMany({
    data: toRecord.map((row) => ({ entity, id: idOf(row), written: columnsOf(row) })),
  });
}

/**
 * Brings the reference data to this version: what is missing is added, what nobody touched is updated, what was edited
 * or removed here stays so. May be repeated; two at once wait for each other.
 */
export async function loadReference(tx: Transaction, tables: readonly ReferenceTable[]): Promise<Loaded> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('reference data', 0))::text`;
  const loaded: Loaded = { total: 0, added: 0, updated: 0, edited: [], removed: [] };
  for (const table of tables) await loadTable(tx, table, loaded);
  return loaded;
}

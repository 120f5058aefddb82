import { isWords } from '../rules';
import type { Change, Field, Fields, Value, Values } from '../types';

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function standingIn(name: string, field: Field, row: Row): Value {
  if (field.type === 'words') return { en: textOf(row[`${name}En`]), de: textOf(row[`${name}De`]) };
  const stored = row[name] ?? null;
  if (field.type === 'number') return stored === null ? null : Number(stored);
  if (field.type === 'lines') return [];
  if (field.type === 'ids') return Array.isArray(stored) ? [...(stored as string[])].sort() : [];
  return stored as Value;
}

/** The values of fields from columns of their names; words have one for each language. */
export function valuesOf(fields: Fields, row: Row): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, standingIn(name, field, row)]));
}

/** The columns of changed fields; words that nothing needs are null when they say nothing. Lists have tables of their own. */
export function columnsOf(fields: Fields, changes: readonly Change[]): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const { field: name, after } of changes) {
    const field = fields[name];
    if (!field) continue;
    if (field.type === 'ids' || field.type === 'lines') continue;
    if (!isWords(after)) columns[name] = after;
    else {
      columns[`${name}En`] = field.isNeeded ? after.en : after.en || null;
      columns[`${name}De`] = field.isNeeded ? after.de : after.de || null;
    }
  }
  return columns;
}

/** The columns of all fields, for a new row. */
export function allColumnsOf(fields: Fields, values: Values): Record<string, unknown> {
  const changes = Object.keys(fields).map((field) => ({ field, before: null, after: values[field] ?? null }));
  return columnsOf(fields, changes);
}

import 'server-only';
import pg from 'pg';
import { Prisma } from '@/prisma/generated/client';

type Single = string | number | bigint | boolean | Date | null;

function literalOf(value: Single): string {
  if (value === null) return 'NULL';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('A statement takes finite numbers.');
  return String(value);
}

/** As PostgreSQL writes an array of texts: its type follows from what it is compared with, as that of a parameter does. */
const arrayOf = (texts: readonly string[]): string =>
  pg.escapeLiteral(`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);

/**
 * The statement with its values written into it, so that PostgreSQL plans it for them. For what reads thousands of rows: a
 * connection plans statements with parameters once, by general guesses (db.ts), by which a report would be read row by row.
 * Values are texts, finite numbers, moments, truth values, null and lists of texts; throws for any other.
 */
export function withValues({ strings, values }: Prisma.Sql): Prisma.Sql {
  const literals = values.map((value) => {
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return arrayOf(value);
    if (value === null || value instanceof Date || ['string', 'number', 'bigint', 'boolean'].includes(typeof value))
      return literalOf(value as Single);
    throw new TypeError('A statement cannot have this value written into it.');
  });
  return Prisma.raw(strings.map((part, index) => `${part}${literals[index] ?? ''}`).join(''));
}

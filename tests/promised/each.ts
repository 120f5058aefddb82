import { type Locale, locales } from '@/lib/platform/i18n/locale';
import { sized } from '../setup/size';

/** One after the other: together they would wait for each other's connections. */
export async function each<Row, Result>(rows: readonly Row[], make: (row: Row) => Promise<Result>): Promise<Result[]> {
  const made: Result[] = [];
  for (const row of rows) made.push(await make(row));
  return made;
}

/** What is made in this language: everything in the long run, in the short one every second of them, the others in the other. */
export const toldIn = <Row>(locale: Locale, rows: readonly Row[]): Row[] =>
  rows.filter((_, index) => sized(index % locales.length === locales.indexOf(locale), true));

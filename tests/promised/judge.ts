import { dayAt } from '@/lib/catalogue/place/property-time';
import type { PlainDate } from '@/lib/platform/dates';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { datesIn, type Told } from './dates';
import { type Kind, past } from './kinds';
import type { Lists } from './lists';

/** Something that is written to somebody, or shown to them, and what it is about. */
export type Source = {
  where: string;
  /** In the list of which lead, offer or conversation its dates are to stand. */
  subjects: readonly string[];
  text: string;
  /** What it may name that promises nothing. */
  kinds: readonly Kind[];
};

export type Judged = {
  dates: number;
  listed: number;
  /** How many there were of each kind that promises nothing. */
  kinds: Record<string, number>;
  missing: { where: string; date: PlainDate; words: string }[];
};

/** Where each date that is told stands in somebody's list, or what it is that promises nothing. */
export function judge(sources: readonly Source[], lists: Lists, now: Date): Judged {
  const today = dayAt(now, OFFICE_TIME_ZONE);
  const over = past(now);
  const judged: Judged = { dates: 0, listed: 0, kinds: {}, missing: [] };
  const isListed = (subjects: readonly string[], { date }: Told) => subjects.some((id) => lists.get(id)?.has(date));
  for (const { where, subjects, text, kinds } of sources) {
    for (const told of datesIn(text, today)) {
      judged.dates += 1;
      const kind = [over, ...kinds].find(({ holds }) => holds(told, today));
      if (kind) judged.kinds[kind.name] = (judged.kinds[kind.name] ?? 0) + 1;
      else if (isListed(subjects, told)) judged.listed += 1;
      else judged.missing.push({ where, date: told.date, words: `${told.before}[${told.date}]${told.after}` });
    }
  }
  return judged;
}

export const countsOf = ({ dates, listed, kinds, missing }: Judged): string =>
  `${dates} dates, ${listed} of them listed, missing ${missing.length}; promising nothing: ${Object.entries(kinds)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`;

import 'server-only';
import { instantAt } from '@/lib/catalogue/place/property-time';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { LeadLine } from './leads';

export type DueLead = LeadLine & {
  dueAt: Date;
  kind: 'optionEnds' | 'answerDue' | 'freeUntil' | 'offerStands' | 'payment';
};

/** What a line waits for next; null: nothing. */
export function dueOf(line: LeadLine): Pick<DueLead, 'dueAt' | 'kind'> | null {
  if (line.isClosed) return null;
  const { status, optionExpiresAt, answerDueAt, offerUntil, nextPaymentUntil, freeUntil } = line;
  const ends = (day: PlainDate) => instantAt(addDays(day, 1), '00:00', line.timeZone);
  const ahead: Pick<DueLead, 'dueAt' | 'kind'>[] = [
    ...(status === 'CONFIRMED_OPTION' && optionExpiresAt
      ? [{ dueAt: optionExpiresAt, kind: 'optionEnds' as const }]
      : []),
    ...(offerUntil ? [{ dueAt: offerUntil, kind: 'offerStands' as const }] : []),
    ...(answerDueAt ? [{ dueAt: answerDueAt, kind: 'answerDue' as const }] : []),
    ...(nextPaymentUntil ? [{ dueAt: ends(nextPaymentUntil), kind: 'payment' as const }] : []),
    ...(freeUntil ? [{ dueAt: ends(freeUntil), kind: 'freeUntil' as const }] : []),
  ];
  return ahead.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0] ?? null;
}

import { optionWords } from '@/components/rates/hold/option-words';
import { formatDay, formatNearDay, formatRange, formatTime, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import type { DueLead } from '@/lib/sales/lead/queries/due';
import type { LeadLine } from '@/lib/sales/lead/queries/leads';
import type { DashboardQuery } from '@/lib/sales/lead/schema';

export type LeadsT = Awaited<ReturnType<typeof getTranslations<'leads'>>>;

/** The page this is shown on: its own path, and what its address asks for. */
export type Board = { path: string; query: DashboardQuery; locale: Locale; now: Date };

/** The same page with other things asked for; what is empty is left out. */
export function boardHref(
  { path, query }: Pick<Board, 'path' | 'query'>,
  changes: Partial<Record<string, string>>,
): string {
  const { shown, ...asked } = query;
  const merged = { ...asked, shown: shown && String(shown), ...changes };
  const params = Object.entries(merged).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(params).toString();
  return search ? `${path}?${search}` : path;
}

export function amountOf(amount: bigint, currency: string): string {
  return formatMoney(money(Number(amount), currency));
}

export function priceOf(t: LeadsT, { priceTotal, currency }: { priceTotal: bigint | null; currency: string }): string {
  return priceTotal === null ? t('onRequest') : amountOf(priceTotal, currency);
}

/** Whose words: those of a hotel, or of a property's operator. */
export function whoseOf({ propertyId }: Pick<LeadLine, 'propertyId'>): { of: 'property' | 'hotel' } {
  return { of: propertyId ? 'property' : 'hotel' };
}

export function stateOf(t: LeadsT, { status, optionRank, isClosed }: LeadLine): string {
  if (isClosed) return t('closed');
  if (optionRank !== null && optionRank > 1) {
    const isSecond = optionRank === 2;
    if (status === 'CONFIRMED_OPTION') return isSecond ? t('secondOption') : t('laterOption', { rank: optionRank });
    if (status === 'REQUESTED_OPTION') return isSecond ? t('secondRequest') : t('laterRequest', { rank: optionRank });
  }
  return t(`status.${status}`);
}

export function dayWords(day: string, locale: Locale): string {
  return `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;
}

/** Of an instant, by the clocks of a place. */
export function instantWords(t: LeadsT, at: Date, locale: Locale, timeZone: string): string {
  return t('at', { day: dayWords(toDateOnly(at, timeZone), locale), time: formatTime(at, locale, timeZone) });
}

export function stayText({ checkIn, checkOut }: LeadLine, locale: Locale): string {
  return formatRange(checkIn, checkOut, locale, { month: 'short' });
}

type OptionFacts = Pick<LeadLine, 'status' | 'optionExpiresAt' | 'timeZone'> & { isClosed?: boolean };

const HOUR = 3_600_000;

/** How long still; `overdue` once it has come. */
export function leftOf(t: LeadsT, dueAt: Date, now: Date): string {
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return t('overdue');
  const days = Math.floor(left / (24 * HOUR));
  const hours = Math.floor((left % (24 * HOUR)) / HOUR);
  return t('left', { days, hours, minutes: Math.floor((left % HOUR) / 60_000) });
}

/** `Option until Fri 27 Nov 18:00 (2 d 4 h)`, in the time of the place; empty where none runs. */
export function optionText(
  { status, isClosed, optionExpiresAt: expiresAt, timeZone }: OptionFacts,
  now: Date,
  locale: Locale,
): string {
  if (status !== 'CONFIRMED_OPTION' || isClosed || !expiresAt) return '';
  return optionWords(locale, now).until({ expiresAt, timeZone });
}

export type Urgency = 'now' | 'soon' | 'later';

/** Under three hours; until tomorrow evening; later. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const hours = (dueAt.getTime() - now.getTime()) / HOUR;
  if (hours < 3) return 'now';
  return hours < 36 ? 'soon' : 'later';
}

/** Behind what is due. */
export const groundClass: Record<Urgency, string> = {
  now: 'bg-negative/10',
  soon: 'bg-warning/10',
  later: 'bg-main-light2',
};

export const urgencyClass: Record<Urgency, string> = { now: 'text-negative', soon: 'text-warning', later: 'text-ink' };

/** In a list, which is of what is near. */
export function dueWords(
  t: LeadsT,
  due: Pick<DueLead, 'dueAt' | 'kind'>,
  line: LeadLine,
  { locale, now }: Pick<Board, 'locale' | 'now'>,
): string {
  const { timeZone, freeUntil, nextPaymentUntil } = line;
  const words = (day: string) => formatNearDay(day, toDateOnly(now, timeZone), locale);
  if (due.kind === 'freeUntil' && freeUntil) return t('on', { day: words(freeUntil) });
  if (due.kind === 'payment' && nextPaymentUntil) return t('on', { day: words(nextPaymentUntil) });
  return t('at', { day: words(toDateOnly(due.dueAt, timeZone)), time: formatTime(due.dueAt, locale, timeZone) });
}

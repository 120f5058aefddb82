import type { Translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatNumber, money } from '@/lib/platform/money';
import { hoursOf } from '@/lib/sales/report/rules';
import type { ReportKind } from '@/lib/sales/report/types';

export type ReportsT = Translator<'reports'>;

/** A figure in words: amounts without their currency, which stands once in its column or row. */
export function figureText(
  t: ReportsT,
  kind: ReportKind,
  value: bigint | number | null,
  currency: string | null,
): string {
  if (kind === 'minutes') return value === null ? t('tooFew') : timeText(t, Number(value));
  if (value === null) return '–';
  if (kind === 'amount') return formatAmount(money(Number(value), currency ?? ''));
  return kind === 'percent' ? t('percent', { value: Number(value) }) : formatNumber(Number(value));
}

export function timeText(t: ReportsT, minutes: number): string {
  const of = hoursOf(minutes);
  return of.hours === 0
    ? t('minutes', { minutes: String(of.minutes) })
    : t('hours', { hours: String(of.hours), minutes: String(of.minutes).padStart(2, '0') });
}

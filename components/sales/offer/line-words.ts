import { daysBetween, formatTime, isPlainDate, type PlainDate, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, money } from '@/lib/platform/money';
import { offerGroupOf } from '@/lib/sales/offer/rules/list';
import type { OfferLine } from '@/lib/sales/offer/types';
import { nearDay, nearMoment, OFFER_TIME_ZONE } from './moment-words';

export type Told = { t: Awaited<ReturnType<typeof getTranslations<'offers'>>>; locale: Locale; today: PlainDate };

export type LineState = {
  tone: 'positive' | 'warning' | 'info' | 'quiet';
  head: string;
  more: string;
};

const SHORT = 60;

/** The beginning of what somebody wrote, cut between two words. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= SHORT ? line : `${line.slice(0, line.lastIndexOf(' ', SHORT))} …`;
}

const at = (moment: Date, { t, locale, today }: Told) => nearMoment(moment, today, { locale, todayWord: t('today') });

/** Where an offer stands and what says so. */
export function lineState(line: OfferLine, told: Told): LineState {
  const { t } = told;
  const { approval, owed, status, draftAt, hasDraft } = line;
  const begun = hasDraft ? t('line.begun', { number: line.newest.number }) : '';
  if (owed && offerGroupOf(line) === 'todo' && !line.step) {
    const said = t('line.wrote', { text: beginningOf(owed.text), when: at(owed.at, told) });
    return {
      tone: 'warning',
      head: t('line.owed', { count: owed.count }),
      more: [said, begun].filter(Boolean).join(', '),
    };
  }
  if (approval) {
    const booked = ['CONFIRMED_BOOKING', 'REQUESTED_BOOKING'].includes(approval.status ?? '');
    const next = line.step ? t(`line.not.${line.step}`) : booked ? t('line.booked') : '';
    return {
      tone: 'positive',
      head: t('line.approved', { position: approval.position, title: approval.title }),
      more: [at(approval.at, told), next, begun].filter(Boolean).join(', '),
    };
  }
  if (status === 'draft') {
    return {
      tone: 'quiet',
      head: t('status.draft'),
      more: draftAt ? t('line.saved', { when: at(draftAt, told) }) : '',
    };
  }
  if (status === 'expired') return { tone: 'quiet', head: t('status.expired'), more: begun || t('line.unanswered') };
  if (status === 'sent') return { tone: 'warning', head: t('line.unopened'), more: begun || t('line.mailed') };
  return { tone: 'info', head: t('status.viewed'), more: begun || (owed ? '' : t('line.nothingOpen')) };
}

/** From the cheapest to the dearest alternative, currency by currency; on request where none has a price. */
export function paysOf({ alternatives }: OfferLine, { t }: Told): string {
  const prices = alternatives.flatMap(({ price }) => price ?? []);
  const ranges = [...new Set(prices.map(({ currency }) => currency))].map((currency) => {
    const totals = prices.filter((one) => one.currency === currency).map(({ total }) => total);
    const [least, most] = [money(Math.min(...totals), currency), money(Math.max(...totals), currency)];
    return least.amount === most.amount ? formatMoney(least) : `${formatMoney(least)} – ${formatAmount(most)}`;
  });
  return ranges.join(', ') || t('onRequest');
}

const SOON_IN_DAYS = 3;

/** Until when it holds, and how long that is; an option has an hour. */
export function holdsOf(line: OfferLine, told: Told): { head: string; more: string; isSoon: boolean } {
  const { t, locale, today } = told;
  const group = offerGroupOf(line);
  const { heldUntil, validUntil, approval } = line;
  if (line.status === 'draft') return { head: '–', more: '', isSoon: false };
  const heldDay = heldUntil && toDateOnly(heldUntil, OFFER_TIME_ZONE);
  if (heldUntil && isPlainDate(heldDay)) {
    const head = `${nearDay(heldDay, today, locale)}, ${formatTime(heldUntil, locale, OFFER_TIME_ZONE)}`;
    return { head, more: t('line.option'), isSoon: daysBetween(today, heldDay) <= SOON_IN_DAYS };
  }
  if (approval) return { head: t('status.approved'), more: at(approval.at, told), isSoon: false };
  const days = daysBetween(today, validUntil);
  if (group === 'ended' || days < 0)
    return { head: t('status.expired'), more: nearDay(validUntil, today, locale), isSoon: false };
  return { head: nearDay(validUntil, today, locale), more: t('line.days', { days }), isSoon: days <= SOON_IN_DAYS };
}

/** When it was sent, and when its page was opened first. */
export function sentOf({ sent, number }: OfferLine, told: Told) {
  const { t } = told;
  if (!sent) return { sent: '–', version: '', seen: '–' };
  return {
    sent: at(sent.at, told),
    version: t('version', { number }),
    seen: sent.viewedAt ? at(sent.viewedAt, told) : t('line.notYet'),
  };
}

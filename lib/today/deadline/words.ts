import { dayAt } from '@/lib/catalogue/place/property-time';
import { formatDay, formatMoment, formatRange, formatTime, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { DeadlineJson, TodayJson, TodayScope } from './schema';
import type { Section } from './sections';

export type TodayT = Translator<'today'>;
export type DuesT = Translator<'dues'>;

/** How a reader is told: in which list, language and moment. */
export type Telling = { t: TodayT; dues: DuesT; scope: TodayScope; locale: Locale; now: Date };

const HOUR = 3_600_000;

/** With its weekday; the year of now goes without saying. */
export function dayText(day: string, locale: Locale, now?: Date): string {
  const year = now && dayAt(now, OFFICE_TIME_ZONE).slice(0, 4);
  const date = formatDay(day, locale);
  return `${formatWeekday(day, locale)} ${year && day.startsWith(year) ? date.replace(` ${year}`, '') : date}`;
}

/** What people are told of it: the day it lasts to, or the moment, by the clocks of the house. */
export function momentText({ until, isDay, day, timeZone }: DeadlineJson, locale: Locale): string {
  return isDay ? `${dayText(day, locale)}, 23:59` : formatMoment(new Date(until), locale, timeZone);
}

function amountText({ currency }: DeadlineJson['reason'], amount: number | undefined): string {
  return amount === undefined || !currency ? '' : formatMoney(money(amount, currency));
}

export const isOwn = ({ waitsFor }: DeadlineJson, scope: TodayScope) =>
  waitsFor === (scope === 'desk' ? 'supplier' : scope === 'house' || scope === 'all' ? 'house' : 'agency');

function valuesOf(line: DeadlineJson, { t, dues, scope }: Telling) {
  const { reason, about, waitsFor } = line;
  const question = t(`question.${(reason.question ?? 'option') as 'option'}`);
  // Who reads for all agencies is neither side: whoever owes is named.
  const isAgency = scope === 'desk' || (scope === 'all' && waitsFor === 'agency');
  const other = (isAgency ? about.agency : about.house) ?? '';
  return {
    ...{ question, other, house: about.house ?? '', agency: about.agency ?? '', client: about.client ?? '' },
    ...{
      amount: amountText(reason, reason.amount),
      was: amountText(reason, reason.was),
      currency: reason.currency ?? '',
      rank: reason.rank ?? 1,
    },
    ...{ position: reason.position ?? 0, percent: reason.percent ?? 0, term: reason.term ?? 'held' },
    due: dues(`kind.${(reason.due ?? 'balance') as 'balance'}`),
    ...{ answer: reason.answer ?? '', hold: reason.hold ?? '', moved: reason.moved ?? 'price' },
  };
}

/** What is due, in one line. */
export function whatText(line: DeadlineJson, telling: Telling): string {
  const { t, scope } = telling;
  const values = valuesOf(line, telling);
  const own = isOwn(line, scope);
  switch (line.kind) {
    case 'answerDue':
      if (scope === 'all') return t('what.owes', values);
      return own ? t('what.answerOwn', values) : t('what.answerTheirs', values);
    case 'stayAnswer':
      return own ? t('what.stayOwn') : t('what.stayTheirs', values);
    case 'dispute':
      return own ? t('what.disputeOwn') : t('what.disputeTheirs');
    case 'message':
      if (scope === 'all') return t('what.owes', values);
      return own ? t('what.messageOwn', values) : t('what.messageTheirs', values);
    case 'verification':
      return own ? t('what.verificationOwn', values) : t('what.verificationTheirs');
    default:
      return t(`what.${line.kind}`, values);
  }
}

/** Why, in the line beneath. */
export function whyText(line: DeadlineJson, telling: Telling): string {
  const { t, scope } = telling;
  const { about } = line;
  const values = valuesOf(line, telling);
  switch (line.kind) {
    case 'freeUntil':
    case 'feeStep':
      return line.reason.percent === undefined ? t('why.freeToArrival') : t('why.free', values);
    case 'payment':
      return t('why.paymentOpen');
    case 'answerDue':
      return isOwn(line, scope) ? t('why.answerOwn', values) : t('why.answerDue', values);
    case 'stayAnswer':
      return t('why.stay');
    case 'priceMoved':
      if (about.subject === 'offer') return t('why.priceMovedOffer', values);
      return line.reason.question ? t('why.priceMovedAsked', values) : t('why.priceMovedOption', values);
    case 'approval':
      return line.reason.step === 'book' ? t('why.approvalBook') : t('why.approvalTake');
    default:
      return t(`why.${line.kind}`, values);
  }
}

/** Dates within a month are one piece; of others the second may begin a line. After a dash a no-break space alone does not hold. */
function whole(range: string): string {
  const [from = '', until] = range.split(' – ');
  const isLong = /\p{L}/u.test(from) && until !== undefined;
  return isLong ? range.replaceAll(/(?<!–) /g, '\u00a0') : range.replaceAll('–', '–\u2060').replaceAll(' ', '\u00a0');
}

/** For whom: the client, else the house or the agency; and where and when. */
export function whomText({ about }: DeadlineJson, { t, locale }: Telling): { name: string; more: string } {
  const { client, house, agency, checkIn, checkOut, subject } = about;
  const stay =
    checkIn && checkOut
      ? whole(formatRange(checkIn as PlainDate, checkOut as PlainDate, locale, { month: 'short' }))
      : '';
  if (client) {
    const more = house && stay ? t('stayWith', { house, stay }) : subject === 'offer' ? t('offer') : (house ?? '');
    return { name: client, more };
  }
  return { name: house ?? agency ?? '', more: house ? (agency ?? '') : '' };
}

type Left = { days: number; hours: number; minutes: number };

function leftOf(until: Date, now: Date): Left {
  const left = Math.max(0, until.getTime() - now.getTime());
  return {
    days: Math.floor(left / (24 * HOUR)),
    hours: Math.floor((left % (24 * HOUR)) / HOUR),
    minutes: Math.floor((left % HOUR) / 60_000),
  };
}

/** By the clock, and by the days of the house. */
export function sectionOf(
  { until, day, isOverdue }: DeadlineJson,
  now: Date,
  today: string,
  tomorrow: string,
): Section {
  if (isOverdue) return 'overdue';
  if (new Date(until).getTime() - now.getTime() < 3 * HOUR) return 'soon';
  if (day <= today) return 'today';
  return day === tomorrow ? 'tomorrow' : 'later';
}

/** Until when: large, and how long that is, beneath. */
export function whenText(line: DeadlineJson, section: Section, telling: Telling): { large: string; small: string } {
  const { t, scope, locale, now } = telling;
  const { until, isDay, day, timeZone, waitsFor } = line;
  const time = isDay ? '23:59' : formatTime(new Date(until), locale, timeZone);
  const left = leftOf(new Date(until), now);
  if (section === 'overdue') return { large: dayText(day, locale, now), small: t('since', { moment: time }) };
  const theirs = scope !== 'desk' && waitsFor === 'supplier';
  if (section !== 'later') return { large: time, small: theirs ? t('theirs') : t('left', left) };
  const small = isDay ? t('wholeDay') : t('leftDays', { time, ...left });
  return { large: dayText(day, locale, now), small: theirs ? t('theirs') : small };
}

/** The line under the title: which day and hour it is there, and how much is due. */
export function todayLead(
  t: TodayT,
  { days, soon }: TodayJson,
  { locale, now }: { locale: Locale; now: Date },
): string {
  const today = dayAt(now, OFFICE_TIME_ZONE);
  const time = formatTime(now, locale, OFFICE_TIME_ZONE);
  // Late in the evening the next three hours are more than what is left of the day.
  const ofToday = dayAt(new Date(now.getTime() + 3 * HOUR), OFFICE_TIME_ZONE) === today ? 'yes' : 'no';
  return t('lead', { day: dayText(today, locale), time, count: days[0]?.count ?? 0, soon, ofToday });
}

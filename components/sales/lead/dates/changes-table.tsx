import { daysBetween, formatRange, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, type Money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import type { Due, FeeSpan } from '@/lib/rates/terms/types';
import type { OtherDates, StayFigures } from '@/lib/sales/lead/queries/other-dates';
import { groupOf } from '@/lib/sales/lead/rules/group';
import { dayWords, whoseOf } from '../lead-words';
import { amountText, type DatesT, differenceOf, shortStay } from './dates-words';

type Row = {
  key: string;
  label: string;
  more?: string;
  was: string;
  is: string;
  difference: string;
  /** A higher price is brown, what is better for the reader green, everything else ink. */
  tone?: 'dearer' | 'better';
  isStrong?: boolean;
};

const tones = { dearer: 'text-warning font-bold', better: 'text-positive font-bold' };

type Props = { dates: OtherDates; locale: Locale };

/** What stands beside what is asked for, line by line: the stay, the money, the terms. */
export async function ChangesTable({ dates, locale }: Props) {
  const [t, leads] = await Promise.all([getTranslations('otherDates'), getTranslations('leads')]);
  const { lead, was, is, wasToday } = dates;
  if (!is) return null;
  const [place = ''] = lead.place.split(',');
  const group = groupOf(lead);
  const what = group === 'option' ? 'option' : group === 'confirmed' ? 'booking' : 'other';
  const heads = [t('changes.now', { what }), t('changes.asked'), t('changes.difference')];
  const rows = [
    ...stayRows(t, was, is, locale),
    ...moneyRows(t, dates, is, leads('onRequest')),
    ...duesRows(t, was, is, locale),
    ...termsRows(t, was, is, locale),
    ...commissionRows(t, dates, is),
  ];
  return (
    <section aria-labelledby="changes" className="mt-8 border-t border-ink pt-3.5">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id="changes" className="font-sans text-16 leading-6 font-bold tracking-normal">
          {t('changes.title')}
        </h2>
        <p className="text-13 text-soft">{t('changes.of', { currency: lead.currency, place })}</p>
      </div>
      <table
        aria-labelledby="changes"
        className="w-full border-y border-line bg-surface text-14 max-desk:-mx-4 max-desk:block max-desk:w-auto desk:border-x"
      >
        <thead className="max-desk:sr-only">
          <tr className="border-b border-line text-12 text-soft *:px-4 *:py-2.5 *:font-normal">
            <td />
            {heads.map((head) => (
              <th key={head} scope="col" className="text-right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-desk:block">
          {rows.map((row) => (
            <ChangeRow key={row.key} row={row} heads={heads} />
          ))}
        </tbody>
      </table>
      {wasToday !== null && was.priceTotal !== null && wasToday !== was.priceTotal && (
        <p className="mt-2.5 max-w-[84ch] text-13 text-soft">
          {t('changes.why', {
            total: amountText(was.priceTotal, lead.currency),
            stay: formatRange(was.checkIn, was.checkOut, locale, { year: false }),
            today: amountText(wasToday, lead.currency),
          })}
        </p>
      )}
    </section>
  );
}

function ChangeRow({ row, heads }: { row: Row; heads: readonly string[] }) {
  const { label, more, was, is, difference, tone, isStrong } = row;
  const cell = 'figures align-top max-desk:p-0 desk:px-4 desk:py-2 desk:text-right';
  const head = (index: number) => (
    <span aria-hidden className="block text-12 leading-4 font-normal text-soft desk:hidden">
      {heads[index]}
    </span>
  );
  return (
    <tr
      className={`max-desk:grid max-desk:grid-cols-[1fr_1.1fr_.7fr] max-desk:gap-x-2.5 max-desk:px-4 max-desk:py-2.5 ${isStrong ? 'border-t border-ink font-bold' : 'border-t border-line-faint'}`}
    >
      <th
        scope="row"
        className={`text-left align-top max-desk:col-span-3 desk:px-4 desk:py-2 ${isStrong ? '' : 'font-normal'}`}
      >
        {label}
        {more && <span className="block text-12 leading-4 font-normal text-soft">{more}</span>}
      </th>
      <td className={cell}>
        {head(0)}
        {was}
      </td>
      <td className={`${cell} font-bold`}>
        {head(1)}
        {is}
      </td>
      <td className={`${cell} max-desk:text-right ${tone ? tones[tone] : 'font-normal text-soft'}`}>
        {head(2)}
        {difference}
      </td>
    </tr>
  );
}

function stayRows(t: DatesT, was: StayFigures, is: StayFigures, locale: Locale): Row[] {
  const shift = daysBetween(was.checkIn, is.checkIn);
  const [before, after] = [was, is].map(({ checkIn, checkOut }) => nightsBetween(checkIn, checkOut));
  const more = (after ?? 0) - (before ?? 0);
  const stay: Row = {
    key: 'stay',
    label: t('changes.stay'),
    was: shortStay(was, locale),
    is: shortStay(is, locale),
    difference:
      shift === 0
        ? t('changes.sameArrival')
        : t(shift > 0 ? 'changes.later' : 'changes.earlier', { count: Math.abs(shift) }),
  };
  if (more === 0) return [stay];
  const nights: Row = {
    key: 'nights',
    label: t('changes.nights'),
    was: String(before),
    is: String(after),
    difference: t(more > 0 ? 'changes.moreNights' : 'changes.fewerNights', { count: Math.abs(more) }),
  };
  return [stay, nights];
}

function moneyRows(t: DatesT, { lead, rooms: named, was }: OtherDates, is: StayFigures, onRequest: string): Row[] {
  const { currency, markup = 0n } = lead;
  const text = (amount: bigint | null) => (amount === null ? onRequest : amountText(amount, currency));
  const row = (key: string, label: string, before: bigint | null, after: bigint | null): Row => {
    const difference = differenceOf(before, after, currency);
    return {
      ...{ key, label, was: text(before), is: text(after) },
      difference: !difference ? '' : difference.sign === 0 ? t('changes.same') : difference.text,
      tone: difference?.sign === 1 ? 'dearer' : undefined,
    };
  };
  const rooms = named.map(({ name, rate }, position) => ({
    ...row(`room ${position}`, name, was.roomTotals[position] ?? null, is.roomTotals[position] ?? null),
    more: rate,
  }));
  const gets = row('gets', t('changes.gets', whoseOf(lead)), was.priceTotal, is.priceTotal);
  const withMarkup = (amount: bigint | null) => sumOf([amount, markup]);
  const pays = row('pays', t('changes.clientPays'), withMarkup(was.priceTotal), withMarkup(is.priceTotal));
  return [
    ...(rooms.length > 1 ? rooms : []),
    { ...gets, isStrong: true },
    ...(markup > 0n ? [{ ...pays, more: t('changes.withMarkup', { markup: amountText(markup, currency) }) }] : []),
  ];
}

const dated = (amount: Money | null, day: PlainDate, locale: Locale) =>
  `${amount ? formatAmount(amount) : '–'}, ${formatRange(day, day, locale, { month: 'short', year: false })}`;

function amountRow(was: Money | null | undefined, is: Money | null | undefined): string {
  if (!was || !is) return '';
  return differenceOf(BigInt(was.amount), BigInt(is.amount), is.currency)?.text ?? '';
}

/** What is due when, one after the other as the terms have it. */
function duesRows(t: DatesT, was: StayFigures, is: StayFigures, locale: Locale): Row[] {
  const both = Array.from({ length: Math.max(was.dues.length, is.dues.length) }, (_, index) => ({
    before: was.dues[index],
    after: is.dues[index],
  }));
  const text = (due: Due | undefined) => {
    if (!due) return '–';
    return due.isAtHotel
      ? t('changes.atHotel', { amount: formatAmount(due.amount) })
      : dated(due.amount, due.due, locale);
  };
  return both.map(({ before, after }, index) => ({
    key: `due ${index}`,
    label: t(index === 0 ? 'changes.due' : 'changes.thenDue'),
    was: text(before),
    is: text(after),
    difference: amountRow(before?.amount, after?.amount),
  }));
}

/** Until when cancelling is free, and what it costs from which day on. */
function termsRows(t: DatesT, was: StayFigures, is: StayFigures, locale: Locale): Row[] {
  const text = ({ freeUntil }: StayFigures) => (freeUntil ? dayWords(freeUntil, locale) : t('changes.never'));
  const days = was.freeUntil && is.freeUntil ? daysBetween(was.freeUntil, is.freeUntil) : null;
  const said = () => {
    if (text(was) === text(is)) return t('changes.same');
    if (days === null) return '';
    return t(days > 0 ? 'changes.daysMore' : 'changes.daysLess', { count: Math.abs(days) });
  };
  const isBetter = (days ?? 0) > 0 || (was.freeUntil === null && is.freeUntil !== null);
  const isWorse = (days ?? 0) < 0 || (was.freeUntil !== null && is.freeUntil === null);
  const free: Row = {
    ...{ key: 'free', label: t('changes.freeUntil'), was: text(was), is: text(is), difference: said() },
    tone: isBetter ? 'better' : isWorse ? 'dearer' : undefined,
  };
  const fee = (span: FeeSpan | undefined) => (span ? dated(span.fee, span.from, locale) : '–');
  const feeRow = (key: 'fee' | 'lastFee', before: FeeSpan | undefined, after: FeeSpan | undefined): Row => ({
    ...{ key, label: t(`changes.${key}`), was: fee(before), is: fee(after) },
    difference: amountRow(before?.fee, after?.fee),
  });
  const first = feeRow('fee', was.fees[0], is.fees[0]);
  const last = feeRow('lastFee', was.fees.at(-1), is.fees.at(-1));
  const hasFees = was.fees.length > 0 || is.fees.length > 0;
  const hasLast = was.fees.length > 1 || is.fees.length > 1;
  return [free, ...(hasFees ? [first] : []), ...(hasLast ? [last] : [])];
}

function commissionRows(t: DatesT, { lead, was }: OtherDates, is: StayFigures): Row[] {
  if (was.commission === undefined || is.commission === undefined) return [];
  const difference = differenceOf(was.commission, is.commission, lead.currency);
  return [
    {
      key: 'commission',
      label: t('changes.commission'),
      was: amountText(was.commission, lead.currency),
      is: amountText(is.commission, lead.currency),
      difference: difference?.sign === 0 ? t('changes.same') : (difference?.text ?? ''),
      tone: difference?.sign === 1 ? 'better' : difference?.sign === -1 ? 'dearer' : undefined,
      isStrong: true,
    },
  ];
}

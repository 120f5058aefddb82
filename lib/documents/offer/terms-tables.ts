import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { OfferedPrice } from '@/lib/sales/offer/content';
import type { ClientOffer } from '@/lib/sales/offer/types';
import { amountOf, offerWords, shortDayOf } from './words';

export type TermsRow = { head: string; date: string; cells: string[]; isSum: boolean };
export type TermsTables = { payments: TermsRow[]; fees: TermsRow[] };

const NONE = '–';

/** What cancelling on that day costs. */
function feeOn({ fees, freeUntil }: OfferedPrice, day: PlainDate): number {
  return (fees.findLast(({ from }) => from <= day) ?? (freeUntil ? null : fees[0]))?.amount ?? 0;
}

/** The days on which it begins to cost something, or more: not the confirmation, before which nothing is to be cancelled. */
const edgesOf = ({ fees, freeUntil }: OfferedPrice) => fees.slice(freeUntil ? 0 : 1).map(({ from }) => from);

/** Payments and fees of all alternatives in two tables, line by line in the order of the days. */
export function termsTables({ alternatives, locale }: Pick<ClientOffer, 'alternatives' | 'locale'>): TermsTables {
  const t = offerWords(locale);
  const prices = alternatives.map(({ price }) => price);
  const cell = (price: OfferedPrice | null, amount: number | undefined) =>
    price && amount !== undefined ? amountOf(amount, price.currency) : NONE;

  const moments = [
    ...new Set(
      prices.flatMap(
        (price) => price?.payments.map(({ kind, on }) => (kind === 'now' ? 'now' : `${on} ${kind}`)) ?? [],
      ),
    ),
  ].sort((a, b) => (a === 'now' ? -1 : b === 'now' ? 1 : a < b ? -1 : 1));
  const payments = moments.map((moment): TermsRow => {
    const [on = '', kind = 'now'] = moment === 'now' ? [] : moment.split(' ');
    const isAtHotel = kind === 'there';
    const here = prices.flatMap(
      (price) =>
        price?.payments.filter((one) => (moment === 'now' ? one.kind === 'now' : one.on === on && one.kind === kind)) ??
        [],
    );
    const isAll = here.every(({ percent }) => percent >= 100);
    const head = isAtHotel
      ? t('due.atHotel')
      : isAll
        ? t('due.everything')
        : t(moment === 'now' ? 'due.prepayment' : 'due.balance');
    return {
      head,
      date: moment === 'now' ? t('document.onConfirmation') : shortDayOf(on as PlainDate, locale),
      isSum: false,
      cells: prices.map((price) =>
        cell(
          price,
          price?.payments.find((one) => (moment === 'now' ? one.kind === 'now' : one.on === on && one.kind === kind))
            ?.amount,
        ),
      ),
    };
  });
  const sum: TermsRow = {
    head: t('document.total'),
    date: '',
    isSum: true,
    cells: alternatives.map(({ price, priceless }) =>
      price ? amountOf(price.total, price.currency) : t(priceless === 'package' ? 'inPackage' : 'onRequest'),
    ),
  };

  const edges = [...new Set(prices.flatMap((price) => (price ? edgesOf(price) : [])))].sort();
  const until = edges.map((edge, index): TermsRow => {
    const last = addDays(edge, -1);
    return {
      head: index === 0 ? t('document.youPay') : '',
      date: shortDayOf(last, locale),
      isSum: false,
      cells: prices.map((price) => cell(price, price ? feeOn(price, last) : undefined)),
    };
  });
  const last: TermsRow = {
    head: until.length === 0 ? t('document.youPay') : '',
    date: until.length === 0 ? t('document.alwaysNow') : t('document.after'),
    isSum: false,
    cells: prices.map((price) => cell(price, price ? (price.fees.at(-1)?.amount ?? 0) : undefined)),
  };
  const hasFees = prices.some((price) => price && price.fees.length > 0);
  return { payments: [...payments, sum], fees: hasFees ? [...until, last] : [] };
}

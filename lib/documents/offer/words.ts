import {
  formatDay,
  formatRange,
  formatTime,
  formatWeekday,
  nightsBetween,
  type PlainDate,
  toDateOnly,
} from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { PictureValue } from '@/lib/platform/media/types';
import { formatMoney, formatNumber, money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import type { OfferedPrice } from '@/lib/sales/offer/content';
import type { AlternativeContent, ClientOffer } from '@/lib/sales/offer/types';

/** Page and PDF of an offer say the same: both take their words here, in the language of the offer. */
export function offerWords(locale: Locale) {
  return translator(locale, 'clientOffer');
}

export type OfferWords = ReturnType<typeof offerWords>;
export type Told = { t: OfferWords; locale: Locale };

export const amountOf = (amount: number, currency: string): string => formatMoney(money(amount, currency));

/** `27 November 2026` */
export const dayOf = (day: PlainDate, locale: Locale): string => formatRange(day, day, locale);

/** `Fri 27 Nov 2026` */
export const shortDayOf = (day: PlainDate, locale: Locale): string =>
  `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;

/** `Sat 13 – Sat 20 March 2027` */
export const periodOf = ({ checkIn, checkOut }: AlternativeContent, locale: Locale): string =>
  formatRange(checkIn, checkOut, locale);

export function nightsOf({ checkIn, checkOut }: AlternativeContent, t: OfferWords): string {
  const nights = nightsBetween(checkIn, checkOut);
  return nights % 7 === 0 ? t('weeks', { count: nights / 7 }) : t('nights', { count: nights });
}

function listOf(items: readonly (string | number)[], t: OfferWords): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return String(last ?? '');
  return t('and', { list: items.slice(0, -1).join(', '), last: String(last) });
}

/** `6 adults, children of 4, 6, 9 and 12` */
export function partyOf(content: AlternativeContent, t: OfferWords): string {
  const { kind, adults, childrenAges } = content;
  // A property is asked for so many people, whatever their age.
  if (kind === 'property') return guestsOf(content, t);
  const ages = childrenAges.toSorted((a, b) => a - b);
  const children = ages.length > 0 ? t('children', { count: ages.length, ages: listOf(ages, t) }) : '';
  return [t('adults', { count: adults }), children].filter(Boolean).join(', ');
}

/** `2 × Chambre Saulire`, who sleeps there, and its part of the price. */
export function roomWords(
  {
    name,
    quantity,
    board,
    adults,
    childrenAges = [],
    total,
    currency,
  }: AlternativeContent['rooms'][number] & {
    currency?: string;
  },
  { t }: Told,
): { name: string; more: string; part: string | null } {
  const ages = childrenAges.toSorted((a, b) => a - b);
  const party = [
    adults === undefined ? '' : t('adults', { count: adults }),
    ages.length > 0 ? t('children', { count: ages.length, ages: listOf(ages, t) }) : '',
  ].filter(Boolean);
  return {
    name: quantity > 1 ? `${quantity} × ${name}` : name,
    more: [...party, board].join(', '),
    part: total === undefined || !currency ? null : amountOf(total, currency),
  };
}

type OfferedRoom = AlternativeContent['rooms'][number];

/** The rooms of an alternative, those that are the same and sleep the same people as one: `2 × Classic Double`. */
export function roomLinesOf({ rooms, price }: AlternativeContent, told: Told): ReturnType<typeof roomWords>[] {
  const currency = price?.currency;
  const partOf = (one: OfferedRoom, other: OfferedRoom) =>
    currency === undefined || one.total === undefined || other.total === undefined
      ? undefined
      : plus(money(one.total, currency), money(other.total, currency)).amount;
  const same = new Map<string, OfferedRoom>();
  for (const room of rooms) {
    const { name, board, adults, childrenAges } = room;
    const key = JSON.stringify([name, board, adults, childrenAges?.toSorted((a, b) => a - b)]);
    const before = same.get(key);
    const together = before && { quantity: before.quantity + room.quantity, total: partOf(before, room) };
    same.set(key, { ...room, ...together });
  }
  return [...same.values()].map((room) => roomWords({ ...room, currency }, told));
}

export function guestsOf({ adults, childrenAges }: AlternativeContent, t: OfferWords): string {
  return t('fact.guests', { count: adults + childrenAges.length });
}

/** `Fri 27 Nov 2026, 18:00` by the clocks of the place. */
export function momentOf(instant: string, timeZone: string, { t, locale }: Told): string {
  const day = toDateOnly(instant, timeZone);
  return t('moment', { day: day ? shortDayOf(day, locale) : '', time: formatTime(instant, locale, timeZone) });
}

/** Whether rooms are still held at this moment: what was written down may have ended since. */
export function isHeld({ heldUntil }: AlternativeContent, now: Date): boolean {
  return heldUntil !== null && Date.parse(heldUntil) > now.getTime();
}

/** The total in words, or why there is none. */
export function totalWords({ price, priceless }: AlternativeContent, t: OfferWords): string {
  if (price) return amountOf(price.total, price.currency);
  return priceless === 'package' ? t('inPackage') : t('onRequest');
}

export function taxWords({ payableThere }: AlternativeContent): string | null {
  const sums = payableThere.filter(({ amount }) => amount > 0);
  return sums.length === 0 ? null : sums.map(({ amount, currency }) => amountOf(amount, currency)).join(' + ');
}

/** What stands beside the price of a property until its guests have left; null: nothing does. */
export function depositWords({ deposit }: AlternativeContent, { t, locale }: Told): string | null {
  if (!deposit) return null;
  const { amount, currency, on, hold } = deposit;
  return t(`deposit.${hold}`, { amount: amountOf(amount, currency), day: dayOf(on, locale) });
}

/** What a card costs beside the price: a share, since the parts of it are paid one by one. Null: nothing. */
export function cardFeeWords({ cardFeeRatio }: AlternativeContent, { t }: Told): string | null {
  return cardFeeRatio ? t('cardFee', { percent: formatNumber(cardFeeRatio * 100, 2) }) : null;
}

/** Whom a contract is made with: the hotel, or whoever lets the property. */
export function sellerOf({ alternatives }: ClientOffer): 'hotel' | 'property' | 'both' {
  const kinds = new Set(alternatives.map(({ kind }) => kind));
  if (kinds.size > 1) return 'both';
  return kinds.has('property') ? 'property' : 'hotel';
}

/** Who the agency is on paper: its name, where its address does not begin with it, address and telephone. */
export function senderOf({ name, address, phone }: Omit<ClientOffer['agency'], 'colors'>): string[] {
  return [address?.startsWith(name) ? null : name, address, phone].filter((part): part is string => Boolean(part));
}

/** The first line of page and document once nothing is open any more; null: something can still be said yes to. */
export function standWords({ approval, alternatives, state, validUntil, locale }: ClientOffer): string | null {
  const t = offerWords(locale);
  if (approval) {
    const title = alternatives.find(({ position }) => position === approval.position)?.title ?? '';
    return t('stand.approved', { name: approval.by, day: dayOf(approval.on, locale), title });
  }
  return state === 'expired' ? t('approve.expired', { day: dayOf(validUntil, locale) }) : null;
}

export type DueStep = { when: string; name: string; detail: string; isFirst: boolean };

/** Payments, arrival and departure in the order of their days. */
export function dueSteps(content: AlternativeContent, { t, locale }: Told): DueStep[] {
  const { price, checkIn, checkOut, arrivesFrom, leavesUntil } = content;
  const payments = price?.payments ?? [];
  const upFront = payments.filter(({ kind }) => kind !== 'there');
  const steps = payments.map(({ kind, on, amount, percent }, index): DueStep & { on: PlainDate } => {
    const name = () => {
      if (percent >= 100) return t('due.everything');
      if (kind === 'there') return t('due.atHotel');
      if (kind === 'now') return t('due.prepayment');
      return index === upFront.length - 1 && upFront.length === payments.length ? t('due.balance') : t('due.part');
    };
    const words = { amount: amountOf(amount, price?.currency ?? 'EUR'), percent };
    const detail = t('due.share', words);
    return {
      on,
      name: name(),
      detail,
      isFirst: kind === 'now',
      when: kind === 'now' ? t('due.now') : dayOf(on, locale),
    };
  });
  const stay = [
    { on: checkIn, name: t('due.arrival'), detail: arrivesFrom ? t('due.from', { time: arrivesFrom }) : '' },
    { on: checkOut, name: t('due.departure'), detail: leavesUntil ? t('due.until', { time: leavesUntil }) : '' },
  ].map((step) => ({ ...step, isFirst: false, when: dayOf(step.on, locale) }));
  return [...steps.filter(({ on }) => on <= checkIn), ...stay].map(({ on: _, ...step }) => step);
}

export type FeeWords = { head: string; detail: string; kind: 'free' | 'part' | 'all' };

/** What a cancellation costs, stretch by stretch. */
export function feeSpans({ fees, freeUntil }: OfferedPrice, { t, locale }: Told): FeeWords[] {
  const free: FeeWords[] = freeUntil
    ? [{ head: t('span.free'), detail: t('span.freeUntil', { day: dayOf(freeUntil, locale) }), kind: 'free' }]
    : [];
  return [
    ...free,
    ...fees.map(({ from, until, percent }): FeeWords => {
      const isAll = percent >= 100;
      const isOnly = !freeUntil && fees.length === 1;
      const edge =
        until && !isAll
          ? t('span.freeUntil', { day: dayOf(until, locale) })
          : t('span.from', { day: dayOf(from, locale) });
      return {
        head: isAll ? t('span.all') : t('span.percent', { percent }),
        detail: isOnly ? t('document.alwaysNow') : edge,
        kind: isAll ? 'all' : 'part',
      };
    }),
  ];
}

/** The fact and what stands smaller under it. */
export function cancelWords({ price }: AlternativeContent, { t, locale }: Told): { fact: string; more: string | null } {
  if (!price) return { fact: '–', more: null };
  const { freeUntil, fees } = price;
  const steps = fees.map(({ from, percent }, index) => {
    const day = dayOf(from, locale);
    if (percent >= 100) return t('thenAll', { day });
    return index === 0 && freeUntil ? t('then', { percent }) : t('thenFrom', { day, percent });
  });
  if (freeUntil) return { fact: t('free', { day: dayOf(freeUntil, locale) }), more: steps.join(', ') || null };
  const [first] = fees;
  if (!first || first.percent >= 100) return { fact: t('nonRefundable'), more: null };
  return { fact: t('span.percent', { percent: first.percent }), more: steps.slice(1).join(', ') || null };
}

export type ComparedRow = {
  key: string;
  head: string;
  /** Begins a group of its own. */
  isGroup: boolean;
  isPrice: boolean;
  cells: { fact: string; more: string | null; isHeld?: boolean }[];
};

const points = ['toYourselves', 'meals', 'wellness', 'children', 'outside', 'gettingThere'] as const;

/** What differs, then what is paid and when, then what cancelling costs: the rows of „side by side“. */
export function comparedRows({ alternatives, locale }: ClientOffer, now: Date): ComparedRow[] {
  const t = offerWords(locale);
  const told = { t, locale };
  const row = (
    key: string,
    head: string,
    cells: (content: AlternativeContent) => ComparedRow['cells'][number],
    marks: Partial<Pick<ComparedRow, 'isGroup' | 'isPrice'>> = {},
  ): ComparedRow => ({ key, head, isGroup: false, isPrice: false, ...marks, cells: alternatives.map(cells) });
  const none = { fact: '–', more: null };
  const [first] = alternatives;
  const isSameStay = alternatives.every((one) => one.checkIn === first?.checkIn && one.checkOut === first.checkOut);
  const has = (test: (content: AlternativeContent) => boolean) => alternatives.some(test);
  const rest = ({ price }: AlternativeContent) => {
    const later = price?.payments.filter(({ kind }) => kind !== 'now') ?? [];
    if (!price) return none;
    if (later.length === 0) return { fact: t('nothingMore'), more: null };
    const [next, ...others] = later.map(({ kind, amount, on }) =>
      kind === 'there'
        ? t('restThere', { amount: amountOf(amount, price.currency) })
        : t('restOn', { amount: amountOf(amount, price.currency), day: dayOf(on, locale) }),
    );
    return { fact: next ?? '', more: others.join(', ') || null };
  };
  const confirm = ({ price }: AlternativeContent) => {
    const atOnce = price?.payments.filter(({ kind }) => kind === 'now') ?? [];
    const [step] = atOnce;
    if (!price) return none;
    return step
      ? { fact: amountOf(step.amount, price.currency), more: t('percent', { percent: step.percent }) }
      : { fact: t('nothing'), more: null };
  };
  return [
    ...(isSameStay
      ? []
      : [row('dates', t('side.dates'), (one) => ({ fact: periodOf(one, locale), more: nightsOf(one, t) }))]),
    ...points
      .filter((point) => has((one) => one.points.some((each) => each.point === point)))
      .map((point) => row(point, t(`side.${point}`), (one) => one.points.find((each) => each.point === point) ?? none)),
    row('stay', t('side.stay'), (one) => ({ fact: totalWords(one, t), more: one.board }), {
      isGroup: true,
      isPrice: true,
    }),
    ...(has(({ price }) => price?.service != null)
      ? [
          row('service', t('side.service'), ({ price }) =>
            price?.service == null ? none : { fact: amountOf(price.service, price.currency), more: null },
          ),
        ]
      : []),
    row('perNight', t('side.perNight'), ({ price }) =>
      price ? { fact: amountOf(price.perPersonAndNight, price.currency), more: null } : none,
    ),
    ...(has((one) => taxWords(one) !== null)
      ? [
          row('there', t('side.there'), (one) => {
            const amount = taxWords(one);
            return { fact: amount ? t('tax', { amount }) : '–', more: null };
          }),
        ]
      : []),
    ...(has(({ deposit }) => Boolean(deposit))
      ? [
          row('deposit', t('side.deposit'), (one) => ({
            fact: one.deposit ? amountOf(one.deposit.amount, one.deposit.currency) : '–',
            more: one.deposit ? t(`deposit.${one.deposit.hold}Short`, { day: dayOf(one.deposit.on, locale) }) : null,
          })),
        ]
      : []),
    row('confirm', t('side.confirm'), confirm, { isGroup: true }),
    row('rest', t('side.rest'), rest),
    row('cancel', t('side.cancel'), (one) => cancelWords(one, told)),
    row('today', t('side.today'), (one) =>
      isHeld(one, now)
        ? {
            fact: t('held', { moment: momentOf(one.heldUntil ?? '', one.timeZone, told) }),
            more: t('heldPlace', { city: one.city }),
            isHeld: true,
          }
        : { fact: t('notHeld'), more: null },
    ),
  ];
}

/**
 * The picture each alternative is recognised by: its house, or its room where two of them are in one house.
 */
export function facesOf(alternatives: readonly AlternativeContent[]): (PictureValue | null)[] {
  const houses = alternatives.map(({ pictures }) => pictures[0]?.src);
  return alternatives.map(({ pictures }, index) => {
    const [house, room] = pictures;
    const isShared = houses.some((src, at) => at !== index && src === house?.src);
    return (isShared ? room : house) ?? house ?? null;
  });
}

/** What is shown of the alternative itself: its rooms first, where it has pictures of them. */
export function viewsOf({ pictures }: AlternativeContent): PictureValue[] {
  const [house, ...others] = pictures;
  return house ? [...others, house] : [];
}

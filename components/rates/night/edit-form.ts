import { judgePercent, type PercentState } from '@/components/form/percent-field';
import {
  judgeMoney,
  type MoneyState,
  readTypedMoney,
  type TypedMoney,
  typedMoney,
} from '@/components/form/typed-money';
import { fill } from '@/components/form/types';
import { type IsoWeekday, weekdayOf } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { unitsOf } from '@/lib/platform/money-reader';
import type { AskedChange } from '@/lib/rates/night/change';
import { contradicts, MOST_STAY } from '@/lib/rates/night/rules';
import type { NightValues } from '@/lib/rates/night/types';

export const countFields = ['allotment', 'closed', 'minStay', 'maxStay', 'releaseDays'] as const;
export type CountName = (typeof countFields)[number];
export type NumberName = CountName | 'price';

/** As typed; an empty field stays as it is. */
export type EditForm = Record<CountName, string> & {
  price: TypedMoney;
  arrivalWeekdays: readonly IsoWeekday[] | null;
};

export const emptyForm: EditForm = {
  price: typedMoney(),
  ...{ allotment: '', closed: '', minStay: '', maxStay: '', releaseDays: '' },
  arrivalWeekdays: null,
};

/** A price is an amount, or with its sign per cent of what stands there. */
export type PriceState = ({ of: 'amount' } & { state: MoneyState }) | { of: 'percent'; state: PercentState };

export type ProblemWords = { wrong: string; most: string; beyondHotel: string; contradicts: string };

export type EditRead = {
  change: AskedChange;
  price: PriceState;
  /** Sentence by field. */
  problems: Partial<Record<CountName, string>>;
  /** Nothing is asked or wrong. */
  isWhole: boolean;
};

const MOST: Readonly<Record<CountName, number>> = {
  allotment: 500,
  closed: 500,
  minStay: MOST_STAY,
  maxStay: MOST_STAY,
  releaseDays: 365,
};

/** Prices of the nights a new one would take the place of: the ends of their range are furthest from it. */
function endsOf(nights: readonly NightValues[], currency: string) {
  const prices = nights.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  return [prices[0], prices.at(-1)].flatMap((price) => (price === undefined ? [] : money(price, currency)));
}

function priceOf(typed: TypedMoney, nights: readonly NightValues[], currency: string): PriceState {
  return typed.text.includes('%')
    ? { of: 'percent', state: judgePercent(typed) }
    : { of: 'amount', state: judgeMoney(typed, { currency, answers: endsOf(nights, currency) }) };
}

/** Closing all rooms of several types closes as many as each has; more to sell than there are is a mistake. */
function mostOf(field: CountName, units: readonly number[]): number {
  const ofRooms = field === 'allotment' ? Math.min(...units) : field === 'closed' ? Math.max(...units) : Infinity;
  return Math.min(MOST[field], ofRooms);
}

type Context = {
  /** Of the chosen nights, as they are. */
  nights: readonly NightValues[];
  /** Rooms of each chosen room type. */
  units: readonly number[];
  currency: string;
  words: ProblemWords;
};

/** What is to become of the chosen nights, and what is wrong with it before anything is shown or sent. */
export function readEdit(form: EditForm, { nights, units, currency, words }: Context): EditRead {
  const price = priceOf(form.price, nights, currency);
  const change: AskedChange = {};
  const problems: EditRead['problems'] = {};
  if (price.state.kind === 'ready') {
    if (price.of === 'percent' && 'percent' in price.state) change.pricePercent = price.state.percent;
    if (price.of === 'amount' && 'amount' in price.state) change.price = unitsOf(price.state.amount);
  }
  for (const field of countFields) {
    const text = form[field].replace(/\s/g, '');
    if (text === '') continue;
    const value = /^\d{1,4}$/.test(text) ? Number(text) : null;
    const most = mostOf(field, units);
    if (value === null || (field === 'minStay' && value === 0)) problems[field] = words.wrong;
    else if (value > most) problems[field] = fill(most < MOST[field] ? words.beyondHotel : words.most, { count: most });
    else if (field === 'maxStay') change.maxStay = value === 0 ? null : value;
    else change[field] = value;
  }
  if (form.arrivalWeekdays) change.arrivalWeekdays = form.arrivalWeekdays;
  const { minStay, maxStay } = change;
  const isContradicted = nights.some((night) =>
    contradicts({ minStay: minStay ?? night.minStay, maxStay: maxStay === undefined ? night.maxStay : maxStay }),
  );
  if (isContradicted && (minStay !== undefined || maxStay !== undefined)) {
    problems[maxStay === undefined ? 'minStay' : 'maxStay'] = words.contradicts;
  }
  const isWhole =
    (price.state.kind === 'empty' || price.state.kind === 'ready') &&
    Object.keys(problems).length === 0 &&
    form.arrivalWeekdays?.length !== 0;
  return { change: isWhole ? change : {}, price, problems, isWhole };
}

export const isTyped = (form: EditForm) =>
  form.price.text.trim() !== '' || form.arrivalWeekdays !== null || countFields.some((field) => form[field] !== '');

/** What a draft has kept, if it is that. */
export function readForm(kept: unknown): EditForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { price, arrivalWeekdays: days, ...counts } = kept as Partial<Record<keyof EditForm, unknown>>;
  const money = readTypedMoney(price);
  const texts = countFields.map((field) => [field, counts[field]] as const);
  if (money === null || texts.some(([, text]) => typeof text !== 'string')) return null;
  const arrivalWeekdays = Array.isArray(days)
    ? ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => days.includes(day))
    : null;
  return { ...(Object.fromEntries(texts) as Record<CountName, string>), price: money, arrivalWeekdays };
}

export function arrivalsOf(nights: readonly { night: Parameters<typeof weekdayOf>[0]; closedToArrival: boolean }[]) {
  return [
    ...new Set(nights.filter((night) => !night.closedToArrival).map(({ night }) => weekdayOf(night))),
  ].sort() as IsoWeekday[];
}

import { judgePercent, type PercentState } from '@/components/form/percent-field';
import {
  judgeMoney,
  type MoneyState,
  readTypedMoney,
  type TypedMoney,
  typedMoney,
} from '@/components/form/typed-money';
import { money } from '@/lib/platform/money';
import { unitsOf } from '@/lib/platform/money-reader';
import { changeStay, isHeld, isSameStay, newStays } from '@/lib/rates/stay/rules';
import { changeKinds, type EditedStay, LENGTHS, roundings, type StayChange } from '@/lib/rates/stay/types';
import type { Choice } from './stay-grid';
import type { ChangeKind } from './stay-words';

/** As typed. */
export type StayEditForm = {
  kind: ChangeKind;
  percent: TypedMoney;
  roundTo: (typeof roundings)[number];
  amount: TypedMoney;
  nights: string;
};

export const emptyForm: StayEditForm = {
  kind: 'percent',
  percent: typedMoney(),
  roundTo: 100,
  amount: typedMoney(),
  nights: '',
};

export const isTyped = ({ kind, percent, amount, nights }: StayEditForm) =>
  kind !== emptyForm.kind || [percent.text, amount.text, nights].some((text) => text.trim() !== '');

/** What a draft has kept, if it is that. */
export function readForm(kept: unknown): StayEditForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { kind, percent, roundTo, amount, nights } = kept as Partial<Record<keyof StayEditForm, unknown>>;
  const [known, rounded] = [changeKinds.find((one) => one === kind), roundings.find((one) => one === roundTo)];
  const [byPercent, toAmount] = [readTypedMoney(percent), readTypedMoney(amount)];
  if (!known || !rounded || !byPercent || !toAmount || typeof nights !== 'string') return null;
  return { kind: known, roundTo: rounded, percent: byPercent, amount: toAmount, nights };
}

export type StayRead = {
  amount: MoneyState;
  percent: PercentState;
  /** Something is typed as a length that is none. */
  isLengthWrong: boolean;
  /** Null while something is missing, asked or wrong. */
  change: StayChange | null;
};

/** The lowest and the highest price a new one would take the place of. */
function endsOf({ stays, levels, property: { currency, holds } }: Choice) {
  const prices = stays
    .filter((stay) => !isHeld(stay, holds))
    .flatMap(({ rates }) => rates.filter(({ serviceLevel }) => levels.includes(serviceLevel)))
    .flatMap(({ amount }) => amount ?? [])
    .sort((a, b) => a - b);
  return [prices[0], prices.at(-1)].flatMap((price) => (price === undefined ? [] : money(price, currency)));
}

function changeOf(
  { kind, roundTo, nights }: StayEditForm,
  { amount, percent }: Pick<StayRead, 'amount' | 'percent'>,
  serviceLevels: string[],
): StayChange | null {
  switch (kind) {
    case 'percent':
      if (percent.kind !== 'ready' || serviceLevels.length === 0) return null;
      return { kind, serviceLevels, percent: percent.percent, roundTo };
    case 'amount':
      if (amount.kind !== 'ready' || serviceLevels.length === 0) return null;
      return amount.amount.amount > 0 ? { kind, serviceLevels, amount: unitsOf(amount.amount) } : null;
    case 'length':
      return isLength(nights) ? { kind, nights: Number(nights), roundTo } : null;
    default:
      return { kind };
  }
}

const isLength = (text: string) =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= LENGTHS.least && Number(text) <= LENGTHS.most;

/** What is to become of the chosen stays, and what is asked or wrong about it. */
export function readStays(form: StayEditForm, choice: Choice): StayRead {
  const amount = judgeMoney(form.amount, { currency: choice.property.currency, answers: endsOf(choice) });
  const percent = judgePercent(form.percent);
  return {
    ...{ amount, percent },
    isLengthWrong: form.nights.trim() !== '' && !isLength(form.nights),
    change: changeOf(form, { amount, percent }, choice.levels),
  };
}

export type StayPreview = {
  /** Stays as they would be. */
  after: ReadonlyMap<string, EditedStay>;
  prices: number;
  added: Omit<EditedStay, 'id'>[];
};

export const nothing: StayPreview = { after: new Map(), prices: 0, added: [] };

/** What a change would make of the chosen stays, and which would be new. */
export function previewOf({ property, stays, from, until }: Choice, change: StayChange): StayPreview {
  const after = new Map<string, EditedStay>();
  let moved = 0;
  for (const stay of stays.filter((one) => !isHeld(one, property.holds))) {
    const changed = changeStay(stay, change, property.currency);
    if (isSameStay(stay, changed)) continue;
    after.set(stay.id, changed);
    moved += changed.rates.filter(({ amount }, index) => amount !== stay.rates[index]?.amount).length;
  }
  const added = change.kind === 'length' ? newStays(property.stays, { from, until, ...change }, property) : [];
  return { after, prices: moved, added: added.filter((stay) => !isHeld(stay, property.holds)) };
}

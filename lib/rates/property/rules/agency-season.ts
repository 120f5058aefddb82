import type { Beds } from '@/lib/catalogue/property/types';
import { type Money, money } from '@/lib/platform/money';
import { portionOf } from '@/lib/platform/money-arithmetic';
import { sleepsTooFew } from '@/lib/rates/judge/rules/house';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import type { SeasonCell, SeasonWeek } from './season';

/** Per cent, and what it comes to of the whole price. */
export type Earning = { percent: number; amount: Money };

/** Of a property and of each of its stays, in per cent; null: not for whoever asks. */
export type EarnedPercents = { commission: number; commissionPerStay: Record<string, number> } | null;

export type AgencyCell = SeasonCell & {
  /** In whole units of the currency, to compare by: cents would only be noise; null without a price. */
  perPersonNight: Money | null;
  /** Absent where it may not be seen or there is no price. */
  earning?: Earning;
};

export type AgencyWeek = Omit<SeasonWeek, 'levels'> & {
  levels: AgencyCell[];
  /** The house is too small for the party: no week of it can be had. Null: it is not. */
  sleepsAtMost: number | null;
};

type House = { card: { beds: Beds | null }; earned: EarnedPercents };

export function earningOf(price: Money, percent: number): Earning {
  const { total } = commissionOf([{ priceTotal: price.amount, commissionPercent: percent }]);
  return { percent, amount: money(total, price.currency) };
}

/** A week of the season with what an agency compares and earns: on its page and in the season grid alike. */
export function toAgencyWeek(week: SeasonWeek, guests: number, { card, earned }: House): AgencyWeek {
  const percent = earned && (earned.commissionPerStay[week.stayId ?? ''] ?? earned.commission);
  return {
    ...week,
    sleepsAtMost: sleepsTooFew(card.beds, guests),
    levels: week.levels.map((cell) => {
      const price = cell.price.state === 'priced' ? cell.price.price : null;
      return {
        ...cell,
        perPersonNight: price && portionOf(price, 1, guests * week.nights, 1),
        ...(price && percent !== null && { earning: earningOf(price, percent) }),
      };
    }),
  };
}

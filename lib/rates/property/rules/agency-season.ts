import { type Money, minorDigits, money } from '@/lib/platform/money';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import type { SeasonCell, SeasonWeek } from './season';

/** Per cent, and what it comes to of the whole price. */
export type Earning = { percent: number; amount: Money };

/** Of a property and of each of its stays, in per cent; null: not for whoever asks. */
export type EarnedPercents = { commission: number; commissionPerStay: Record<string, number> } | null;

export type AgencyCell = SeasonCell & {
  /** In whole units of the currency; null without a price. */
  perPersonNight: Money | null;
  /** Absent where it may not be seen or there is no price. */
  earning?: Earning;
};

export type AgencyWeek = Omit<SeasonWeek, 'levels'> & { levels: AgencyCell[] };

export function earningOf(price: Money, percent: number): Earning {
  const { total } = commissionOf([{ priceTotal: price.amount, percent }]);
  return { percent, amount: money(total, price.currency) };
}

/** To compare by: cents of a person's night would only be noise. */
function perPersonNight({ amount, currency }: Money, guests: number, nights: number): Money {
  const unit = 10 ** minorDigits(currency);
  return money(Math.round(amount / (guests * nights * unit)) * unit, currency);
}

/** A week of the season with what an agency compares and earns: on its page and in the season grid alike. */
export function toAgencyWeek(week: SeasonWeek, guests: number, earned: EarnedPercents): AgencyWeek {
  const percent = earned && (earned.commissionPerStay[week.stayId ?? ''] ?? earned.commission);
  return {
    ...week,
    levels: week.levels.map((cell) => {
      const price = cell.price.state === 'priced' ? cell.price.price : null;
      return {
        ...cell,
        perPersonNight: price && perPersonNight(price, guests, week.nights),
        ...(price && percent !== null && { earning: earningOf(price, percent) }),
      };
    }),
  };
}

import type { PaymentProfile } from '@/lib/brand/schema';
import { bedConfigurations } from '@/lib/catalogue/room/rules/bed-configurations';
import { nightsBetween } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { divided } from '@/lib/platform/money-arithmetic';
import { whenRead } from '@/lib/platform/when-read';
import { duesOf } from '../../terms/rules/dues';
import { feesOf } from '../../terms/rules/fees';
import type { StayTerms } from '../../terms/types';
import type {
  AgencyAgreement,
  ExchangeRates,
  HotelFacts,
  RatePlan,
  RoomFacts,
  RoomRate,
  StayAsked,
  StayPrice,
} from '../types';
import { commissionOf, commissionPercent } from './commission';
import { exchange } from './exchange';
import { localTaxes, priceStay } from './price';

/** For whom offers are made. `canSeeCommission`: as lib/people/access/agency says, and not in client-safe mode. */
export type RateAudience = {
  paymentProfile: PaymentProfile;
  agency: AgencyAgreement;
  rates: ExchangeRates;
  canSeeCommission: boolean;
};

/** Whether the plan is sold to this audience: by its payment profiles, and its programme to verified members alone. */
export function isSold(
  { paymentProfiles, programmeId }: Pick<RatePlan, 'paymentProfiles' | 'programmeId'>,
  { paymentProfile, agency }: Pick<RateAudience, 'paymentProfile' | 'agency'>,
): boolean {
  if (!paymentProfiles.includes(paymentProfile)) return false;
  return programmeId === null || agency.verifiedProgrammes.includes(programmeId);
}

function averaged(total: number, nights: number, currency: string) {
  return divided(money(total, currency), nights);
}

function localPrice(hotel: HotelFacts, price: StayPrice, nights: number, rates: ExchangeRates): RoomRate['localPrice'] {
  const local = exchange(price.total, hotel.localCurrency, rates);
  if (!local) return null;
  const { amount, currency } = local.money;
  return { amount, currency, averageNightlyPrice: averaged(amount, nights, currency), exchangedOn: local.exchangedOn };
}

function commission(hotel: HotelFacts, plan: RatePlan, price: StayPrice | null, { agency }: RateAudience) {
  const percent = commissionPercent(hotel, plan, agency);
  const amount = price && commissionOf([{ priceTotal: price.total.amount, commissionPercent: percent }]).total;
  return {
    commissionLevelForPartner: percent,
    commission: amount === null ? null : money(amount, hotel.billableCurrency),
  };
}

/** The plan's; the season of a night may ask for a larger deposit. */
export function planTermsOf(
  { seasons }: Pick<HotelFacts, 'seasons'>,
  { terms }: Pick<RatePlan, 'terms'>,
  { checkIn, checkOut }: Pick<StayAsked, 'checkIn' | 'checkOut'>,
): StayTerms {
  const touched = seasons.filter(({ startsOn, endsOn }) => startsOn < checkOut && checkIn < endsOn);
  const asked = touched.map((season) => season.depositPercent ?? 0);
  const depositPercent = Math.max(terms.payment.depositPercent, ...asked);
  return { ...terms, payment: { ...terms.payment, depositPercent } };
}

/**
 * One room at one plan. Commission is not in it unless the audience may see it (rule 4.8). A search compares thousands by
 * their price alone: what only the rate itself shows is worked out once it is read.
 */
export function rateOf(
  hotel: HotelFacts,
  room: RoomFacts,
  plan: RatePlan,
  asked: StayAsked,
  audience: RateAudience,
): RoomRate {
  const { checkIn, checkOut, today, party } = asked;
  const nights = nightsBetween(checkIn, checkOut);
  const price = priceStay(hotel, room, plan, asked);
  const total = price?.total ?? null;
  const terms = whenRead(() => planTermsOf(hotel, plan, asked));
  const line = () => ({ terms: terms(), total });
  const payments = whenRead(() => (total ? duesOf([{ ...line(), total }], { checkIn, today }) : []));
  const cancellation = whenRead(() => feesOf([line()], { checkIn, today }));
  const locally = whenRead(() => localTaxes(hotel, party, nights));
  const beds = whenRead(() => bedConfigurations(room.beds, party));
  return {
    id: plan.id,
    kind: plan.kind,
    rateName: plan.name,
    rateDescription: plan.description,
    ratePolicy: plan.policy,
    board: plan.board,
    priceTotal: total,
    averageNightlyPrice: price?.averageNightlyPrice ?? null,
    get nights() {
      return price?.nights ?? [];
    },
    localPrice: price && localPrice(hotel, price, nights, audience.rates),
    publicPrice: price?.publicTotal
      ? {
          priceTotal: price.publicTotal,
          averageNightlyPrice: averaged(price.publicTotal.amount, nights, hotel.billableCurrency),
        }
      : null,
    get payableLocally() {
      return locally();
    },
    get reasons() {
      return price?.reasons ?? [];
    },
    amenitiesMarkdown: plan.amenities,
    get terms() {
      return terms();
    },
    get payments() {
      return payments();
    },
    get cancellation() {
      return cancellation();
    },
    get requestableBedConfigurations() {
      return beds();
    },
    roomId: room.id,
    hotelId: hotel.id,
    checkInDate: checkIn,
    checkOutDate: checkOut,
    numAdults: party.adults,
    numChildren: party.childrenAges.length,
    childrenAges: party.childrenAges,
    ...(audience.canSeeCommission && commission(hotel, plan, price, audience)),
  };
}

/** Every plan sold to this audience, in the hotel's order. Whether the room can be had at all says `decideRoom`. */
export function ratesOf(
  hotel: HotelFacts,
  room: RoomFacts,
  plans: readonly RatePlan[],
  asked: StayAsked,
  audience: RateAudience,
): RoomRate[] {
  return plans.filter((plan) => isSold(plan, audience)).map((plan) => rateOf(hotel, room, plan, asked, audience));
}

export type PricedRate = RoomRate & { priceTotal: Money; averageNightlyPrice: Money };

export function isPriced(offer: RoomRate): offer is PricedRate {
  return offer.priceTotal !== null && offer.averageNightlyPrice !== null;
}

/** The rate with the lowest total, all in one currency; null where none has a price. */
export function leastRate(offers: readonly RoomRate[]): PricedRate | null {
  let least: PricedRate | null = null;
  for (const offer of offers) {
    if (isPriced(offer) && (!least || offer.priceTotal.amount < least.priceTotal.amount)) least = offer;
  }
  return least;
}

import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { wantedDues } from '@/lib/money/dues/rules';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { storedTermsOf } from '@/lib/rates/property/rules/own-terms';
import { resolveTerms } from '@/lib/rates/property/rules/terms';
import {
  type CancellationPeriod,
  periodsOfCancellation,
  type Tranche,
  termsOfRate,
  tranchesOf,
} from '@/lib/rates/terms/rules/convert';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import { feesOf, refundIn } from '@/lib/rates/terms/rules/fees';
import type { Due, StayTerms } from '@/lib/rates/terms/types';
import { snapshotTermsSchema } from '@/lib/sales/lead/kept-terms';
import { cancellationFee } from '@/lib/sales/lead/rules/cancellation';
import { offeredPrice } from '@/lib/sales/offer/rules/price';
import { termsOfSelection } from '@/lib/sales/selection/rules/total';
import type { SelectedRate } from '@/lib/sales/selection/types';

const CURRENCY = 'EUR';
const checkIn: PlainDate = '2028-03-01';
const dayOf = (daysBefore: number): PlainDate => addDays(checkIn, -daysBefore);

let compared = 0;
afterAll(() => process.stdout.write(`\n${compared} fees and dues compared\n`));

function same(said: Record<string, number | undefined>, expected: number, day: string) {
  const names = Object.keys(said);
  compared += names.length;
  expect({ day, ...said }).toEqual({ day, ...Object.fromEntries(names.map((name) => [name, expected])) });
}

// What is right, written down once more in the plainest way: from what hotels and operators enter, in whole numbers.

const halfUp = (numerator: bigint, denominator: bigint) => Number((numerator * 2n + denominator) / (denominator * 2n));
const hundredths = (percent: number) => BigInt(Math.round(percent * 100));
const shared = (parts: readonly { total: number; percent: number }[]) =>
  halfUp(
    parts.reduce((sum, { total, percent }) => sum + BigInt(total) * hundredths(percent), 0n),
    10_000n,
  );

function feePercentOfPeriods(periods: readonly CancellationPeriod[], daysLeft: number): number {
  if (periods.length === 0) return 100;
  const begun = periods.filter((one) => one.fromDaysPriorToArrival >= daysLeft);
  const nearest = Math.min(...begun.map((one) => one.fromDaysPriorToArrival));
  const fees = begun.filter((one) => one.fromDaysPriorToArrival === nearest);
  return Math.max(0, ...fees.map((one) => one.feeInPercentOfBookingTotal));
}

function feePercentOfRefunds(refunds: readonly { days: number; percent: number }[], daysLeft: number): number {
  const standing = refunds.filter(({ days }) => days <= daysLeft);
  const [latest] = standing.toSorted((a, b) => b.days - a.days);
  return latest ? Math.round((100 - latest.percent) * 100) / 100 : 100;
}

type Plan = { deposit: number; steps: readonly { days: number; percent: number }[]; isHotel: boolean };

/** What has been paid by the end of a day before arrival, of a booking made so many days before. */
function paidPercent({ deposit, steps, isHotel }: Plan, bookedBefore: number, daysLeft: number): number {
  const asked = steps.filter(({ days }) => Math.min(days, bookedBefore) >= daysLeft).map(({ percent }) => percent);
  const atHotel = isHotel && daysLeft <= 0 ? [100] : [];
  return Math.min(100, Math.max(deposit, ...asked, ...atHotel));
}

// What the product says -------------------------------------------------------------------------------------------------

type Sold = { total: number; terms: StayTerms };

const lines = (sold: readonly Sold[]) => sold.map(({ total, terms }) => ({ terms, total: money(total, CURRENCY) }));
const onDay = <Span extends { from: PlainDate }>(spans: readonly Span[], day: PlainDate) =>
  spans.findLast(({ from }) => from <= day);
const paidBy = (dues: readonly Pick<Due, 'due' | 'amount'>[], day: PlainDate) =>
  dues.filter(({ due }) => due <= day).reduce((sum, { amount }) => sum + amount.amount, 0);

/** As the rooms' calls answer it, and as the browser keeps it. */
function selected({ total, terms }: Sold): SelectedRate {
  return {
    ...{ id: 'rate', rateName: 'Rate', currency: CURRENCY, numAdults: 2, childrenAges: [] },
    priceTotal: total / 100,
    paymentPolicy: { depositPercentage: terms.payment.depositPercent, tranches: tranchesOf(terms.payment) },
    cancellationPolicy: { cancellationPeriods: periodsOfCancellation(terms.cancellation) },
    requestableBedConfigurations: [],
  };
}

function mergedOnPage(sold: readonly Sold[], today: PlainDate) {
  const stay = { checkInDate: checkIn, checkOutDate: addDays(checkIn, 7), paymentProfile: 'ClientPays' as const };
  const rooms = [{ id: 'room', name: 'Room', offers: sold.map(selected) }];
  return termsOfSelection({ hotel: { id: 'hotel', name: 'Hotel' }, stay, rooms }, today).currencies[0];
}

/** What is charged: from the snapshot as the database has it. */
function chargedOn(content: unknown, today: PlainDate): number | undefined {
  const { rooms } = snapshotTermsSchema.parse(JSON.parse(JSON.stringify(content)));
  const promised = rooms.map((room) => ({ ...room, priceTotal: BigInt(room.priceTotal ?? 0) }));
  const lead = { status: 'CONFIRMED_BOOKING', by: 'agent', checkIn, currency: CURRENCY } as const;
  const fee = cancellationFee({ ...lead, today, rooms: promised });
  return fee === null ? undefined : Number(fee);
}

/** What is asked for of a booking made today, by the day on which the page says that it is due. */
function askedBy(sold: readonly Sold[], said: readonly Due[], today: PlainDate) {
  const booking = { standing: 'booked', cardFee: null, securityDeposit: null, owedBy: 'client' } as const;
  const asked = wantedDues({ ...booking, lines: lines(sold), checkIn, currency: CURRENCY }, [], today);
  expect(asked).toHaveLength(said.length);
  return (day: PlainDate) =>
    asked.reduce((sum, { amount }, index) => ((said[index]?.due ?? today) <= day ? sum + Number(amount) : sum), 0);
}

const snapshot = (sold: readonly Sold[]) => ({
  rooms: sold.map(({ total: priceTotal, terms }) => ({ priceTotal, commissionPercent: 10, terms })),
});

function offered(sold: readonly Sold[], today: PlainDate) {
  const rooms = sold.map(({ total: priceTotal, terms }) => ({ priceTotal, terms }));
  const asked = { currency: CURRENCY, markup: 0, isFolded: false, checkIn, today, guests: 2, nights: 7 };
  return offeredPrice(rooms, asked);
}

const offeredFee = (price: ReturnType<typeof offered>, day: PlainDate) => onDay(price?.fees ?? [], day)?.amount ?? 0;
const offeredPaid = (price: ReturnType<typeof offered>, day: PlainDate) =>
  (price?.payments ?? []).filter(({ on }) => on <= day).reduce((sum, { amount }) => sum + amount, 0);

// Whatever they enter ---------------------------------------------------------------------------------------------------

const percent = fc.oneof(
  fc.constantFrom(0, 50, 100),
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100),
);
const daysBefore = fc.oneof(fc.constantFrom(0, 1, 84), fc.integer({ min: 0, max: 365 }));
/** Odd cents, so that halves of a cent come. */
const total = fc.oneof(
  fc.integer({ min: 1, max: 5_000 }),
  fc.integer({ min: 1, max: 30_000_000 }),
  fc.constantFrom(33_333, 1_234_565, 999_999),
);
const booked = fc.integer({ min: 0, max: 400 });

const room = fc.record({
  total,
  deposit: percent,
  tranches: fc.array(
    fc.record({ cumulativePercentage: percent, daysPriorToArrival: daysBefore }) satisfies fc.Arbitrary<Tranche>,
    { maxLength: 3 },
  ),
  periods: fc.array(
    fc.record({
      fromDaysPriorToArrival: daysBefore,
      feeInPercentOfBookingTotal: percent,
    }) satisfies fc.Arbitrary<CancellationPeriod>,
    { maxLength: 4 },
  ),
});

/** Steps that come nearer and ask for more, or give less: what the operator's form accepts. */
const nearing = (order: 'rising' | 'falling') =>
  fc
    .uniqueArray(fc.record({ days: daysBefore, percent }), { maxLength: 4, selector: ({ days }) => days })
    .map((steps) => {
      const percents = steps.map((one) => one.percent).sort((a, b) => (order === 'rising' ? a - b : b - a));
      const days = steps.map((one) => one.days).sort((a, b) => b - a);
      return days.map((day, index) => ({ days: day, percent: percents[index] ?? 0 }));
    });

const property = fc.record({
  total,
  prepayment: percent,
  payments: nearing('rising').map((steps) => [...steps.slice(0, -1), { days: steps.at(-1)?.days ?? 30, percent: 100 }]),
  refunds: nearing('falling'),
});

describe('what is said is what is charged', () => {
  it('of rooms of a hotel, one or several: page, selection, offer, and the charge of either kind of snapshot', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 3 }), booked, (rooms, bookedBefore) => {
        const today = dayOf(bookedBefore);
        const sold = rooms.map((one) => ({
          total: one.total,
          terms: termsOfRate({ depositPercent: one.deposit, tranches: one.tranches }, one.periods, true),
        }));
        const former = {
          rooms: rooms.map((one) => ({
            ...{ priceTotal: one.total, commissionPercent: 10, cancellationPeriods: one.periods },
          })),
          lines: rooms.map((one) => ({
            paymentPolicy: { depositPercentage: one.deposit, tranches: one.tranches },
            hasNoShowClause: true,
          })),
        };
        const page = { fees: feesOf(lines(sold), { checkIn, today }), dues: duesOf(lines(sold), { checkIn, today }) };
        const cart = mergedOnPage(sold, today);
        const price = offered(sold, today);
        const asked = askedBy(sold, page.dues, today);
        const edges = rooms.flatMap((one) => [
          ...one.tranches.map((step) => step.daysPriorToArrival),
          ...one.periods.map((step) => step.fromDaysPriorToArrival),
        ]);
        for (const daysLeft of daysToAsk(bookedBefore, edges)) {
          const day = dayOf(daysLeft);
          const fee = shared(
            rooms.map((one) => ({ total: one.total, percent: feePercentOfPeriods(one.periods, daysLeft) })),
          );
          same(
            {
              page: onDay(page.fees.spans, day)?.fee?.amount,
              selection: onDay(cart?.fees ?? [], day)?.fee?.amount,
              offer: offeredFee(price, day),
              charge: chargedOn(snapshot(sold), day),
              chargeOfFormerSnapshot: chargedOn(former, day),
            },
            fee,
            day,
          );
          const paid = shared(
            rooms.map((one) => {
              const steps = one.tranches.map((step) => {
                return { days: step.daysPriorToArrival, percent: step.cumulativePercentage };
              });
              const plan = { deposit: one.deposit, steps, isHotel: true };
              return { total: one.total, percent: paidPercent(plan, bookedBefore, daysLeft) };
            }),
          );
          const dues = { page: paidBy(page.dues, day), selection: paidBy(cart?.dues ?? [], day) };
          same({ ...dues, offer: offeredPaid(price, day), charge: asked(day) }, paid, day);
        }
        const free = rooms.every((one) => feePercentOfPeriods(one.periods, bookedBefore) === 0);
        expect(page.fees.freeUntil !== null).toBe(free);
      }),
      { numRuns: 200, seed: 7 },
    );
  }, 60_000);

  it('of a property: its page and the guest’s, the offer, the charge, and that of a snapshot of before', () => {
    fc.assert(
      fc.property(property, booked, ({ total: price, prepayment, payments, refunds }, bookedBefore) => {
        const today = dayOf(bookedBefore);
        const { securityDeposit: _, ...stored } = storedTermsOf(
          { prepayment, payments, refunds, deposit: null },
          CURRENCY,
        );
        const terms = resolveTerms({ ...stored, securityDeposit: null, creditCardFeeRatio: null });
        const sold = [{ total: price, terms }];
        const former = {
          terms: {
            prepaymentRatio: stored.prepaymentRatio,
            paymentSteps: stored.paymentTerms,
            cancellationSteps: stored.cancellationTerms,
            ...{ cardFeeRatio: 0.03, securityDeposit: null },
          },
          rooms: [{ priceTotal: price, commissionPercent: 10, cancellationPeriods: formerPeriods(refunds) }],
        };
        const { spans } = feesOf(lines(sold), { checkIn, today });
        const dues = duesOf(lines(sold), { checkIn, today });
        const offer = offered(sold, today);
        const asked = askedBy(sold, dues, today);
        const edges = [...payments, ...refunds].map((step) => step.days);
        for (const daysLeft of daysToAsk(bookedBefore, edges)) {
          const day = dayOf(daysLeft);
          const fee = shared([{ total: price, percent: feePercentOfRefunds(refunds, daysLeft) }]);
          const span = onDay(spans, day);
          const refund = span && refundIn(span, money(price, CURRENCY)).amount;
          same(
            {
              page: span?.fee?.amount,
              keptOfTheRefundThatIsSaid: refund ? price - refund.amount : undefined,
              offer: offeredFee(offer, day),
              charge: chargedOn(snapshot(sold), day),
              // Before, a day after arrival was not told apart from the day of arrival.
              ...(daysLeft >= 0 && { chargeOfFormerSnapshot: chargedOn(former, day) }),
            },
            fee,
            day,
          );
          const plan = { deposit: prepayment, steps: payments, isHotel: false };
          const paid = shared([{ total: price, percent: paidPercent(plan, bookedBefore, daysLeft) }]);
          same({ page: paidBy(dues, day), offer: offeredPaid(offer, day), charge: asked(day) }, paid, day);
        }
      }),
      { numRuns: 400, seed: 11 },
    );
  }, 60_000);
});

/** From the booking to the day after arrival: the days around every edge, and one in seven between. */
function daysToAsk(bookedBefore: number, edges: readonly number[]): number[] {
  const around = new Set(edges.flatMap((days) => [days - 1, days, days + 1]));
  const all = Array.from({ length: bookedBefore + 2 }, (_, index) => bookedBefore - index);
  return all.filter((days) => days <= 2 || days % 7 === 0 || days === bookedBefore || around.has(days));
}

/** As leads kept a property's refunds before: nothing at all for one that gives everything back until arrival. */
function formerPeriods(refunds: readonly { days: number; percent: number }[]): CancellationPeriod[] {
  const [first] = refunds;
  if (!first) return [];
  const kept = (one: number) => Math.round((100 - one) * 100) / 100;
  return [
    ...(first.percent < 100
      ? [{ fromDaysPriorToArrival: 36_500, feeInPercentOfBookingTotal: kept(first.percent) }]
      : []),
    ...refunds.flatMap(({ days }, index) => {
      if (days === 0) return [];
      const next = refunds[index + 1];
      return [{ fromDaysPriorToArrival: days - 1, feeInPercentOfBookingTotal: next ? kept(next.percent) : 100 }];
    }),
  ];
}

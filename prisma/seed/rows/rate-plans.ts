import type { Transaction } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import { programmes } from '@/prisma/reference/programmes';
import type { Text } from '@/prisma/reference/types';
import { hotels } from '../content/hotels/all';
import type { HotelContent } from '../content/hotels/types';
import { hotelEdges } from '../hotel-edges';

type Plan = Prisma.RatePlanCreateManyInput;
type Kind = Plan['kind'];

const named: Record<Kind, { name: Text; description: Text; policy: Text }> = {
  flexible: {
    name: { en: 'Flexible rate with breakfast', de: 'Flexible Rate mit Frühstück' },
    description: {
      en: 'Breakfast every morning, and plans may change: free of charge until the day named in the terms.',
      de: 'Jeden Morgen Frühstück, und Pläne dürfen sich ändern: kostenfrei bis zu dem Tag, den die Bedingungen nennen.',
    },
    policy: {
      en: 'Names may change until the day of arrival. Whoever leaves earlier pays the stay as it was booked.',
      de: 'Namen dürfen sich bis zum Anreisetag ändern. Wer früher abreist, zahlt den Aufenthalt wie gebucht.',
    },
  },
  semiFlexible: {
    name: { en: 'Semi-flexible rate', de: 'Halbflexible Rate' },
    description: {
      en: 'A little less for an earlier decision: the fee grows in three steps from 30 days before arrival.',
      de: 'Etwas günstiger für eine frühere Entscheidung: Die Gebühr steigt ab 30 Tagen vor Anreise in drei Stufen.',
    },
    policy: {
      en: 'Names may change until two weeks before arrival; other dates are a new booking.',
      de: 'Namen dürfen sich bis zwei Wochen vor Anreise ändern; andere Daten sind eine neue Buchung.',
    },
  },
  nonRefundable: {
    name: { en: 'Advance purchase', de: 'Vorauszahlungsrate' },
    description: {
      en: 'The best public price, paid when you book and not refunded.',
      de: 'Der beste öffentliche Preis, zahlbar bei der Buchung und nicht erstattbar.',
    },
    policy: {
      en: 'Neither dates nor names can change, and nothing comes back.',
      de: 'Weder Daten noch Namen lassen sich ändern, und nichts wird erstattet.',
    },
  },
  halfBoard: {
    name: { en: 'Half board', de: 'Halbpension' },
    description: {
      en: 'Breakfast and a dinner of several courses in the restaurant of the hotel.',
      de: 'Frühstück und ein mehrgängiges Abendessen im Restaurant des Hauses.',
    },
    policy: {
      en: 'Dinners that are not taken are not refunded. The kitchen asks for allergies before arrival.',
      de: 'Nicht genossene Abendessen werden nicht erstattet. Die Küche fragt vor der Anreise nach Allergien.',
    },
  },
  programme: {
    name: { en: 'Programme rate', de: 'Programmrate' },
    description: {
      en: 'For members of the programme: the flexible rate with its benefits.',
      de: 'Für Mitglieder des Programms: die flexible Rate mit seinen Vorteilen.',
    },
    policy: {
      en: 'The benefits are given once a stay, to the member who sleeps there.',
      de: 'Die Vorteile gelten einmal je Aufenthalt, für das Mitglied, das selbst hier wohnt.',
    },
  },
  package: {
    name: { en: 'Package rate', de: 'Paketrate' },
    description: {
      en: 'Only as part of a package with a further service; never shown or sold on its own.',
      de: 'Nur als Teil eines Pakets mit einer weiteren Leistung; nie einzeln gezeigt oder verkauft.',
    },
    policy: {
      en: 'Sold with a further service of the same journey, at one price for both.',
      de: 'Wird mit einer weiteren Leistung derselben Reise zu einem gemeinsamen Preis verkauft.',
    },
  },
};

const steps = (...pairs: [number, number][]) =>
  pairs.map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => ({
    fromDaysPriorToArrival,
    feeInPercentOfBookingTotal,
  }));

const terms: Record<Kind, Pick<Plan, 'adjustmentPercent' | 'depositPercent' | 'tranches' | 'cancellationPeriods'>> = {
  flexible: { adjustmentPercent: 0, depositPercent: 0, cancellationPeriods: steps([7, 80]) },
  semiFlexible: {
    adjustmentPercent: -6,
    depositPercent: 30,
    cancellationPeriods: steps([30, 30], [14, 60], [3, 100]),
  },
  nonRefundable: { adjustmentPercent: -12, depositPercent: 100, cancellationPeriods: [] },
  halfBoard: {
    adjustmentPercent: 0,
    depositPercent: 30,
    tranches: [
      { cumulativePercentage: 50, daysPriorToArrival: 60 },
      { cumulativePercentage: 80, daysPriorToArrival: 30 },
      { cumulativePercentage: 100, daysPriorToArrival: 14 },
    ],
    cancellationPeriods: steps([60, 30], [30, 80], [14, 100]),
  },
  programme: { adjustmentPercent: 0, depositPercent: 0, cancellationPeriods: steps([7, 80]) },
  package: { adjustmentPercent: -18, depositPercent: 30, cancellationPeriods: steps([30, 50], [14, 100]) },
};

const COMMISSIONS = [10, 12, 8, 15, 10] as const;
/** What anybody pays in public beyond the nights' prices. */
const PUBLIC_PERCENT = 6;

/** Every hotel sells flexibly; what else depends on its class and its place in the list. */
function kindsOf(hotel: HotelContent, index: number): Kind[] {
  if (hotel.id === hotelEdges.withoutRates) return ['flexible'];
  if (hotel.id === hotelEdges.everything) {
    return ['flexible', 'semiFlexible', 'nonRefundable', 'halfBoard', 'programme', 'package'];
  }
  const kinds: Kind[] = ['flexible', 'nonRefundable'];
  if (index % 5 !== 4 || hotel.id === hotelEdges.withoutPriceTotal) kinds.splice(1, 0, 'semiFlexible');
  const sellsHalfBoard = index % 2 === 1 || hotel.id === hotelEdges.cityTax;
  if (hotel.category !== '4 Star' && sellsHalfBoard) kinds.push('halfBoard');
  if (hotel.programmes.length > 0) kinds.push('programme');
  if (index % 3 === 2) kinds.push('package');
  return kinds;
}

function commissionOf(hotel: HotelContent, kind: Kind, index: number): number {
  if (hotel.id === hotelEdges.withoutCommission && kind === 'nonRefundable') return 0;
  if (hotel.isReseller) return 8;
  const base = COMMISSIONS[index % COMMISSIONS.length] ?? 10;
  return kind === 'programme' ? Math.max(base, hotel.programmes[0]?.commissionPercent ?? 0) : base;
}

function perks(hotel: HotelContent): Pick<Plan, 'programmeId' | 'amenitiesEn' | 'amenitiesDe' | 'nameEn' | 'nameDe'> {
  const [programme] = hotel.programmes;
  if (!programme) throw new Error(`${hotel.id} is in no programme.`);
  const { name = programme.id } = programmes.find(({ id }) => id === programme.id) ?? {};
  const list = (locale: 'en' | 'de') => programme.benefits.map((benefit) => `- ${benefit[locale]}`).join('\n');
  return {
    programmeId: programme.id,
    amenitiesEn: list('en'),
    amenitiesDe: list('de'),
    nameEn: `${name} rate`,
    nameDe: `Rate ${name}`,
  };
}

function planOf(hotel: HotelContent, kind: Kind, position: number, index: number): Plan {
  const { name, description, policy } = named[kind];
  const { adjustmentPercent, ...own } = terms[kind];
  const dinner = hotel.category === '4 Star' ? 6_500n : 12_000n;
  const isPackage = kind === 'package';
  const publicPercent = hotel.id === hotelEdges.abovePublicPrice ? -4 : PUBLIC_PERCENT;
  return {
    id: `${hotel.id}-${kind}`,
    hotelId: hotel.id,
    position,
    kind,
    nameEn: name.en,
    nameDe: name.de,
    descriptionEn: description.en,
    descriptionDe: description.de,
    policyEn: policy.en,
    policyDe: policy.de,
    board: kind === 'halfBoard' ? 'halfBoard' : 'breakfast',
    boardAdultPrice: kind === 'halfBoard' ? dinner : 0n,
    boardChildPrice: kind === 'halfBoard' ? dinner / 2n : 0n,
    adjustmentPercent,
    modifiers:
      kind === 'flexible' && index % 2 === 0
        ? [
            { kind: 'longStay', fromNights: 7, percent: -5 },
            { kind: 'earlyBooking', fromDays: 90, percent: -4 },
          ]
        : [],
    publicAdjustmentPercent: isPackage ? null : Number(adjustmentPercent) + publicPercent,
    isPriced: !(hotel.id === hotelEdges.withoutPriceTotal && kind === 'nonRefundable'),
    paymentProfiles: isPackage ? ['AgencyPaysPackageRate'] : ['ClientPays', 'AgencyPaysStandAloneRate'],
    ...own,
    ...(hotel.id === hotelEdges.wordedDays && kind === 'flexible' && { cancellationPeriods: steps([1, 50], [0, 100]) }),
    commissionPercent: commissionOf(hotel, kind, index),
    hasNoShowClause: kind !== 'package',
    ...(kind === 'programme' && perks(hotel)),
  };
}

export async function createRatePlans(tx: Transaction): Promise<void> {
  await tx.ratePlan.createMany({
    data: hotels.flatMap((hotel, index) =>
      kindsOf(hotel, index).map((kind, position) => planOf(hotel, kind, position, index)),
    ),
  });
}

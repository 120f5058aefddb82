import type { Transaction } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import type { PropertyContent } from '../content/types';
import { edges } from '../edges';
import { chance } from '../random';

/** What a guest accepts of the lessor; of the demonstration only. */
const operatorTerms = {
  termsEn: [
    'The house is let for the period booked and for the guests named, at most as many as it sleeps.',
    'It is ready from 16:00 on the day of arrival and free again by 10:00 on the day of departure.',
    'Damage is settled from the security deposit; what remains is returned within two weeks of departure.',
    'Payment and cancellation follow the terms shown with the booking.',
  ].join('\n'),
  termsDe: [
    'Das Haus wird für den gebuchten Zeitraum an die genannten Gäste vermietet, höchstens an so viele, wie es Betten hat.',
    'Es steht am Anreisetag ab 16:00 Uhr bereit und ist am Abreisetag bis 10:00 Uhr zu verlassen.',
    'Schäden werden aus der Kaution beglichen; den Rest erhalten Sie binnen zwei Wochen nach der Abreise zurück.',
    'Für Zahlung und Stornierung gelten die Bedingungen, die bei der Buchung stehen.',
  ].join('\n'),
};

/** Fictional operators and the ways they sell; the last channel takes bookings from consumers. */
export async function createOperators(tx: Transaction): Promise<void> {
  const operators = [
    ['Gratweg', 'Demonstration 1, 6764 Lech, Austria'],
    ['Lärchenhof', 'Demonstration 2, 6370 Kitzbühel, Austria'],
    ['Haute Combe', 'Démonstration 3, 73120 Courchevel, France'],
    ['Tschuggen & Söhne', 'Demonstration 4, 7050 Arosa, Switzerland'],
    ['Casa Alta', 'Dimostrazione 5, 32043 Cortina d’Ampezzo, Italy'],
  ] as const;
  await tx.operator.createMany({
    data: operators.map(([name, address], index) => ({
      id: `operator-${index + 1}`,
      name: `${name} Demonstration`,
      email: `operator-${index + 1}@operators.example`,
      address,
      ...operatorTerms,
    })),
  });
  await tx.rentalChannel.createMany({
    data: [
      { id: 'channel-direct', name: 'Direct contract', acceptsConsumerBookings: false },
      { id: 'channel-allotment', name: 'Allotment', acceptsConsumerBookings: false },
      { id: 'channel-instant', name: 'Consumer booking', acceptsConsumerBookings: true },
    ],
  });
}

function channelOf(id: string): string {
  if ((edges.consumerBookings as readonly string[]).includes(id)) return 'channel-instant';
  return chance('channel', id) < 0.5 ? 'channel-direct' : 'channel-allotment';
}

function methodsOf(id: string): ('creditCard' | 'bankTransfer')[] {
  if (id === edges.cardOnly) return ['creditCard'];
  if (id === edges.transferOnly) return ['bankTransfer'];
  return ['creditCard', 'bankTransfer'];
}

function termsOf(id: string) {
  if (id === edges.variantTerms) {
    return {
      prepaymentRatio: 0.25,
      paymentTerms: [{ daysBeforeCheckIn: 30, paymentRatio: 1 }],
      cancellationTerms: [
        { daysBeforeCheckIn: 61, refundRatio: 0.75 },
        { daysBeforeCheckIn: 31, refundRatio: 0.25 },
      ],
    };
  }
  if (id === edges.ownCancellation) {
    return {
      cancellationTerms: [
        { daysBeforeCheckIn: 120, refundRatio: 1 },
        { daysBeforeCheckIn: 60, refundRatio: 0.5 },
      ],
    };
  }
  return {};
}

function depositOf(content: PropertyContent): { amount: number; type: 'blocked' | 'other' } | null {
  if (content.januaryWeek === null) return null;
  const amount = Math.max(1_000, Math.round(content.januaryWeek / 10_000) * 1_000) * 100;
  if (content.id === edges.depositBlocked) return { amount, type: 'blocked' };
  if (content.id === edges.depositOther) return { amount, type: 'other' };
  const roll = chance('deposit', content.id);
  if (roll < 0.3) return null;
  return { amount, type: roll < 0.65 ? 'blocked' : 'other' };
}

/** Terms of sale of a property; one has none. */
export function salesInformationOf(content: PropertyContent): Prisma.SalesInformationCreateManyInput[] {
  if (content.id === edges.withoutSalesInformation) return [];
  const deposit = depositOf(content);
  return [
    {
      propertyId: content.id,
      rentalChannelId: channelOf(content.id),
      creditCardFeeRatio: edges.cardFee[content.id] ?? null,
      acceptedPaymentMethods: methodsOf(content.id),
      commissionPercent: 10,
      securityDeposit: deposit?.amount ?? null,
      securityDepositType: deposit?.type ?? null,
      ...termsOf(content.id),
    },
  ];
}

import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import type { PricedLine, SecurityDeposit } from '@/lib/rates/terms/types';

/** `fullPayment`: everything at once. A `refund` goes the other way, from the house. */
export const dueKinds = [
  'prepayment',
  'instalment',
  'balance',
  'fullPayment',
  'securityDeposit',
  'cancellationFee',
  'refund',
] as const;
export type DueKind = (typeof dueKinds)[number];

/** As it is kept. What people read of it follows from the clock, too: `DueState`. */
export type DueStatus = 'open' | 'paid' | 'returned' | 'ended';

export const dueStates = ['open', 'due', 'paid', 'overdue', 'returned'] as const;
export type DueState = (typeof dueStates)[number];

export const duePayers = ['client', 'agency', 'supplier'] as const;
export type DuePayer = (typeof duePayers)[number];

export const dueMethods = ['card', 'transfer'] as const;
export type DueMethod = (typeof dueMethods)[number];

export type DueHold = SecurityDeposit['hold'];

/** What a booking asks for, in minor units; the number among its kind is given when it is written. */
export type WantedDue = {
  kind: DueKind;
  amount: bigint;
  /** Beside the amount, where it is paid by card. */
  cardFee: bigint;
  currency: string;
  /** The last day on which it is in time. */
  until: PlainDate;
  isAtHotel: boolean;
  hold: DueHold | null;
  owedBy: DuePayer;
};

/** A due that was written before, as far as another decision follows from it. */
export type KnownDue = Pick<WantedDue, 'kind' | 'amount' | 'cardFee' | 'currency'> & {
  status: DueStatus;
  /** It came by card, and the fee with it. */
  paidFee: bigint;
};

/** What a booking says of its money. `fee`: what it was cancelled at; by the house it costs nothing. */
export type DueFacts = {
  currency: string;
  checkIn: PlainDate;
  owedBy: Exclude<DuePayer, 'supplier'>;
} & (
  | {
      standing: 'booked';
      lines: readonly PricedLine[];
      /** Of all of it; null: none, or not paid by card. */
      cardFee: Money | null;
      securityDeposit: SecurityDeposit | null;
    }
  | { standing: 'cancelled'; fee: bigint }
  | { standing: 'withdrawn' }
);

/** Whose dues they are. */
export type DueSubject = {
  leadId: string;
  agencyId: string;
  supplier: { hotelId: string } | { operatorId: string };
  snapshotId: string;
};

/** A due as whoever may know the lead reads it. Minor units. */
export type ShownDue = Omit<WantedDue, 'until'> & {
  id: string;
  leadId: string;
  operatorId: string | null;
  /** Of the place, whose days count. */
  timeZone: string;
  number: number;
  until: PlainDate;
  status: DueStatus;
  state: DueState;
  /** Null: nothing came, or it was undone. */
  paid: { id: string; on: PlainDate; method: DueMethod; cardFee: bigint; reference: string | null } | null;
  returnedOn: PlainDate | null;
};

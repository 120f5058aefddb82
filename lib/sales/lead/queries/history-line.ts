import 'server-only';
import type { Money } from '@/lib/platform/money';
import type { DueKind, DueMethod } from '@/prisma/generated/client';
import type { CardFee } from '../rules/card-fee';
import type { LeadActor } from '../types';
import type { AcceptedPrice, MovedStay } from './moved';

/** Of a payment: which, how much and how. */
export type PaidInHistory = { kind: DueKind; amount: Money; method: DueMethod | null };

/** One line of a lead's history; `key` below `leads.history` says it in plain words. */
export type HistoryLine = {
  at: Date;
  key: string;
  by: LeadActor;
  /** Null: the hotel, the product itself, or a colleague who has left. */
  actorName: string | null;
  isReader: boolean;
  /** Of what an admin did: the agency it was done for. */
  forAgency?: string;
  reason: string | null;
  /** Of a cancellation, in minor units of the lead's currency; absent elsewhere, and while nobody has said it. */
  fee?: bigint;
  /** Of other dates: before and after. */
  moved?: MovedStay;
  /** Of a booking: a price that had moved, and was accepted with it. */
  accepted?: AcceptedPrice;
  /** Of a counter-offer. */
  price?: Money;
  /** Of a request or a booking that is paid by card: what that costs beside the price. */
  cardFee?: CardFee;
  /** Of a lead that was handed over; null: a colleague who has left. */
  handed?: { from: string | null; to: string | null };
  /** The last four digits of a card. */
  card?: string;
  /** Of a payment or its link. */
  paid?: PaidInHistory;
};

import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';

/** What is kept about a client, by the kinds in which it is told, in their order. */
export const personalKinds = [
  'client',
  'lead',
  'offer',
  'conversation',
  'mail',
  'enquiry',
  'payment',
  'consent',
  'history',
  'log',
  'account',
] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** Why something that stays is kept: vouchers of the tax law, proof of a consent. */
export const personalLaws = ['voucher', 'proof'] as const;
export type PersonalLaw = (typeof personalLaws)[number];

/** Whom an export or an erasure is about. `agencyId` null: whoever has the address, wherever they stand. */
export type Subject = { agencyId: string | null; clientId: string | null; email: string | null };

/** What is found of one kind: `found` is what goes and what loses the person, together. */
export type PlaceCount = {
  kind: PersonalKind;
  found: number;
  deleted: number;
  loosened: number;
  /** Of what loses the person. */
  law: PersonalLaw | null;
};

/** Where a request to erase somebody has come to. */
export const erasureStates = ['open', 'lapsed', 'takenBack', 'refused', 'erased'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** As the desk lists it. `name` is empty once it is not known any more. */
export type ErasureLine = {
  _id: string;
  number: number;
  state: ErasureState;
  subject: Subject;
  name: string;
  email: string | null;
  agencyName: string | null;
  reason: string | null;
  refusal: string | null;
  askedBy: { _id: string; displayName: string };
  askedAt: Date;
  endsAt: Date;
  /** Who confirmed, refused or took it back, and when. */
  endedBy: string | null;
  endedAt: Date | null;
  found: number | null;
  deleted: number | null;
  loosened: number | null;
};

/** Somebody an erasure or an export may be about. */
export type PersonHit = {
  subject: Subject;
  name: string;
  email: string | null;
  agencyName: string | null;
  leads: number;
  /** As they are counted from then on; null: they were not erased. */
  erasedAs: number | null;
};

/** A lead of the person's, of which a look shows what stays and what does not. */
export type LeadSample = {
  reference: string;
  client: string;
  clientReference: string | null;
  message: string | null;
  house: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  adults: number;
  children: number;
  /** Null: on request. */
  price: Money | null;
};

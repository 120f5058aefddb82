import type { DueKind } from '@/lib/money/dues/types';
import type { SupplierQuestion } from '@/lib/sales/lead/rules/question';
import type { StayAnswer } from '@/lib/sales/lead/rules/stay-answer';

export const deadlineKinds = [
  'optionEnds',
  'requestEnds',
  'answerDue',
  'offerStands',
  'freeUntil',
  'feeStep',
  'payment',
  'linkEnds',
  'stayAnswer',
  'stayDiffers',
  'dispute',
  'message',
  'clientComment',
  'approval',
  'offerValid',
  'offerTerm',
  'payoutHeld',
  'verification',
  'question',
  'agreedPrice',
  'priceMoved',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** Who is to do it. `supplier`: the contact of the hotel, or the operator. */
export const deadlineSides = ['agency', 'supplier', 'house'] as const;
export type DeadlineSide = (typeof deadlineSides)[number];

export const deadlineSubjects = ['lead', 'offer', 'conversation', 'agency'] as const;
export type DeadlineSubject = (typeof deadlineSubjects)[number];

/** What an offer names a day for. */
export const offerTerms = ['payment', 'fee', 'freeUntil', 'deposit', 'held'] as const;
export type OfferTerm = (typeof offerTerms)[number];

/** What is not as it was kept beside the price, or instead of it. */
export const movedParts = ['terms', 'both'] as const;

/** Values of the words that say why: codes and amounts, never a name, never what is earned. Amounts in minor units. */
export type DeadlineReason = {
  rank?: number;
  question?: SupplierQuestion | 'exception';
  amount?: number;
  /** Of a price that has moved: what it was. */
  was?: number;
  /** Absent: the price alone. */
  moved?: (typeof movedParts)[number];
  currency?: string;
  percent?: number;
  due?: DueKind;
  dueId?: string;
  linkId?: string;
  changeId?: string;
  answer?: StayAnswer;
  term?: OfferTerm;
  position?: number;
  step?: 'book' | 'takeOption';
  leadId?: string;
  hold?: 'held' | 'noAccount' | 'detailsMissing' | 'detailsDue';
};

/** A deadline as its cause asks for it. */
export type WantedDeadline = {
  kind: DeadlineKind;
  /** Tells apart those of one kind and subject; the same for as long as it is the same thing to do. */
  key: string;
  waitsFor: DeadlineSide;
  until: Date;
  /** It lasts to the end of a day. */
  isDay: boolean;
  /** Nobody can do it before; null: at once. */
  beginsAt: Date | null;
  /** When the clock ends it; null: it stays until somebody does it. */
  endsAt: Date | null;
  reason: DeadlineReason;
};

/** In whose lists it stands, and by which clocks. */
export type Concerned = {
  agencyId: string;
  /** Null: the supervisors of the agency. */
  userId: string | null;
  hotelId: string | null;
  operatorId: string | null;
  timeZone: string;
};

import type { PlainDate } from '@/lib/platform/dates';

/** Where an agency's commission is on its way to the bank, in that order (rule 9.2). */
export const moneyStates = ['expected', 'contracted', 'earned', 'payable', 'inPayout', 'paid'] as const;
export type MoneyState = (typeof moneyStates)[number];

/** The states in which a supplier owes it: nobody owes what is only expected. */
export const owedStates = [
  'contracted',
  'earned',
  'payable',
  'inPayout',
  'paid',
] as const satisfies readonly MoneyState[];

export type LedgerAccountKind = MoneyState | 'prospect' | 'supplier' | 'reward';
export const postingKinds = [
  'expected',
  'contracted',
  'earned',
  'payable',
  'corrected',
  'reversed',
  'inPayout',
  'paid',
  'failed',
  'returned',
  'reward',
] as const;
export type PostingKind = (typeof postingKinds)[number];

/** From where to where a payout moves commission. What comes back before it was known to be paid has failed. */
export const payoutSteps = {
  inPayout: { from: 'payable', to: 'inPayout' },
  paid: { from: 'inPayout', to: 'paid' },
  failed: { from: 'inPayout', to: 'payable' },
  returned: { from: 'paid', to: 'payable' },
} as const satisfies Partial<Record<PostingKind, { from: MoneyState; to: MoneyState }>>;
export type PayoutStep = keyof typeof payoutSteps;

/** What never earns anything (rule 9.4). */
export const excludedAmounts = ['markup', 'cityTax', 'cardFee', 'securityDeposit'] as const;

/** How a lead stands towards its commission. `withdrawn`: cancelled by the supplier. */
export type Standing = 'open' | 'booked' | 'cancelled' | 'withdrawn' | 'ended';

/** What its lines are: prices, shares of a fee, or what the supplier says that the stay came to. */
export const moneyBases = ['price', 'fee', 'said'] as const;
export type MoneyBasis = (typeof moneyBases)[number];

/** What a line earns its percent of, in minor units. */
export type MoneyLine = { base: bigint; percent: number };

/** All the ledger knows of a lead; lines in the order of its snapshot. */
export type LeadMoney = {
  leadId: string;
  agencyId: string;
  supplier: { hotelId: string } | { operatorId: string };
  snapshotId: string;
  currency: string;
  standing: Standing;
  basis: MoneyBasis;
  lines: readonly MoneyLine[];
};

/** One thing that is earned with a stay: its commission, or the reward of the invitation that led to it (rule 9.12). */
export type LedgerPart = { leadId: string; invitationId?: string | null };

/** Whose commission or reward is posted. */
export type LedgerSubject = Pick<LeadMoney, 'leadId' | 'agencyId' | 'supplier' | 'snapshotId' | 'currency'> &
  LedgerPart;

/** What made the ledger move: an event of the lead, a word about its stay, or another change, named by the version it led to. */
export type Cause = { eventId: bigint } | { changeId: string } | { version: number };

export type Balance = { state: MoneyState; line: number; amount: bigint };

/** One side of a movement, in minor units. */
export type Move = { account: LedgerAccountKind; line: number; amount: bigint };

export type Movement = { kind: PostingKind; moves: Move[] };

/** By the clock: what becomes of the commission of a stay, and when, by the days of the place. */
export type MoneyDays = { earnedOn: PlainDate; payableOn: PlainDate };

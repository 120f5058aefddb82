/** What a run does with all an agency is payable in one currency. */
export const runDecisions = ['pays', 'held', 'noAccount', 'detailsMissing', 'detailsDue', 'belowMinimum'] as const;
export type RunDecision = (typeof runDecisions)[number];

/** Codes of what failed or came back that have words of their own. */
export const payoutFailures = [
  'account_closed',
  'insufficient_capabilities_for_transfer',
  'reversed',
  'undelivered',
] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

export const payoutStatuses = ['open', 'inPayout', 'paid', 'failed', 'returned'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** In milliseconds. A payout is taken whole or not at all, one lead after the other; of thousands that takes its time. */
export const PAYOUT_TRANSACTION = { maxWait: 20_000, timeout: 600_000 } as const;

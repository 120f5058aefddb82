/** What a run does with all an agency is payable in one currency. */
export const runDecisions = ['pays', 'held', 'noAccount', 'detailsMissing', 'detailsDue', 'belowMinimum'] as const;
export type RunDecision = (typeof runDecisions)[number];

export const payoutStatuses = ['open', 'inPayout', 'paid', 'failed', 'returned'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** Why a lead came to nothing, as whoever closes it says. */
export const closingReasons = ['tooDear', 'soldElsewhere', 'noAnswer', 'otherStay', 'otherReason'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** The same in a report: without a word of the agency's the house's no, or that its time ran out, says it. */
export const lossReasons = [...closingReasons, 'declined', 'lapsed', 'unsaid'] as const;
export type LossReason = (typeof lossReasons)[number];

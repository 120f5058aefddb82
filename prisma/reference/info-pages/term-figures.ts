/** The figures every page text quotes, so that no page can contradict another (rule 5.1). */
export const defaultTerms = {
  prepaymentPercent: 35,
  balanceDaysBeforeCheckIn: 84,
  refundPercent: 65,
  cardFeePercent: 3,
  depositWeeksBeforeArrival: 2,
};

export const variantTerms = {
  prepaymentPercent: 25,
  depositKeptFromDays: 61,
  partialUntilDays: 31,
  partialPercent: 75,
};

/** `35` becomes `35 %` with a space that does not break. */
export function percent(value: number): string {
  return `${value}\u00a0%`;
}

/** Whole weeks of a number of days: 84 days are 12 weeks. */
export function weeks(days: number): number {
  return Math.floor(days / 7);
}

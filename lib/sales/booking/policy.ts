/** The wording of the terms and conditions that a ticked box accepts: the date of their text. Kept with every booking. */
export const SALES_POLICY_VERSION = '2026-10-01';

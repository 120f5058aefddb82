/** As rule 5.6 names it. */
export type PayoutState = { detailsSubmitted: boolean; currentlyDue: string[] };

/** What the page of payouts is made of. */
export type PayoutOverview = PayoutState & {
  hasAccount: boolean;
  /** Where the agency is registered, as the account was opened. */
  country: string | null;
  isComplete: boolean;
  /** Owner, supervisors and admins; others see the state and whom to ask (rule 5.6). */
  mayConfigure: boolean;
  isSandbox: boolean;
  /** False in production without keys: payouts cannot be set up here yet. */
  isOpen: boolean;
  publishableKey: string | null;
  /** Whom a colleague asks who may not configure them. */
  responsible: { name: string; email: string }[];
};

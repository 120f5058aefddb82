/** What both sides may cost, against the bare page of the same run unless it says otherwise. */
export const limits = {
  /** Times the bare page's script, gzip. */
  script: 1.12,
  /** Times the CPU per request of the bare page with its one link, both as browsers ask for them. */
  cpu: 1.8,
  /** The agency side's script, times the bare page's. */
  agencyScript: 1.3,
  /** Times the CPU per request of the bare page that is rendered at every request: pages of somebody signed in. */
  agencyCpu: 1.5,
  /** Layout shift of an idle visit, rounded to three decimals. */
  cls: 0,
  /** All requests of an idle visit of the listing on a desktop. */
  listingRequests: 70,
  /** Accessibility, best practices, search engines. */
  otherScores: 100,
};

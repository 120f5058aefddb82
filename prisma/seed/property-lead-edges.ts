/**
 * What is special about which lead of a property (rule 8.3).
 * `tests/integration/seed/property-lead-edges.test.ts` asserts every one of them.
 */
export const propertyLeadEdges = [
  'optionEndsInTwoHours',
  'optionEndedUnswept',
  'optionExtended',
  'firstOption',
  'secondOption',
  'movedUp',
  'oneOfTwoRequests',
  'otherOfTwoRequests',
  'changeAsked',
  'priceHasMoved',
  'inFrancs',
  'discountSought',
  'counterOffered',
  'priceAsked',
  'cancelledFreely',
  'cancelledAtThirtyFive',
  'cancelledAtHundred',
  'stayEnded',
  'noShow',
  'disputed',
  'stayWaits',
  'freeUntilTomorrow',
  'balanceIn83',
  'balanceIn84',
  'balanceIn85',
  'ofFormerAgent',
  'sameClientHere',
  'sameClientThere',
  'paidByCard',
  'stayAsked',
  'stayPriced',
] as const;
export type PropertyLeadEdge = (typeof propertyLeadEdges)[number];

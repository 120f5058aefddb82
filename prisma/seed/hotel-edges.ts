/**
 * What is special about which hotel (rule 8.3) beyond its content. `tests/integration/seed` asserts every one of
 * them that is here.
 */
export const hotelEdges = {
  everything: 'H01',
  festiveSoldOut: 'H02',
  withoutRates: 'H09',
  /** Cancellation is worded with 0 and 1 day. */
  wordedDays: 'H12',
  abovePublicPrice: 'H14',
  oneUnitLeft: 'H18',
  cityTax: 'H19',
  closedInWinter: 'H20',
  withoutPriceTotal: 'H25',
  withoutCommission: 'H16',
  cities: ['H06', 'H12', 'H21', 'H24'] as readonly string[],
  lake: ['H20'] as readonly string[],
  forConsumers: ['H01', 'H06', 'H11', 'H20'] as readonly string[],
  confirmsOptions: ['H11', 'H18'] as readonly string[],
} as const;

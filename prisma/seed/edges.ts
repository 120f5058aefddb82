/**
 * What is special about which property (rule 8.3). Everything else about a property follows from its content.
 * `tests/integration/seed` asserts every one of them.
 */
export const edges = {
  withoutSalesInformation: 'P05',
  cardFee: { P06: 0, P08: 0.0275 } as Record<string, number>,
  cardOnly: 'P09',
  transferOnly: 'P10',
  stayCommission: 'P12',
  variantTerms: 'P13',
  ownCancellation: 'P14',
  depositBlocked: 'P15',
  depositOther: 'P16',
  winterSoldOut: 'P17',
  mixedStates: 'P18',
  withoutStays: 'P19',
  sundayToSunday: 'P20',
  longFestive: 'P21',
  fourNights: 'P22',
  hasAlternative: 'P28',
  isAlternative: 'P29',
  demo: 'P33',
  withoutPrice: 'P36',
  unknownMealPlan: 'P37',
  germanLabels: 'P38',
  endedStays: 'P44',
  videos: ['P01', 'P02', 'P03', 'P04'],
  summer: ['P02', 'P03', 'P08', 'P26', 'P30', 'P41', 'P42', 'P43'],
  consumerBookings: ['P06', 'P11', 'P25', 'P27', 'P31'],
  formerSlug: { P01: 'les-sept-melezes', P20: 'altes-zuger-haus' } as Record<string, string>,
} as const;

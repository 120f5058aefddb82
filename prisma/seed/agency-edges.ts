/**
 * What is special about which agency and whose person (rule 8.3): everything else follows from the content.
 * `tests/integration/seed/agency-edges.test.ts` asserts every one of them.
 */
export const agencyEdges = {
  payoutsComplete: 'A1',
  payoutsDue: 'A2',
  invalidColor: 'A3',
  colorfulLight: 'A4',
  cardProgramme: 'A5',
  withoutCommission: 'A6',
  pending: 'A7',
  packageRates: 'A8',
  empty: 'A9',
  withoutAgency: 'jonas.ebert@northlight.example',
  withUnverifiedEmail: 'nora.falk@morgenrot-reisen.example',
  withoutFirstName: 'whitlock@halcyon.example',
  agentAndHotelContact: 'lene.carstens@northlight.example',
  removed: 'viktor.adler@morgenrot-reisen.example',
  freeMail: 'ingrid.solberg@freemail.example',
  /** Two agencies will each have a client of the same name. */
  sameClient: ['theresa.lang@morgenrot-reisen.example', 'oliver.finch@halcyon.example'],
  /** Their company matches the storefront brand, which has a pattern too. */
  storefrontCompany: 'clara.winter@alpenglow.example',
  throughAffiliate: 'mila.novak@emptyhand.example',
} as const;

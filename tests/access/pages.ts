import type { Judgement } from '@/lib/people/access/rules';
import type { Visitor } from './viewers';

type Answers = Record<Visitor, Judgement>;

const toAll = (judgement: Judgement): Omit<Answers, 'anonymous'> => ({
  customer: judgement,
  hotelContact: judgement,
  agentOfHotel: judgement,
  operator: judgement,
  newcomer: judgement,
  nameless: judgement,
  homeless: judgement,
  removed: judgement,
  agent: judgement,
  lifestyle: judgement,
  supervisor: judgement,
  admin: judgement,
  acting: judgement,
});

const open: Answers = { anonymous: 'allowed', ...toAll('allowed') };
const signedIn: Answers = { anonymous: 'signIn', ...toAll('allowed') };

/** What every partner opens, the lifestyle agent included: customers and operators are told to register. */
const partners: Answers = {
  anonymous: 'signIn',
  ...toAll('allowed'),
  customer: 'notRegistered',
  hotelContact: 'notRegistered',
  operator: 'notRegistered',
  newcomer: 'onboarding',
  nameless: 'onboarding',
  homeless: 'onboarding',
  removed: 'notRegistered',
  admin: 'notRegistered',
};
const supervisors: Answers = {
  ...partners,
  agentOfHotel: 'wrongRole',
  newcomer: 'wrongRole',
  nameless: 'wrongRole',
  homeless: 'wrongRole',
  removed: 'wrongRole',
  agent: 'wrongRole',
  lifestyle: 'wrongRole',
};
/** Without an agency there is none to report of, but for admins. */
const reporters: Answers = {
  ...supervisors,
  customer: 'wrongRole',
  hotelContact: 'wrongRole',
  operator: 'wrongRole',
  admin: 'allowed',
};
const admins: Answers = { anonymous: 'signIn', ...toAll('wrongRole'), admin: 'allowed', acting: 'allowed' };
/** Settings of one's own display, and payouts, of which admins read all: an agency is not needed. */
const flags: Answers = {
  ...partners,
  customer: 'wrongRole',
  hotelContact: 'wrongRole',
  operator: 'wrongRole',
  removed: 'allowed',
  admin: 'allowed',
};
/** Whoever has conversations anywhere; somebody of no agency finds none here. */
const talkers: Answers = {
  ...partners,
  customer: 'wrongRole',
  hotelContact: 'allowed',
  operator: 'allowed',
  removed: 'allowed',
  admin: 'allowed',
};
const desk: Answers = { ...admins, hotelContact: 'allowed', agentOfHotel: 'allowed', operator: 'allowed' };

/** Every page of agency hosts by its pattern: who gets what (rule 2.2). */
export const pages: Readonly<Record<string, Answers>> = {
  signin: open,
  signup: open,
  'signup/*': open,
  'desk/signin': open,
  'desk/answer/*': open,
  'desk/enquiry/*': open,
  'desk/invitation/*': open,
  'partner/concierge-jobs': open,
  'partner/concierge-jobs/*': open,
  'distribution/hotels/*': open,
  'stripe-payments/checkout-sessions/*': open,
  'stripe-payments/sandbox/*': open,
  'stripe-payments/links/*': open,
  invitation: open,
  'offers/*': open,
  lds: open,
  'lds/general': open,
  'lds/commission': open,
  'lds/programmes': open,
  imprint: open,
  impressum: open,
  'privacy-policy': open,
  'terms-and-conditions': open,
  'legal-notice': open,

  onboarding: signedIn,
  user: signedIn,
  fflags: flags,

  hotels: partners,
  'hotels/inspirationnow': partners,
  'hotels/*': partners,
  'hotels/*/inspirationnow': partners,
  'hotels/*/save-interest': partners,
  'hotels/*/rooms/*/shop-modal': partners,
  'rooms/*/shop-modal': partners,
  'save-interest': partners,
  search: partners,
  'season-grid': partners,
  'enquire-now': partners,
  contact: partners,
  kontakt: partners,
  outcome: partners,
  about: partners,
  destinations: partners,
  transfers: partners,
  'package-rate-rules': partners,
  'partner/dashboard': partners,
  'partner/dashboard/property-leads/*': partners,
  'partner/dashboard/property-leads/*/dates': partners,
  'partner/dashboard/hotel-leads/*/dates': partners,
  'partner/offers': partners,
  'partner/offers/*': partners,
  'partner/offers/*/send': partners,
  'partner/offers/*/preview': partners,
  'partner/earnings': partners,
  'partner/reports': reporters,
  'partner/earnings/payouts/*': flags,
  'partner/cimalpes-payment-links/*': talkers,
  'partner/my-network': partners,
  'partner/conversations': talkers,
  'partner/agency': partners,
  'partner/agency/team': partners,
  'partner/agency/payouts': partners,
  'partner/help-centre': partners,

  'partner/dashboard/supervisor': supervisors,
  'partner/dashboard/admin': admins,
  'partner/manage': admins,
  'partner/manage/hotels': admins,
  'partner/manage/hotels/*': admins,
  'partner/manage/properties': admins,
  'partner/manage/properties/*': admins,
  'partner/manage/inspiration': admins,
  'partner/manage/inspiration/*': admins,
  'partner/manage/pages': admins,
  'partner/manage/pages/*': admins,
  'partner/manage/agencies': admins,
  'partner/manage/agencies/*': admins,
  'partner/manage/people': admins,
  'partner/manage/people/*': admins,
  'partner/manage/brands': admins,
  'partner/manage/brands/*': admins,
  'partner/manage/destinations': admins,
  'partner/manage/flags': admins,
  'partner/manage/agreements': admins,
  'partner/manage/payout-runs': admins,
  'partner/manage/outbox': admins,
  'partner/manage/audit': admins,
  'partner/manage/demonstration': admins,
  'partner/manage/privacy': { ...admins, supervisor: 'allowed' },

  desk,
  'desk/calendar': desk,
  'desk/stays': desk,
  'desk/commission': desk,
  'desk/content': desk,
  'desk/terms': desk,
  'desk/sales-managers': desk,
  'desk/conversations': desk,
};

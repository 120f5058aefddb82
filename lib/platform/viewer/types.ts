import type { Locale } from '@/lib/platform/i18n/locale';

/** Stored as rule 2.1 writes them; the card programme of the demonstration is Carta. */
export const roles = ['admin', 'agent', 'carta_lifestyleAgent', 'customer', 'operator', 'supervisorAgent'] as const;
export type Role = (typeof roles)[number];

export type Verification = 'none' | 'pending' | 'verified' | 'rejected';

/** An agency's corporate design as it typed it: judged by lib/brand when it is shown. */
export type CorporateDesign = {
  main: string | null;
  accentOnMain: string | null;
  invertedFont: string | null;
  theme: string | null;
  logoId: string | null;
};

export const flagNames = [
  'shouldDisplayDemoHotels',
  'shouldDisplayDemoProperties',
  'shouldDisplayLinksToHotelAccess',
] as const;
export type FlagName = (typeof flagNames)[number];
export type Flags = Record<FlagName, boolean>;

/** Who asks: the person, the agency they stand in now and what they did of the onboarding. First argument of every query and command that is not public. */
export type Viewer = {
  id: string;
  /** The issuer's subject; null for somebody who never signed in. */
  subject: string | null;
  email: string;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string;
  /** Derived (rule 2.1). */
  displayName: string;
  /** Derived: the contact of a hotel, or an operator's person. */
  hasHotelAccess: boolean;
  role: Role;
  company: string | null;
  hotelId: string | null;
  operatorId: string | null;
  affiliateId: string | null;
  locale: Locale | null;
  flags: Flags;
  hasSeenPayouts: boolean;
  hasFinishedBranding: boolean;
  /** Belonged to an agency once and was removed from it. */
  wasRemoved: boolean;
  /** Registered the agency they belong to. */
  isOwner: boolean;
  homeAgencyId: string | null;
  /** Their own agency, or the one an admin acts for. */
  agency: { id: string; name: string; verification: Verification; design: CorporateDesign } | null;
  /** An admin inside an agency that is not their own (rule 2.10). */
  isActing: boolean;
  /** Somebody else looks at their screen: nothing that is earned leaves the server. Of the session. */
  isClientSafe: boolean;
};

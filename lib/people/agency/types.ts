import type { Locale } from '@/lib/platform/i18n/locale';
import type { ProgrammeStatus, Verification } from '@/prisma/generated/enums';

/** What guests' bookings belong to, and the user that stands for the storefront itself: nobody's agency. */
export const STOREFRONT = 'storefront';

/** The columns an agency is shown from. */
export type AgencyRow = {
  id: string;
  name: string;
  verification: Verification;
  verificationNote: string | null;
  designMainColor: string | null;
  designAccentOnMain: string | null;
  designInvertedFont: string | null;
  designTheme: string | null;
  designLogoId: string | null;
  address: string | null;
  phone: string | null;
  autoInviteEmailDomain: string | null;
  programmes: { programmeId: string; status: ProgrammeStatus }[];
};

/** What somebody said when they asked for verification. */
export type VerificationRequest = {
  at: Date;
  askedById: string | null;
  businessEmail: string | null;
  message: string | null;
};

/** An agency in the admin's list. */
export type ManagedAgency = {
  _id: string;
  name: string;
  verification: Verification;
  members: number;
  autoInviteEmailDomain: string | null;
  createdAt: Date;
};

/** An agency that asks for verification, as the office's mail tells it. */
export type VerificationRequestLetter = {
  agencyId: string;
  agencyName: string;
  askedBy: { displayName: string; email: string } | null;
  businessEmail: string | null;
  message: string | null;
};

/** What was decided, to one of the agency's supervisors. */
export type VerificationLetter = {
  agencyName: string;
  email: string;
  firstName: string | null;
  locale: Locale | null;
  note: string | null;
};

export type Letterhead = {
  name: string;
  address: string | null;
  phone: string | null;
  designLogo: { bytes: Uint8Array; mediaType: string } | null;
};

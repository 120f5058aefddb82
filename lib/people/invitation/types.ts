import type { Inviter } from '@/lib/people/agency/inviter';
import type { AgencyRole } from '@/lib/people/membership/types';
import type { CorporateDesign } from '@/lib/platform/viewer/types';

export type InvitationState = 'open' | 'accepted' | 'revoked' | 'expired';

/** An invitation as the invited person may know it before they belong to the agency. */
export type InvitationToViewer = {
  _id: string;
  agencyId: string;
  agencyName: string;
  /** Null: one of our admins, or somebody who gave no name. */
  inviterFirstName: string | null;
  role: AgencyRole;
  state: InvitationState;
  expiresAt: Date;
};

/** The same by its link, for anybody who holds it: no address in it. */
export type InvitationByToken = Omit<InvitationToViewer, '_id' | 'agencyId' | 'expiresAt'> & {
  /** Whether the viewer's verified address is the invited one; null while nobody is signed in. */
  isForViewer: boolean | null;
};

/** An invitation as its mail tells it; `token` opens its link. */
export type InvitationLetter = {
  token: string;
  email: string;
  agencyName: string;
  design: CorporateDesign;
  inviterFirstName: string | null;
  role: AgencyRole;
  expiresAt: Date;
};

/** Somebody has accepted an invitation: who, and whoever is told. */
export type JoinedLetter = {
  reader: Inviter;
  agencyName: string;
  person: { name: string; email: string };
  role: AgencyRole;
};

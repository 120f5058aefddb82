import type { Viewer } from '@/lib/platform/viewer/types';

const design = { main: null, accentOnMain: null, invertedFont: null, theme: null, logoId: null };
export const agency = { id: 'a', name: 'Agency', verification: 'verified' as const, design };

/** An agent of a verified agency who has done all of the onboarding. */
export function viewer(changes: Partial<Viewer> = {}): Viewer {
  return {
    id: 'u',
    subject: 's',
    email: 'anna@agency.example',
    isEmailVerified: true,
    firstName: 'Anna',
    lastName: '',
    displayName: 'Anna',
    hasHotelAccess: false,
    role: 'agent',
    company: null,
    hotelId: null,
    operatorId: null,
    affiliateId: null,
    locale: null,
    flags: {
      shouldDisplayDemoHotels: false,
      shouldDisplayDemoProperties: false,
      shouldDisplayLinksToHotelAccess: false,
    },
    hasSeenPayouts: false,
    hasFinishedBranding: false,
    wasRemoved: false,
    isOwner: false,
    homeAgencyId: 'a',
    agency,
    isActing: false,
    isClientSafe: false,
    ...changes,
  };
}

const withoutAgency = { agency: null, homeAgencyId: null };

/** Who opens a page: every role as it usually stands, and those the guards were made for. */
export const visitors = {
  anonymous: null,
  customer: viewer({ role: 'customer', ...withoutAgency }),
  hotelContact: viewer({ role: 'customer', ...withoutAgency, hotelId: 'H01', hasHotelAccess: true }),
  /** An agent who is also the contact of a hotel. */
  agentOfHotel: viewer({ hotelId: 'H01', hasHotelAccess: true }),
  operator: viewer({ role: 'operator', ...withoutAgency, operatorId: 'o', hasHotelAccess: true }),
  /** Just signed up. */
  newcomer: viewer({ firstName: null, ...withoutAgency }),
  nameless: viewer({ firstName: '' }),
  homeless: viewer(withoutAgency),
  removed: viewer({ ...withoutAgency, wasRemoved: true }),
  agent: viewer(),
  lifestyle: viewer({ role: 'carta_lifestyleAgent' }),
  supervisor: viewer({ role: 'supervisorAgent' }),
  admin: viewer({ role: 'admin', ...withoutAgency, firstName: null }),
  acting: viewer({ role: 'admin', homeAgencyId: null, isActing: true, firstName: null }),
} as const satisfies Record<string, Viewer | null>;
export type Visitor = keyof typeof visitors;

import type { Role, Viewer } from '@/lib/platform/viewer/types';

const agentDashboard: readonly Role[] = ['admin', 'agent', 'supervisorAgent'];
const supervisorAgentDashboard: readonly Role[] = ['admin', 'supervisorAgent'];
const partners: readonly Role[] = ['admin', 'agent', 'supervisorAgent', 'carta_lifestyleAgent'];
const everybody: readonly Role[] = [
  'admin',
  'agent',
  'carta_lifestyleAgent',
  'customer',
  'operator',
  'supervisorAgent',
];

type Rule = {
  roles: readonly Role[];
  /** Onboarding comes first (admins are exempt). */
  isAfterOnboarding: boolean;
  /** Makes no sense outside an agency: "not registered" without one. */
  needsAgency: boolean;
  /** Also for those who answer for a hotel or properties, whatever their role. */
  isForHotelAccess?: boolean;
};

/** Access types and the explicit lists (rule 2.2); anything else is for admins only. */
export const accessRules = {
  /** Signed in, nothing more: onboarding itself, the person's own page, the admin picker's answer. */
  signedIn: { roles: everybody, isAfterOnboarding: false, needsAgency: false },
  user: { roles: everybody, isAfterOnboarding: false, needsAgency: false },
  /** Explicit list: the lifestyle agent reaches hotels and the dashboard. */
  hotels: { roles: [...agentDashboard, 'carta_lifestyleAgent'], isAfterOnboarding: true, needsAgency: true },
  agentDashboard: { roles: agentDashboard, isAfterOnboarding: true, needsAgency: true },
  supervisorAgentDashboard: { roles: supervisorAgentDashboard, isAfterOnboarding: true, needsAgency: true },
  /** Supervisors have their agency's; an admin reads all without acting for anybody (rule 11.5). */
  reports: { roles: supervisorAgentDashboard, isAfterOnboarding: true, needsAgency: false },
  partners: { roles: partners, isAfterOnboarding: true, needsAgency: true },
  /** Who answers for the clients of an agency; an admin does for everybody without acting for anybody. */
  privacy: { roles: supervisorAgentDashboard, isAfterOnboarding: true, needsAgency: false },
  /** Whose a payout is, its page asks itself (rule 9.6); an admin reads it without acting for anybody. */
  payouts: { roles: partners, isAfterOnboarding: true, needsAgency: false },
  /** Partners and contacts of hotels talk, each in their own; admins read all. */
  conversations: { roles: partners, isAfterOnboarding: true, needsAgency: false, isForHotelAccess: true },
  /** Feature flags of the display; they grant no access. */
  flags: { roles: partners, isAfterOnboarding: true, needsAgency: false },
  /** A look before it is saved: of their agency, or for admins of a brand. */
  studio: { roles: partners, isAfterOnboarding: true, needsAgency: false },
  admin: { roles: ['admin'], isAfterOnboarding: false, needsAgency: false },
  /** Hotel contacts and operators for their own, admins for all. */
  desk: { roles: ['admin'], isAfterOnboarding: false, needsAgency: false, isForHotelAccess: true },
} as const satisfies Record<string, Rule>;

export type Access = keyof typeof accessRules;

export type Judgement = 'allowed' | 'signIn' | 'wrongRole' | 'onboarding' | 'notRegistered';

/** A person who must still be led through the onboarding: no first name, or no agency and none taken away (rule 2.3). */
export function mustOnboard(viewer: Viewer): boolean {
  if (!partners.includes(viewer.role) || viewer.role === 'admin') return false;
  return !viewer.firstName || (viewer.agency === null && !viewer.wasRemoved);
}

/**
 * May this viewer open it? In the order of rule 2.3: login, user and role, onboarding, agency. Somebody without an
 * agency whose role has none (customer, operator) is told so rather than sent back to the sign-in.
 */
export function judge(viewer: Viewer | null, access: Access): Judgement {
  if (!viewer) return 'signIn';
  const rule: Rule = accessRules[access];
  const isListed = rule.roles.includes(viewer.role) || (rule.isForHotelAccess === true && viewer.hasHotelAccess);
  if (!isListed) {
    const hasNoAgencyEver = viewer.agency === null && (viewer.role === 'customer' || viewer.role === 'operator');
    return rule.needsAgency && hasNoAgencyEver ? 'notRegistered' : 'wrongRole';
  }
  if (rule.isAfterOnboarding && mustOnboard(viewer)) return 'onboarding';
  if (rule.needsAgency && viewer.agency === null) return 'notRegistered';
  return 'allowed';
}

/** The same for the API, which has no onboarding and no pages to send to: 401, 403, or the call goes on. */
export function judgeCall(viewer: Viewer | null, access: Access): 'allowed' | 'anonymous' | 'forbidden' {
  if (!viewer) return 'anonymous';
  const rule: Rule = accessRules[access];
  const isListed = rule.roles.includes(viewer.role) || (rule.isForHotelAccess === true && viewer.hasHotelAccess);
  return isListed ? 'allowed' : 'forbidden';
}

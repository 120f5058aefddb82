import type { Role } from '@/lib/platform/viewer/types';

/** Roles somebody may have by belonging to an agency; what supervisors may give. */
export const agencyRoles = ['agent', 'supervisorAgent', 'carta_lifestyleAgent'] as const satisfies readonly Role[];
export type AgencyRole = (typeof agencyRoles)[number];

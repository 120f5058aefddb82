import type { Viewer } from '@/lib/platform/viewer/types';

/** Of the demonstration's card programme. */
const KEYWORD = /carta/i;

/** Whether an interest names the kind of card its client has (rule 3.13): by role, or by company. */
export function asksForCardMember({ role, company, agency }: Pick<Viewer, 'role' | 'company' | 'agency'>): boolean {
  return role === 'carta_lifestyleAgent' || KEYWORD.test(company ?? '') || KEYWORD.test(agency?.name ?? '');
}

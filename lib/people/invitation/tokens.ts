import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

/** The token of an invitation's link. */
export function invitationToken(invitationId: string, storedHash?: string): string {
  return linkToken(`invitation:${invitationId}`, storedHash);
}

import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

/** The token of the link a hotel's sales contact is sent. */
export function hotelInvitationToken(invitationId: string, storedHash?: string): string {
  return linkToken(`hotelInvitation:${invitationId}`, storedHash);
}

import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

/** The token of the page that shows a guest's booking. */
export function bookingToken(leadId: string, storedHash?: string): string {
  return linkToken(`booking:${leadId}`, storedHash);
}

import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

/** The token of the page on which a client pays. */
export function paymentToken(linkId: string, storedHash?: string): string {
  return linkToken(`payment:${linkId}`, storedHash);
}

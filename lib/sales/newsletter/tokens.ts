import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

/** Tokens of the links in newsletter mails. */
export function newsletterToken(
  purpose: 'confirm' | 'unsubscribe',
  subscriptionId: string,
  storedHash?: string,
): string {
  return linkToken(`newsletter:${purpose}:${subscriptionId}`, storedHash);
}

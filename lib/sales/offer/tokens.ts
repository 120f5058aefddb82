import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

/** The token of an offer's page. */
export function offerToken(offerId: string, storedHash?: string): string {
  return linkToken(`offer:${offerId}`, storedHash);
}

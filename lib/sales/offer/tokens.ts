import 'server-only';
import { paths } from '@/lib/platform/addresses/paths';
import { linkOrigin } from '@/lib/platform/link-origin';
import { hashLinkToken, linkToken } from '@/lib/platform/link-token';

/** The token of an offer's page. */
export function offerToken(offerId: string, storedHash?: string): string {
  return linkToken(`offer:${offerId}`, storedHash);
}

/** Where its client reads it, whatever host it is asked for on; null once they are erased, for then nothing opens it. */
export function offerLink({
  id,
  tokenHash,
  brandId,
}: {
  id: string;
  tokenHash: string;
  brandId: string;
}): string | null {
  const token = offerToken(id, tokenHash);
  if (hashLinkToken(token) !== tokenHash) return null;
  return `${linkOrigin({ brandId, locale: 'en' })}${paths.clientOffer(token)}`;
}

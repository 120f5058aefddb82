import 'server-only';
import { getEffectiveBrand } from '@/lib/brand/queries';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { asksForCardMember } from '../rules/card-member';
import { type AskedReference, missingReferences, withPrefix } from '../rules/reference';

/** Where a form has them, and its sentence when one is missing. */
export type ReferenceNames = Record<AskedReference, [field: string, key: string]>;

type Told = {
  partnerAgency: { tls?: string | null | undefined; cc?: string | null | undefined };
  amexCardMember?: string | null | undefined;
};

/** The agency's references under the prefixes of its brand (rule 3.11). Throws 422 where one is missing that the brand asks for. */
export async function referencesOf(
  viewer: Viewer,
  { partnerAgency, amexCardMember }: Told,
  { brandId, isLocal }: Pick<WriteContext, 'brandId' | 'isLocal'>,
  names: ReferenceNames = {
    tls: ['partnerAgency.tls', 'required'],
    cc: ['partnerAgency.cc', 'required'],
    cardMember: ['amexCardMember', 'cardMemberRequired'],
  },
) {
  const brand = await getEffectiveBrand(viewer, { brandId, isLocal });
  const asked = { ...brand, asksForCardMember: asksForCardMember(viewer) };
  const missing = missingReferences(asked, { ...partnerAgency, cardMember: amexCardMember });
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => names[name]));
    throw new AppError('invalidInput', { status: 422, fields });
  }
  const { bookingReference, clientReference } = brand;
  return {
    booking: withPrefix(bookingReference.prefix, partnerAgency.tls),
    client: withPrefix(clientReference.prefix, partnerAgency.cc),
    prefix: clientReference.prefix,
    brand,
  };
}

import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { getEffectiveBrand } from '@/lib/brand/queries';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getPage } from '@/lib/catalogue/content/page';
import { currentViewer } from '@/lib/people/session/page';
import type { Locale } from '@/lib/platform/i18n/locale';
import { log } from '@/lib/platform/log';
import type { Viewer } from '@/lib/platform/viewer/types';
import { currentBrand } from '@/lib/web/brand/page';

export type AgencySetting = {
  locale: Locale;
  brand: EffectiveBrand;
  viewer: Viewer | null;
  /** The session could not be looked up: neither signed in nor signed out. */
  isUserUnknown: boolean;
};

/** What the frame of every agency page needs; once per request. Does not throw when only the user cannot be read. */
export const getAgencySetting = cache(async (): Promise<AgencySetting> => {
  const { locale, brandId } = await getPage();
  try {
    const [viewer, brand] = await Promise.all([currentViewer(), currentBrand()]);
    return { locale, brand, viewer, isUserUnknown: false };
  } catch (err) {
    const sent = await headers();
    log.error({ err, requestId: sent.get('x-alpenglow-request-id') });
    const brand = await getEffectiveBrand(null, { brandId, isLocal: sent.get('x-alpenglow-local') === 'true' });
    return { locale, brand, viewer: null, isUserUnknown: true };
  }
});

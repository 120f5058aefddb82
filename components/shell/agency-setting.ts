import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { getEffectiveBrand } from '@/lib/brand/queries';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getPage } from '@/lib/catalogue/content/page';
import { currentViewer } from '@/lib/people/session/page';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { currentBrand } from '@/lib/web/brand/page';
import { reportOnPage } from '@/lib/web/crash-report/page';

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
    const [requestId = '', location = ''] = ['x-alpenglow-request-id', 'x-alpenglow-path'].map(
      (name) => sent.get(name) ?? '',
    );
    await reportOnPage(err, { location, requestId, brandId });
    const brand = await getEffectiveBrand(null, { brandId, isLocal: sent.get('x-alpenglow-local') === 'true' });
    return { locale, brand, viewer: null, isUserUnknown: true };
  }
});

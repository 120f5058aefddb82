import 'server-only';
import { headers } from 'next/headers';
import { brand as rootBrand } from 'next/root-params';
import { cache } from 'react';
import { currentViewer } from '@/lib/session/page';
import { getEffectiveBrand } from './queries';
import { DEFAULT_BRAND } from './rules/resolve';
import type { EffectiveBrand } from './types';

/** The brand of the agency page being rendered, for this viewer; once per request. */
export const currentBrand = cache(async (): Promise<EffectiveBrand> => {
  const [segment, sent, viewer] = await Promise.all([rootBrand(), headers(), currentViewer()]);
  return getEffectiveBrand(viewer, {
    brandId: segment ?? DEFAULT_BRAND,
    isLocal: sent.get('x-alpenglow-local') === 'true',
  });
});

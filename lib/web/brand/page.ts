import 'server-only';
import { headers } from 'next/headers';
import { brand as rootBrand } from 'next/root-params';
import { cache } from 'react';
import { getEffectiveBrand } from '@/lib/brand/queries';
import { DEFAULT_BRAND } from '@/lib/brand/rules/resolve';
import type { EffectiveBrand } from '@/lib/brand/types';
import { currentViewer } from '@/lib/people/session/page';

/** The host of the agency page being rendered. */
export async function currentHost(): Promise<{ brandId: string; isLocal: boolean }> {
  const [segment, sent] = await Promise.all([rootBrand(), headers()]);
  return { brandId: segment ?? DEFAULT_BRAND, isLocal: sent.get('x-alpenglow-local') === 'true' };
}

/** The brand of the agency page being rendered, for this viewer; once per request. */
export const currentBrand = cache(async (): Promise<EffectiveBrand> => {
  const [host, viewer] = await Promise.all([currentHost(), currentViewer()]);
  return getEffectiveBrand(viewer, host);
});

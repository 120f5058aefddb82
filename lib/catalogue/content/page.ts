import 'server-only';
import { brand as rootBrand, locale as rootLocale } from 'next/root-params';
import { parseSite } from '@/lib/brand/site';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';

/** Language and site of the page being rendered, from the rewritten address. Pages only: routes have no root parameters. */
export async function getPage(): Promise<{ locale: Locale; brandId: string; includeDemos: boolean }> {
  const [brandSegment, localeSegment] = await Promise.all([rootBrand(), rootLocale()]);
  if (!isLocale(localeSegment)) throw new Error('Middleware rewrote to an unknown language.');
  return { locale: localeSegment, ...parseSite(brandSegment ?? '') };
}

import '@/app/globals.css';
import type { Metadata } from 'next';
import { brand as rootBrand, locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { lato, latoLightAndBold, newsreader } from '@/components/shell/fonts';
import { getBrand } from '@/lib/brand/queries';
import { brandStyle } from '@/lib/brand/rules';
import { isLocale } from '@/lib/i18n/locale';

/** Everything below belongs to one signed-in person. */
export const dynamic = 'force-dynamic';

const DEFAULT_BRAND = 'default';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function AgencyLayout({ children }: { children: ReactNode }) {
  const [brandSegment, localeSegment] = await Promise.all([rootBrand(), rootLocale()]);
  const brand = (await getBrand(brandSegment ?? DEFAULT_BRAND)) ?? (await getBrand(DEFAULT_BRAND));
  if (!brand || !isLocale(localeSegment)) throw new Error('Middleware rewrote to an unknown brand or language.');
  return (
    <html
      lang={localeSegment}
      style={brandStyle(brand.colors)}
      className={`${newsreader.variable} ${lato.variable} ${latoLightAndBold.variable}`}
    >
      <body>{children}</body>
    </html>
  );
}

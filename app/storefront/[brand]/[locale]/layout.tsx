import '@/app/globals.css';
import type { Metadata, Viewport } from 'next';
import { brand as rootBrand, locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { lato, latoLightAndBold, newsreader } from '@/components/shell/fonts';
import { StorefrontFrame } from '@/components/shell/storefront-frame';
import { brandsTag } from '@/lib/brand/keys';
import { getBrand } from '@/lib/brand/queries';
import { brandStyle } from '@/lib/brand/rules/style';
import { parseSite } from '@/lib/brand/site';
import { contentsTag, storefrontTag } from '@/lib/catalogue/content/keys';
import { placesTag } from '@/lib/catalogue/place/keys';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { publicOrigins } from '@/lib/platform/addresses/paths';
import { isLocale } from '@/lib/platform/i18n/locale';
import { tagPage } from '@/lib/web/page-cache/tags';

/** Nothing is rendered at build time: the build needs no database, a page is made at its first request. */
export function generateStaticParams() {
  return [];
}

export const revalidate = 3600;

export const viewport: Viewport = { themeColor: '#fbfaf7', width: 'device-width', initialScale: 1 };

export async function generateMetadata(): Promise<Metadata> {
  const locale = await rootLocale();
  return { metadataBase: new URL(publicOrigins[isLocale(locale) ? locale : 'en']) };
}

/** Every page shows the brand, the menu of places that have properties, and words; what else a page shows it says itself. */
export default async function StorefrontLayout({ children }: { children: ReactNode }) {
  await tagPage(storefrontTag, brandsTag, contentsTag, placesTag, propertyTags.listed);
  const [brandSegment, localeSegment] = await Promise.all([rootBrand(), rootLocale()]);
  const site = parseSite(brandSegment ?? '');
  const brand = await getBrand(site.brandId);
  if (!brand || !isLocale(localeSegment)) throw new Error('Middleware rewrote to an unknown brand or language.');
  return (
    <html
      lang={localeSegment}
      style={brandStyle(brand.colors)}
      className={`${newsreader.variable} ${lato.variable} ${latoLightAndBold.variable}`}
    >
      <body>
        <StorefrontFrame brand={brand} locale={localeSegment} site={site}>
          {children}
        </StorefrontFrame>
      </body>
    </html>
  );
}

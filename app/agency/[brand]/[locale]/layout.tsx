import '@/app/globals.css';
import '@/components/shell/agency.css';
import '@/components/shell/agency-rows.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { lato, latoLightAndBold, newsreader } from '@/components/shell/fonts';
import { effectiveStyle } from '@/lib/brand/rules/style';

/** Everything below belongs to one signed-in person. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getAgencySetting();
  return {
    title: { default: brand.productName, template: `%s · ${brand.productName}` },
    robots: { index: false, follow: false },
    ...(brand.faviconPath && { icons: { icon: brand.faviconPath } }),
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { brand } = await getAgencySetting();
  return { themeColor: brand.menuBar.background, width: 'device-width', initialScale: 1 };
}

export default async function AgencyLayout({ children }: { children: ReactNode }) {
  const { locale, brand } = await getAgencySetting();
  return (
    <html
      lang={locale}
      style={effectiveStyle(brand)}
      className={`${newsreader.variable} ${lato.variable} ${latoLightAndBold.variable}`}
    >
      <body className="agency">{children}</body>
    </html>
  );
}

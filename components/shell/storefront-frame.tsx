import './shell.css';
import type { ReactNode } from 'react';
import type { Site } from '@/lib/brand/site';
import type { Brand } from '@/lib/brand/types';
import { getCountries } from '@/lib/catalogue/place/queries';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ConsentBar } from './consent-bar';
import { ShellIsland } from './shell-island';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = { brand: Brand; locale: Locale; site: Site; children: ReactNode };

/** Header, content, footer of every storefront page. A page that begins with a picture uses `PageHero`. */
export async function StorefrontFrame({ brand, locale, site, children }: Props) {
  const [t, countries] = await Promise.all([getTranslations('shell'), getCountries(locale, site.includeDemos)]);
  return (
    <>
      <a
        href="#main"
        className="no-print fixed top-2 left-2 z-30 -translate-y-24 rounded-control bg-main px-5 py-3 text-14 text-on-main focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <ConsentBar locale={locale} isStatic />
      <div className="relative flow-root">
        <SiteHeader brand={brand} locale={locale} countries={countries} />
        <main id="main" tabIndex={-1} className="mt-16 outline-none menu:mt-[88px] print:mt-0">
          {children}
        </main>
        <SiteFooter brand={brand} locale={locale} countries={countries} />
      </div>
      <ShellIsland />
    </>
  );
}

import './globals.css';
import type { Metadata } from 'next';
import { lato, latoLightAndBold, newsreader } from '@/components/shell/fonts';
import { brandColors } from '@/lib/brand/rules/colors';
import { brandStyle } from '@/lib/brand/rules/style';
import { paths } from '@/lib/platform/addresses/paths';
import { translator } from '@/lib/platform/i18n/translator';

/**
 * Addresses that middleware leaves alone and that name nothing, such as a missing file: neither brand nor language is
 * known here, so both languages stand on one page.
 */
const locales = ['en', 'de'] as const;
const titles = locales.map((locale) => translator(locale, 'page')('unknown.title'));

export const metadata: Metadata = { title: titles.join(' · '), robots: { index: false, follow: false } };

export default function GlobalNotFound() {
  return (
    <html
      lang="en"
      style={brandStyle(brandColors({ main: null, accent: null }))}
      className={`${newsreader.variable} ${lato.variable} ${latoLightAndBold.variable}`}
    >
      <body>
        <main className="wrap flex min-h-dvh flex-col justify-center gap-14 py-16">
          {locales.map((locale, index) => {
            const t = translator(locale, 'page');
            const Heading = index === 0 ? 'h1' : 'h2';
            return (
              <section key={locale} lang={locale}>
                <Heading className="text-48">{t('unknown.heading')}</Heading>
                <p className="lead mt-4">{t('unknown.lead')}</p>
                <p className="mt-6 text-14">
                  <a href={paths.landing()} className="quiet-link">
                    {t('ways.home')}
                  </a>
                </p>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}

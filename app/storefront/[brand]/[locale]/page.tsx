import type { Metadata } from 'next';
import { LandingHero } from '@/components/catalogue/content/landing/hero';
import { LandingPromise } from '@/components/catalogue/content/landing/promise';
import { LandingProperties } from '@/components/catalogue/content/landing/properties';
import { LandingRegions } from '@/components/catalogue/content/landing/regions';
import { NoProperties } from '@/components/catalogue/place/no-properties';
import { JsonLd } from '@/components/web/seo/json-ld';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/catalogue/content/page';
import { countProperties, getCountries } from '@/lib/catalogue/place/queries';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { tagPage } from '@/lib/web/page-cache/tags';
import { pageMetadata } from '@/lib/web/seo/metadata';
import { organization } from '@/lib/web/seo/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([getPage(), getTranslations('landing')]);
  return pageMetadata({ locale, path: paths.landing(), title: t('title'), description: t('description') });
}

export default async function LandingPage() {
  await tagPage(propertyTags.cards);
  const { locale, brandId, includeDemos } = await getPage();
  const [brand, countries, propertyCount] = await Promise.all([
    getBrand(brandId),
    getCountries(locale, includeDemos),
    countProperties(locale, includeDemos),
  ]);
  return (
    <>
      <LandingHero locale={locale} includeDemos={includeDemos} isEmpty={propertyCount === 0} />
      <LandingRegions countries={countries} locale={locale} />
      {propertyCount > 0 ? (
        <LandingProperties locale={locale} propertyCount={propertyCount} />
      ) : (
        <section className="border-t border-line py-20 desk:py-24 menu:py-32">
          <NoProperties heading="h2" />
        </section>
      )}
      <LandingPromise locale={locale} />
      {brand && <JsonLd data={organization(brand, locale)} />}
    </>
  );
}

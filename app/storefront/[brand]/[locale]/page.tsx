import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LandingHero } from '@/components/content/landing/hero';
import { LandingHouses } from '@/components/content/landing/houses';
import { LandingPromise } from '@/components/content/landing/promise';
import { LandingRegions } from '@/components/content/landing/regions';
import { JsonLd } from '@/components/seo/json-ld';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/content/page';
import { countHouses, getCountries } from '@/lib/place/queries';
import { paths } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { organization } from '@/lib/seo/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([getPage(), getTranslations('landing')]);
  return pageMetadata({ locale, path: paths.landing(), title: t('title'), description: t('description') });
}

export default async function LandingPage() {
  const { locale, brandId, includeDemos } = await getPage();
  const [brand, countries, houseCount] = await Promise.all([
    getBrand(brandId),
    getCountries(locale, includeDemos),
    countHouses(locale, includeDemos),
  ]);
  return (
    <>
      <LandingHero countries={countries} locale={locale} />
      <LandingRegions countries={countries} locale={locale} />
      <LandingHouses locale={locale} houseCount={houseCount} />
      <LandingPromise locale={locale} />
      {brand && <JsonLd data={organization(brand, locale)} />}
    </>
  );
}

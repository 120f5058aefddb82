import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageCrumbs } from '@/components/catalogue/content/page-head';
import { Prose } from '@/components/catalogue/content/prose';
import { CountrySection } from '@/components/catalogue/place/country-section';
import { HotelsSection } from '@/components/catalogue/place/hotels-section';
import { PlacesMap } from '@/components/catalogue/place/places-map';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { listConsumerHotels } from '@/lib/catalogue/hotel/queries/list';
import { getCountries } from '@/lib/catalogue/place/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { tagPage } from '@/lib/web/page-cache/tags';
import { contentMetadata } from '@/lib/web/seo/metadata';

async function readPage() {
  const { locale, includeDemos } = await getPage();
  const content = await getContent('destinations', locale);
  if (!content) notFound();
  return { locale, includeDemos, content, path: paths.info('destinations', locale) };
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale, path, content } = await readPage();
  return contentMetadata({ locale, path, content });
}

export default async function DestinationsPage() {
  const { locale, includeDemos, content, path } = await readPage();
  const [countries, hotels] = await Promise.all([
    getCountries(locale, includeDemos),
    listConsumerHotels(locale, includeDemos),
    tagPage(hotelsTag),
  ]);
  return (
    <div className="wrap pt-6 pb-20 desk:pt-10 desk:pb-32">
      <PageCrumbs name={content.heading} path={path} locale={locale} />
      <header className="mb-12 grid-12 desk:mb-20">
        <h1 className="col-span-12 text-64">{content.heading}</h1>
        <p className="col-span-12 mt-6 max-w-[32em] font-serif text-28 leading-[1.36] font-light tracking-[-0.012em] text-pretty desk:col-span-9 desk:mt-8">
          {content.lead}
        </p>
      </header>
      {countries.map((country, index) => (
        <CountrySection key={country.id} country={country} locale={locale} isFirst={index === 0} />
      ))}
      {hotels.length > 0 && <HotelsSection hotels={hotels} />}
      <div className="no-print border-t border-line py-16 desk:py-20 menu:py-28">
        <PlacesMap countries={countries} locale={locale} />
      </div>
      <div className="border-t border-line pt-12 desk:pt-16 menu:grid menu:grid-cols-12 menu:gap-x-6">
        <div className="menu:col-span-7 menu:col-start-5">
          <Prose markdown={content.body} />
        </div>
      </div>
    </div>
  );
}

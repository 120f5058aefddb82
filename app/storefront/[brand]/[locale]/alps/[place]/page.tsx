import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AlpinePage } from '@/components/catalogue/content/alpine-page';
import { AlpineProperties } from '@/components/catalogue/content/alpine-properties';
import { HotelsSection } from '@/components/catalogue/place/hotels-section';
import { PlaceLinks } from '@/components/catalogue/place/place-links';
import { TypeLinks } from '@/components/catalogue/place/type-links';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { listConsumerHotelsAt } from '@/lib/catalogue/hotel/queries/list';
import { alpineScope } from '@/lib/catalogue/place/alpine';
import { getCountries } from '@/lib/catalogue/place/queries';
import { countryPath, destinationsOf, regionAlpines } from '@/lib/catalogue/place/rules';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { type AlpineSlug, alpineSlugs } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { tagPage } from '@/lib/web/page-cache/tags';
import { contentMetadata } from '@/lib/web/seo/metadata';

type Props = { params: Promise<{ place: string }> };

export function generateStaticParams() {
  return [];
}

async function readPage({ params }: Props) {
  const [{ place }, { locale, includeDemos }] = await Promise.all([params, getPage()]);
  const slug = alpineSlugs.find((one): one is AlpineSlug => one === place && one !== 'overview');
  const content = slug ? await getContent(slug, locale) : null;
  if (!slug || !content) notFound();
  return { slug, locale, includeDemos, content, path: paths.alpine(slug) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, content } = await readPage(props);
  return contentMetadata({ locale, path, content });
}

export default async function AlpinePlacePage(props: Props) {
  await tagPage(propertyTags.cards, hotelsTag);
  const { slug, locale, includeDemos, content, path } = await readPage(props);
  const [t, page, overview, countries, hotels] = await Promise.all([
    getTranslations('destination'),
    getTranslations('page'),
    getContent('overview', locale),
    getCountries(locale, includeDemos),
    listConsumerHotelsAt(slug, locale, includeDemos),
  ]);
  const scope = alpineScope(slug, countries);
  const country = countries.find(({ id }) => id === scope?.countryId);
  const isCountry = scope?.listingId === null;
  const others = country ? destinationsOf(country).filter(({ id }) => id !== slug) : [];
  const regions = await Promise.all(
    (country ? regionAlpines(country) : [])
      .filter((id) => id !== slug)
      .map(async (id) => ({ href: paths.alpine(id), name: (await getContent(id, locale))?.title ?? id })),
  );
  return (
    <AlpinePage
      content={content}
      locale={locale}
      crumbs={[
        { name: page('home'), path: paths.landing() },
        { name: overview?.heading ?? page('home'), path: paths.alpine('overview') },
        ...(country && !isCountry ? [{ name: country.name, path: countryPath(country.id, locale) }] : []),
        { name: content.heading, path },
      ]}
      aside={
        scope?.listingId !== undefined &&
        scope && (
          <TypeLinks
            countryId={scope.countryId}
            id={scope.listingId ?? undefined}
            counts={scope.counts}
            locale={locale}
            className="flex flex-wrap gap-x-6 gap-y-3 text-14 menu:flex-col"
          />
        )
      }
      properties={<AlpineProperties slug={slug} scope={scope} locale={locale} includeDemos={includeDemos} />}
    >
      {hotels.length > 0 && (
        <div className="wrap">
          <HotelsSection hotels={hotels} />
        </div>
      )}
      {others.length > 0 && (
        <nav aria-labelledby="others-title" className="no-print wrap pb-16 desk:pb-24">
          <h2 id="others-title" className="text-28">
            {isCountry ? t('alps.places') : t('alps.otherPlaces')}
          </h2>
          <PlaceLinks destinations={others} regions={regions} locale={locale} className="mt-3 flex flex-wrap gap-x-5" />
        </nav>
      )}
    </AlpinePage>
  );
}

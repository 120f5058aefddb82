import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AlpinePage } from '@/components/catalogue/content/alpine-page';
import { CountryTiles } from '@/components/catalogue/place/place-tiles';
import { PropertyGrid } from '@/components/catalogue/place/property-grid';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { countProperties, getCountries, getFlagships } from '@/lib/catalogue/place/queries';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { tagPage } from '@/lib/web/page-cache/tags';
import { contentMetadata } from '@/lib/web/seo/metadata';

const FLAGSHIPS = 3;

async function readPage() {
  const { locale, includeDemos } = await getPage();
  const content = await getContent('overview', locale);
  if (!content) notFound();
  return { locale, includeDemos, content, path: paths.alpine('overview') };
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale, path, content } = await readPage();
  return contentMetadata({ locale, path, content });
}

export default async function AlpsPage() {
  await tagPage(propertyTags.cards);
  const { locale, includeDemos, content, path } = await readPage();
  const [t, page, countries, flagships, propertyCount] = await Promise.all([
    getTranslations('destination'),
    getTranslations('page'),
    getCountries(locale, includeDemos),
    getFlagships(locale, FLAGSHIPS),
    countProperties(locale, includeDemos),
  ]);
  return (
    <AlpinePage
      content={content}
      locale={locale}
      crumbs={[
        { name: page('home'), path: paths.landing() },
        { name: content.heading, path },
      ]}
      properties={<CountryTiles countries={countries} locale={locale} />}
    >
      <PropertyGrid
        id="flagships-title"
        title={t('alps.three')}
        properties={flagships}
        more={{ href: paths.search(), label: t('alps.all', { count: propertyCount }) }}
      />
    </AlpinePage>
  );
}

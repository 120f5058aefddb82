import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { PropertyEnquiryView } from '@/components/sales/enquiry/property-enquiry-view';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/catalogue/content/page';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { paths } from '@/lib/platform/addresses/paths';
import { countryFromSegment, propertyTypeFromSegment } from '@/lib/platform/addresses/slug';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { getSimilar } from '@/lib/rates/property/queries/similar';
import { tagPage } from '@/lib/web/page-cache/tags';
import { propertyKey } from '@/lib/web/routing/published';
import { getPublishedIndex } from '@/lib/web/routing/published-source';
import { pageMetadata } from '@/lib/web/seo/metadata';

/** More than are shown: some are taken in the period asked for. */
const SIMILAR = 8;

type Props = { params: Promise<{ propertyType: string; country: string; city: string; propertyName: string }> };

export function generateStaticParams() {
  return [];
}

async function readPage({ params }: Props) {
  const [asked, page, index, today] = await Promise.all([params, getPage(), getPublishedIndex(), clock.today()]);
  const propertyType = propertyTypeFromSegment(asked.propertyType);
  const countryId = countryFromSegment(asked.country);
  if (!propertyType || !countryId) notFound();
  const address = { propertyType, countryId, citySlug: asked.city, slug: asked.propertyName };
  const published = index.properties.get(propertyKey(address));
  const [property, brand] = await Promise.all([
    published ? getProperty(published.id, page.locale, today, page.includeDemos) : null,
    getBrand(page.brandId),
  ]);
  if (!property || !brand) notFound();
  await tagPage(propertyTags.one(property._id), propertyTags.cards);
  return { ...page, property, brand, today, path: paths.enquireNow(address, page.locale) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ locale, property, path }, t] = await Promise.all([readPage(props), getTranslations('enquiry.property')]);
  const about = { property: property.name, city: property.place.city.name };
  return pageMetadata({
    locale,
    path,
    title: t('title', about),
    description: t('description', about),
    isIndexable: false,
    canonicalPath: property.href,
    share: { property: property._id },
  });
}

export default async function PropertyEnquiryPage(props: Props) {
  const [{ locale, property, brand, today, includeDemos }, t] = await Promise.all([
    readPage(props),
    getTranslations('enquiry.property'),
  ]);
  const similar = await getSimilar(property, locale, today, { includeDemos, limit: SIMILAR });
  await tagPage(...similar.map(({ card }) => propertyTags.one(card._id)));
  return (
    <div className="wrap pt-6 pb-20 desk:pt-10 desk:pb-32">
      <Link href={property.href} prefetch={false} className="quiet-link mb-8 text-14 desk:mb-12">
        {t('toHouse')}
      </Link>
      <header className="mb-10 desk:mb-16">
        <h1 className="text-48 hyphens-auto">{t('heading', { property: property.name })}</h1>
        <p className="lead mt-4 text-16 desk:text-18">{t('lead')}</p>
      </header>
      <PropertyEnquiryView property={property} similar={similar} locale={locale} brand={brand} />
    </div>
  );
}

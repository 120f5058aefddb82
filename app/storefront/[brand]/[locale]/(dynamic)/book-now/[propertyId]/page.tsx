import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { BookingView } from '@/components/sales/booking/booking-view';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/catalogue/content/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { pageMetadata } from '@/lib/web/seo/metadata';

type Query = Record<'checkIn' | 'checkOut' | 'serviceLevel', string | string[] | undefined>;
type Props = { params: Promise<{ propertyId: string }>; searchParams: Promise<Partial<Query>> };

async function readPage({ params }: Props) {
  const [{ propertyId }, page, today] = await Promise.all([params, getPage(), clock.today()]);
  const [property, brand] = await Promise.all([
    getProperty(decodeURIComponent(propertyId), page.locale, today, page.includeDemos),
    getBrand(page.brandId),
  ]);
  if (!property?.salesTerms?.acceptsConsumerBookings || !brand) notFound();
  return { ...page, property, brand };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ locale, property }, t] = await Promise.all([readPage(props), getTranslations('booking')]);
  const about = { property: property.name, city: property.place.city.name };
  return pageMetadata({
    locale,
    path: paths.bookNow(property.address, locale),
    title: t('title', about),
    description: t('description', about),
    isIndexable: false,
    canonicalPath: property.href,
    share: { property: property._id },
  });
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** A guest books with the lessor (rule 6.6). */
export default async function BookNowPage(props: Props) {
  const [{ property, locale, brand }, { checkIn, checkOut, serviceLevel }, t] = await Promise.all([
    readPage(props),
    props.searchParams,
    getTranslations('booking'),
  ]);
  return (
    <div className="wrap pt-6 pb-20 desk:pt-10 desk:pb-32">
      <Link href={property.href} prefetch={false} className="quiet-link mb-8 text-14">
        {t('toHouse', { property: property.name })}
      </Link>
      <h1 className="mb-10 text-48 desk:mb-16">{t('heading')}</h1>
      <BookingView
        property={property}
        locale={locale}
        brand={brand}
        asked={{ checkIn: textOf(checkIn), checkOut: textOf(checkOut), serviceLevel: textOf(serviceLevel) }}
      />
    </div>
  );
}

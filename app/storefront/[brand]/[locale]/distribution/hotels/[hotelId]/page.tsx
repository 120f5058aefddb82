import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConsumerHotelPage } from '@/components/catalogue/hotel/consumer/consumer-hotel-page';
import { categoryKey } from '@/components/catalogue/hotel/names';
import { getInPlace } from '@/components/sales/search/title';
import { JsonLd } from '@/components/web/seo/json-ld';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/catalogue/content/page';
import { getPublicHotel, hotelContentTags } from '@/lib/catalogue/hotel/queries/detail';
import { listNeighbours } from '@/lib/catalogue/hotel/queries/neighbours';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { countryPath } from '@/lib/catalogue/place/rules';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import { getPublicRates } from '@/lib/rates/room/queries/public';
import { leastFrom } from '@/lib/rates/room/rules/public-season';
import { tagPage } from '@/lib/web/page-cache/tags';
import { pageMetadata } from '@/lib/web/seo/metadata';
import { hotelMarkup } from '@/lib/web/seo/structured-data';

export const revalidate = 3600;

/** Made at the first request, then cached. */
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ hotelId: string }> };

const FACILITIES_NAMED = 3;

async function readHotel({ params }: Props) {
  const [{ hotelId }, page] = await Promise.all([params, getPage()]);
  const { locale, includeDemos } = page;
  const hotel = await getPublicHotel(decodeURIComponent(hotelId), locale, { includeDemos, isForConsumers: true });
  if (!hotel) notFound();
  const time = await clock.business();
  const rates = await getPublicRates(hotel._id, { time, locale, includeDemos });
  if (!rates) notFound();
  // How far a hotel is our partner concerns agencies.
  return { ...page, hotel: { ...hotel, statusLevel: null }, rates, today: time.today() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, inPlace, { hotel, locale, rates }] = await Promise.all([
    getTranslations('hotelConsumer'),
    getInPlace(),
    readHotel(props),
  ]);
  const { name, cityId, city } = hotel;
  const where = inPlace({ id: cityId, name: city });
  const category = categoryKey(hotel.category);
  const least = leastFrom(rates.rooms);
  const described = t('metaDescription', {
    name,
    where,
    category: category ? t(`category.${category}`) : hotel.category,
    rooms: hotel.keys,
    facilities: hotel.facilities
      .slice(0, FACILITIES_NAMED)
      .map(({ facility }) => facility)
      .join(', '),
  });
  const from = least ? t('metaFrom', { price: formatMoney(toNearest(least.from.price)) }) : '';
  return pageMetadata({
    locale,
    path: paths.distribution(hotel._id),
    title: t('metaTitle', { name, where }),
    description: [described, from].filter(Boolean).join(' '),
  });
}

/** Hotels that want one have a page for consumers: public prices and an enquiry (rule 7.2). */
export default async function Page(props: Props) {
  const { hotel, locale, brandId, includeDemos, rates, today } = await readHotel(props);
  await tagPage(...hotelContentTags, propertyTags.cards);
  const [page, footer, brand, rooms, neighbours] = await Promise.all([
    getTranslations('page'),
    getTranslations('footer'),
    getBrand(brandId),
    listRooms(hotel._id, locale, includeDemos),
    listNeighbours(hotel._id, locale, includeDemos),
  ]);
  if (!brand) notFound();
  const path = paths.distribution(hotel._id);
  return (
    <>
      <ConsumerHotelPage
        hotel={hotel}
        rooms={rooms ?? []}
        rates={rates}
        neighbours={neighbours}
        brand={brand}
        locale={locale}
        today={today}
        crumbs={[
          { name: page('home'), path: paths.landing() },
          { name: footer('alps'), path: paths.alpine('overview') },
          { name: hotel.country, path: countryPath(hotel.countryId, locale) },
          { name: hotel.name, path },
        ]}
      />
      <JsonLd data={hotelMarkup(hotel, { locale, rooms: rooms ?? [], prices: rates.rooms })} />
    </>
  );
}

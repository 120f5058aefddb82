import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DistributionPage } from '@/components/catalogue/hotel/distribution-page';
import { PublicPrices } from '@/components/rates/room/public-prices';
import { plainButtonClass } from '@/components/ui/button-class';
import { JsonLd } from '@/components/web/seo/json-ld';
import { getPage } from '@/lib/catalogue/content/page';
import { getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { listPublicPrices } from '@/lib/rates/room/queries/public';
import { readHotelStay } from '@/lib/sales/search/hotel/schema';
import { pageMetadata } from '@/lib/web/seo/metadata';
import { breadcrumbs, hotelMarkup } from '@/lib/web/seo/structured-data';

type Props = {
  params: Promise<{ hotelId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Consumers pay where they sleep. */
const CONSUMERS = { default: 'ClientPays', canBeChanged: false } as const;

async function readHotel({ params }: Props) {
  const [{ hotelId }, { locale, includeDemos }] = await Promise.all([params, getPage()]);
  const hotel = await getPublicHotel(decodeURIComponent(hotelId), locale, { includeDemos, isForConsumers: true });
  if (!hotel) notFound();
  // How far a hotel is our partner concerns agencies.
  return { hotel: { ...hotel, statusLevel: null }, locale, includeDemos };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, { hotel, locale }] = await Promise.all([getTranslations('hotel.distribution'), readHotel(props)]);
  return pageMetadata({
    locale,
    path: paths.distribution(hotel._id),
    title: `${hotel.name}, ${hotel.city}`,
    description: t('description', { name: hotel.name, city: hotel.city }),
  });
}

/** Hotels that want one have a page for consumers: public prices and an enquiry (rule 7.2). */
export default async function ConsumerHotelPage(props: Props) {
  const [{ hotel, locale, includeDemos }, query, time, t] = await Promise.all([
    readHotel(props),
    props.searchParams,
    clock.business(),
    getTranslations('hotel.distribution'),
  ]);
  const { checkInDate: checkIn, checkOutDate: checkOut, party } = readHotelStay(query, time.today(), CONSUMERS).stay;
  const stay = checkIn && checkOut && { checkIn, checkOut, party, paymentProfile: CONSUMERS.default };
  const [rooms, prices] = stay
    ? await Promise.all([
        listRooms(hotel._id, locale, includeDemos),
        listPublicPrices(hotel._id, { ...stay, time, locale, includeDemos }),
      ])
    : [null, null];
  const asked = { destination: `${hotel.name}, ${hotel.city}`, ...(stay && { checkIn, checkOut }) };
  return (
    <>
      <DistributionPage
        isForConsumers
        hotel={hotel}
        locale={locale}
        today={time.today()}
        period={{ checkIn: checkIn ?? '', checkOut: checkOut ?? '' }}
        enquiry={
          <section className="mx-auto w-full max-w-[1440px] px-4 pb-20 desk:px-8 desk:pb-32">
            <p className="lead max-w-[32em]">{t('enquireLead')}</p>
            <a href={paths.generalEnquiry(asked)} rel="nofollow" className={`${plainButtonClass()} mt-6`}>
              {t('enquire')}
            </a>
          </section>
        }
        prices={rooms && prices && <PublicPrices rooms={rooms} prices={prices} />}
      />
      <JsonLd data={hotelMarkup(hotel, locale)} />
      <JsonLd data={breadcrumbs([{ name: hotel.name, path: paths.distribution(hotel._id) }], locale)} />
    </>
  );
}

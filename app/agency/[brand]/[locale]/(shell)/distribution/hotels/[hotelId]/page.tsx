import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DistributionPage } from '@/components/catalogue/hotel/distribution-page';
import { HotelMissing } from '@/components/catalogue/hotel/hotel-missing';
import { PaymentSelect } from '@/components/rates/room/payment-select';
import { PublicPrices } from '@/components/rates/room/public-prices';
import { OpenEnquiry } from '@/components/sales/conversation/open-enquiry';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getHotelMove, getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { currentViewer } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { listPublicPrices } from '@/lib/rates/room/queries/public';
import { readHotelStay } from '@/lib/sales/search/hotel/schema';
import { currentBrand } from '@/lib/web/brand/page';

type Props = {
  params: Promise<{ hotelId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function readHotel({ params }: Props) {
  const [{ hotelId }, { locale, includeDemos }, viewer] = await Promise.all([params, getPage(), currentViewer()]);
  const shows = { includeDemos: showsDemoHotels(viewer, includeDemos) };
  return { locale, viewer, ...shows, hotel: await getPublicHotel(decodeURIComponent(hotelId), locale, shows) };
}

/** A retired hotel's address leads to the one that stands for it. */
async function followMove({ params }: Props) {
  const moved = await getHotelMove(decodeURIComponent((await params).hotelId));
  if (moved) permanentRedirect(paths.distribution(moved));
  return <HotelMissing />;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, { hotel }] = await Promise.all([getTranslations('hotel.missing'), readHotel(props)]);
  return { title: hotel?.name ?? t('title') };
}

/** Open to everybody, the same to everybody: public prices only (rule 7.2). */
export default async function HotelDistributionPage(props: Props) {
  const [{ hotel, locale, includeDemos, viewer }, query, time, brand] = await Promise.all([
    readHotel(props),
    props.searchParams,
    clock.business(),
    currentBrand(),
  ]);
  if (!hotel) return followMove(props);
  const { canBeChanged } = brand.paymentProfile;
  const { checkInDate, checkOutDate, party, paymentProfile } = readHotelStay(
    query,
    time.today(),
    brand.paymentProfile,
  ).stay;
  const stay = checkInDate && checkOutDate && { checkIn: checkInDate, checkOut: checkOutDate, party, paymentProfile };
  const [rooms, prices] = stay
    ? await Promise.all([
        listRooms(hotel._id, locale, includeDemos),
        listPublicPrices(hotel._id, { ...stay, time, locale, includeDemos }),
      ])
    : [null, null];
  return (
    <DistributionPage
      hotel={hotel}
      locale={locale}
      today={time.today()}
      period={{ checkIn: checkInDate ?? '', checkOut: checkOutDate ?? '' }}
      payment={canBeChanged && <PaymentSelect value={paymentProfile} className="mt-3" />}
      enquiry={
        <OpenEnquiry viewer={viewer} hotel={hotel} locale={locale} includeDemos={includeDemos} now={time.now()} />
      }
      prices={rooms && prices && <PublicPrices rooms={rooms} prices={prices} />}
    />
  );
}

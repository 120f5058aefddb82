import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { HotelMissing } from '@/components/catalogue/hotel/hotel-missing';
import { ResellerBadge, ResellerWhy } from '@/components/catalogue/hotel/reseller';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { RoomShop } from '@/components/rates/room/room-shop';
import { stayOfQuery } from '@/components/rates/room/rooms-of-stay';
import { exceptionWished } from '@/components/rates/room/ways-words';
import { SelectionFrame } from '@/components/sales/selection/selection-frame';
import { TextLink } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getHotelRates } from '@/lib/rates/room/queries/rates';
import { ratesAsked } from '@/lib/sales/search/hotel/queries/stay';
import { readHotelStay, readQuantity } from '@/lib/sales/search/hotel/schema';
import { currentBrand } from '@/lib/web/brand/page';

type Props = {
  params: Promise<{ hotelId: string; roomId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('roomRates.shop');
  return { title: t('title') };
}

/** A room with its rates as an address: it opens on reload, and leads back to its hotel where there is no such room. */
export default async function RoomShopPage({ params, searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [{ hotelId, roomId }, query, page, brand, time] = await Promise.all([
    params,
    searchParams,
    getPage(),
    currentBrand(),
    clock.business(),
  ]);
  const shown = { locale: page.locale, includeDemos: showsDemoHotels(viewer, page.includeDemos) };
  const hotel = await getHotel(decodeURIComponent(hotelId), shown.locale, shown.includeDemos);
  if (!hotel) return <HotelMissing />;
  const rooms = (await listRooms(hotel._id, shown.locale, shown.includeDemos)) ?? [];
  const room = rooms.find(({ _id }) => _id === decodeURIComponent(roomId));
  if (!room) redirect(paths.hotel(hotel._id, { ...stayOfQuery(query), tab: 'rooms' }));

  const { stay } = readHotelStay(query, time.today(), brand.paymentProfile);
  const ofStay = ratesAsked(stay, { viewer, brand, time }, shown);
  const isExceptionWished = query.exception === exceptionWished.exception;
  const asked = ofStay && { ...ofStay, isExceptionWished };
  const offers =
    asked && (await getHotelRates(viewer, hotel._id, { ...asked, quantity: readQuantity(query.quantity) }));
  const ofRooms = paths.hotel(hotel._id, { ...stayOfQuery(query), tab: 'rooms' });
  const t = await getTranslations('roomRates.shop');
  return (
    <div className="mx-auto w-full max-w-[1304px] px-4 pt-4 pb-16 desk:px-8">
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
        <TextLink href={ofRooms} isBack>
          {t('back')}
        </TextLink>
        <span className="text-soft">{[hotel.name, hotel.city].join(', ')}</span>
        {hotel.isReseller && <ResellerBadge />}
      </p>
      <VerificationNotice viewer={viewer} />
      {hotel.isReseller && <ResellerWhy className="mb-3" />}
      <SelectionFrame rooms={ofRooms}>
        <RoomShop
          {...{ hotel, room, rooms, stay, query }}
          quantity={readQuantity(query.quantity)}
          today={time.today()}
          locale={shown.locale}
          choosesPayment={brand.paymentProfile.canBeChanged}
          found={asked && offers && { asked, offers }}
        />
      </SelectionFrame>
    </div>
  );
}

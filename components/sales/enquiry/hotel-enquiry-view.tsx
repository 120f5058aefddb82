import type { Brand } from '@/lib/brand/types';
import type { PublicHotel } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getEnquirySetting } from './enquiry-setting';
import { HotelEnquiry } from './hotel-enquiry';

type Props = { locale: Locale; brand: Brand; hotel: Pick<PublicHotel, '_id' | 'name' | 'city'> };

/** The enquiry for a room of one hotel, on the hotel's own page. */
export async function HotelEnquiryView({ locale, brand, hotel }: Props) {
  const { hotelConsumer } = messages[locale];
  const { ask } = hotelConsumer;
  const setting = await getEnquirySetting(locale, brand, [{ href: paths.search(), label: ask.all }]);
  return (
    <HotelEnquiry
      setting={setting}
      hotel={{ id: hotel._id, title: `${hotel.name}, ${hotel.city}` }}
      labels={{ heading: ask.heading, room: ask.room, anyRoom: ask.anyRoom, contactConsent: ask.contactConsent }}
    />
  );
}

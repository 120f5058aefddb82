import '@/components/catalogue/property/property.css';
import { Gallery } from '@/components/catalogue/gallery/gallery';
import { HotelEnquiryView } from '@/components/sales/enquiry/hotel-enquiry-view';
import type { Brand } from '@/lib/brand/types';
import type { PublicHotel, RoomDetail } from '@/lib/catalogue/hotel/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { PublicRates } from '@/lib/rates/room/queries/public';
import { leastFrom } from '@/lib/rates/room/rules/public-season';
import type { Crumb } from '@/lib/web/seo/structured-data';
import { AlsoHere, type Neighbours } from './also-here';
import { AtTable } from './at-table';
import { BeforeYouCome } from './before-you-come';
import { ConsumerHead } from './consumer-head';
import { InTheHouse } from './in-the-house';
import { PublicRooms } from './public-rooms';
import { PublicSeasons } from './public-seasons';
import { ConsumerStayBar, ConsumerStayPanel } from './stay-panel-view';
import { WhereItStands } from './where-it-stands';

type Props = {
  hotel: PublicHotel;
  rooms: readonly RoomDetail[];
  rates: PublicRates;
  neighbours: Neighbours;
  crumbs: Crumb[];
  brand: Brand;
  locale: Locale;
  today: PlainDate;
};

/** A hotel for whoever sleeps there: what it is, what it costs in public, and an enquiry (rule 7.2). */
export async function ConsumerHotelPage({ hotel, rooms, rates, neighbours, crumbs, brand, locale, today }: Props) {
  const t = await getTranslations('hotelConsumer.ask');
  const least = leastFrom(rates.rooms);
  return (
    <>
      <Gallery pictures={hotel.pictures} films={[]} name={hotel.name} />
      <div className="wrap pt-9 desk:grid desk:grid-cols-[minmax(0,1fr)_300px] desk:items-start desk:gap-x-10 desk:pt-8 menu:grid-cols-[minmax(0,1fr)_376px] menu:gap-x-16 wide:gap-x-26">
        <article>
          <ConsumerHead hotel={hotel} rooms={rooms} locale={locale} crumbs={crumbs} />
          <InTheHouse facilities={hotel.facilities} />
        </article>
        <ConsumerStayPanel hotelId={hotel._id} least={least} locale={locale} today={today} />
      </div>
      <div className="max-desk:contents">
        <div className="wrap">
          <PublicRooms rooms={rooms} prices={rates.rooms} />
          {rates.seasons && (
            <PublicSeasons rooms={rooms} prices={rates.rooms} seasons={rates.seasons} locale={locale} />
          )}
          <AtTable hotel={hotel} />
          <WhereItStands hotel={hotel} locale={locale} />
          <BeforeYouCome hotel={hotel} />
        </div>
        <section id="ask" aria-labelledby="ask-title" className="no-print mt-16 bg-surface py-16 desk:mt-24 desk:py-24">
          <div className="wrap grid gap-y-10 menu:grid-cols-12 menu:gap-x-6">
            <div className="menu:col-span-4">
              <h2 id="ask-title" className="text-48">
                {t('title')}
              </h2>
              <p className="mt-4 max-w-[34em] text-pretty text-soft">{t('lead')}</p>
              <p className="serif mt-10 text-28">{hotel.name}</p>
            </div>
            <div className="menu:col-span-7 menu:col-start-6">
              <HotelEnquiryView brand={brand} locale={locale} hotel={hotel} />
            </div>
          </div>
        </section>
        <div className="wrap pb-20 desk:pb-32">
          <AlsoHere place={{ id: hotel.cityId, name: hotel.city }} neighbours={neighbours} />
        </div>
        <ConsumerStayBar least={least} />
      </div>
    </>
  );
}

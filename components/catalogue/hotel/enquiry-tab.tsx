import { getTranslations } from 'next-intl/server';
import type { HotelDetail } from '@/lib/catalogue/hotel/types';
import { ReservationState } from './reservation-state';

/** Where the conversation with the hotel will be; until then whom to call. */
export async function EnquiryTab({ hotel, now }: { hotel: HotelDetail; now: Date }) {
  const t = await getTranslations('hotel.enquiry');
  const { isChatEnabled, reservation } = hotel.contact;
  return (
    <section className="max-w-[880px] rounded-desk border border-line bg-surface p-5 desk:p-6">
      <h2 className={`text-18 leading-6 ${isChatEnabled ? '' : 'text-warning'}`}>
        {isChatEnabled ? t('soonTitle', { hotel: hotel.name }) : t('notReady', { hotel: hotel.name })}
      </h2>
      <p className="mt-2 text-soft">{isChatEnabled ? t('soon') : t('notReadyText')}</p>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 font-bold">
        <a href={`tel:${reservation.phone.replaceAll(' ', '')}`} className="figures text-main-ink hover:underline">
          {reservation.phone}
        </a>
        <a href={`mailto:${reservation.email}`} className="text-main-ink [overflow-wrap:anywhere] hover:underline">
          {reservation.email}
        </a>
      </p>
      <div className="mt-4">
        <ReservationState hotel={hotel} now={now} />
      </div>
    </section>
  );
}

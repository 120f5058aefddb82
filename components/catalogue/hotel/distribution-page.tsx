import type { ReactNode } from 'react';
import type { PublicHotel } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { HotelGallery } from './hotel-gallery';
import { HotelHead } from './hotel-head';
import { HotelTab } from './hotel-tab';
import { PeriodForm } from './period-form';
import { WelcomeModal } from './welcome-modal';

type Props = {
  hotel: PublicHotel;
  locale: Locale;
  today: PlainDate;
  period: { checkIn: string; checkOut: string };
  /** Who pays, where that may be chosen. */
  payment?: ReactNode;
  /** Of the rooms in the chosen period. */
  prices?: ReactNode;
  /** How the hotel is written to. */
  enquiry: ReactNode;
};

/** A hotel for whoever has its address: its content and a period, nothing of how it is sold to agencies. */
export async function DistributionPage(props: Props) {
  const { hotel, locale, today, period, payment, prices, enquiry } = props;
  const t = await getTranslations('hotel.distribution');
  const chosen = period.checkIn < period.checkOut ? formatRange(period.checkIn, period.checkOut, locale) : '';
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="mx-auto flex w-full max-w-[1440px] items-start justify-between gap-6 px-4 pt-4 pb-5 desk:px-8">
          <HotelHead hotel={hotel} />
          <Welcome name={hotel.name} />
        </div>
      </div>
      <HotelGallery name={hotel.name} pictures={hotel.pictures} />
      {prices}
      <HotelTab
        hotel={hotel}
        locale={locale}
        panel={
          <div className="rounded-desk border border-line bg-surface p-5 menu:shadow-float">
            <PeriodForm action={paths.distribution(hotel._id)} today={today} period={period} hotelId={hotel._id}>
              {payment}
            </PeriodForm>
            {chosen && <p className="mt-3 font-bold">{t('chosen', { period: chosen })}</p>}
            <p className="mt-3 text-12 text-soft">{t('for')}</p>
          </div>
        }
      />
      {enquiry}
    </>
  );
}

async function Welcome({ name }: { name: string }) {
  const t = await getTranslations('hotel.distribution');
  return (
    <WelcomeModal
      pages={(['first', 'second', 'third'] as const).map((page, index) => ({
        title: t(`welcome.${page}.title`, { name: name }),
        text: t(`welcome.${page}.text`),
        step: t('step', { step: index + 1 }),
      }))}
      words={{
        help: t('help'),
        close: t('close'),
        back: t('pageBack'),
        next: t('next'),
        start: t('start'),
      }}
    />
  );
}

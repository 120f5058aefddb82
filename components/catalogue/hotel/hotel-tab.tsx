import type { ReactNode } from 'react';
import { firstSentence } from '@/lib/catalogue/hotel/rules';
import type { PublicHotel } from '@/lib/catalogue/hotel/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import { HotelSections } from './hotel-sections';
import { categoryKey } from './names';

type Props = {
  hotel: PublicHotel;
  locale: Locale;
  /** *Invite Hotel and Earn*, where there is no direct contract yet. */
  invite?: ReactNode;
  /** Period, prices and ways on, beside the text. */
  panel: ReactNode;
  /** Below the text. */
  ways?: ReactNode;
};

/** What the hotel says of itself, with the panel beside it. */
export async function HotelTab({ hotel, locale, invite, panel, ways }: Props) {
  const sentence = firstSentence(hotel.description);
  return (
    <div className="mx-auto grid w-full max-w-[1440px] gap-x-16 gap-y-8 px-4 pt-8 pb-16 desk:px-8 menu:grid-cols-[minmax(0,1fr)_344px] menu:items-start">
      <aside className="menu:sticky menu:top-4 menu:order-2">{panel}</aside>
      <div className="min-w-0">
        {sentence && (
          <p className="max-w-[29em] font-serif text-22 leading-[30px] text-balance desk:text-28 desk:leading-[38px]">
            {sentence}
          </p>
        )}
        <Ratings hotel={hotel} />
        <div className="mt-8">
          <HotelSections hotel={hotel} locale={locale} invite={invite} />
        </div>
        {ways}
      </div>
    </div>
  );
}

async function Ratings({ hotel }: { hotel: PublicHotel }) {
  const t = await getTranslations('hotel');
  const { bookingCom, tripAdvisorBubbles } = hotel.externalRatings;
  const category = categoryKey(hotel.category);
  const ratings = [
    { label: t('ratings.booking'), value: bookingCom === null ? null : formatNumber(bookingCom) },
    { label: t('ratings.tripAdvisor'), value: tripAdvisorBubbles === null ? null : formatNumber(tripAdvisorBubbles) },
    { label: t('ratings.category'), value: category ? t(`category.${category}`) : hotel.category },
    { label: t('ratings.keys'), value: formatNumber(hotel.keys) },
    {
      label: t('ratings.programmes'),
      value: hotel.memberOfPrograms.length > 0 ? formatNumber(hotel.memberOfPrograms.length) : null,
    },
  ].filter(({ value }) => value !== null);
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      {ratings.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-12 text-soft">{label}</dt>
          <dd className="text-18 leading-6 font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

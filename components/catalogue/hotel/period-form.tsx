import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { StayFields } from '@/components/form/stay-fields';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = {
  action: string;
  today: PlainDate;
  period: { checkIn: string; checkOut: string };
  /** Whose taken nights the calendar marks: of the whole hotel, or of one room. */
  hotelId: string;
  roomId?: string;
  /** Other values of the address that stay. */
  kept?: Readonly<Record<string, string>>;
  /** Further fields. */
  children?: ReactNode;
};

type FieldsProps = Pick<Props, 'today' | 'period' | 'hotelId' | 'roomId'> & { isRequired?: boolean };

/** Arrival and departure side by side. */
export async function PeriodFields({ today, period, hotelId, roomId, isRequired = false }: FieldsProps) {
  const [t, locale] = await Promise.all([getTranslations('hotel.panel'), getLocale()]);
  return (
    <StayFields
      names={{ checkIn: 'checkInDate', checkOut: 'checkOutDate' }}
      labels={{ checkIn: t('checkIn'), checkOut: t('checkOut') }}
      initial={period}
      today={today}
      locale={locale}
      words={stayFieldWords(locale)}
      isRequired={isRequired}
      nights={{ address: paths.api.hotelNights(hotelId, { room: roomId }) }}
      className="grid grid-cols-2 divide-x divide-line rounded-desk border border-input bg-surface"
      fieldClass="min-w-0 p-2.5"
      inputClass="mt-0.5 min-h-6 min-w-0 grow basis-28 bg-transparent text-14 text-ink outline-offset-4"
    />
  );
}

/** Two dates that go into the address: `?checkInDate=&checkOutDate=`. */
export async function PeriodForm({ action, today, period, hotelId, roomId, kept = {}, children }: Props) {
  const t = await getTranslations('hotel.panel');
  return (
    <form action={action} method="get">
      <h2 className="text-13 leading-5 tracking-wide">{t('title')}</h2>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-2">
        <PeriodFields today={today} period={period} hotelId={hotelId} roomId={roomId} isRequired />
      </div>
      {children}
      <button type="submit" className={compactButtonClass('quiet', 'medium', 'mt-3 w-full')}>
        {t('search')}
      </button>
    </form>
  );
}

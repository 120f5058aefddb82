import { getLocale } from 'next-intl/server';
import { PeriodFields } from '@/components/catalogue/hotel/period-form';
import { PartyOfAddress } from '@/components/form/party-field';
import { partyWords } from '@/components/form/party-words';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { PlainDate } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, OLDEST_CHILD } from '@/lib/sales/search/hotel/fields';
import type { HotelStay } from '@/lib/sales/search/hotel/schema';
import { PaymentSelect } from './payment-select';

type Props = {
  action: string;
  hotelId: string;
  /** Of this room alone the calendar marks the taken nights. */
  roomId?: string;
  today: PlainDate;
  stay: HotelStay;
  /** Children are not for this hotel. */
  isAdultsOnly: boolean;
  /** Whether the brand lets anybody choose who pays. */
  choosesPayment: boolean;
  kept?: Readonly<Record<string, string>>;
};

/** Period, party and payment as one form that goes into the address. */
export async function StayForm(props: Props) {
  const { action, hotelId, roomId, today, stay, isAdultsOnly, choosesPayment, kept = {} } = props;
  const t = await getTranslations('roomRates.stay');
  return (
    <form action={action} method="get" className="flex flex-wrap items-stretch gap-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid basis-full desk:max-w-[440px] desk:basis-[440px]">
        <PeriodFields
          today={today}
          period={{ checkIn: stay.checkInDate ?? '', checkOut: stay.checkOutDate ?? '' }}
          hotelId={hotelId}
          roomId={roomId}
          isRequired
        />
      </div>
      <StayParty stay={stay} isAdultsOnly={isAdultsOnly} className="grow desk:max-w-70" />
      {choosesPayment && <PaymentSelect value={stay.paymentProfile} />}
      <button type="submit" className={compactButtonClass('primary', 'large', 'h-auto min-h-11')}>
        {t('show')}
      </button>
    </form>
  );
}

/** Who stays, as one field of a form that goes into the address. */
export async function StayParty({ stay, isAdultsOnly, className }: PartyProps) {
  const locale = await getLocale();
  const { adults, childrenAges } = stay.party;
  return (
    <PartyOfAddress
      id="stay-party"
      initial={{ adults, ages: isAdultsOnly ? [] : childrenAges, rooms: stay.numRooms ?? null }}
      most={{
        adults: MOST_ADULTS,
        children: isAdultsOnly ? 0 : MOST_CHILDREN,
        rooms: MOST_ROOMS,
        oldest: OLDEST_CHILD,
      }}
      words={partyWords(locale)}
      className={`min-w-0 rounded-desk border border-input bg-surface p-2.5 text-14 ${className}`}
    />
  );
}

type PartyProps = Pick<Props, 'stay' | 'isAdultsOnly'> & { className: string };

import { getTranslations } from 'next-intl/server';
import { PeriodFields } from '@/components/catalogue/hotel/period-form';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { PlainDate } from '@/lib/platform/dates';
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS } from '@/lib/sales/search/hotel/fields';
import type { HotelStay } from '@/lib/sales/search/hotel/schema';
import { PaymentSelect } from './payment-select';

type Props = {
  action: string;
  today: PlainDate;
  stay: HotelStay;
  /** Children are not for this hotel. */
  isAdultsOnly: boolean;
  /** Whether the brand lets anybody choose who pays. */
  choosesPayment: boolean;
  kept?: Readonly<Record<string, string>>;
};

const field = 'rounded-desk border border-input bg-surface p-2.5 text-14';

/** Period, party and payment as one form that goes into the address. */
export async function StayForm({ action, today, stay, isAdultsOnly, choosesPayment, kept = {} }: Props) {
  const t = await getTranslations('roomRates.stay');
  const { adults, childrenAges } = stay.party;
  return (
    <form action={action} method="get" className="flex flex-wrap items-end gap-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="w-full max-w-[336px]">
        <PeriodFields
          today={today}
          period={{ checkIn: stay.checkInDate ?? '', checkOut: stay.checkOutDate ?? '' }}
          isRequired
        />
      </div>
      <label className="grid gap-0.5 text-12 text-soft">
        {t('adults')}
        <input
          type="number"
          name="numAdults"
          min={1}
          max={MOST_ADULTS}
          defaultValue={adults}
          className={`${field} w-20 text-ink`}
        />
      </label>
      <label className="grid gap-0.5 text-12 text-soft">
        {t('children')}
        <input
          type="number"
          name="numChildren"
          min={0}
          max={isAdultsOnly ? 0 : MOST_CHILDREN}
          defaultValue={isAdultsOnly ? 0 : childrenAges.length}
          readOnly={isAdultsOnly}
          className={`${field} w-20 text-ink`}
        />
      </label>
      <label className="grid gap-0.5 text-12 text-soft">
        {t('ages')}
        <input
          name="childrenAges"
          inputMode="numeric"
          pattern="[0-9 ,]*"
          placeholder="9, 15"
          defaultValue={childrenAges.join(', ')}
          readOnly={isAdultsOnly}
          className={`${field} w-28 text-ink`}
        />
      </label>
      <label className="grid gap-0.5 text-12 text-soft">
        {t('rooms')}
        <input
          type="number"
          name="numRooms"
          min={1}
          max={MOST_ROOMS}
          placeholder={t('anyRooms')}
          defaultValue={stay.numRooms}
          className={`${field} w-28 text-ink`}
        />
      </label>
      {choosesPayment && <PaymentSelect value={stay.paymentProfile} />}
      <button type="submit" className={compactButtonClass('primary', 'large')}>
        {t('show')}
      </button>
    </form>
  );
}

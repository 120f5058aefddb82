import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { PlainDate } from '@/lib/platform/dates';

type Props = {
  action: string;
  today: PlainDate;
  period: { checkIn: string; checkOut: string };
  /** Other values of the address that stay. */
  kept?: Readonly<Record<string, string>>;
  /** Further fields. */
  children?: ReactNode;
};

const inputClass = 'mt-0.5 min-h-6 w-full bg-transparent text-14 text-ink outline-offset-4';

type FieldsProps = Pick<Props, 'today' | 'period'> & { isRequired?: boolean };

/** Arrival and departure side by side. */
export async function PeriodFields({ today, period, isRequired = false }: FieldsProps) {
  const t = await getTranslations('hotel.panel');
  return (
    <div className="grid grid-cols-2 divide-x divide-line rounded-desk border border-input bg-surface">
      <label className="p-2.5">
        <span className="block text-12 text-soft">{t('checkIn')}</span>
        <input
          type="date"
          name="checkInDate"
          min={today}
          defaultValue={period.checkIn}
          required={isRequired}
          className={inputClass}
        />
      </label>
      <label className="p-2.5">
        <span className="block text-12 text-soft">{t('checkOut')}</span>
        <input
          type="date"
          name="checkOutDate"
          min={period.checkIn || today}
          defaultValue={period.checkOut}
          required={isRequired}
          className={inputClass}
        />
      </label>
    </div>
  );
}

/** Two dates that go into the address: `?checkInDate=&checkOutDate=`. */
export async function PeriodForm({ action, today, period, kept = {}, children }: Props) {
  const t = await getTranslations('hotel.panel');
  return (
    <form action={action} method="get">
      <h2 className="text-13 leading-5 tracking-wide">{t('title')}</h2>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-2">
        <PeriodFields today={today} period={period} isRequired />
      </div>
      {children}
      <button type="submit" className={compactButtonClass('quiet', 'medium', 'mt-3 w-full')}>
        {t('search')}
      </button>
    </form>
  );
}

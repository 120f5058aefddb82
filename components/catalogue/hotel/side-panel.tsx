import type { ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { HotelDetail, HotelSales } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ReservationState } from './reservation-state';

type Props = {
  hotel: HotelDetail;
  sales: HotelSales | null;
  now: Date;
  period: ReactNode;
  /** From price, totals and commission of the period. */
  prices?: ReactNode;
  /** Of the stay: goes on to the rooms. */
  query?: Readonly<Record<string, string>>;
};

/** The agent's way on: period, rooms, the hotel's people, what programmes give. */
export async function SidePanel({ hotel, sales, now, period, prices, query = {} }: Props) {
  const t = await getTranslations('hotel');
  return (
    <div className="rounded-desk border border-line bg-surface p-5 menu:shadow-float">
      {period}
      {prices}
      <div className="mt-4 grid gap-2">
        <a href={paths.hotel(hotel._id, { ...query, tab: 'rooms' })} className={compactButtonClass('primary', 'large')}>
          {t('panel.rooms')}
        </a>
        <a href={paths.hotel(hotel._id, { tab: 'enquiry' })} className={compactButtonClass('quiet', 'large')}>
          {t('panel.ask')}
        </a>
      </div>
      {sales && sales.programmes.length > 0 && (
        <ul aria-label={t('panel.programmes')} className="mt-5 grid gap-3 border-t border-line pt-4">
          {sales.programmes.map(({ _id, name, benefits, commissionPercent }) => (
            <li key={_id}>
              <p className="flex justify-between gap-4">
                <strong className="font-bold">{name}</strong>
                {commissionPercent !== undefined && (
                  <span className="figures">{t('sales.percent', { percent: commissionPercent })}</span>
                )}
              </p>
              <p className="text-12 text-soft">{benefits.join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 border-t border-line pt-4">
        <ReservationState hotel={hotel} now={now} />
      </div>
    </div>
  );
}

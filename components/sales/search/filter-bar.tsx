import './search.css';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatRange } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { FilterForm, type FilterFormProps } from './filter-form';

type Props = FilterFormProps & {
  /** At the right end: what is found, how it is sorted. */
  end?: ReactNode;
  /** Beside the button that opens the sheet below 1000 px. */
  mapToggle?: ReactNode;
};

/** Stays at the top while the list scrolls (mock, note 13). */
export async function FilterBar({ end, mapToggle, ...form }: Props) {
  const [t, card] = await Promise.all([getTranslations('search'), getTranslations('card')]);
  const { checkIn, checkOut, adults, children } = form.filter;
  const period = formatRange(checkIn, checkOut, form.locale, { month: 'short' });
  const guests = (adults ?? 0) + (children ?? 0);
  return (
    <div className="no-print sticky top-0 z-[5] border-y border-line bg-paper">
      <div className="wrap flex min-h-16 items-stretch menu:min-h-[72px]">
        <button
          type="button"
          popoverTarget={form.id}
          data-opens-panel="dates"
          className="mr-auto flex min-w-0 flex-col justify-center py-2 text-left menu:hidden"
        >
          <span className="text-13 text-soft">{t('dates')}</span>
          <span className={`figures max-w-full truncate text-16 leading-[26px] ${period || guests ? '' : 'text-soft'}`}>
            {[period || t('anyDates'), guests > 0 && card('guests', { count: guests })].filter(Boolean).join(' · ')}
          </span>
        </button>
        <FilterForm {...form} />
        <div className="hidden items-center gap-6 pl-6 text-14 menu:flex">{end}</div>
        <div className="flex items-center gap-5 text-14 menu:hidden">
          {mapToggle}
          <button type="button" popoverTarget={form.id} className="flex items-center gap-2 py-2">
            <Icon name="filter" />
            {t('filter')}
          </button>
        </div>
      </div>
    </div>
  );
}

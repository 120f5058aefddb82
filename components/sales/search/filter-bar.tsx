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
  const people = guests > 0 ? card('guests', { count: guests }) : null;
  const { id } = form;
  return (
    <div className="no-print sticky top-0 z-[5] border-y border-line bg-paper">
      <div className="wrap flex min-h-16 items-stretch menu:min-h-[72px]">
        {/* A telephone has room for one of them: where one searches stands above the bar. */}
        <div className="mr-auto grid min-w-0 grow grid-cols-1 pad:grid-cols-[1fr_1.3fr_1fr] menu:hidden">
          <Opener
            sheet={id}
            panel="where"
            label={t('where')}
            value={form.destination?.name}
            none={t('anywhere')}
            isWideOnly
          />
          <Opener sheet={id} panel="dates" label={t('dates')} value={period} none={t('anyDates')}>
            {guests > 0 && <span className="pad:hidden"> · {people}</span>}
          </Opener>
          <Opener sheet={id} panel="guests" label={t('guests')} value={people} none={t('any')} isWideOnly />
        </div>
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

type OpenerProps = {
  sheet: string;
  panel: string;
  label: string;
  /** Empty where nothing is chosen. */
  value: string | null | undefined;
  none: string;
  isWideOnly?: boolean;
  children?: ReactNode;
};

/** Opens the sheet at one of its panels and says what is chosen there. */
function Opener({ sheet, panel, label, value, none, isWideOnly = false, children }: OpenerProps) {
  return (
    <button
      type="button"
      popoverTarget={sheet}
      data-opens-panel={panel}
      className={`${isWideOnly ? 'hidden pad:flex' : 'flex'} min-w-0 flex-col justify-center py-2 pr-4 text-left`}
    >
      <span className="text-13 text-soft">{label}</span>
      <span className={`figures max-w-full truncate text-16 leading-[26px] ${value ? '' : 'text-soft'}`}>
        {value || none}
        {children}
      </span>
    </button>
  );
}

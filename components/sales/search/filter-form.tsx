import Link from 'next/link';
import { dayBoxClass, dayInBoxClass } from '@/components/form/day-input';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { StayFields } from '@/components/form/stay-fields';
import { plainButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SearchCatalogue } from '@/lib/sales/search/queries/catalogue';
import { isWeekdayPair, OUR_SELECTION, type SearchFilter, type SearchOrder } from '@/lib/sales/search/rules';
import { MAXIMUM_CHILDREN, MAXIMUM_GUESTS } from '@/lib/sales/search/schema';
import type { Destination } from '@/lib/sales/search/types';
import { DatesCalendar } from './dates-calendar';
import { DestinationField } from './destination-field';
import { Check, Choices, fieldClass, Labelled, Stepper } from './fields';
import { filterSummary } from './filter-summary';
import { MoreFilters } from './more-filters';
import { Panel } from './panel';
import { PriceRange } from './price-range';

const MOST_BEDROOMS = 8;

/** An address may ask for more than the buttons offer. */
function bedroomChoices(asked: number | null | undefined): number[] {
  const choices = Array.from({ length: MOST_BEDROOMS }, (_, index) => index + 1);
  return asked && asked > MOST_BEDROOMS ? [...choices, asked] : choices;
}

export type FilterFormProps = {
  id: string;
  filter: SearchFilter;
  order: SearchOrder;
  destination: Destination | null;
  catalogue: SearchCatalogue;
  today: PlainDate;
  locale: Locale;
  /** Changes search at once, so that the bar needs its button only where there is no script. */
  isLive: boolean;
  /** Properties found, which the button names; without it the filter has not been asked yet. */
  total?: number;
};

/** Every field of the filter under its name (rule 7.10), as a native form that needs no script. */
export async function FilterForm({
  id,
  filter,
  order,
  destination,
  catalogue,
  today,
  locale,
  isLive,
  total,
}: FilterFormProps) {
  const names = new Map(catalogue.facilities.map(({ _id, name }) => [_id, name]));
  const [t, chosen] = await Promise.all([getTranslations('search'), filterSummary(filter, names, locale)]);
  const field = (name: string) => `${id}-${name}`;
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== null);
  return (
    <form id={id} action={paths.search()} aria-label={t('form')} popover="auto" className="search-form min-w-0 grow">
      <div className="flex items-center justify-between border-b border-line px-5 py-4 pad:px-10 menu:hidden">
        <p className="serif text-22">{t('filter')}</p>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="-mx-2 px-2 py-1 text-14">
          {t('close')}
        </button>
      </div>
      {order !== OUR_SELECTION && <input type="hidden" name="sort" value={order} />}

      <Panel name="where" label={t('where')} value={destination?.name ?? null} any={t('anywhere')}>
        <Labelled label={t('whereHelp')} htmlFor={field('destination')}>
          <DestinationField
            id={field('destination')}
            listId={field('suggestions')}
            defaultValue={destination?.name ?? ''}
            placeholder={t('anywhere')}
            noResults={t('noResultsFound')}
            kinds={{
              country: t('kinds.country'),
              place: t('kinds.place'),
              sector: t('kinds.sector'),
              property: t('kinds.property'),
              hotel: t('kinds.hotel'),
            }}
            className={fieldClass}
          />
        </Labelled>
        <datalist id={field('suggestions')}>
          {catalogue.suggestions.map((suggestion) => (
            <option
              key={`${suggestion.kind} ${suggestion.id}`}
              value={suggestion.label}
              data-id={suggestion.id}
              data-kind={suggestion.kind}
            />
          ))}
        </datalist>
      </Panel>

      <Panel name="dates" label={t('dates')} value={chosen.dates} any={t('anyDates')} width="calendar">
        <StayFields
          names={{ checkIn: 'checkIn', checkOut: 'checkOut' }}
          labels={{ checkIn: t('checkIn'), checkOut: t('checkOut') }}
          initial={{ checkIn: filter.checkIn ?? '', checkOut: filter.checkOut ?? '' }}
          mayBeHalf
          hasCalendar
          today={today}
          locale={locale}
          words={stayFieldWords(locale)}
          className="grid gap-4 min-[372px]:grid-cols-2"
          fieldClass="min-w-0"
          labelClass="mb-1 block text-13 text-soft"
          boxClass={`${dayBoxClass} h-12! rounded-control!`}
          inputClass={`${dayInBoxClass} text-16!`}
        />
        <DatesCalendar words={messages[locale].form.calendar} today={today} />
        <div className="mt-3">
          <Check name="flexiblePeriod" value="true" label={t('flexible')} isChecked={filter.flexiblePeriod ?? false} />
        </div>
        {isWeekdayPair(filter.checkIn, filter.checkOut) && (
          <p className="mt-3 border-t border-line pt-3 text-14 text-pretty text-soft">{t('weeklyHint')}</p>
        )}
        {Boolean(filter.checkIn) !== Boolean(filter.checkOut) && (
          <p className="mt-3 border-t border-line pt-3 text-14 text-soft">{t('oneDate')}</p>
        )}
      </Panel>

      <Panel label={t('guests')} value={chosen.guests} any={t('any')}>
        <div className="grid gap-4">
          {(
            [
              ['adults', MAXIMUM_GUESTS, filter.adults],
              ['children', MAXIMUM_CHILDREN, filter.children],
            ] as const
          ).map(([name, maximum, value]) => (
            <Stepper
              key={name}
              id={field(name)}
              name={name}
              label={t(name)}
              maximum={maximum}
              value={value ?? null}
              any={t('any')}
              fewer={t('fewer')}
              more={t('oneMore')}
            />
          ))}
        </div>
      </Panel>

      <Panel label={t('bedrooms')} value={chosen.bedrooms} any={t('any')}>
        <Choices
          legend={t('bedroomsHelp')}
          name="bedrooms"
          chosen={filter.bedrooms ? String(filter.bedrooms) : ''}
          options={[
            { value: '', label: t('any') },
            ...bedroomChoices(filter.bedrooms).map((count) => ({ value: String(count), label: `${count}+` })),
          ]}
        />
      </Panel>

      <Panel label={t('price')} value={chosen.price} any={t('any')}>
        <PriceRange
          chosen={filter.priceRange}
          labels={{
            legend: t('priceWhole'),
            lowest: t('priceLowest'),
            highest: t('priceHighest'),
            noLimit: t('priceNoLimit'),
          }}
        />
      </Panel>

      <Panel label={t('more')} value={chosen.more} any={t('any')} width="wide">
        <MoreFilters filter={filter} destination={destination} facilities={catalogue.facilities} />
      </Panel>

      <div
        className={`sticky bottom-0 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-paper px-5 py-4 pad:px-10 menu:static menu:border-0 menu:bg-transparent menu:px-4 menu:py-0 min-[1440px]:px-6 ${isLive ? 'menu:hidden menu:noscript:flex' : ''}`}
      >
        <button type="submit" className={`${plainButtonClass()} grow menu:h-10 menu:grow-0 menu:px-5`}>
          {total === undefined ? t('apply') : t('applyCount', { count: total })}
        </button>
        {isLive && isFiltered && (
          <Link
            href={paths.search()}
            prefetch={false}
            scroll={false}
            data-search-reset
            className="quiet-link text-14 whitespace-nowrap menu:hidden"
          >
            {t('reset')}
          </Link>
        )}
      </div>
    </form>
  );
}

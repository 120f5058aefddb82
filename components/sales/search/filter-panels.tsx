'use client';

import { dayBoxClass, dayInBoxClass } from '@/components/form/day-input';
import type { StayFieldWords } from '@/components/form/stay-field-words';
import { StayFields } from '@/components/form/stay-fields';
import { plainButtonClass } from '@/components/ui/button-class';
import { type Packed, useUnpacked } from '@/components/ui/packed';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Suggestion } from '@/lib/sales/search/destinations';
import { DatesCalendar } from './dates-calendar';
import { DestinationField } from './destination-field';
import { Check, Choices, fieldClass, Labelled, Stepper } from './fields';
import { type Groups, MoreFilters } from './more-filters';
import { Panel } from './panel';
import { PriceRange, type PriceRangeProps } from './price-range';

/** A panel's label, and what is chosen in it; null where nothing is. */
type Head = { label: string; value: string | null };

/** Everything the filter says and holds, finished: it is drawn in the browser, too, which has no messages. */
export type FilterValue = {
  id: string;
  action: string;
  /** Only where it is not our own. */
  order: string | null;
  today: PlainDate;
  locale: Locale;
  isLive: boolean;
  isFiltered: boolean;
  /** Id, kind and label of each destination. */
  suggestions: readonly (readonly [string, Suggestion['kind'], string])[];
  heads: Record<'where' | 'dates' | 'guests' | 'bedrooms' | 'price' | 'more', Head>;
  destination: string;
  kinds: Record<Suggestion['kind'], string>;
  stay: { checkIn: string; checkOut: string; isFlexible: boolean; hint: string | null; oneDate: string | null };
  stayWords: StayFieldWords;
  guests: readonly { name: string; label: string; maximum: number; value: number | null }[];
  bedrooms: { chosen: string; options: readonly { value: string; label: string }[] };
  price: PriceRangeProps;
  more: Groups;
  words: Record<
    | 'form'
    | 'filter'
    | 'close'
    | 'any'
    | 'anywhere'
    | 'whereHelp'
    | 'noResults'
    | 'checkIn'
    | 'checkOut'
    | 'flexible'
    | 'fewer'
    | 'more'
    | 'bedroomsHelp'
    | 'apply'
    | 'reset',
    string
  >;
};

/** Every field of the filter under its name (rule 7.10), as a native form that needs no script. */
export function FilterPanels({ packed }: { packed: Packed<FilterValue> }) {
  const value = useUnpacked(packed);
  const { id, heads, words, isLive, bedrooms, guests, more } = value;
  const field = (name: string) => `${id}-${name}`;
  return (
    <form id={id} action={value.action} aria-label={words.form} popover="auto" className="search-form min-w-0 grow">
      <div className="flex items-center justify-between border-b border-line px-5 py-4 pad:px-10 menu:hidden">
        <p className="serif text-22">{words.filter}</p>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="-mx-2 px-2 py-1 text-14">
          {words.close}
        </button>
      </div>
      {value.order && <input type="hidden" name="sort" value={value.order} />}

      <Panel name="where" {...heads.where} any={words.anywhere}>
        <Labelled label={words.whereHelp} htmlFor={field('destination')}>
          <DestinationField
            id={field('destination')}
            listId={field('suggestions')}
            defaultValue={value.destination}
            placeholder={words.anywhere}
            noResults={words.noResults}
            kinds={value.kinds}
            className={fieldClass}
          />
        </Labelled>
        <datalist id={field('suggestions')}>
          {value.suggestions.map(([suggestion, kind, label]) => (
            <option key={`${kind} ${suggestion}`} value={label} data-id={suggestion} data-kind={kind} />
          ))}
        </datalist>
      </Panel>

      <Panel name="dates" {...heads.dates} any={words.any} width="calendar">
        <Dates value={value} />
      </Panel>

      <Panel name="guests" {...heads.guests} any={words.any}>
        <div className="grid gap-4">
          {guests.map((stepper) => (
            <Stepper
              key={stepper.name}
              {...stepper}
              id={field(stepper.name)}
              any={words.any}
              fewer={words.fewer}
              more={words.more}
            />
          ))}
        </div>
      </Panel>

      <Panel {...heads.bedrooms} any={words.any}>
        <Choices legend={words.bedroomsHelp} name="bedrooms" {...bedrooms} />
      </Panel>

      <Panel {...heads.price} any={words.any}>
        <PriceRange {...value.price} />
      </Panel>

      <Panel {...heads.more} any={words.any} width="wide">
        <MoreFilters {...more} />
      </Panel>

      <div
        className={`sticky bottom-0 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-paper px-5 py-4 pad:px-10 menu:static menu:border-0 menu:bg-transparent menu:px-4 menu:py-0 min-[1440px]:px-6 ${isLive ? 'menu:hidden menu:noscript:flex' : ''}`}
      >
        <button type="submit" className={`${plainButtonClass()} grow menu:h-10 menu:grow-0 menu:px-5`}>
          {words.apply}
        </button>
        {isLive && value.isFiltered && (
          <a
            href={value.action}
            data-soft
            data-stays
            data-search-reset
            className="quiet-link text-14 whitespace-nowrap menu:hidden"
          >
            {words.reset}
          </a>
        )}
      </div>
    </form>
  );
}

function Dates({ value: { stay, stayWords, words, today, locale } }: { value: FilterValue }) {
  return (
    <>
      <StayFields
        names={{ checkIn: 'checkIn', checkOut: 'checkOut' }}
        labels={{ checkIn: words.checkIn, checkOut: words.checkOut }}
        initial={{ checkIn: stay.checkIn, checkOut: stay.checkOut }}
        mayBeHalf
        hasCalendar
        today={today}
        locale={locale}
        words={stayWords}
        className="grid gap-4 min-[372px]:grid-cols-2"
        fieldClass="min-w-0"
        labelClass="mb-1 block text-13 text-soft"
        boxClass={`${dayBoxClass} h-12! rounded-control!`}
        inputClass={`${dayInBoxClass} text-16!`}
      />
      <DatesCalendar words={stayWords.calendar} today={today} />
      <div className="mt-3">
        <Check name="flexiblePeriod" value="true" label={words.flexible} isChecked={stay.isFlexible} />
      </div>
      {stay.hint && <p className="mt-3 border-t border-line pt-3 text-14 text-pretty text-soft">{stay.hint}</p>}
      {stay.oneDate && <p className="mt-3 border-t border-line pt-3 text-14 text-soft">{stay.oneDate}</p>}
    </>
  );
}

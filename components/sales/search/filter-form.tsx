import { stayFieldWords } from '@/components/form/stay-field-words';
import { pack } from '@/components/ui/packed';
import { propertyTypes } from '@/lib/catalogue/property/schema';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Translator } from '@/lib/platform/i18n/translator';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import type { SearchCatalogue } from '@/lib/sales/search/queries/catalogue';
import {
  DEFAULT_FACILITY_IDS,
  isWeekdayPair,
  OUR_SELECTION,
  PRICE_RANGE,
  type SearchFilter,
  type SearchOrder,
} from '@/lib/sales/search/rules';
import { MAXIMUM_CHILDREN, MAXIMUM_GUESTS } from '@/lib/sales/search/schema';
import type { Destination } from '@/lib/sales/search/types';
import { FilterPanels, type FilterValue } from './filter-panels';
import { filterSummary } from './filter-summary';
import type { Groups } from './more-filters';
import type { PriceRangeProps } from './price-range';

const MOST_BEDROOMS = 8;
const PRICE_STEP = 5000;
const levels = ['selfCatered', 'bedAndBreakfast', 'catered'] as const;

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

type Words = Translator<'search'>;

/** The filter's fields with what is chosen, in words (rule 7.10). */
export async function FilterForm(props: FilterFormProps) {
  const { id, filter, order, destination, catalogue, today, locale, isLive, total } = props;
  const names = new Map(catalogue.facilities.map(({ _id, name }) => [_id, name]));
  const [t, chosen] = await Promise.all([getTranslations('search'), filterSummary(filter, names, locale)]);
  const { checkIn, checkOut, adults, children, bedrooms } = filter;
  return (
    <FilterPanels
      packed={pack<FilterValue>({
        ...{ id, today, locale, isLive },
        action: paths.search(),
        order: order === OUR_SELECTION ? null : order,
        isFiltered: Object.values(filter).some((value) => value !== undefined && value !== null),
        suggestions: catalogue.suggestions.map((one) => [one.id, one.kind, one.label] as const),
        heads: {
          where: { label: t('where'), value: destination?.name ?? null },
          dates: { label: t('dates'), value: chosen.dates },
          guests: { label: t('guests'), value: chosen.guests },
          bedrooms: { label: t('bedrooms'), value: chosen.bedrooms },
          price: { label: t('price'), value: chosen.price },
          more: { label: t('more'), value: chosen.more },
        },
        destination: destination?.name ?? '',
        kinds: {
          country: t('kinds.country'),
          place: t('kinds.place'),
          sector: t('kinds.sector'),
          property: t('kinds.property'),
          hotel: t('kinds.hotel'),
        },
        stay: {
          checkIn: checkIn ?? '',
          checkOut: checkOut ?? '',
          isFlexible: filter.flexiblePeriod ?? false,
          hint: isWeekdayPair(checkIn, checkOut) ? t('weeklyHint') : null,
          oneDate: Boolean(checkIn) === Boolean(checkOut) ? null : t('oneDate'),
        },
        stayWords: stayFieldWords(locale),
        guests: [
          { name: 'adults', label: t('adults'), maximum: MAXIMUM_GUESTS, value: adults ?? null },
          { name: 'children', label: t('children'), maximum: MAXIMUM_CHILDREN, value: children ?? null },
        ],
        bedrooms: {
          chosen: bedrooms ? String(bedrooms) : '',
          options: [
            { value: '', label: t('any') },
            ...bedroomChoices(bedrooms).map((count) => ({ value: String(count), label: `${count}+` })),
          ],
        },
        price: priceOf(t, filter),
        more: groupsOf(t, props),
        words: {
          form: t('form'),
          filter: t('filter'),
          close: t('close'),
          any: t('any'),
          anywhere: t('anywhere'),
          whereHelp: t('whereHelp'),
          noResults: t('noResultsFound'),
          checkIn: t('checkIn'),
          checkOut: t('checkOut'),
          flexible: t('flexible'),
          fewer: t('fewer'),
          more: t('oneMore'),
          bedroomsHelp: t('bedroomsHelp'),
          apply: total === undefined ? t('apply') : t('applyCount', { count: total }),
          reset: t('reset'),
        },
      })}
    />
  );
}

function priceOf(t: Words, { priceRange }: SearchFilter): PriceRangeProps {
  const { min, max } = priceRange ?? PRICE_RANGE;
  const euros = (amount: number) => formatMoney(fromUnits(amount, 'EUR'));
  const noLimit = t('priceNoLimit');
  return {
    legend: t('priceWhole'),
    noLimit,
    least: PRICE_RANGE.min,
    most: PRICE_RANGE.max,
    step: PRICE_STEP,
    handles: [
      { label: t('priceLowest'), value: min, text: euros(min) },
      { label: t('priceHighest'), value: max, text: max >= PRICE_RANGE.max ? noLimit : euros(max) },
    ],
  };
}

/** Type, part of the place (from two sectors on), service, facilities, pets. */
function groupsOf(t: Words, { filter, destination, catalogue }: FilterFormProps): Groups {
  const isFirst = (id: string) => (DEFAULT_FACILITY_IDS as readonly string[]).includes(id);
  const facilities = catalogue.facilities.map(({ _id: id, name: label }) => ({ id, label }));
  const others = facilities.filter(({ id }) => !isFirst(id));
  const chosen = filter.facilityArray ?? [];
  return {
    before: [
      {
        legend: t('type'),
        name: 'propertyTypeArray',
        options: propertyTypes.map((id) => ({ id, label: t(`types.${id}`) })),
        chosen: filter.propertyTypeArray ?? [],
      },
      ...(destination && destination.sectors.length > 0
        ? [
            {
              legend: t('sector', { place: destination.name }),
              name: 'sectorArray',
              options: destination.sectors.map(({ id, name: label }) => ({ id, label })),
              chosen: filter.sectorArray ?? [],
            },
          ]
        : []),
      {
        legend: t('service'),
        name: 'serviceLevelArray',
        options: levels.map((id) => ({ id, label: t(`levels.${id}`) })),
        chosen: filter.serviceLevelArray ?? [],
      },
    ],
    facilities: {
      legend: t('facilities'),
      name: 'facilityArray',
      options: facilities.filter(({ id }) => isFirst(id)),
      chosen,
    },
    others,
    isOtherChosen: others.some(({ id }) => chosen.includes(id)),
    othersLabel: t('moreFacilities'),
    pets: { label: t('pets'), isChecked: filter.petsAllowed ?? false },
  };
}

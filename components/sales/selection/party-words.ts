import { fill } from '@/components/form/types';
import { formatRange, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { SelectedRate } from '@/lib/sales/selection/types';
import type { SelectionWords } from './selection-context';

const lists = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  de: new Intl.ListFormat('de-DE', { type: 'conjunction' }),
};

/** `2 adults, children 9 and 15`. */
export function partyText(
  { numAdults, childrenAges }: Pick<SelectedRate, 'numAdults' | 'childrenAges'>,
  locale: Locale,
  words: SelectionWords,
): string {
  const adults = fill(numAdults === 1 ? words.adult : words.adults, { count: numAdults });
  if (childrenAges.length === 0) return adults;
  const ages = lists[locale].format(childrenAges.map(String));
  return `${adults}, ${fill(childrenAges.length === 1 ? words.child : words.children, { ages })}`;
}

/** `2 rooms`. */
export function roomsText(count: number, words: SelectionWords): string {
  return fill(count === 1 ? words.room : words.rooms, { count });
}

type Configuration = SelectedRate['requestableBedConfigurations'][number];

/** `King-size bed, two single beds`: the beds of one way to make them. */
export function bedsText(
  { beds }: Configuration,
  words: SelectionWords,
  bedNames: Readonly<Record<string, string>>,
): string {
  return beds.map(({ bedType, isTwin }) => (isTwin ? words.twinBeds : (bedNames[bedType] ?? bedType))).join(', ');
}

/** What was asked for; empty where the room has no beds to choose from. */
export function chosenBeds(
  { requestableBedConfigurations: all, requestedBedConfiguration }: SelectedRate,
  words: SelectionWords,
  bedNames: Readonly<Record<string, string>>,
): string {
  const chosen = all.find(({ id }) => id === requestedBedConfiguration) ?? all[0];
  return chosen ? bedsText(chosen, words, bedNames) : '';
}

/** `Sat 26 Dec`. */
export function shortDay(day: PlainDate, locale: Locale): string {
  return `${formatWeekday(day, locale)} ${formatRange(day, day, locale, { month: 'short', year: false })}`;
}

import type { PlainDate } from '@/lib/platform/dates';
import { type HeldInSeason, MOST_CONFIRMED_OPTIONS, seasonOf } from '@/lib/sales/lead/rules/option';
import type { PropertyFormWords } from './setting';

/** How many options the agency has at a house in the season of an arrival, before it asks for one more. */
export function limitText(
  { limit }: Pick<PropertyFormWords, 'limit'>,
  held: Readonly<Record<string, HeldInSeason>>,
  checkIn: PlainDate,
): string {
  const { confirmed, requested } = held[seasonOf(checkIn)] ?? { confirmed: 0, requested: 0 };
  const most = MOST_CONFIRMED_OPTIONS;
  const sentences = [
    limit.held.replace('{held}', String(confirmed)).replace('{most}', String(most)),
    requested > 0 && limit.requested.replace('{requested}', String(requested)),
    confirmed >= most && limit.full,
    confirmed < most && confirmed + requested >= most && limit.crowded,
  ];
  return sentences.filter(Boolean).join(' ');
}

import type { Messages } from '@/lib/platform/i18n/messages';
import { type HeldInSeason, MOST_CONFIRMED_OPTIONS } from '@/lib/sales/lead/rules/option';

/** How many options the agency has at a hotel or property in a season, before it asks for one more. */
export function limitText(
  { limit }: Pick<Messages['propertyLead'], 'limit'>,
  { confirmed, requested }: HeldInSeason = { confirmed: 0, requested: 0 },
): string {
  const most = MOST_CONFIRMED_OPTIONS;
  const sentences = [
    limit.held.replace('{held}', String(confirmed)).replace('{most}', String(most)),
    requested > 0 && limit.requested.replace('{requested}', String(requested)),
    confirmed >= most && limit.full,
    confirmed < most && confirmed + requested >= most && limit.crowded,
  ];
  return sentences.filter(Boolean).join(' ');
}

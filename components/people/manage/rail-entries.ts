import { paths } from '@/lib/platform/addresses/paths';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { RailFigures } from '@/lib/sales/manage/queries';

export const railGroups = ['sold', 'shown', 'people', 'house'] as const;

type RailEntry = {
  /** Its words are at `manage.nav`. */
  name: Exclude<keyof Messages['manage']['nav'], 'label' | 'groups' | 'waiting'>;
  group: (typeof railGroups)[number];
  href: string;
  /** What of it waits for an answer. */
  waits?: keyof RailFigures;
};

/** Every page below /partner/manage, in the order of the rail. */
export const railEntries: readonly RailEntry[] = [
  { name: 'hotels', group: 'sold', href: paths.managed('hotels'), waits: 'hotels' },
  { name: 'properties', group: 'sold', href: paths.managed('properties'), waits: 'properties' },
  { name: 'agreements', group: 'sold', href: paths.manageAgreements() },
  { name: 'inspiration', group: 'shown', href: paths.managed('inspiration'), waits: 'inspiration' },
  { name: 'pages', group: 'shown', href: paths.managed('pages'), waits: 'pages' },
  { name: 'agencies', group: 'people', href: paths.manageAgencies(), waits: 'agencies' },
  { name: 'people', group: 'people', href: paths.managePeople() },
  { name: 'destinations', group: 'people', href: paths.manageDestinations(), waits: 'destinations' },
  { name: 'brands', group: 'people', href: paths.manageBrands() },
  { name: 'flags', group: 'people', href: paths.manageFlags() },
  { name: 'privacy', group: 'people', href: paths.managePrivacy() },
  { name: 'payoutRuns', group: 'house', href: paths.managePayoutRuns() },
  { name: 'outbox', group: 'house', href: paths.manageOutbox() },
  { name: 'audit', group: 'house', href: paths.manageAudit() },
];

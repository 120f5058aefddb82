import { paths } from '@/lib/platform/addresses/paths';
import { isDemoMode } from '@/lib/platform/env';
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
  { name: 'rooms', group: 'sold', href: paths.managed('rooms'), waits: 'rooms' },
  { name: 'properties', group: 'sold', href: paths.managed('properties'), waits: 'properties' },
  { name: 'operators', group: 'sold', href: paths.managed('operators'), waits: 'operators' },
  { name: 'channels', group: 'sold', href: paths.managed('channels'), waits: 'channels' },
  { name: 'programmes', group: 'sold', href: paths.managed('programmes'), waits: 'programmes' },
  { name: 'agreements', group: 'sold', href: paths.manageAgreements() },
  { name: 'facilities', group: 'shown', href: paths.managed('facilities'), waits: 'facilities' },
  { name: 'countries', group: 'shown', href: paths.managed('countries'), waits: 'countries' },
  { name: 'places', group: 'shown', href: paths.managed('places'), waits: 'places' },
  { name: 'inspiration', group: 'shown', href: paths.managed('inspiration'), waits: 'inspiration' },
  { name: 'testimonials', group: 'shown', href: paths.managed('testimonials'), waits: 'testimonials' },
  { name: 'pages', group: 'shown', href: paths.managed('pages'), waits: 'pages' },
  { name: 'jobs', group: 'shown', href: paths.managed('jobs'), waits: 'jobs' },
  { name: 'agencies', group: 'people', href: paths.manageAgencies(), waits: 'agencies' },
  { name: 'people', group: 'people', href: paths.managePeople() },
  { name: 'destinations', group: 'people', href: paths.manageDestinations(), waits: 'destinations' },
  { name: 'brands', group: 'people', href: paths.manageBrands() },
  { name: 'flags', group: 'people', href: paths.manageFlags() },
  { name: 'privacy', group: 'people', href: paths.managePrivacy() },
  { name: 'payoutRuns', group: 'house', href: paths.managePayoutRuns() },
  { name: 'outbox', group: 'house', href: paths.manageOutbox(), waits: 'outbox' },
  { name: 'audit', group: 'house', href: paths.manageAudit() },
  ...(isDemoMode ? [{ name: 'demonstration', group: 'house', href: paths.manageDemonstration() } as const] : []),
];

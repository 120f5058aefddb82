import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { LONGEST_WORDS } from '@/lib/sales/palette/limits';
import type { PaletteEntry, PaletteKind } from '@/lib/sales/palette/schema';
import type { FoundGroup, PaletteItem } from './sources';

const SHORTEST = 2;

const schema = async () => (await import('@/lib/sales/palette/schema')).paletteJsonSchema;

const groupOf: Record<PaletteKind, FoundGroup> = {
  hotel: 'hotels',
  deskHotel: 'hotels',
  property: 'properties',
  deskProperty: 'properties',
  client: 'clients',
  lead: 'leads',
  request: 'leads',
  conversation: 'conversations',
  deskConversation: 'conversations',
};

/** Ids of what the server finds begin with its kind; those of pages, agencies and commands have no colon. */
const isFound = (id: string) => id.includes(':');

/** What the server finds by words, while they are typed; what goes on beyond any name is searched by its beginning. */
export function foundQuery(typed: string) {
  const query = typed.trim().slice(0, LONGEST_WORDS).trim();
  return queryOptions({
    queryKey: ['palette', query],
    queryFn: ({ signal }) => callApi<PaletteEntry[]>(paths.api.palette({ query }), { signal, schema }),
    enabled: query.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** Names of what was opened lately, as far as it is still there for this person. */
export function recentQuery(ids: readonly string[]) {
  const recent = ids.filter(isFound);
  return queryOptions({
    queryKey: ['palette', 'recent', recent],
    queryFn: ({ signal }) => callApi<PaletteEntry[]>(paths.api.palette({ recent }), { signal, schema }),
    enabled: recent.length > 0,
    staleTime: 30_000,
  });
}

export function itemOf({ kind, _id, label, note, href }: PaletteEntry): PaletteItem {
  return { id: `${kind}:${_id}`, label, note, action: { kind: 'open', href } };
}

export const foundGroups: readonly FoundGroup[] = ['hotels', 'properties', 'clients', 'leads', 'conversations'];

/** Entries by the group they stand in; what was opened lately comes first in it. */
export function groupsOf(entries: readonly PaletteEntry[], recent: readonly string[]) {
  const rankOf = ({ id }: PaletteItem) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return foundGroups.flatMap((value) => {
    const items = entries.filter(({ kind }) => groupOf[kind] === value).map(itemOf);
    return items.length > 0 ? [{ value, items: items.sort((a, b) => rankOf(a) - rankOf(b)) }] : [];
  });
}

/** What is found stands behind pages and agencies, which are there at once, and before commands: nobody who looks for a hotel signs out. */
export function beforeCommands<Group extends { value: string }>(
  local: readonly Group[],
  found: readonly Group[],
): Group[] {
  const isCommand = ({ value }: Group) => value === 'commands';
  return [...local.filter((group) => !isCommand(group)), ...found, ...local.filter(isCommand)];
}

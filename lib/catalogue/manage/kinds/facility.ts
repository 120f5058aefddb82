import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { translator } from '@/lib/platform/i18n/translator';
import { managedFields } from '../fields';
import type { Kind } from './kind';
import { inRow, lastPosition, rowKind } from './row';

/** Five lists of names, told apart by the first part of an id. */
const models = {
  property: 'facility',
  equipment: 'equipment',
  service: 'service',
  hotel: 'hotelFacilityType',
  room: 'roomFacilityType',
} as const;
type List = keyof typeof models;
const lists = Object.keys(models) as List[];

const firsts: Partial<Record<List, (tx: Transaction) => Promise<object> | object>> = {
  property: async (tx) => ({ position: await lastPosition(tx, 'facility') }),
  service: async (tx) => ({ position: await lastPosition(tx, 'service') }),
  equipment: () => ({}),
};

const kinds = Object.fromEntries(
  lists.map((list) => [
    list,
    rowKind({
      model: models[list],
      fields: managedFields.facilities,
      orderBy: [{ nameEn: 'asc' }],
      searched: (like) => [{ nameEn: like }, { nameDe: like }],
      name: (row, locale) => inRow(row, 'name', locale),
      detail: (_row, locale) => translator(locale, 'managed.facilities')(list),
      isRetirable: true,
      ...(firsts[list] && { first: firsts[list] }),
    }),
  ]),
) as Record<List, Kind>;

function partsOf(id: string): { kind: Kind; own: string } | null {
  const [first = '', ...rest] = id.split('~');
  const list = lists.find((one) => one === first);
  return list && rest.length > 0 ? { kind: kinds[list], own: rest.join('~') } : null;
}

export const facilityKind: Kind = {
  list: async (tx, sought) => {
    const rows = [];
    for (const list of lists) {
      const found = await kinds[list].list(tx, sought);
      rows.push(...found.rows.map((row) => ({ ...row, id: `${list}~${row.id}` })));
    }
    return { rows, total: rows.length };
  },
  read: async (tx, id, locale) => {
    const parts = partsOf(id);
    return parts ? parts.kind.read(tx, parts.own, locale) : null;
  },
  write: async (tx, id, changes, at) => {
    const parts = partsOf(id);
    if (parts) await parts.kind.write(tx, parts.own, changes, at);
  },
  create: async (tx, id, values, at) => {
    const parts = partsOf(id);
    await parts?.kind.create?.(tx, parts.own, values, at);
  },
  isShown: async () => false,
};

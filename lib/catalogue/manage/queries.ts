import 'server-only';
import { createHash } from 'node:crypto';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { pictureSelect, toPicture } from '@/lib/platform/media/queries';
import { displayName, requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { blankOf } from './blank';
import { editingOf } from './editors';
import { managedFields } from './fields';
import { kinds } from './kinds/table';
import { filled, isLines, stateOf } from './rules';
import type { ManagedJson, ManagedLine, ManagedList, ManagedListQuery, ManagedVersion } from './schema';
import { type Change, type ManagedDeed, type ManagedKind, managedStates, type Stored, type Value } from './types';

/** Of a thing's versions, the newest first. */
const MOST_VERSIONS = 50;
/** Drafts that no search has found, beside the first of the list. */
const MOST_WAITING = 50;

const select = {
  ...{ id: true, entityId: true, number: true, deed: true, changes: true, revision: true },
  ...{ savedAt: true, publishedAt: true, actingFor: true, byId: true },
} as const;

export type VersionRow = {
  id: string;
  entityId: string;
  number: number;
  deed: ManagedDeed;
  changes: Change[];
  revision: number;
  savedAt: Date;
  publishedAt: Date | null;
  actingFor: string | null;
  byId: string;
};

/** The newest first. */
export async function readVersions(tx: Transaction, kind: ManagedKind, entityId: string): Promise<VersionRow[]> {
  const rows = await tx.managedVersion.findMany({
    where: { kind, entityId },
    select,
    orderBy: { number: 'desc' },
    take: MOST_VERSIONS,
  });
  return rows as unknown as VersionRow[];
}

/**
 * What an editor has seen: the latest version, how often its draft was written, and what is shown, which the hotel or the
 * operator may change at their desk.
 */
export function versionOf(
  { values, retired }: Pick<Stored, 'values' | 'retired'>,
  latest: VersionRow | undefined,
): string {
  const shown = createHash('sha256')
    .update(JSON.stringify([values, retired]))
    .digest('hex')
    .slice(0, 12);
  return `${latest?.number ?? 0}.${latest?.revision ?? 0}.${shown}`;
}

/** To whoever edits at a desk: the house has begun something. Who of the house it is a desk is not told. */
export async function isDraftOfHouse(tx: Transaction, viewer: Viewer, { byId }: VersionRow): Promise<boolean> {
  if (viewer.role === 'admin' || byId === viewer.id) return false;
  return (await tx.user.count({ where: { id: byId, role: { not: 'admin' } } })) === 0;
}

/** Names of those who wrote versions, and of the agencies they acted for, as far as the reader may know them. */
type Known = { people: ReadonlyMap<string, string>; agencies: ReadonlyMap<string, string>; others: string };

async function knownOf(tx: Transaction, viewer: Viewer, rows: readonly VersionRow[], locale: Locale): Promise<Known> {
  const others = translator(locale, 'managed.history')('house');
  if (rows.length === 0) return { people: new Map(), agencies: new Map(), others };
  // To a desk whoever is no contact of it is the house.
  const where = { id: { in: [...new Set(rows.map(({ byId }) => byId))] } };
  const people = await tx.user.findMany({
    where: viewer.role === 'admin' ? where : { ...where, role: { not: 'admin' } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  const ids = viewer.role === 'admin' ? [...new Set(rows.flatMap(({ actingFor }) => actingFor ?? []))] : [];
  const agencies =
    ids.length > 0 ? await tx.agency.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }) : [];
  return {
    people: new Map(people.map((person) => [person.id, displayName(person)])),
    agencies: new Map(agencies.map(({ id, name }) => [id, name])),
    others,
  };
}

const personOf = ({ byId, actingFor }: VersionRow, { people, agencies, others }: Known) => ({
  name: people.get(byId) ?? others,
  actingFor: actingFor && (agencies.get(actingFor) ?? null),
});

function toVersion(row: VersionRow, known: Known): ManagedVersion {
  const { number, deed, changes, savedAt, publishedAt } = row;
  const at = (publishedAt ?? savedAt).toISOString();
  return { number, deed, isPublished: publishedAt !== null, at, by: personOf(row, known), changes };
}

type Latest = { draft: VersionRow | undefined; last: VersionRow | undefined };

/** Of each thing its draft and its latest version. */
async function readLatest(tx: Transaction, kind: ManagedKind): Promise<Map<string, Latest>> {
  const rows = (await tx.managedVersion.findMany({
    where: { kind },
    select,
    distinct: ['entityId'],
    orderBy: [{ entityId: 'asc' }, { number: 'desc' }],
  })) as unknown as VersionRow[];
  return new Map(rows.map((row) => [row.entityId, { draft: row.publishedAt ? undefined : row, last: row }]));
}

function toLine(
  kind: ManagedKind,
  { id, ...stored }: Stored & { id: string },
  latest: Latest | undefined,
  known: Known,
): ManagedLine {
  const fields = managedFields[kind];
  const { draft, last } = latest ?? {};
  // The desk of a hotel or an operator writes no versions: its change may be the later one.
  const ownAt = last && (last.publishedAt ?? last.savedAt);
  const isOwn = ownAt !== undefined && (stored.changedAt === null || stored.changedAt <= ownAt);
  return {
    _id: id,
    name: stored.name,
    detail: stored.detail,
    state: stateOf(fields, stored, draft !== undefined || stored.retired === 'draft'),
    filled: filled(fields, stored.values),
    changes: draft?.changes.length ?? 0,
    retired: stored.retired,
    changedAt: (isOwn ? ownAt : stored.changedAt)?.toISOString() ?? null,
    changedBy: isOwn && last ? personOf(last, known) : null,
  };
}

function inOrder(one: ManagedLine, other: ManagedLine): number {
  const place = ({ state }: ManagedLine) => managedStates.indexOf(state);
  const at = ({ changedAt }: ManagedLine) => changedAt ?? '';
  return place(one) - place(other) || at(other).localeCompare(at(one)) || one.name.localeCompare(other.name);
}

/** What is new has no row that a search could find. */
const isSought = ({ deed, changes }: VersionRow, sought: string | undefined): boolean =>
  !sought || (deed === 'created' && JSON.stringify(changes).toLowerCase().includes(sought.toLowerCase()));

/** Everything of a kind, for admins: what waits first, then the latest change. */
export async function listManaged(
  viewer: Viewer,
  kind: ManagedKind,
  { search, state }: ManagedListQuery,
  locale: Locale,
): Promise<ManagedList> {
  requireAdmin(viewer);
  return scoped(viewer, async (tx) => {
    const sought = search?.trim() || undefined;
    const latest = await readLatest(tx, kind);
    const { rows, total } = await kinds[kind].list(tx, { search: sought, locale });
    const known = new Set(rows.map(({ id }) => id));
    const waiting = [...latest].filter(([id, { draft }]) => draft && !known.has(id) && isSought(draft, sought));
    for (const [id] of waiting.slice(0, MOST_WAITING)) {
      const stored = await readStored(tx, kind, id, locale);
      if (stored) rows.push({ id, ...stored });
    }
    const written = [...latest.values()].flatMap(({ last }) => last ?? []);
    const people = await knownOf(tx, viewer, written, locale);
    const lines = rows.map((row) => toLine(kind, row, latest.get(row.id), people)).sort(inOrder);
    return {
      results: state ? lines.filter((line) => line.state === state) : lines,
      more: Math.max(0, total - rows.length),
    };
  });
}

/** What is not in the catalogue yet, as its first draft says; null where there is none. */
async function readBlank(tx: Transaction, kind: ManagedKind, id: string, locale: Locale): Promise<Stored | null> {
  const where = { kind, entityId: id, deed: 'created', publishedAt: null } as const;
  const draft = await tx.managedVersion.findFirst({ where, select: { changes: true } });
  return draft && blankOf(kind, draft.changes as unknown as Change[], locale);
}

/** One of a kind as it stands. `isNew`: nobody but editors has ever seen it. */
export async function readStored(
  tx: Transaction,
  kind: ManagedKind,
  id: string,
  locale: Locale,
): Promise<(Stored & { isNew: boolean }) | null> {
  const stored = await kinds[kind].read(tx, id, locale);
  if (stored) return { ...stored, isNew: false };
  const blank = await readBlank(tx, kind, id, locale);
  return blank && { ...blank, isNew: true };
}

/** What its lists of pictures show; a draft may have others than those that were read with it. */
async function readPictures(
  tx: Transaction,
  { known = {}, values }: { known: Stored['pictures']; values: readonly Value[] },
  locale: Locale,
): Promise<ManagedJson['pictures']> {
  const ids = values.flatMap((value) => (isLines(value) ? value.flatMap(({ picture }) => picture ?? []) : []));
  const others = ids.map(String).filter((id) => !known[id]);
  const rows =
    others.length > 0
      ? await tx.picture.findMany({ where: { id: { in: others } }, select: { ...pictureSelect, id: true } })
      : [];
  const all = [...Object.entries(known), ...rows.map((row) => [row.id, row] as const)];
  return Object.fromEntries(all.map(([id, row]) => [id, toPicture(row, locale)]));
}

/** One of a kind with its draft and its history, as far as this viewer edits it; null for what is not theirs. */
export async function getManaged(
  viewer: Viewer,
  kind: ManagedKind,
  id: string,
  locale: Locale,
): Promise<ManagedJson | null> {
  return scoped(viewer, async (tx) => {
    const editing = await editingOf(tx, viewer, kind, id);
    const stored = editing && (await readStored(tx, kind, id, locale));
    if (!editing || !stored) return null;
    const isSeen = (field: string) => viewer.role === 'admin' || field in editing.fields;
    const rows = await readVersions(tx, kind, id);
    const [latest] = rows;
    const isOfHouse = latest?.publishedAt === null && (await isDraftOfHouse(tx, viewer, latest));
    const versions = (isOfHouse ? rows.slice(1) : rows).map((row) => ({
      ...row,
      all: row.changes.length,
      changes: row.changes.filter(({ field }) => isSeen(field)),
    }));
    const draft = versions[0]?.publishedAt === null ? versions[0] : undefined;
    const told = versions.filter(({ changes, all }) => changes.length > 0 || (all === 0 && viewer.role === 'admin'));
    const known = await knownOf(tx, viewer, told, locale);
    const values = Object.fromEntries(Object.entries(stored.values).filter(([field]) => isSeen(field)));
    const drafted = (draft?.changes ?? []).flatMap(({ before, after }) => [before, after]);
    return {
      _id: id,
      kind,
      name: stored.name,
      detail: stored.detail,
      state: stateOf(managedFields[kind], stored, draft !== undefined || stored.retired === 'draft'),
      version: versionOf(stored, latest),
      retired: stored.retired,
      isNew: stored.isNew,
      values,
      draft: draft?.changes ?? [],
      history: told.map((row) => toVersion(row, known)),
      pictures: await readPictures(tx, { known: stored.pictures, values: drafted }, locale),
    };
  });
}

/** What else of the kind is shown, for an address to lead to. */
export async function listShown(viewer: Viewer, kind: ManagedKind, except: string, locale: Locale) {
  requireAdmin(viewer);
  const { rows } = await scoped(viewer, (tx) => kinds[kind].list(tx, { search: undefined, locale }));
  return rows
    .filter(({ id, retired }) => id !== except && retired === null)
    .map(({ id, name, detail }) => ({ id, name, detail }));
}

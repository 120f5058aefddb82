import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { requireChoices } from '../choices';
import { requireEditing } from '../editors';
import { managedFields, retirementsOf } from '../fields';
import { kinds } from '../kinds/table';
import { isDraftOfHouse, readStored, readVersions, type VersionRow, versionOf } from '../queries';
import { readValues, refused } from '../read-values';
import { changesOf, laidOver, reversed, stillFound, withChanges } from '../rules';
import { conflictsOf, type ManagedAnswer, missingOf, type Retired, type Saved, type Undone } from '../schema';
import {
  type Change,
  type Fields,
  type ManagedDeed,
  type ManagedKind,
  RETIRED,
  type Stored,
  type Values,
} from '../types';
import { auditManaged, versionBy } from './audit';

type Opened = {
  kind: ManagedKind;
  id: string;
  /** Those this editor may write. */
  fields: Fields;
  stored: Stored;
  /** It has no row but its draft. */
  isNew: boolean;
  versions: VersionRow[];
  /** What nobody but editors sees yet. */
  draft: VersionRow | undefined;
  /** The same of the house, while a desk edits: it neither reads nor publishes it. */
  ofHouse: VersionRow | undefined;
};

/** What the house has changed beyond a desk's fields, the desk neither publishes nor takes back. Throws 409. */
function requireOwn(fields: Fields, changes: readonly Change[], viewer: Viewer): void {
  if (viewer.role === 'admin' || changes.every(({ field }) => field in fields)) return;
  throw new AppError('catalogueOfHouse', { status: 409 });
}

/** Two editors of one thing wait for each other, and the second is told what the first has done (rule 2.16). */
async function open(
  tx: Transaction,
  viewer: Viewer,
  { kind, id, version }: { kind: ManagedKind; id: string; version: string },
  { locale }: WriteContext,
): Promise<Opened> {
  const { fields } = await requireEditing(tx, viewer, kind, id);
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`editing ${kind} ${id}`}, 0))::text`;
  const found = await readStored(tx, kind, id, locale);
  if (!found) throw new AppError('notFound', { status: 404 });
  const versions = await readVersions(tx, kind, id);
  const [latest] = versions;
  if (versionOf(found, latest) !== version) throw new AppError('catalogueMoved', { status: 409 });
  const { isNew, ...stored } = found;
  const unpublished = latest?.publishedAt === null ? latest : undefined;
  const isOfHouse = unpublished !== undefined && (await isDraftOfHouse(tx, viewer, unpublished));
  return {
    ...{ kind, id, fields, stored, isNew, versions },
    draft: isOfHouse ? undefined : unpublished,
    ofHouse: isOfHouse ? unpublished : undefined,
  };
}

const standing = ({ stored }: Opened): Values => ({ ...stored.values, [RETIRED]: stored.retired });

/** What is missing already keeps nobody from changing something else. */
function requireWhole(opened: Opened, changes: readonly Change[]): void {
  const fields = managedFields[opened.kind];
  const known = opened.stored.retired === 'draft' ? {} : missingOf(fields, opened.stored.values);
  const wanted = withChanges(standing(opened), changes);
  const conflicts = conflictsOf(opened.kind, wanted);
  if (Object.keys(conflicts).length > 0) throw refused(conflicts);
  const missing = Object.entries(missingOf(fields, wanted));
  const own = missing.filter(([path]) => !(path in known));
  if (own.length > 0) throw refused(Object.fromEntries(own));
}

/** Writes what is shown, and the version that says so; throws 422 for what may not be shown like that. */
async function show(
  tx: Transaction,
  viewer: Viewer,
  opened: Opened,
  { changes, deed }: { changes: readonly Change[]; deed: ManagedDeed },
  context: WriteContext,
): Promise<void> {
  const { kind, id, versions, ofHouse, isNew } = opened;
  const draft = opened.draft ?? ofHouse;
  requireWhole(opened, changes);
  const now = context.now();
  const at = { now, today: context.today() };
  if (isNew) await kinds[kind].create?.(tx, id, withChanges(opened.stored.values, changes), at);
  else await kinds[kind].write(tx, id, changes, at);
  const data = {
    ...versionBy(viewer),
    deed: isNew ? ('created' as const) : deed,
    changes: changes.map(({ field, before, after }) => ({ field, before, after })),
    savedAt: now,
    publishedAt: now,
  };
  const number = draft?.number ?? (versions[0]?.number ?? 0) + 1;
  if (draft) await tx.managedVersion.updateMany({ where: { id: draft.id }, data });
  else await tx.managedVersion.create({ data: { ...data, id: randomUUID(), kind, entityId: id, number, revision: 0 } });
  if (ofHouse) await goOn(tx, { kind, id, draft: ofHouse, changes: laidOver(ofHouse.changes, changes) });
  const action =
    deed === 'changed' ? 'catalogue.published' : deed === 'retired' ? 'catalogue.retired' : 'catalogue.undone';
  const after = { version: number, fields: changes.map(({ field }) => field) };
  await auditManaged(tx, viewer, opened, { action, after }, context);
}

/** The house's draft, after what a desk has published: the next version, of whoever wrote it. */
async function goOn(
  tx: Transaction,
  { kind, id, draft, changes }: Pick<Opened, 'kind' | 'id'> & { draft: VersionRow; changes: Change[] },
): Promise<void> {
  if (changes.length === 0) return;
  const { number, deed, revision, savedAt, actingFor, byId } = draft;
  const kept = { deed, savedAt, actingFor, byId, changes, revision: revision + 1 };
  await tx.managedVersion.create({
    data: { ...kept, id: randomUUID(), kind, entityId: id, number: number + 1, publishedAt: null },
  });
}

/** A draft without a difference is none; of something new nothing is left. */
async function discard(tx: Transaction, viewer: Viewer, opened: Opened, context: WriteContext): Promise<void> {
  if (!opened.draft) return;
  await tx.managedVersion.deleteMany({ where: { id: opened.draft.id } });
  await auditManaged(tx, viewer, opened, { action: 'catalogue.drafted', after: { fields: [] } }, context);
}

/** Keeps what is not shown yet. */
async function keep(tx: Transaction, viewer: Viewer, opened: Opened, changes: Change[], context: WriteContext) {
  const { kind, id, versions, draft, ofHouse, isNew } = opened;
  // There is one draft; the house's own is not the desk's to write.
  if (ofHouse) throw new AppError('catalogueOfHouse', { status: 409 });
  if (changes.length === 0 && !isNew) return discard(tx, viewer, opened, context);
  const found = stillFound(changes, draft?.changes ?? []);
  const data = { ...versionBy(viewer), changes: found, savedAt: context.now(), revision: (draft?.revision ?? 0) + 1 };
  if (draft) await tx.managedVersion.updateMany({ where: { id: draft.id }, data });
  else {
    const number = (versions[0]?.number ?? 0) + 1;
    await tx.managedVersion.create({
      data: { ...data, id: randomUUID(), kind, entityId: id, number, deed: 'changed' },
    });
  }
  const after = { fields: changes.map(({ field }) => field) };
  await auditManaged(tx, viewer, opened, { action: 'catalogue.drafted', after }, context);
}

async function answer(tx: Transaction, { kind, id }: Opened, { locale }: WriteContext): Promise<ManagedAnswer> {
  const stored = await readStored(tx, kind, id, locale);
  const [latest] = await readVersions(tx, kind, id);
  // A draft of something new that was discarded: nothing of it is left.
  return { _id: id, version: stored ? versionOf(stored, latest) : '' };
}

type Asked<Input> = { kind: ManagedKind; id: string; input: Input };

/**
 * Fields of a thing, as a draft or for all to see. Throws 404, 409 when somebody was there meanwhile, and 422 at the field.
 */
export async function saveManaged(
  tx: Transaction,
  viewer: Viewer,
  { kind, id, input: { version, values, isPublished } }: Asked<Saved>,
  context: WriteContext,
): Promise<ManagedAnswer> {
  const opened = await open(tx, viewer, { kind, id, version }, context);
  const drafted = withChanges(standing(opened), opened.draft?.changes ?? []);
  const read = readValues(opened.fields, values);
  await requireChoices(tx, opened.fields, read, opened.stored.values);
  const wanted = { ...drafted, ...read, [RETIRED]: opened.stored.retired };
  const changes = changesOf(standing(opened), wanted);
  if (isPublished) await publish(tx, viewer, opened, changes, context);
  else await keep(tx, viewer, opened, changes, context);
  return answer(tx, opened, context);
}

/** What is not shown at all yet is shown with its first publication. */
async function publish(tx: Transaction, viewer: Viewer, opened: Opened, changes: Change[], context: WriteContext) {
  const { retired } = opened.stored;
  const all = retired === 'draft' ? [...changes, { field: RETIRED, before: retired, after: null }] : changes;
  if (all.length === 0) throw new AppError('catalogueUnchanged', { status: 409 });
  await show(tx, viewer, opened, { changes: all, deed: 'changed' }, context);
}

/** The draft, for all to see. Throws 404, 409 and 422 as `saveManaged`. */
export async function publishManaged(
  tx: Transaction,
  viewer: Viewer,
  { kind, id, input: { version } }: Asked<{ version: string }>,
  context: WriteContext,
): Promise<ManagedAnswer> {
  const opened = await open(tx, viewer, { kind, id, version }, context);
  const wanted = { ...withChanges(standing(opened), opened.draft?.changes ?? []), [RETIRED]: opened.stored.retired };
  await publish(tx, viewer, opened, changesOf(standing(opened), wanted), context);
  return answer(tx, opened, context);
}

/**
 * Takes the last change back: a draft is no more, and of what is shown a new version says what stood before; with `number`
 * everything since that version. Throws 404, and 409 when there is nothing to take back.
 */
export async function undoManaged(
  tx: Transaction,
  viewer: Viewer,
  { kind, id, input: { version, number } }: Asked<Undone>,
  context: WriteContext,
): Promise<ManagedAnswer> {
  const opened = await open(tx, viewer, { kind, id, version }, context);
  const { draft, versions } = opened;
  if (draft && number === undefined) {
    await discard(tx, viewer, opened, context);
    return answer(tx, opened, context);
  }
  if (draft) throw new AppError('catalogueDraftOpen', { status: 409 });
  const published = versions.filter(({ publishedAt }) => publishedAt !== null);
  const since = published.filter((one, index) => (number === undefined ? index === 0 : one.number > number));
  // Before it was made there was nothing to go back to; it is retired instead.
  if (since.some((one) => one.deed === 'created')) throw new AppError('catalogueUnchanged', { status: 409 });
  const changes = reversed(since, standing(opened));
  requireOwn(opened.fields, changes, viewer);
  if (changes.length === 0) throw new AppError('catalogueUnchanged', { status: 409 });
  await show(tx, viewer, opened, { changes, deed: number === undefined ? 'undone' : 'broughtBack' }, context);
  return answer(tx, opened, context);
}

/**
 * Shown, sold or offered no more; its address leads to another one, or says that it is gone. What keeps it (leads, bookings,
 * whatever names it) keeps it. And back.
 */
export async function retireManaged(
  tx: Transaction,
  viewer: Viewer,
  { kind, id, input: { version, address, to } }: Asked<Retired>,
  context: WriteContext,
): Promise<ManagedAnswer> {
  requireAdmin(viewer);
  const opened = await open(tx, viewer, { kind, id, version }, context);
  const { retired: before } = opened.stored;
  const isBack = address === 'own';
  if (!isBack && !retirementsOf(kind, id).includes(address)) throw refused({ address: 'invalidValue' });
  if (opened.draft) throw new AppError('catalogueDraftOpen', { status: 409 });
  if (before === 'draft' || isBack === (before === null)) throw new AppError('catalogueUnchanged', { status: 409 });
  if (isBack) {
    await show(
      tx,
      viewer,
      opened,
      { changes: [{ field: RETIRED, before, after: null }], deed: 'broughtBack' },
      context,
    );
    return answer(tx, opened, context);
  }
  const isKnown = address === 'removed' || (to !== id && (await kinds[kind].isShown(tx, to ?? '')));
  if (!isKnown) throw refused({ to: 'invalidValue' });
  const retired = { field: RETIRED, before: null, after: address === 'moved' ? `moved:${to}` : 'removed' };
  await show(tx, viewer, opened, { changes: [retired], deed: 'retired' }, context);
  return answer(tx, opened, context);
}

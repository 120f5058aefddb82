import 'server-only';
import { randomUUID } from 'node:crypto';
import { slugify } from '@/lib/platform/addresses/slug';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { mustHave } from '@/lib/platform/must-have';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { requireChoices } from '../choices';
import { creations } from '../creations';
import { managedFields } from '../fields';
import type { At } from '../kinds/kind';
import { jobIdOf, wordsIdOf } from '../kinds/page';
import { kinds } from '../kinds/table';
import { readStored, readVersions, versionOf } from '../queries';
import { readValues, refused } from '../read-values';
import { blankValues, changesOf, isWords, withChanges } from '../rules';
import type { Created, ManagedAnswer } from '../schema';
import type { Change, Fields, ManagedKind, Value, Values } from '../types';
import { auditManaged, versionBy } from './audit';

const isSaid = (value: Value | undefined): boolean =>
  isWords(value) ? Boolean(value.en || value.de) : value !== undefined && value !== null && value !== '';

/** A name in one language is enough to begin with. */
function requireFirst(fields: Fields, values: Values): void {
  const missing = Object.keys(fields).filter((name) => !isSaid(values[name]));
  const paths = missing.map((name) => (fields[name]?.type === 'words' ? `values.${name}.en` : `values.${name}`));
  if (paths.length > 0) throw refused(Object.fromEntries(paths.map((path) => [path, 'required'])));
}

const spoken = (value: Value | undefined): string => (isWords(value) ? value.en || value.de : String(value ?? ''));

/** Throws 422 where an address is none. */
function addressOf(of: string, values: Values, asked: string | undefined): string {
  const address = asked?.trim() || slugify(spoken(values[of])).slice(0, 80);
  if (!address || slugify(address) !== address) throw refused({ address: 'addressSpelling' });
  return address;
}

/** What a country is called needs no asking. */
function namesOf(id: string): Values {
  const inIts = (locale: Locale) => (messages[locale].managed.country as Readonly<Record<string, string>>)[id] ?? '';
  return { name: { en: inIts('en'), de: inIts('de') } };
}

type Named = { id: string; address?: string };

/** What it is called in addresses: chosen, made of its name, or of no meaning. */
function nameIt(kind: ManagedKind, values: Values, asked: string | undefined): Named {
  const of = creations[kind].address;
  if (of) {
    const address = addressOf(of, values, asked);
    if (kind === 'properties') return { id: randomUUID(), address };
    const own = kind === 'jobs' ? jobIdOf : kind === 'pages' ? wordsIdOf : String;
    return { id: own(address) };
  }
  if (kind === 'countries') return { id: String(values.countryId) };
  if (kind === 'rooms' || kind === 'inspiration' || kind === 'testimonials') return { id: randomUUID() };
  const id = slugify(spoken(values.name));
  if (!id) throw refused({ [kind === 'facilities' ? 'values.name.en' : 'values.name']: 'required' });
  return { id: kind === 'facilities' ? `${values.list}~${id}` : id };
}

/** Two people who name alike wait for each other. */
async function requireFree(tx: Transaction, kind: ManagedKind, id: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`editing ${kind} ${id}`}, 0))::text`;
  const isTaken = (await kinds[kind].read(tx, id, 'en')) !== null || (await readVersions(tx, kind, id)).length > 0;
  if (!isTaken) return;
  if (creations[kind].address) throw refused({ address: 'addressInUse' });
  if (kind === 'countries') throw refused({ 'values.countryId': 'nameInUse' });
  throw refused({ [kind === 'facilities' ? 'values.name.en' : 'values.name']: 'nameInUse' });
}

/**
 * Something new, as a draft that nobody else sees (rule 2.16). Throws 422 at the field for what is missing or taken.
 */
export async function createManaged(
  tx: Transaction,
  viewer: Viewer,
  { kind, input }: { kind: ManagedKind; input: Created },
  context: WriteContext,
): Promise<ManagedAnswer> {
  requireAdmin(viewer);
  const asked = creations[kind];
  const made = kinds[kind];
  const values = readValues(asked.fields, input.values);
  requireFirst(asked.fields, values);
  await requireChoices(tx, asked.fields, values);
  const { id, address } = nameIt(kind, values, input.address);
  await requireFree(tx, kind, id);
  const first = {
    ...values,
    ...(address !== undefined && { slug: address }),
    ...(kind === 'countries' && namesOf(id)),
  };
  const changes = changesOf(blankValues({ ...managedFields[kind], ...asked.fields }), first);
  const now = context.now();
  if (made.isRowFirst) await createRow(tx, { kind, id, changes }, { now, today: context.today() });
  const version = { id: randomUUID(), kind, entityId: id, number: 1, deed: 'created' as const, revision: 0 };
  const publishedAt = made.isRowFirst ? now : null;
  await tx.managedVersion.create({ data: { ...versionBy(viewer), ...version, changes, savedAt: now, publishedAt } });
  const after = { fields: changes.map(({ field }) => field) };
  await auditManaged(tx, viewer, { kind, id }, { action: 'catalogue.created', after }, context);
  const stored = mustHave(await readStored(tx, kind, id, context.locale), `${kind} ${id}`);
  const [latest] = await readVersions(tx, kind, id);
  return { _id: id, version: versionOf(stored, latest) };
}

/** Throws 422 for an address that is taken, at the field of this form. */
async function createRow(
  tx: Transaction,
  { kind, id, changes }: { kind: ManagedKind; id: string; changes: readonly Change[] },
  at: At,
): Promise<void> {
  const values = withChanges(blankValues(managedFields[kind]), changes);
  try {
    await kinds[kind].create?.(tx, id, values, at);
  } catch (error) {
    if (error instanceof AppError && error.fields?.['values.slug']) throw refused({ address: 'addressInUse' });
    throw error;
  }
}

import 'server-only';
import { managesAgency } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { displayName, requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import type { AuditQuery } from './schema';
import type { AuditFacts, AuditLine } from './types';

const PAGE = 50;
const DAY = 24 * 60 * 60 * 1000;

type Facts = { path: string[]; equals: string };
const facts = (name: string, id: string): Facts => ({ path: [name], equals: id });
const inFacts = (name: string, id: string) => [{ before: facts(name, id) }, { after: facts(name, id) }];

/** What was done to an agency and its people, and what admins did for it. */
const aboutAgency = (id: string) => [{ actingFor: id }, { entity: 'agency', entityId: id }, ...inFacts('agencyId', id)];

/** What a person did, and what was done to them. */
const aboutPerson = (id: string) => [
  { actorId: id },
  { entity: 'user', entityId: id },
  ...inFacts('userId', id),
  ...inFacts('ownerId', id),
];

const MOST_NAMED = 10;

/** Lines about whoever is called so. */
async function aboutNamed(tx: Transaction, search: string) {
  const like = { contains: search, mode: 'insensitive' as const };
  const people = await tx.user.findMany({
    where: { OR: [{ firstName: like }, { lastName: like }, { email: like }] },
    select: { id: true },
    take: MOST_NAMED,
  });
  const agencies = await tx.agency.findMany({ where: { name: like }, select: { id: true }, take: MOST_NAMED });
  // Nobody is called so: an empty list would not narrow anything.
  return [{ id: 0n }, ...people.flatMap(({ id }) => aboutPerson(id)), ...agencies.flatMap(({ id }) => aboutAgency(id))];
}

async function whereOf(tx: Transaction, query: AuditQuery) {
  const { action, entity, entityId, actorId, agencyId, search, from, until, before } = query;
  return {
    action,
    entity,
    entityId,
    actorId,
    AND: [
      ...(agencyId ? [{ OR: aboutAgency(agencyId) }] : []),
      ...(search ? [{ OR: await aboutNamed(tx, search) }] : []),
    ],
    ...(before ? { id: { lt: BigInt(before) } } : {}),
    at: {
      ...(from ? { gte: new Date(`${from}T00:00:00Z`) } : {}),
      ...(until ? { lt: new Date(Date.parse(`${until}T00:00:00Z`) + DAY) } : {}),
    },
  };
}

type Row = Pick<AuditLine, 'entity' | 'entityId'> & { before: unknown; after: unknown };
type Invited = { id: string; email: string; agencyId: string };

/** The ids a line names, wherever they stand in it. */
function namedIn(row: Row, invited: Invited | undefined) {
  const stated = { ...(row.before as AuditFacts | null), ...(row.after as AuditFacts | null) };
  const text = (value: AuditFacts[string] | undefined) => (typeof value === 'string' ? value : null);
  const own = (entity: string) => (row.entity === entity ? row.entityId : null);
  return {
    agencyId: own('agency') ?? text(stated.agencyId) ?? invited?.agencyId ?? null,
    personId: own('user') ?? text(stated.ownerId) ?? text(stated.userId),
    email: text(stated.email) ?? invited?.email ?? null,
  };
}

const known = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

async function peopleOf(tx: Transaction, ids: readonly (string | null)[]) {
  const users = await tx.user.findMany({
    where: { id: { in: known(ids) } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  return new Map(users.map((user) => [user.id, { _id: user.id, displayName: displayName(user) }]));
}

/** Which lead a line is about, whose it is and for whom. */
async function leadsOf(tx: Transaction, rows: readonly Row[]) {
  const ids = rows.flatMap(({ entity, entityId }) => (entity === 'lead' ? [entityId] : []));
  const found = await tx.lead.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, reference: true, agencyId: true, clientFirstName: true, clientLastName: true },
      currency: true,
      hotel: { select: { name: true } },
      property: { select: { name: true } },
    },
  });
  return new Map(
    found.map(({ id, reference, agencyId, clientFirstName, clientLastName, hotel, property, currency }) => {
      const client = `${clientFirstName} ${clientLastName}`.trim();
      return [id, { agencyId, lead: { reference, client, house: (hotel ?? property)?.name ?? '', currency } }];
    }),
  );
}

/** What the hotels and properties of the lines and these agencies are called, by their ids. */
async function namesOf(tx: Transaction, rows: readonly Row[], agencyIds: readonly (string | null)[]) {
  const ids = (entity: string) => rows.flatMap((row) => (row.entity === entity ? [row.entityId] : []));
  const named = await tx.$queryRaw<{ id: string; name: string; isAgency: boolean }[]>`
    SELECT id, name, false AS "isAgency" FROM hotel WHERE id = ANY(${ids('hotel')})
    UNION ALL SELECT id, name, false FROM property WHERE id = ANY(${ids('property')})
    UNION ALL SELECT id, name, true FROM agency WHERE id = ANY(${known(agencyIds)})`;
  return {
    houses: new Map(named.filter(({ isAgency }) => !isAgency).map(({ id, name }) => [id, name])),
    agencies: new Map(named.filter(({ isAgency }) => isAgency).map(({ id, name }) => [id, { _id: id, name }])),
  };
}

type AuditRow = Awaited<ReturnType<Transaction['audit']['findMany']>>[number];

/** Rows as they are told: with the names of whoever and whatever they are about. */
async function toLines(tx: Transaction, page: readonly AuditRow[]): Promise<AuditLine[]> {
  const invitationIds = page.flatMap(({ entity, entityId }) => (entity === 'invitation' ? [entityId] : []));
  const invited = await tx.invitation.findMany({
    where: { id: { in: invitationIds } },
    select: { id: true, email: true, agencyId: true },
  });
  const named = page.map((row) =>
    namedIn(
      row,
      invited.find(({ id }) => id === row.entityId),
    ),
  );
  const leads = await leadsOf(tx, page);
  const agencyOf = (row: Row, index: number) => leads.get(row.entityId)?.agencyId ?? named[index]?.agencyId ?? null;
  const users = await peopleOf(tx, [...page.map(({ actorId }) => actorId), ...named.map(({ personId }) => personId)]);
  const { houses, agencies } = await namesOf(tx, page, [
    ...page.map(({ actingFor }) => actingFor),
    ...page.map(agencyOf),
  ]);
  return page.map((row, index) => ({
    _id: String(row.id),
    at: row.at,
    action: row.action,
    entity: row.entity,
    entityId: row.entityId,
    actor: row.actorId ? (users.get(row.actorId) ?? null) : null,
    actingFor: row.actingFor ? (agencies.get(row.actingFor) ?? null) : null,
    about: {
      agency: agencies.get(agencyOf(row, index) ?? '')?.name ?? null,
      person: users.get(named[index]?.personId ?? '')?.displayName ?? null,
      email: named[index]?.email ?? null,
    },
    lead: leads.get(row.entityId)?.lead ?? null,
    house: leads.get(row.entityId)?.lead.house ?? houses.get(row.entityId) ?? null,
    before: row.before as AuditFacts | null,
    after: row.after as AuditFacts | null,
    requestId: row.requestId,
  }));
}

type AuditPage = {
  results: AuditLine[];
  /** The `before` of the following page. */
  next: string | null;
};

async function readPage(tx: Transaction, where: Prisma.AuditWhereInput): Promise<AuditPage> {
  const rows = await tx.audit.findMany({ where, orderBy: { id: 'desc' }, take: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  return { results: await toLines(tx, page), next: rows.length > PAGE ? String(page.at(-1)?.id) : null };
}

/** The audit, newest first, 50 lines a page; for admins only. */
export async function listAudit(viewer: Viewer, query: AuditQuery): Promise<AuditPage> {
  requireAdmin(viewer);
  return scoped(viewer, async (tx) => readPage(tx, await whereOf(tx, query)));
}

/** What an agency is told of itself: nothing that is agreed or paid, which has pages of its own. */
const toldToAgency = ['agency', 'membership', 'invitation', 'hotelInvitation', 'session', 'lead', 'offer', 'erasure'];

/**
 * What was done to the viewer's agency and for it, by its own people and by admins, each line with both identities. Null for
 * whoever does not manage it. Lines of the audit are nobody's but an admin's, so they are read as the product.
 */
export async function listAgencyHistory(
  viewer: Viewer,
  { before }: Pick<AuditQuery, 'before'>,
): Promise<AuditPage | null> {
  const agencyId = viewer.agency?.id;
  if (!agencyId || !managesAgency(viewer, agencyId)) return null;
  return scoped('system', (tx) =>
    readPage(tx, {
      OR: aboutAgency(agencyId),
      entity: { in: toldToAgency },
      ...(before ? { id: { lt: BigInt(before) } } : {}),
    }),
  );
}

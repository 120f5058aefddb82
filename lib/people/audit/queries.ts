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
type Invited = { email: string; agencyId: string };

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

type Named =
  | { kind: 'house'; id: string; name: string }
  | { kind: 'agency'; id: string; name: string }
  | { kind: 'invitation'; id: string; name: string; agencyId: string }
  | { kind: 'person'; id: string; firstName: string | null; lastName: string; email: string };

/** What the hotels, properties, agencies, invitations and people of the lines are called, by their ids, in one statement. */
async function namesOf(tx: Transaction, rows: readonly AuditRow[], leads: Awaited<ReturnType<typeof leadsOf>>) {
  const ids = (entity: string) => rows.flatMap((row) => (row.entity === entity ? [row.entityId] : []));
  const stated = rows.map((row) => namedIn(row, undefined));
  const agencyIds = [
    ...rows.map(({ actingFor }) => actingFor),
    ...[...leads.values()].map(({ agencyId }) => agencyId),
    ...stated.map(({ agencyId }) => agencyId),
  ];
  const personIds = [...rows.map(({ actorId }) => actorId), ...stated.map(({ personId }) => personId)];
  const named = await tx.$queryRaw<Named[]>`
    SELECT 'house' AS kind, id, name, NULL AS "firstName", NULL AS "lastName", NULL AS email, NULL AS "agencyId"
    FROM hotel WHERE id = ANY(${ids('hotel')})
    UNION ALL SELECT 'house', id, name, NULL, NULL, NULL, NULL FROM property WHERE id = ANY(${ids('property')})
    UNION ALL SELECT 'agency', id, name, NULL, NULL, NULL, NULL FROM agency
      WHERE id = ANY(${known(agencyIds)}) OR id IN (SELECT agency_id FROM invitation WHERE id = ANY(${ids('invitation')}))
    UNION ALL SELECT 'invitation', id, email, NULL, NULL, NULL, agency_id FROM invitation WHERE id = ANY(${ids('invitation')})
    UNION ALL SELECT 'person', id, NULL, first_name, last_name, email, NULL FROM app_user WHERE id = ANY(${known(personIds)})`;
  const houses = new Map<string, string>();
  const agencies = new Map<string, { _id: string; name: string }>();
  const invited = new Map<string, Invited>();
  const people = new Map<string, { _id: string; displayName: string }>();
  for (const row of named) {
    if (row.kind === 'house') houses.set(row.id, row.name);
    else if (row.kind === 'agency') agencies.set(row.id, { _id: row.id, name: row.name });
    else if (row.kind === 'invitation') invited.set(row.id, { email: row.name, agencyId: row.agencyId });
    else people.set(row.id, { _id: row.id, displayName: displayName(row) });
  }
  return { houses, agencies, invited, people };
}

type AuditRow = Awaited<ReturnType<Transaction['audit']['findMany']>>[number];

/** Rows as they are told: with the names of whoever and whatever they are about. */
async function toLines(tx: Transaction, page: readonly AuditRow[]): Promise<AuditLine[]> {
  const leads = await leadsOf(tx, page);
  const { houses, agencies, invited, people } = await namesOf(tx, page, leads);
  return page.map((row) => {
    const named = namedIn(row, invited.get(row.entityId));
    const found = leads.get(row.entityId);
    return {
      _id: String(row.id),
      at: row.at,
      action: row.action,
      entity: row.entity,
      entityId: row.entityId,
      actor: row.actorId ? (people.get(row.actorId) ?? null) : null,
      actingFor: row.actingFor ? (agencies.get(row.actingFor) ?? null) : null,
      about: {
        agency: agencies.get(found?.agencyId ?? named.agencyId ?? '')?.name ?? null,
        person: people.get(named.personId ?? '')?.displayName ?? null,
        email: named.email,
      },
      lead: found?.lead ?? null,
      house: found?.lead.house ?? houses.get(row.entityId) ?? null,
      before: row.before as AuditFacts | null,
      after: row.after as AuditFacts | null,
      requestId: row.requestId,
    };
  });
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

/** What an agency is told of itself, also that a payout was stopped: nothing that is agreed or paid, which has pages of its own. */
const toldToAgency = [
  ...['agency', 'membership', 'invitation', 'hotelInvitation', 'session', 'lead', 'offer', 'erasure', 'payout'],
];

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

import 'server-only';
import { cache } from 'react';
import { managesAgency } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { money } from '@/lib/platform/money';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { RETENTION_KEY, type Retention, retentionNoteSchema, retentionOf } from './retention';
import { countPlaces, erasureState, type PlaceRow } from './rules';
import type { ErasureLine, LeadSample, PersonHit, PlaceCount, Subject } from './types';

const MOST_HITS = 10;
const MOST_REQUESTS = 50;

/** Supervisors and owners answer for the clients of their agency, admins for anybody. */
export function answersForPersons(viewer: Viewer): boolean {
  return viewer.role === 'admin' || (viewer.agency !== null && managesAgency(viewer, viewer.agency.id));
}

/** The agency whose clients somebody answers for; null: of everybody. */
function ownAgency(viewer: Viewer): string | null {
  return viewer.role === 'admin' && !viewer.isActing ? null : (viewer.agency?.id ?? '');
}

const sampleSelect = {
  ...{ reference: true, clientFirstName: true, clientLastName: true, clientReference: true, message: true },
  ...{ checkIn: true, checkOut: true, adults: true, childrenAges: true, priceTotal: true, currency: true },
  hotel: { select: { name: true } },
  property: { select: { name: true } },
} satisfies Prisma.LeadSelect;

/** One of the person's leads, as it reads today. */
function toSample(lead: Prisma.LeadGetPayload<{ select: typeof sampleSelect }>): LeadSample {
  const {
    clientFirstName,
    clientLastName,
    hotel,
    property,
    checkIn,
    checkOut,
    childrenAges,
    priceTotal,
    currency,
    ...facts
  } = lead;
  return {
    ...facts,
    client: `${clientFirstName} ${clientLastName}`,
    house: (hotel ?? property)?.name ?? '',
    checkIn: fromDatabaseDay(checkIn),
    checkOut: fromDatabaseDay(checkOut),
    children: childrenAges.length,
    price: priceTotal === null ? null : money(Number(priceTotal), currency),
  };
}

/**
 * Whom somebody means who names a client or an address, within what they answer for; null: there is no such client. An
 * address alone means its owner within the agency, and for an admin wherever they stand. In the viewer's scope.
 */
export async function readSubject(
  tx: Transaction,
  viewer: Viewer,
  { clientId, email }: { clientId?: string; email?: string },
): Promise<(Subject & { firstName: string | null; lastName: string | null; sample: LeadSample | null }) | null> {
  if (!answersForPersons(viewer)) return null;
  const agencyId = ownAgency(viewer);
  if (!clientId)
    return email ? { agencyId, clientId: null, email, firstName: null, lastName: null, sample: null } : null;
  const client = await tx.client.findFirst({
    where: { id: clientId, ...(agencyId === null ? {} : { agencyId }) },
    select: {
      ...{ agencyId: true, firstName: true, lastName: true },
      leads: { select: sampleSelect, orderBy: [{ checkOut: 'desc' }, { id: 'asc' }], take: 1 },
    },
  });
  if (!client) return null;
  const { leads, ...known } = client;
  return { ...known, clientId, email: null, sample: leads[0] ? toSample(leads[0]) : null };
}

/** How often the person is found, by kind, as it would be erased at this moment. In the viewer's scope. */
export async function readPlaces(tx: Transaction, { agencyId, clientId, email }: Subject): Promise<PlaceCount[]> {
  const rows = await tx.$queryRaw<PlaceRow[]>`
    SELECT kind, fate, law, places AS found FROM personal_places(${agencyId}, ${clientId}, ${email}) ORDER BY place`;
  return countPlaces(rows);
}

/** Until when a stay that lies ahead needs the person; null: none does. In the viewer's scope. */
export async function readStayAhead(tx: Transaction, subject: Subject, now: Date): Promise<Date | null> {
  const { agencyId, clientId, email } = subject;
  const [row] = await tx.$queryRaw<{ until: Date | null }[]>`
    SELECT person_stays_until(${agencyId}, ${clientId}, ${email}, ${now}::timestamptz) AS until`;
  return row?.until ?? null;
}

export type PersonLook = {
  subject: Subject;
  name: string;
  /** What has to be typed. */
  lastName: string;
  places: PlaceCount[];
  found: number;
  stayAhead: PlainDate | null;
  sample: LeadSample | null;
};

/** What is found of the person; null for somebody the viewer does not answer for. */
export function lookAtPerson(viewer: Viewer, asked: { clientId?: string; email?: string }): Promise<PersonLook | null> {
  return scoped(viewer, async (tx) => {
    const known = await readSubject(tx, viewer, asked);
    if (!known) return null;
    const { firstName, lastName, sample, ...subject } = known;
    const { agencyId, clientId, email } = subject;
    const rows = await tx.$queryRaw<(PlaceRow & { until: Date | null })[]>`
      SELECT p.kind, p.fate, p.law, p.places AS found, a.until
      FROM personal_places(${agencyId}, ${clientId}, ${email}) p,
        person_stays_until(${agencyId}, ${clientId}, ${email}, ${await clock.now()}::timestamptz) AS a (until) ORDER BY p.place`;
    const places = countPlaces(rows);
    const stayAhead = rows[0]?.until ?? null;
    return {
      subject,
      name: [firstName, lastName].filter(Boolean).join(' ') || (subject.email ?? ''),
      lastName: lastName ?? subject.email ?? '',
      places,
      found: places.reduce((all, { found }) => all + found, 0),
      stayAhead: stayAhead && fromDatabaseDay(stayAhead),
      sample,
    };
  });
}

const select = {
  ...{ id: true, number: true, agencyId: true, clientId: true, email: true, firstName: true, lastName: true },
  ...{ reason: true, refusal: true, askedById: true, askedAt: true, endsAt: true, closedAt: true, closedById: true },
  ...{ erasedAt: true, found: true, deleted: true, loosened: true },
  agency: { select: { name: true } },
  askedBy: { select: { firstName: true, lastName: true, email: true } },
  closedBy: { select: { firstName: true, lastName: true, email: true } },
  confirmedBy: { select: { firstName: true, lastName: true, email: true } },
} satisfies Prisma.ErasureSelect;

function toLine(row: Prisma.ErasureGetPayload<{ select: typeof select }>, now: Date): ErasureLine {
  const { id, number, agencyId, clientId, email, firstName, lastName, reason, refusal, askedAt, endsAt, agency } = row;
  const endedBy = row.confirmedBy ?? row.closedBy;
  return {
    _id: id,
    number,
    state: erasureState(row, now),
    subject: { agencyId, clientId, email },
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    agencyName: agency?.name ?? null,
    reason,
    refusal,
    askedBy: { _id: row.askedById, displayName: displayName({ ...row.askedBy }) },
    askedAt,
    endsAt,
    endedBy: endedBy && displayName(endedBy),
    endedAt: row.erasedAt ?? row.closedAt,
    found: row.found,
    deleted: row.deleted,
    loosened: row.loosened,
  };
}

/** Requests of the agency, for an admin who acts for nobody those of all, the latest first; read once for a page. */
export const listErasures = cache((viewer: Viewer): Promise<ErasureLine[]> => {
  const agencyId = ownAgency(viewer);
  return scoped(viewer, async (tx) => {
    if (!answersForPersons(viewer)) return [];
    const now = await clock.now();
    const rows = await tx.erasure.findMany({
      where: agencyId === null ? {} : { agencyId },
      select,
      orderBy: [{ askedAt: 'desc' }, { number: 'desc' }],
      take: MOST_REQUESTS,
    });
    return rows.map((row) => toLine(row, now));
  });
});

/** How long what is kept, when the worker looked last and what it took away. */
export async function getRetention(viewer: Viewer): Promise<Retention> {
  return scoped(viewer, async (tx) => {
    const row = await tx.setting.findUnique({ where: { key: RETENTION_KEY } });
    return retentionOf(retentionNoteSchema.safeParse(row?.value).data ?? null);
  });
}

/** Clients by name, or by an address a letter or link of theirs went to; for admins somebody without an agency by address, too. */
export function findPersons(viewer: Viewer, search: string): Promise<PersonHit[]> {
  const agencyId = ownAgency(viewer);
  const asked = search.trim().toLowerCase();
  return scoped(viewer, async (tx) => {
    if (!answersForPersons(viewer) || asked.length < 2) return [];
    const rows = await tx.$queryRaw<
      { id: string; agencyId: string; name: string; agencyName: string; leads: number; erasedAs: number | null }[]
    >`
      SELECT c.id, c.agency_id AS "agencyId", c.first_name || ' ' || c.last_name AS name, a.name AS "agencyName",
        (SELECT count(*)::int FROM lead l WHERE l.client_id = c.id) AS leads,
        (SELECT e.number FROM erasure e WHERE e.client_id = c.id AND e.erased_at IS NOT NULL ORDER BY e.number DESC LIMIT 1) AS "erasedAs"
      FROM client c JOIN agency a ON a.id = c.agency_id
      WHERE (${agencyId}::text IS NULL OR c.agency_id = ${agencyId}) AND (
        lower(c.first_name || ' ' || c.last_name) LIKE ${`%${asked}%`} OR lower(c.reference) = ${asked}
        OR c.id IN (SELECT l.client_id FROM lead l JOIN lead_due d ON d.lead_id = l.id JOIN payment_link p ON p.due_id = d.id
          WHERE lower(p.email) = ${asked})
        OR c.id IN (SELECT l.client_id FROM lead l JOIN offer_alternative o ON o.lead_id = l.id
          JOIN offer_version v ON v.id = o.version_id JOIN offer f ON f.id = v.offer_id WHERE lower(f.client_email) = ${asked}))
      ORDER BY c.last_name, c.first_name, a.name, c.id LIMIT ${MOST_HITS}`;
    const hits: PersonHit[] = rows.map(({ id, name, agencyName, leads, erasedAs, ...row }) => {
      return {
        subject: { agencyId: row.agencyId, clientId: id, email: null },
        name,
        email: null,
        agencyName,
        leads,
        erasedAs,
      };
    });
    if (!asked.includes('@')) return hits;
    const subject = { agencyId, clientId: null, email: asked };
    const places = await readPlaces(tx, subject);
    if (places.length === 0) return hits;
    const leads = places.find(({ kind }) => kind === 'lead')?.found ?? 0;
    const agencyName = agencyId === null ? null : (viewer.agency?.name ?? null);
    return [...hits, { subject, name: '', email: asked, agencyName, leads, erasedAs: null }];
  });
}

import 'server-only';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { leadsOf } from '@/lib/people/access/leads';
import { asProduct, scoped } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { isLocale } from '@/lib/platform/i18n/locale';
import { toUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { readDues } from '../../dues/queries';
import type { ShownDue } from '../../dues/types';
import { isOpenState, linkStateOf } from '../rules';
import type { LinkJson } from '../schema';
import { paymentToken } from '../tokens';
import type { ShownLink } from '../types';

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string }) =>
  `${firstName ?? ''} ${lastName}`.trim();

const person = { select: { firstName: true, lastName: true } } as const;

const house = { select: { name: true, city: { select: { countryId: true } } } } as const;

const select = {
  ...{
    id: true,
    dueId: true,
    tokenHash: true,
    locale: true,
    email: true,
    createdAt: true,
    endsAt: true,
    closing: true,
  },
  createdBy: person,
  due: {
    select: {
      ...{ leadId: true, kind: true, amount: true, cardFee: true, currency: true, until: true },
      lead: {
        select: { brandId: true, clientFirstName: true, clientLastName: true, hotel: house, property: house },
      },
    },
  },
  events: { orderBy: { id: 'asc' }, select: { kind: true, at: true, amount: true, actor: person } },
} satisfies Prisma.PaymentLinkSelect;

type Row = Prisma.PaymentLinkGetPayload<{ select: typeof select }>;

function shown(row: Row, due: ShownDue | null, now: Date): ShownLink {
  const { id, tokenHash, locale, email, createdAt, createdBy, endsAt, events } = row;
  const state = linkStateOf({ ...row, due }, now);
  const { lead, ...asked } = row.due;
  const target = lead.hotel ?? lead.property;
  return {
    ...{ id, email, createdAt, endsAt, state, due },
    ...asked,
    ...{ brandId: lead.brandId, house: target?.name ?? '', timeZone: timeZoneOf(target?.city.countryId ?? '') },
    clientName: nameOf({ firstName: lead.clientFirstName, lastName: lead.clientLastName }),
    until: fromDatabaseDay(row.due.until),
    token: paymentToken(id, tokenHash),
    locale: isLocale(locale) ? locale : 'en',
    createdBy: nameOf(createdBy),
    isOpen: isOpenState(state),
    events: events.map(({ actor, ...event }) => ({ ...event, actor: actor && nameOf(actor) })),
  };
}

/** Leads for whose dues a viewer makes links: those they may open, and the bookings of their properties. */
export function linkedLeadsOf(viewer: Viewer): Prisma.LeadWhereInput {
  const { operatorId } = viewer;
  // An OR of a condition that asks nothing would find nothing.
  return operatorId ? { OR: [leadsOf(viewer), { property: { operatorId } }] } : leadsOf(viewer);
}

/** In the product's scope, with the dues as they stand. */
async function read(tx: Transaction, where: Prisma.PaymentLinkWhereInput): Promise<ShownLink[]> {
  const now = await clock.now();
  const rows = await tx.paymentLink.findMany({ where, select, orderBy: { createdAt: 'desc' } });
  const ids = rows.map(({ dueId }) => dueId);
  const dues = await readDues(tx, ids);
  return rows.map((row) => shown(row, dues.get(row.dueId) ?? null, now));
}

/** All of a lead that the viewer was found to know, with its dues, likewise. */
export async function linksOfLead(tx: Transaction, leadId: string, dues: readonly ShownDue[]): Promise<ShownLink[]> {
  const now = await clock.now();
  const where = { due: { leadId } };
  const rows = await tx.paymentLink.findMany({ where, select, orderBy: { createdAt: 'desc' } });
  return rows.map((row) => shown(row, dues.find(({ id }) => id === row.dueId) ?? null, now));
}

/**
 * Of a lead, the newest first. Null: there is no such lead for this viewer. Read as the product and for whom it is asked: of an
 * agency's lead an operator has no row of their own.
 */
export function listLinks(viewer: Viewer, leadId: string): Promise<ShownLink[] | null> {
  return scoped('system', async (tx) => {
    const where = { id: leadId, ...linkedLeadsOf(viewer) };
    const isTheirs = await tx.lead.findFirst({ where, select: { id: true } });
    return isTheirs && read(tx, { due: { leadId } });
  });
}

/** One of theirs, within a transaction that writes; null: not theirs, or unknown. */
export async function findLink(
  tx: Transaction,
  viewer: Viewer,
  where: { id: string; leadId?: string },
): Promise<ShownLink | null> {
  const { id, leadId } = where;
  const due = { lead: { ...(leadId !== undefined && { id: leadId }), ...linkedLeadsOf(viewer) } };
  return asProduct(tx, async () => (await read(tx, { id, due }))[0] ?? null);
}

/** `origin`: of the public host whose brand the link is in. */
export function toLinkJson(link: ShownLink, origin: (door: Pick<ShownLink, 'brandId' | 'locale'>) => string): LinkJson {
  const { id, leadId, state, isOpen, locale, email, createdBy, currency, kind, until } = link;
  const units = (amount: bigint) => toUnits(amount, currency);
  return {
    ...{ id, leadId, state, isOpen, locale, email, createdBy },
    link: `${origin(link)}${paths.paymentLink(link.token)}`,
    createdAt: link.createdAt.toISOString(),
    endsAt: link.endsAt.toISOString(),
    due: {
      ...{ kind, until, currency, amount: units(link.amount), cardFee: units(link.cardFee) },
      state: link.due?.state ?? null,
    },
    events: link.events.map(({ kind: what, at, actor, amount }) => ({
      ...{ kind: what, at: at.toISOString(), by: actor },
      amount: amount === null ? null : units(amount),
    })),
  };
}

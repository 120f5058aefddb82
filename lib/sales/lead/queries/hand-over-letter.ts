import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import type { MailPayload } from '@/lib/platform/outbox/types';
import { displayName } from '@/lib/platform/viewer/rules';
import type { LeadStatus } from '../types';

type HandedOver = Extract<MailPayload, { mail: 'handedOver' }>;

export type HandOverLetter = {
  reader: { email: string; firstName: string | null; locale: Locale | null };
  /** Who gave it: a supervisor, or an admin for the agency. */
  byName: string;
  /** Whose it was, or whose it is now. */
  otherName: string;
  leads: { _id: string; client: string; house: string; checkIn: PlainDate; checkOut: PlainDate; status: LeadStatus }[];
  offers: { _id: string; client: string; reference: string }[];
};

/** What was handed over, as it is now; null where the reader is not of the agency any more. */
export function getHandOverLetter(payload: HandedOver): Promise<HandOverLetter | null> {
  const { to, agencyId, fromId, toId, byId, leadIds, offerIds } = payload;
  const [readerId, otherId] = to === 'taker' ? [toId, fromId] : [fromId, toId];
  return scoped('system', async (tx) => {
    const isThere = { some: { agencyId, removedAt: null } };
    const reader = await tx.user.findFirst({ where: { id: readerId, memberships: isThere } });
    if (!reader) return null;
    const people = await tx.user.findMany({
      where: { id: { in: [otherId, byId] } },
      select: { id: true, firstName: true, lastName: true, email: true },
    });
    const nameOf = (asked: string) => {
      const found = people.find(({ id }) => id === asked);
      return found ? displayName(found) : '';
    };
    const name = { select: { name: true } };
    const leads = await tx.lead.findMany({
      where: { id: { in: leadIds }, agencyId },
      select: {
        ...{ id: true, clientFirstName: true, clientLastName: true, checkIn: true, checkOut: true, status: true },
        ...{ hotel: name, property: name },
      },
      orderBy: [{ checkIn: 'asc' }, { id: 'asc' }],
    });
    const offers = await tx.offer.findMany({
      where: { id: { in: offerIds }, agencyId },
      select: { id: true, reference: true, clientFirstName: true, clientLastName: true },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    });
    const clientOf = (row: { clientFirstName: string; clientLastName: string }) =>
      `${row.clientFirstName} ${row.clientLastName}`.trim();
    return {
      reader: {
        ...{ email: reader.email, firstName: reader.firstName },
        locale: isLocale(reader.locale) ? reader.locale : null,
      },
      byName: nameOf(byId),
      otherName: nameOf(otherId),
      leads: leads.map((row) => ({
        ...{ _id: row.id, client: clientOf(row), house: (row.hotel ?? row.property)?.name ?? '', status: row.status },
        ...{ checkIn: fromDatabaseDay(row.checkIn), checkOut: fromDatabaseDay(row.checkOut) },
      })),
      offers: offers.map((row) => ({ _id: row.id, client: clientOf(row), reference: row.reference })),
    };
  });
}

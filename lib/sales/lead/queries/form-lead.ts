import 'server-only';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { hasEnded } from '../rules/group';
import { guestsIn } from '../rules/party';
import { statusAt } from '../rules/transition';
import { type LeadPayment, leadPaymentSchema } from '../schema-property';
import type { LeadStatus } from '../types';
import { readAgreement } from './agreement';

/** A lead of a property as the form that books or changes it begins with it; its status is that of now. */
export type LeadOfForm = {
  id: string;
  version: number;
  status: LeadStatus;
  checkIn: PlainDate;
  checkOut: PlainDate;
  pax: number;
  serviceLevel: string | null;
  firstName: string;
  lastName: string;
  nationality: string | null;
  cardMemberType: string | null;
  bookingReference: string | null;
  clientReference: string | null;
  message: string | null;
  payment: LeadPayment | null;
  price: Money | null;
  /** The price the operator has given its word for, while it stands. */
  agreed: Money | null;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  timeZone: string;
};

/** Null for one that is not theirs, is of another property, or has come to its end. */
export async function getLeadOfForm(
  viewer: Viewer,
  leadId: string,
  propertyId: string,
  now: Date,
): Promise<LeadOfForm | null> {
  const found = await scoped(viewer, async (tx) => {
    const row = await tx.lead.findFirst({
      where: { ...leadsOf(viewer), id: leadId, propertyId, closedAt: null },
      include: { rooms: true, property: { select: { city: { select: { countryId: true } } } } },
    });
    if (!row) return null;
    const stay = { checkIn: fromDatabaseDay(row.checkIn), checkOut: fromDatabaseDay(row.checkOut) };
    return { row, agreement: await readAgreement(tx, { ...row, ...stay }, now) };
  });
  const row = found?.row;
  const status = row && statusAt(row, now);
  if (!row || !status || hasEnded(status)) return null;
  const { id, version, serviceLevel, nationality, cardMemberType, bookingReference, clientReference, message } = row;
  return {
    ...{ id, version, status, serviceLevel, nationality, cardMemberType, bookingReference, clientReference, message },
    checkIn: fromDatabaseDay(row.checkIn),
    checkOut: fromDatabaseDay(row.checkOut),
    pax: guestsIn(row),
    firstName: row.clientFirstName,
    lastName: row.clientLastName,
    payment: leadPaymentSchema.nullable().parse(row.payment),
    price: row.priceTotal === null ? null : money(Number(row.priceTotal), row.currency),
    agreed: found.agreement && money(Number(found.agreement.price), found.agreement.currency),
    optionRank: row.optionRank,
    optionExpiresAt: row.optionExpiresAt,
    timeZone: timeZoneOf(row.property?.city.countryId ?? ''),
  };
}

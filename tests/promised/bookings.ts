import { scoped } from '@/lib/people/scope';
import { type BusinessTime, clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { askToCancel } from '@/lib/sales/booking/commands/ask-to-cancel';
import { bookForGuest } from '@/lib/sales/booking/commands/book';
import { getGuestBooking } from '@/lib/sales/booking/queries/booking';
import { bookingSchema } from '@/lib/sales/booking/schema';
import { cancelBooking, confirmBooking } from '@/lib/sales/lead/commands/booking';
import { guestBooking } from '@/tests/factories/booking';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, viewerOf } from '@/tests/factories/user';

export type Bookings = Record<'requested' | 'confirmed' | 'leaving' | 'cancelled', Booked>;
export type Booked = { leadId: string; token: string; propertyId: string };

/** Nobody of the demonstration has booked on the storefront: far enough ahead for every payment to lie ahead, too. */
const AHEAD_DAYS = 100;

const contextOf = (time: BusinessTime) => writeContext({ now: () => time.now(), today: () => time.today() });

async function freeStays(time: BusinessTime, count: number) {
  return ownerDb.stay.findMany({
    where: {
      available: true,
      checkIn: { gt: toDatabaseDay(addDays(time.today(), AHEAD_DAYS)) },
      offer: { blockedUntil: null },
      rates: { some: {} },
      property: { isDemo: false, salesInformation: { rentalChannel: { acceptsConsumerBookings: true } } },
    },
    include: { rates: { where: { amount: { not: null } }, take: 1 } },
    orderBy: [{ checkIn: 'asc' }, { id: 'asc' }],
    distinct: ['checkIn'],
    take: count,
  });
}

async function operatorOf(propertyId: string): Promise<Viewer> {
  const { operatorId } = await ownerDb.property.findUniqueOrThrow({ where: { id: propertyId } });
  return viewerOf(await createUser({ role: 'operator', operatorId }));
}

const versionOf = async (id: string) => (await ownerDb.lead.findUniqueOrThrow({ where: { id } })).version;

export async function confirm({ leadId, propertyId }: Booked): Promise<void> {
  const context = contextOf(await clock.business());
  const by = await operatorOf(propertyId);
  const version = await versionOf(leadId);
  await scoped(by, (tx) => confirmBooking(tx, by, leadId, { version }, context));
}

/** Bookings of guests: one that is asked for, one confirmed, one the guest wants to cancel, one that was cancelled. */
export async function bookForGuests(): Promise<Bookings> {
  const time = await clock.business();
  const context = contextOf(time);
  const stays = await freeStays(time, 4);
  const booked: Booked[] = [];
  for (const { propertyId, checkIn, checkOut, rates } of stays) {
    const [rate] = rates;
    const period = { checkIn: fromDatabaseDay(checkIn), checkOut: fromDatabaseDay(checkOut) };
    const asked = { propertyId, period, serviceLevel: rate?.serviceLevel, price: String(rate?.amount), adults: 2 };
    const input = bookingSchema.parse(guestBooking({ ...asked, children: [] }));
    const { leadId, token } = await db.$transaction((tx) => bookForGuest(tx, input, context));
    booked.push({ leadId, token, propertyId });
  }
  const [requested, confirmed, leaving, cancelled] = booked;
  if (!requested || !confirmed || !leaving || !cancelled) throw new Error('Too few stays are free.');
  for (const one of [confirmed, leaving, cancelled]) await confirm(one);
  const fee = (await getGuestBooking(leaving.token, 'en'))?.cancellation.fee;
  await db.$transaction((tx) => askToCancel(tx, leaving.token, { fee: fee ? String(fee.amount) : null }, context));
  const by = await operatorOf(cancelled.propertyId);
  const version = await versionOf(cancelled.leadId);
  await scoped(by, (tx) => cancelBooking(tx, by, cancelled.leadId, { version, fee: 0 }, context, 'supplier'));
  return { requested, confirmed, leaving, cancelled };
}

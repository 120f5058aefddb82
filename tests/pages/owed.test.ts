import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { clock } from '@/lib/platform/clock';
import { addDays, onOrAfter, SATURDAY } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';

const SUPERVISOR = 'henrike.petersen@northlight.example';

beforeAll(async () => {
  await openDemonstration();
}, 300_000);

it('who has no lead, and something due, reads what is due', async () => {
  const { agencyId, user } = await ownerDb.membership.findFirstOrThrow({
    where: { removedAt: null, user: { role: 'agent', subject: { not: null }, leads: { none: {} } } },
    include: { user: true },
  });
  const read = async () => (await openAs(user.email, '/partner/dashboard')).text;
  await ownerDb.deadline.deleteMany({ where: { userId: user.id } });
  expect(await read()).not.toContain('"id":"leads"');
  const id = randomUUID();
  await ownerDb.deadline.create({
    data: {
      ...{
        id,
        subject: 'lead',
        subjectId: id,
        kind: 'payment',
        key: id,
        waitsFor: 'agency',
        agencyId,
        userId: user.id,
      },
      ...{ timeZone: 'Europe/Vienna', isDay: false, until: new Date((await clock.now()).getTime() + 3_600_000) },
      ...{ beginsAt: new Date(0), createdAt: new Date(0), reason: { due: 'balance', amount: 100, currency: 'EUR' } },
    },
  });
  const due = await read();
  expect(due).toContain(`due-${id}`);
  // Of leads that there are none, and how the first one begins: no filter has left one out.
  const { nothingFound, noneYetWay } = messages.en.leads;
  expect(due).toContain('You have no leads yet.');
  expect(due).toContain(noneYetWay);
  expect(due).not.toContain(nothingFound);
  const filtered = (await openAs(user.email, '/partner/dashboard?search=Nobody')).text;
  expect(filtered).toContain(nothingFound);
  expect(filtered).not.toContain(noneYetWay);
});

it('a hotel that a reseller sells says so where an interest is saved, and where its lead is decided', async () => {
  const { reseller, resellerWhy } = messages.en.hotel;
  const lead = await ownerDb.lead.findFirstOrThrow({ where: { hotelId: 'H07', closedAt: null, status: 'INTEREST' } });
  const { user } = await ownerDb.membership.findFirstOrThrow({
    where: { agencyId: lead.agencyId, removedAt: null, user: { role: 'supervisorAgent', subject: { not: null } } },
    include: { user: true },
  });
  for (const address of ['/hotels/H07/save-interest', `/partner/dashboard?scope=team&hotel-lead-id=${lead.id}`]) {
    const { text } = await openAs(user.email, address);
    expect([address, text.includes(resellerWhy)]).toEqual([address, true]);
  }
  expect((await openAs(user.email, '/hotels/H01/save-interest')).text).not.toContain(resellerWhy);
  // In the panel and in the booking's dialog.
  const { text } = await openAs(user.email, `/partner/dashboard?scope=team&hotel-lead-id=${lead.id}`);
  expect(text.split(`"${reseller}"`)).toHaveLength(3);
});

it('each page that withholds what is earned, an option or a booking says why', async () => {
  const { agencyId } = await ownerDb.membership.findFirstOrThrow({ where: { user: { email: SUPERVISOR } } });
  await ownerDb.agency.update({ where: { id: agencyId }, data: { verification: 'pending' } });
  const checkIn = onOrAfter(addDays((await clock.business()).today(), 50), SATURDAY);
  const stay = `checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, 7)}&numAdults=2`;
  const silent: string[] = [];
  for (const address of [
    `/hotels?${stay}`,
    `/hotels/H01?tab=rooms&${stay}`,
    `/hotels/H01/rooms/H01-2/shop-modal?${stay}`,
    '/search',
    '/season-grid?properties=P01,P02',
    '/partner/dashboard',
    '/partner/dashboard/supervisor',
    '/partner/earnings',
    '/partner/offers',
    '/partner/reports',
  ]) {
    const { text } = await openAs(SUPERVISOR, address);
    if (!text.includes(messages.en.agency.verification.pending)) silent.push(address);
  }
  expect(silent).toEqual([]);
});

it('a page whose reader could not be looked up says so, and the office hears of it once', async () => {
  const { title } = messages.en.agencyShell.userProblem;
  expect((await openAs(SUPERVISOR, '/user')).text).not.toContain(title);
  await ownerDb.$executeRaw`REVOKE EXECUTE ON FUNCTION identify_session(text, timestamptz) FROM alpenglow_app`;
  try {
    for (const _ of ['first', 'again']) {
      const { text, status } = await openAs(SUPERVISOR, '/user');
      expect([text.includes(title), status]).toEqual([true, 503]);
    }
  } finally {
    await ownerDb.$executeRaw`GRANT EXECUTE ON FUNCTION identify_session(text, timestamptz) TO alpenglow_app`;
  }
  expect((await openAs(SUPERVISOR, '/user')).text).not.toContain(title);
  const mails = await ownerDb.outbox.findMany({
    where: { payload: { path: ['error'], string_contains: 'identify_session' } },
  });
  expect(mails.map(({ payload }) => payload)).toMatchObject([{ mail: 'crashReport', location: '/user' }]);
});

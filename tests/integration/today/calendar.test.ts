import { beforeAll, expect, it } from 'vitest';
import { getUserExport } from '@/lib/people/personal-data/queries';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { makeCalendarAddress, revokeCalendarAddress } from '@/lib/today/calendar/commands/address';
import { getCalendarAddress, getCalendarByToken, getCalendarOfLead } from '@/lib/today/calendar/queries/calendar';
import { createMember, createProgrammes } from '@/tests/factories/agency';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { viewerOf } from '@/tests/factories/user';
import { createStage, happen, type Stage, save } from '../lead/stage';

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
});

const make = ({ agent }: Stage) => scoped(agent, (tx) => makeCalendarAddress(tx, agent, writeContext({})));
const tokenOf = (address: string) => /calendars\/([\w-]+)\.ics$/.exec(address)?.[1] ?? '';

async function put(stage: Stage, leadId: string, isDay = false) {
  const until = new Date((await clock.now()).getTime() + 48 * 3_600_000);
  await ownerDb.deadline.create({
    data: {
      ...{ id: `d-${leadId}`, subject: 'lead', subjectId: leadId, kind: 'optionEnds', key: 'x', waitsFor: 'agency' },
      ...{ agencyId: stage.agent.agency?.id ?? '', userId: stage.agent.id, timeZone: 'Europe/Vienna', isDay, until },
      ...{ beginsAt: new Date(0), createdAt: new Date(0), reason: { rank: 1 } },
    },
  });
  return until;
}

it('an address is its person’s alone, and leads nowhere once another one is made or it is ended', async () => {
  const [stage, other] = [await createStage(), await createStage()];
  const leadId = await save(stage);
  await put(stage, leadId);
  await ownerDb.user.update({ where: { id: stage.agent.id }, data: { locale: 'en' } });
  const { address } = await make(stage);
  expect(await getCalendarAddress(stage.agent, 'en')).toBe(address);
  expect(await getCalendarAddress(other.agent, 'en')).toBeNull();
  const text = await getCalendarByToken(tokenOf(address));
  expect(text).toContain(`UID:d-${leadId}@`);
  expect(text).toContain('SUMMARY:Option lapses\\, first in line: Clara Weiss');
  expect(await getCalendarByToken(tokenOf((await make(other)).address))).not.toContain('BEGIN:VEVENT');
  const { address: next } = await make(stage);
  expect(next).not.toBe(address);
  expect(await getCalendarByToken(tokenOf(address))).toBeNull();
  expect(await getCalendarByToken(tokenOf(next))).toContain('BEGIN:VEVENT');
  const exported = await getUserExport(stage.agent, stage.agent.id);
  expect(exported?.calendarAddresses.map(({ revokedAt }) => revokedAt === null)).toEqual([false, true]);
  expect(JSON.stringify(exported)).not.toContain(tokenOf(next));
  await scoped(stage.agent, (tx) => revokeCalendarAddress(tx, stage.agent, writeContext({})));
  expect(await getCalendarByToken(tokenOf(next))).toBeNull();
  expect(await getCalendarByToken('nobody-has-made-this-token')).toBeNull();
});

it('has the rows of the desk, too, for an agent who answers for a hotel', async () => {
  const stage = await createStage();
  const leadId = await save(stage);
  await put(stage, leadId);
  const { hotelId } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
  await ownerDb.user.update({ where: { id: stage.agent.id }, data: { hotelId } });
  const until = new Date((await clock.now()).getTime() + 3_600_000);
  await ownerDb.deadline.create({
    data: {
      ...{
        id: `desk-${leadId}`,
        subject: 'conversation',
        subjectId: leadId,
        kind: 'message',
        key: 'x',
        hotelId,
        until,
      },
      ...{ waitsFor: 'supplier', hotelId, agencyId: stage.agent.agency?.id ?? '', reason: {} },
      ...{ timeZone: 'Europe/Vienna', isDay: false },
      ...{ beginsAt: new Date(0), createdAt: new Date(0) },
    },
  });
  const text = await getCalendarByToken(tokenOf((await make(stage)).address));
  expect(text).toContain(`UID:d-${leadId}@`);
  expect(text).toContain(`UID:desk-${leadId}@`);
});

it('a day lasts to its last minute, and what is put off stands in it all the same', async () => {
  const stage = await createStage();
  const leadId = await save(stage);
  const until = await put(stage, leadId, true);
  const now = await clock.now();
  await ownerDb.deadlineSnooze.create({
    data: { deadlineId: `d-${leadId}`, userId: stage.agent.id, until: new Date(now.getTime() + 3_600_000), setAt: now },
  });
  const text = await getCalendarByToken(tokenOf((await make(stage)).address));
  const last = new Date(until.getTime() - 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');
  expect(text).toContain(`DTSTART:${last}Z`);
});

it('a lead gives its stay and what is due of it, to whoever may open it', async () => {
  const [stage, stranger] = [await createStage(), await createStage()];
  const leadId = await save(stage);
  await put(stage, leadId);
  const text = await getCalendarOfLead(stage.agent, leadId, 'en');
  expect(text).toContain('DTSTART;VALUE=DATE:20270605\r\nDTEND;VALUE=DATE:20270613');
  expect(text).toContain(`UID:d-${leadId}@`);
  const colleague = await viewerOf(await createMember(stage.team.agency));
  for (const nobody of [stranger.agent, stranger.contact, stage.contact, colleague]) {
    expect(await getCalendarOfLead(nobody, leadId, 'en')).toBeNull();
  }
  expect(await getCalendarOfLead(await viewerOf(stage.team.owner), leadId, 'en')).toContain('BEGIN:VEVENT');
  await happen(stage, leadId, ['requestOption']);
  expect(await getCalendarOfLead(stage.agent, 'nothing', 'en')).toBeNull();
});

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { chooseDigest } from '@/lib/today/digest/commands/choose';
import { writeDigests } from '@/lib/today/digest/commands/write';
import { getDigestChoice } from '@/lib/today/digest/queries/choice';
import { createProgrammes } from '@/tests/factories/agency';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage, type Stage, save } from '../lead/stage';

/** A Tuesday, eight o'clock in Vienna. */
const MORNING = new Date('2026-12-01T07:00:00Z');

let stage: Stage;

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createBrand('alpenglow').catch(() => undefined);
  await createPlaces();
});

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(clock, 'now').mockResolvedValue(MORNING);
  await ownerDb.$executeRaw`DELETE FROM outbox`;
  await ownerDb.$executeRaw`DELETE FROM digest`;
  stage = await createStage();
});

async function put(hours: number) {
  const leadId = await save(stage);
  await ownerDb.deadline.create({
    data: {
      ...{ id: leadId, subject: 'lead', subjectId: leadId, kind: 'payment', key: 'x', waitsFor: 'agency' },
      ...{ agencyId: stage.agent.agency?.id ?? '', userId: stage.agent.id, timeZone: 'Europe/Vienna', isDay: false },
      until: new Date(MORNING.getTime() + hours * 3_600_000),
      ...{
        beginsAt: new Date(0),
        createdAt: new Date(0),
        reason: { due: 'balance', amount: 1_764_000, currency: 'EUR' },
      },
    },
  });
}

const digests = () => ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: `digest:${stage.agent.id}:` } } });

it('tells of what is due before midnight, once, however many workers look', async () => {
  await put(5);
  const written = await Promise.all([writeDigests(), writeDigests(), writeDigests()]);
  expect(written.toSorted()).toEqual([0, 0, 1]);
  expect(await writeDigests()).toBe(0);
  expect((await digests()).map(({ dedupeKey }) => dedupeKey)).toEqual([`digest:${stage.agent.id}:2026-12-01`]);
  vi.mocked(clock.now).mockResolvedValue(new Date('2026-12-02T07:00:00Z'));
  await writeDigests();
  expect(await digests()).toHaveLength(2);
});

it('says nothing where nothing is due, and not later that day either', async () => {
  await put(48);
  await writeDigests();
  expect(await digests()).toEqual([]);
  await put(6);
  vi.mocked(clock.now).mockResolvedValue(new Date('2026-12-01T11:00:00Z'));
  await writeDigests();
  expect(await digests()).toEqual([]);
});

it('tells an agent who answers for a hotel, too, of both lists', async () => {
  const { hotelId } = await ownerDb.lead.findUniqueOrThrow({ where: { id: await save(stage) } });
  await ownerDb.user.update({ where: { id: stage.agent.id }, data: { hotelId, locale: 'en' } });
  await ownerDb.deadline.create({
    data: {
      ...{ id: `desk-${stage.agent.id}`, subject: 'conversation', subjectId: 'none', kind: 'message', key: 'x' },
      ...{ waitsFor: 'supplier', hotelId, agencyId: stage.agent.agency?.id ?? '', until: MORNING, reason: {} },
      ...{ timeZone: 'Europe/Vienna', isDay: false },
      ...{ beginsAt: new Date(0), createdAt: new Date(0) },
    },
  });
  await writeDigests();
  const ofDesk = await composeMail('digest', { mail: 'digest', userId: stage.agent.id, brandId: 'default' });
  expect(ofDesk?.text).toMatch(/Open the desk[\s\S]*\/desk/);
  expect(ofDesk?.text).not.toContain('/partner/dashboard');
  expect(await digests()).toHaveLength(1);
  await put(5);
  const ofBoth = await composeMail('digest', { mail: 'digest', userId: stage.agent.id, brandId: 'default' });
  expect(ofBoth?.subject).toBe('2 things are due today');
  expect(ofBoth?.text).toContain('/desk');
  expect(ofBoth?.text).toContain('/partner/dashboard');
});

it('keeps what somebody chose, and does not write to whoever wants none', async () => {
  await put(5);
  const context = writeContext({ now: () => new Date('2026-11-30T12:00:00Z') });
  const choose = (rhythm: 'none' | 'daily') =>
    scoped(stage.agent, (tx) => chooseDigest(tx, stage.agent, { rhythm, timeZone: 'America/New_York' }, context));
  await choose('none');
  await writeDigests();
  expect(await digests()).toEqual([]);
  await choose('daily');
  expect(await getDigestChoice(stage.agent)).toEqual({ rhythm: 'daily', timeZone: 'America/New_York' });
  // Half past seven is at half past twelve there.
  await writeDigests();
  expect(await digests()).toEqual([]);
  vi.mocked(clock.now).mockResolvedValue(new Date('2026-12-01T12:30:00Z'));
  await writeDigests();
  expect(await digests()).toHaveLength(1);
});

it('is a mail in the language of its reader', async () => {
  await put(5);
  await writeDigests();
  const [row] = await digests();
  const payload = mailPayloadSchema.parse(row?.payload);
  await ownerDb.user.update({ where: { id: stage.agent.id }, data: { locale: 'en' } });
  const english = await composeMail('digest', { ...payload, brandId: 'default' });
  expect(english?.subject).toBe('One thing is due today');
  expect(english?.text).toMatch(/Balance due,\s+EUR\s+17\s640/);
  expect(english?.text).toContain('Clara Weiss');
  await ownerDb.user.update({ where: { id: stage.agent.id }, data: { locale: 'de' } });
  const german = await composeMail('digest', { ...payload, brandId: 'default' });
  expect(german?.subject).toBe('Heute ist eine Frist fällig');
  expect(german?.text).toContain('Restzahlung fällig');
});

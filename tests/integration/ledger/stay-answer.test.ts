import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { advanceLead, advanceLedger } from '@/lib/money/ledger/commands/advance';
import { disputedLead } from '@/lib/money/ledger/queries/disputed';
import { clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { decideDispute, disputeStay } from '@/lib/sales/lead/commands/dispute';
import { answerStayOver } from '@/lib/sales/lead/commands/stay-answer';
import { sweepLeads } from '@/lib/sales/lead/commands/sweep';
import { checkLedger } from '@/lib/sales/lead/queries/ledger-check';
import { getAnsweredStay, listStays } from '@/lib/sales/lead/queries/stays';
import { stayAnswerSchema } from '@/lib/sales/lead/schema-stay';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, createStage, happen, inScope, type Stage, save, versionOf } from '../lead/stage';
import { asSystem, balancesOf, postingsOf } from './stage';

const COMMISSION = { isB2C: false, isCommissionDisplayed: true };
/** The stay of `createStage` ends on 12 June 2027, in Vienna. */
const OVER = '2027-06-13T09:00:00Z';
const NEXT_DAY = '2027-06-14T09:00:00Z';
const COUNTED = '2027-06-14T22:00:00Z';

async function setBusinessTime(at: string | Date): Promise<void> {
  const value = Math.ceil((new Date(at).getTime() - clock.machine().getTime()) / 1000);
  const key = 'clock.offsetSeconds';
  await ownerDb.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

let admin: Viewer;
beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  admin = await viewerOf(await createUser({ role: 'admin' }));
});

async function booked(): Promise<{ stage: Stage; id: string }> {
  const stage = await createStage();
  const id = await save(stage);
  await happen(stage, id, ['requestOption', 'confirmOption', 'book']);
  return { stage, id };
}

/** Until the day of arrival 35 per cent are lost, from then on 80. */
const withFees = (id: string) => ownerDb.$executeRaw`
  UPDATE price_snapshot SET content = jsonb_set(content, '{rooms,0,terms,cancellation}', '{"kind": "periods", "periods": [
    {"daysBeforeArrival": null, "percent": 35}, {"daysBeforeArrival": 0, "percent": 80}]}')
  WHERE id = (SELECT snapshot_id FROM lead WHERE id = ${id})`;

async function answer(viewer: Viewer, id: string, body: Record<string, unknown>, at = OVER) {
  const input = stayAnswerSchema.parse({ version: await versionOf(id), ...body });
  return inScope(viewer, (tx) => answerStayOver(tx, viewer, id, input, contextAt(at)));
}

async function dispute(viewer: Viewer, id: string, at = NEXT_DAY) {
  const input = { version: await versionOf(id), message: 'The bill says seven nights.' };
  return inScope(viewer, (tx) => disputeStay(tx, viewer, id, input, COMMISSION, contextAt(at)));
}

async function decide(id: string, stands: 'booked' | 'said', at = NEXT_DAY) {
  const input = { version: await versionOf(id), stands, reason: 'The bill says so.' };
  return inScope(admin, (tx) => decideDispute(tx, admin, id, input, contextAt(at)));
}

const isRight = async (id: string) => {
  const { wrong, unbalanced } = await asSystem(checkLedger);
  return !wrong.includes(id) && unbalanced.length === 0;
};

describe('what the house says of a stay', () => {
  it('earns at once instead of after three days', async () => {
    const { stage, id } = await booked();
    await answer(stage.contact, id, { answer: 'stayed' });
    expect(await balancesOf(id)).toEqual({ earned: 35_000, supplier: -35_000 });
    const last = await ownerDb.ledgerPosting.findFirstOrThrow({ where: { leadId: id }, orderBy: { id: 'desc' } });
    expect(last).toMatchObject({ kind: 'earned', onDay: new Date('2027-06-13') });
    expect(await asSystem((tx) => advanceLead(tx, id, new Date('2027-07-12T22:00:00Z')))).toBe(1);
    expect(await balancesOf(id)).toEqual({ payable: 35_000, supplier: -35_000 });
  });

  it.each([
    ['no-show: as cancelled on the day of arrival', { answer: 'noShow' }, 28_000],
    ['cancelled there: as on its day', { answer: 'cancelled', cancelledOn: '2027-05-20', isSure: true }, 12_250],
    ['another amount', { answer: 'otherAmount', amounts: [3000], isSure: true }, 30_000],
  ])('earns on what is left: %s', async (_name, body, commission) => {
    const { stage, id } = await booked();
    await withFees(id);
    await answer(stage.contact, id, body);
    expect(await balancesOf(id)).toEqual({ earned: commission, supplier: -commission });
    expect(await isRight(id)).toBe(true);
  });

  it('names a day on which it was cancelled, at the latest that of arrival', async () => {
    const { stage, id } = await booked();
    const said = { answer: 'cancelled', cancelledOn: '2027-06-06', isSure: true };
    await expect(answer(stage.contact, id, said)).rejects.toMatchObject({
      ...{ status: 422, fields: { cancelledOn: 'cancelledAfterArrival' } },
    });
    expect(await balancesOf(id)).toEqual({ contracted: 35_000, supplier: -35_000 });
  });

  it('is asked once more before another amount counts, with what it changes', async () => {
    const { stage, id } = await booked();
    await expect(answer(stage.contact, id, { answer: 'otherAmount', amounts: [3000] })).rejects.toMatchObject({
      code: 'stayAmountDiffers',
      details: {
        currency: 'EUR',
        booked: { total: 3500, commission: 350 },
        said: { total: 3000, commission: 300 },
      },
    });
    expect(await balancesOf(id)).toEqual({ contracted: 35_000, supplier: -35_000 });
  });

  it('stands once, and is changed on its own day alone', async () => {
    const { stage, id } = await booked();
    await answer(stage.contact, id, { answer: 'stayed' });
    await expect(answer(stage.contact, id, { answer: 'noShow' })).rejects.toMatchObject({ code: 'stayAnswered' });
    await answer(stage.contact, id, { answer: 'otherAmount', amounts: [3000], isSure: true, isChange: true });
    expect(await balancesOf(id)).toEqual({ earned: 30_000, supplier: -30_000 });
    expect((await postingsOf(id)).at(-1)).toBe('corrected: supplier 5000, earned -5000');
    const late = answer(stage.contact, id, { answer: 'stayed', isChange: true }, NEXT_DAY);
    await expect(late).rejects.toMatchObject({ code: 'stayAnswerStands' });
    const second = ownerDb.leadChange.create({
      data: {
        ...{ leadId: id, kind: 'stayAnswer', status: 'accepted', askedAt: new Date(OVER), answeredAt: new Date(OVER) },
        data: { answer: 'stayed', amounts: [1] },
      },
    });
    await expect(second).rejects.toMatchObject({ code: 'P2002' });
  });

  it('is refused before check-out, once silence counts, and for whoever is not theirs', async () => {
    const { stage, id } = await booked();
    const stayed = { answer: 'stayed' };
    await expect(answer(stage.contact, id, stayed, '2027-06-11T21:59:00Z')).rejects.toMatchObject({
      code: 'stayNotOver',
    });
    await expect(answer(stage.contact, id, stayed, COUNTED)).rejects.toMatchObject({ code: 'stayCounted' });
    const other = await createStage();
    await expect(answer(other.contact, id, stayed)).rejects.toMatchObject({ status: 404 });
  });

  it('is no agency’s to write, nor to take back', async () => {
    const { stage, id } = await booked();
    const written = inScope(stage.agent, (tx) =>
      tx.leadChange.create({
        data: {
          ...{ id: randomUUID(), leadId: id, kind: 'stayAnswer', status: 'accepted', askedById: stage.agent.id },
          ...{ askedAt: new Date(OVER), answeredAt: new Date(OVER), data: { answer: 'stayed', amounts: [1] } },
        },
      }),
    );
    await expect(written).rejects.toThrow('row-level security');
    await answer(stage.contact, id, { answer: 'noShow' });
    const { count } = await inScope(stage.agent, (tx) =>
      tx.leadChange.updateMany({ where: { leadId: id, kind: 'stayAnswer' }, data: { status: 'withdrawn' } }),
    );
    expect(count).toBe(0);
  });

  it('waits on the desk of the house alone, with what each answer comes to', async () => {
    const { stage, id } = await booked();
    await withFees(id);
    await setBusinessTime(OVER);
    const listed = async (viewer: Viewer) => {
      const { waiting, answered } = await listStays(viewer, 'en');
      return { waiting: waiting.map(({ _id }) => _id), answered: answered.map(({ _id }) => _id) };
    };
    expect(await listed(stage.contact)).toEqual({ waiting: [id], answered: [] });
    expect((await listed(admin)).waiting).toContain(id);
    for (const other of [(await createStage()).contact, stage.agent]) {
      expect(await listed(other)).toEqual({ waiting: [], answered: [] });
    }
    const [stay] = (await listStays(stage.contact, 'en')).waiting;
    expect(stay).toMatchObject({
      ...{ isOpen: true, countsOn: '2027-06-15', answer: null },
      booked: { total: 350_000n, commission: 35_000n },
      noShow: { total: 280_000n, commission: 28_000n },
    });
    await answer(stage.contact, id, { answer: 'noShow' });
    expect(await listed(stage.contact)).toEqual({ waiting: [], answered: [id] });
    await setBusinessTime('2027-06-11T09:00:00Z');
    expect((await listed(stage.contact)).waiting).toEqual([]);
  });

  it('is asked for the day after check-out at nine, once', async () => {
    const { id } = await booked();
    const reminders = () =>
      ownerDb.outbox.count({ where: { dedupeKey: { startsWith: `lead:${id}:`, endsWith: 'reminderStay:supplier' } } });
    await setBusinessTime('2027-06-13T06:59:00Z');
    await sweepLeads();
    expect(await reminders()).toBe(0);
    await setBusinessTime('2027-06-13T07:00:00Z');
    await sweepLeads();
    await sweepLeads();
    expect(await reminders()).toBe(1);
  });
});

describe('a dispute', () => {
  it('tells the office, with both sides and nothing that is earned, until it is decided', async () => {
    const { id, stage } = await disputed();
    const { dedupeKey, payload } = await ownerDb.outbox.findFirstOrThrow({
      where: { dedupeKey: `lead:${id}:disputedStay:office` },
    });
    const asked = mailPayloadSchema.parse(payload);
    const mail = await composeMail(dedupeKey, asked);
    expect(mail?.to).toBe(env.MAIL_OFFICE);
    for (const said of ['The bill says seven nights.', stage.team.agency.name, 'Clara Weiss', id]) {
      expect(mail?.text).toContain(said);
    }
    expect(mail?.text).not.toMatch(/EUR|\b350\b|\b300\b/);
    await decide(id, 'said');
    expect(await composeMail(dedupeKey, asked)).toBeNull();
  });

  async function disputed() {
    const { stage, id } = await booked();
    await answer(stage.contact, id, { answer: 'otherAmount', amounts: [3000], isSure: true });
    await dispute(stage.agent, id);
    return { stage, id };
  }

  it('lets the commission rest until it is decided', async () => {
    const { stage, id } = await disputed();
    const later = new Date('2027-08-01T09:00:00Z');
    expect(await asSystem((tx) => advanceLead(tx, id, later))).toBe(0);
    await setBusinessTime(later);
    await advanceLedger();
    expect(await balancesOf(id)).toEqual({ earned: 30_000, supplier: -30_000 });
    expect(await ownerDb.lead.count({ where: { id, ...disputedLead } })).toBe(1);
    await expect(dispute(stage.agent, id)).rejects.toMatchObject({ code: 'stayDisputed' });
    await decide(id, 'said', '2027-08-01T09:00:00Z');
    await advanceLedger();
    expect(await balancesOf(id)).toEqual({ payable: 30_000, supplier: -30_000 });
    expect(await isRight(id)).toBe(true);
  });

  it('decided for the agency is put right by a posting of its own', async () => {
    const { id } = await disputed();
    await decide(id, 'booked');
    expect(await balancesOf(id)).toEqual({ earned: 35_000, supplier: -35_000 });
    expect((await postingsOf(id)).at(-1)).toBe('corrected: supplier -5000, earned 5000');
    expect(await isRight(id)).toBe(true);
    await expect(decide(id, 'said')).rejects.toMatchObject({ code: 'stayNotDisputed' });
    const kinds = await ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: `lead:${id}:` } } });
    const told = kinds.map(({ dedupeKey }) => dedupeKey.split(':').slice(3).join(' '));
    expect(told).toEqual(
      expect.arrayContaining([
        ...['saidOtherAmount agent', 'disputedStay supplier'],
        ...['decidedBooked agent', 'decidedBooked supplier'],
      ]),
    );
  });

  it('needs an answer, thirty days, and somebody who sees the commission', async () => {
    const { stage, id } = await booked();
    await expect(dispute(stage.agent, id)).rejects.toMatchObject({ code: 'stayNotAnswered' });
    await answer(stage.contact, id, { answer: 'noShow' });
    await expect(dispute(stage.agent, id, '2027-07-13T22:00:00Z')).rejects.toMatchObject({ code: 'disputeTooLate' });
    await expect(dispute({ ...stage.agent, isClientSafe: true }, id)).rejects.toMatchObject({ status: 404 });
    await expect(dispute((await createStage()).agent, id)).rejects.toMatchObject({ status: 404 });
    await dispute(stage.agent, id, '2027-07-13T21:59:00Z');
    const shown = await getAnsweredStay(stage.agent, id, 'en', COMMISSION);
    expect(shown).toMatchObject({ answer: { answer: 'noShow' }, dispute: { state: 'asked', reason: null } });
    const unseen: [Viewer, typeof COMMISSION][] = [
      [{ ...stage.agent, isClientSafe: true }, COMMISSION],
      [stage.agent, { ...COMMISSION, isCommissionDisplayed: false }],
      [(await createStage()).agent, COMMISSION],
    ];
    for (const [viewer, brand] of unseen) expect(await getAnsweredStay(viewer, id, 'en', brand)).toBeNull();
    const change = answer(stage.contact, id, { answer: 'stayed', isChange: true });
    await expect(change).rejects.toMatchObject({ code: 'stayAnswerStands' });
  });
});

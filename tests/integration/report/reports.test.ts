import { randomUUID } from 'node:crypto';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/sales/reports/route';
import { clock } from '@/lib/platform/clock';
import { listReplies } from '@/lib/sales/report/queries/replies';
import { getReport } from '@/lib/sales/report/queries/report';
import type { ReportJson } from '@/lib/sales/report/schema';
import type { Prisma } from '@/prisma/generated/client';
import { createMember, createTeam } from '@/tests/factories/agency';
import { apiRequest, callApi } from '@/tests/factories/api';
import { createConversation } from '@/tests/factories/conversation';
import { readCsv } from '@/tests/factories/csv';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { contextAt, createStage, happen, save } from '../lead/stage';

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createPlaces();
});

async function ask(person: TestUser, query: string, locale = 'en') {
  const { cookie } = await signIn(person);
  return callApi(GET, { cookie, query: `?${query}`, headers: { 'x-alpenglow-locale': locale } });
}
const reportOf = async (person: TestUser, query: string) => (await ask(person, query)).body as ReportJson;

describe('who may ask', () => {
  it('are supervisors and admins; anybody else is told no, and each supervisor has their own agency', async () => {
    const [stage, other] = [await createStage({ units: 3 }), await createTeam()];
    await save(stage);
    expect((await ask(stage.team.agent, 'measure=leads')).status).toBe(403);
    const { totals } = await reportOf(stage.team.owner, 'measure=leads&group=colleague');
    expect(totals).toEqual([
      { currency: null, values: { interest: 1, requested: 0, option: 0, confirmed: 0, ended: 0, all: 1 } },
    ]);
    expect((await reportOf(other.owner, 'measure=leads')).rows).toEqual([]);
    const admin = await createUser({ role: 'admin' });
    const { rows } = await reportOf(admin, 'measure=leads&group=agency');
    expect(rows).toContainEqual(expect.objectContaining({ key: stage.team.agency.id, label: stage.team.agency.name }));
  });

  it('are told at its field what cannot be', async () => {
    const { owner } = await createTeam();
    const fieldsOf = async (query: string) => {
      const { status, body } = await ask(owner, query);
      return { status, fields: Object.keys((body as { errors: object }).errors) };
    };
    expect(await fieldsOf('measure=wealth')).toEqual({ status: 400, fields: ['measure'] });
    expect(await fieldsOf('measure=leads&group=currency')).toEqual({ status: 400, fields: ['group'] });
    expect(await fieldsOf('from=2027-02-30')).toEqual({ status: 400, fields: ['from'] });
    expect(await fieldsOf('from=2027-02-02&until=2027-02-01')).toEqual({ status: 400, fields: ['until'] });
    expect(await fieldsOf('format=pdf')).toEqual({ status: 400, fields: ['format'] });
  });

  it('have no commission where they may not see any', async () => {
    const stage = await createStage({ units: 3 });
    await save(stage);
    const { owner, agency } = stage.team;
    expect((await reportOf(owner, 'measure=commission')).totals).toMatchObject([
      { currency: 'EUR', values: { expected: 350, ofBooked: 0 } },
    ]);
    await ownerDb.agency.update({ where: { id: agency.id }, data: { verification: 'pending' } });
    expect((await ask(owner, 'measure=commission')).status).toBe(404);
    expect((await ask(owner, 'measure=volume')).text).not.toMatch(/commission/i);
    await ownerDb.agency.update({ where: { id: agency.id }, data: { verification: 'verified' } });
    const query = { measure: 'commission', group: 'month' } as const;
    const viewer = await viewerOf(owner);
    const of = (changes: object) =>
      getReport(viewer, { isB2C: false, isCommissionDisplayed: true, ...changes }, query, 'en');
    expect(await of({})).not.toBeNull();
    expect(await of({ isCommissionDisplayed: false })).toBeNull();
    const { cookie, sessionId } = await signIn(owner);
    await ownerDb.session.update({ where: { id: sessionId }, data: { isClientSafe: true } });
    expect((await callApi(GET, { cookie, query: '?measure=commission&format=csv' })).status).toBe(404);
  });
});

describe('what it says', () => {
  it('adds up what was booked and is still open, with the fee of what was cancelled, each currency for itself', async () => {
    const stage = await createStage({ units: 9, supportsInstantBooking: true });
    const { owner } = stage.team;
    const [booked, cancelled] = [await save(stage), await save(stage)];
    await happen(stage, booked, ['book']);
    await happen(stage, cancelled, ['book']);
    const event: Omit<Prisma.LeadEventUncheckedCreateInput, 'leadId'> = {
      ...{ type: 'cancelledBooking', at: contextAt().now(), by: 'agent', actorId: stage.agent.id, requestId: 'r' },
      data: { fee: 70_000, currency: 'EUR' },
    };
    await ownerDb.leadEvent.create({ data: { ...event, leadId: cancelled } });
    await ownerDb.lead.update({ where: { id: cancelled }, data: { status: 'CANCELLED_BOOKING' } });
    await save(stage);
    await ownerDb.lead.update({ where: { id: await save(stage) }, data: { currency: 'CHF' } });
    await ownerDb.lead.update({ where: { id: await save(stage) }, data: { priceTotal: null } });
    expect((await reportOf(owner, 'measure=volume&group=month')).rows).toEqual([
      {
        key: '2027-06',
        label: '2027-06',
        currency: 'CHF',
        values: { bookings: 0, booked: 0, openLeads: 1, stillOpen: 3500 },
      },
      {
        key: '2027-06',
        label: '2027-06',
        currency: 'EUR',
        values: { bookings: 2, booked: 4200, openLeads: 1, stillOpen: 3500 },
      },
    ]);
    expect((await reportOf(owner, 'measure=volume&from=2027-06-06')).rows).toEqual([]);
    expect((await reportOf(owner, 'measure=volume&until=2027-06-05')).rows).toHaveLength(2);
    const { totals } = await reportOf(owner, 'measure=conversion&group=supplier');
    expect(totals[0]?.values).toEqual({
      saved: 5,
      optioned: 0,
      booked: 2,
      lost: 0,
      undecided: 3,
      bookedOfDecided: 100,
    });
  });

  it('has commission by the state it is in', async () => {
    const stage = await createStage({ units: 9, supportsInstantBooking: true });
    await happen(stage, await save(stage), ['book']);
    await save(stage);
    const { rows } = await reportOf(stage.team.owner, 'measure=commission&group=supplier');
    const values = { expected: 350, contracted: 350, earned: 0, payable: 0, inPayout: 0, paid: 0, ofBooked: 350 };
    expect(rows).toEqual([{ key: stage.hotelId, label: `Hotel ${stage.hotelId}`, currency: 'EUR', values }]);
  });

  it('names who has left by nothing, and a lead of no programme by no key', async () => {
    const stage = await createStage({ units: 3 });
    await save(stage);
    const { owner } = stage.team;
    expect((await reportOf(owner, 'measure=leads&group=programme')).rows).toMatchObject([{ key: '', label: null }]);
    expect((await reportOf(owner, 'measure=leads&group=destination')).rows).toMatchObject([{ key: 'lech' }]);
  });
});

type Question = {
  asked: string;
  answered?: string;
  status?: 'accepted' | 'declined' | 'lapsed' | 'withdrawn';
  ends?: string;
};

describe('how fast', () => {
  const asked = '2026-11-02T09:00:00Z';
  const minutesLater = (minutes: number) => new Date(Date.parse(asked) + minutes * 60_000);

  async function question(stage: Awaited<ReturnType<typeof createStage>>, { answered, ends, ...row }: Question) {
    const leadId = await save(stage);
    await ownerDb.leadChange.create({
      data: {
        ...{ leadId, kind: 'booking', status: row.status ?? 'asked', askedAt: new Date(row.asked) },
        ...{
          answeredAt: answered ? new Date(answered) : row.status === 'lapsed' && ends ? new Date(ends) : null,
          endsAt: ends ? new Date(ends) : null,
        },
      },
    });
    return leadId;
  }

  it('houses answer: the median and nine of ten of five, none of fewer, and a counter-offer is the first word', async () => {
    const stage = await createStage({ units: 30 });
    const { owner } = stage.team;
    for (const minutes of [10, 20, 30]) {
      await question(stage, { asked, answered: minutesLater(minutes).toISOString(), status: 'accepted' });
    }
    const late = await question(stage, { asked, answered: minutesLater(900).toISOString(), status: 'declined' });
    const values = async () => (await reportOf(owner, 'measure=answers&group=supplier')).totals[0]?.values;
    expect(await values()).toEqual({ answered: 4, median: null, ninety: null, lapsed: 0, waiting: 0 });
    await ownerDb.leadChange.create({
      data: {
        ...{ leadId: late, kind: 'counterOffer', status: 'declined' },
        ...{ askedAt: minutesLater(40), answeredAt: minutesLater(800) },
      },
    });
    await question(stage, { asked, answered: minutesLater(50).toISOString(), status: 'accepted' });
    await question(stage, { asked, answered: minutesLater(1).toISOString(), status: 'withdrawn' });
    await question(stage, { asked, status: 'lapsed', ends: minutesLater(60).toISOString() });
    await question(stage, { asked, ends: (await clock.now()).toISOString() });
    await question(stage, { asked, ends: '2030-01-01T00:00:00Z' });
    expect(await values()).toEqual({ answered: 5, median: 30, ninety: 46, lapsed: 2, waiting: 1 });
    expect((await reportOf(owner, 'measure=answers&from=2026-11-03')).rows).toEqual([]);
  });

  it('we reply: from the first message that was not replied to, to the first word of a person, by whose word it was', async () => {
    const stage = await createStage();
    const conversationId = await createConversation(stage.agent, stage.hotelId);
    let sequence = 1;
    const say = async (authorKind: 'hotel' | 'agent', minutes: number, authorId: string | null = null) => {
      sequence += 1;
      const key = randomUUID();
      await ownerDb.conversationMessage.create({
        data: { conversationId, sequence, authorKind, authorId, body: 'b', key, createdAt: minutesLater(minutes) },
      });
    };
    const colleague = await viewerOf(await createMember(stage.team.agency));
    for (const turn of [0, 1, 2, 3, 4]) {
      await say('hotel', turn * 1000);
      await say('hotel', turn * 1000 + 5);
      await say('agent', turn * 1000 + 10 * (turn + 1), stage.agent.id);
      await say('agent', turn * 1000 + 500, colleague.id);
    }
    const { rows } = await reportOf(stage.team.owner, 'measure=replies&group=colleague');
    expect(rows).toMatchObject([{ key: stage.agent.id, values: { replies: 5, median: 30, ninety: 46 } }]);
    // The list that the figure opens.
    const query = { measure: 'replies', group: 'colleague' } as const;
    const supervisor = await viewerOf(stage.team.owner);
    const listed = await listReplies(supervisor, query, stage.agent.id);
    expect(listed.map(({ minutes }) => minutes)).toEqual([50, 40, 30, 20, 10]);
    expect(listed.map((reply) => reply.conversationId)).toEqual(Array(5).fill(conversationId));
    expect(await listReplies(supervisor, query, null)).toEqual(listed);
    expect(await listReplies(supervisor, query, colleague.id)).toEqual([]);
    const stranger = await viewerOf((await createStage()).team.owner);
    expect(await listReplies(stranger, query, stage.agent.id)).toEqual([]);
  });
});

describe('as a file', () => {
  it('has the figures of the answer as numbers, in the reader’s language, and nothing in it is a formula', async () => {
    const stage = await createStage({ units: 3, name: '=HYPERLINK("https://x.example")' });
    await save(stage);
    const { owner } = stage.team;
    const query = 'measure=volume&group=supplier';
    const [row] = (await reportOf(owner, query)).rows;
    const csv = await ask(owner, `${query}&format=csv`, 'de');
    expect(csv.response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, line, together] = readCsv(csv.text);
    expect(head).toEqual(['Hotel oder Vermieter', 'Währung', 'Buchungen', 'Gebucht', 'Offene Vorgänge', 'Noch offen']);
    expect(line).toEqual([`'${row?.label}`, 'EUR', '0', '0', '1', '3500']);
    expect(together?.[0]).toBe('Zusammen');
    const { cookie } = await signIn(owner);
    const asked = apiRequest({ cookie, query: `?${query}&format=xlsx` });
    const response = await GET(asked, { params: Promise.resolve({}) });
    const sheets = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
    const lines = (sheets[0]?.data ?? []) as unknown[][];
    expect(lines[0]).toEqual(['House or operator', 'Currency', 'Bookings', 'Booked', 'Open leads', 'Still open']);
    expect(lines[1]).toEqual([`'${row?.label}`, 'EUR', 0, 0, 1, 3500]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATCH as changeEnd } from '@/app/api/agreements/[agreementId]/route';
import { POST as addAgreement, GET as agreements } from '@/app/api/agreements/route';
import { GET as leadMoney } from '@/app/api/sales/leads/[leadId]/money/route';
import { advanceLead } from '@/lib/money/ledger/commands/advance';
import { getLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import { scoped } from '@/lib/people/scope';
import { listAgreements } from '@/lib/rates/agreement/queries';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { createStage, happen, type Stage, save } from '../lead/stage';
import * as property from '../property-lead/stage';
import { asSystem } from './stage';

let stage: Stage;
let leadId: string;

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createPlaces();
  stage = await createStage();
  await ownerDb.hotelAgreement.create({
    data: {
      ...{ agencyId: stage.team.agency.id, hotelId: stage.hotelId, commissionPercent: 11.5 },
      ...{ validFrom: new Date('2026-01-01'), createdAt: new Date('2026-01-01') },
    },
  });
  leadId = await save(stage);
  await happen(stage, leadId, ['requestOption', 'confirmOption', 'book']);
});

const call = async (person: TestUser, id = leadId) => {
  const { cookie } = await signIn(person);
  return callApi(leadMoney, { cookie, params: { leadId: id } });
};

describe('the money of a lead (rule 9.7)', () => {
  it('says where it is, when it comes, and why it is so much', async () => {
    const { status, body } = await call(stage.team.agent);
    expect(status).toBe(200);
    expect(body.commission).toMatchObject({
      ...{ currency: 'EUR', total: 402.5, state: 'contracted' },
      steps: [
        { state: 'expected', on: '2026-12-01', isReached: true, amount: 0 },
        { state: 'contracted', on: '2026-12-01', isReached: true, amount: 402.5 },
        { state: 'earned', on: '2027-06-15', isReached: false },
        { state: 'payable', on: '2027-07-15', isReached: false },
        { state: 'inPayout', on: '2027-07-15', isReached: false },
        { state: 'paid', on: null, isReached: false },
      ],
      why: {
        basis: 'price',
        lines: [{ base: 3500, percent: 11.5, amount: 402.5, percents: { plan: 10, agreement: 11.5, programme: null } }],
        isExact: true,
        rule: 1,
      },
      postings: [
        { kind: 'expected', state: 'expected', amount: 402.5 },
        { kind: 'contracted', state: 'contracted', amount: 402.5 },
      ],
    });
  });

  it('says what is to be paid for it, also to whoever may not know what it earns', async () => {
    const dues = [
      {
        kind: 'fullPayment',
        amount: 3500,
        cardFee: 0,
        currency: 'EUR',
        owedBy: 'client',
        isAtHotel: true,
        paidOn: null,
      },
    ];
    expect((await call(stage.team.agent)).body.dues).toMatchObject(dues);
    const { id } = stage.team.agency;
    await ownerDb.agency.update({ where: { id }, data: { verification: 'pending' } });
    const { status, body } = await call(stage.team.agent);
    await ownerDb.agency.update({ where: { id }, data: { verification: 'verified' } });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('commission');
    expect(body.dues).toMatchObject(dues);
  });

  it('goes on with the clock', async () => {
    await asSystem((tx) => advanceLead(tx, leadId, new Date('2027-07-20T10:00:00Z')));
    const money = await getLeadMoney(stage.agent, leadId, { isB2C: false, isCommissionDisplayed: true });
    expect(money?.state).toBe('payable');
    expect(money?.steps.map(({ isReached }) => isReached)).toEqual([true, true, true, true, false, false]);
  });

  it('explains itself by the price it follows from, though the lead has another by now', async () => {
    const of = await createStage();
    const id = await save(of);
    const read = () => getLeadMoney(of.agent, id, { isB2C: false, isCommissionDisplayed: true });
    const before = await read();
    const { snapshot } = await ownerDb.lead.findUniqueOrThrow({ where: { id }, select: { snapshot: true } });
    const content = { ...(snapshot.content as object), lines: [], percents: { plan: 1, agreement: 2, programme: 3 } };
    const moved = { ...snapshot, id: randomUUID(), hash: 'f'.repeat(64), content };
    await asOwner(async (tx) => {
      await tx.priceSnapshot.create({ data: moved });
      await tx.lead.update({ where: { id }, data: { snapshotId: moved.id } });
    });
    expect(before?.why?.lines[0]?.percents).not.toBeNull();
    expect((await read())?.why).toEqual(before?.why);
  });

  it('names the best of a property’s percents, too', async () => {
    const of = await property.createStage();
    const id = await property.save(of);
    const money = await getLeadMoney(of.agent, id, { isB2C: false, isCommissionDisplayed: true });
    const [line] = money?.why?.lines ?? [];
    expect(line?.percent).toBeGreaterThan(0);
    expect(line?.percents).toEqual({ plan: line?.percent, agreement: null, programme: null });
  });

  it('is not there for whoever may not know it', async () => {
    const other = await createTeam();
    const colleague = await createMember(stage.team.agency);
    for (const stranger of [other.owner, other.agent, colleague]) expect((await call(stranger)).status).toBe(404);
    const open = { isB2C: false, isCommissionDisplayed: true };
    const { agent, contact } = stage;
    expect(await getLeadMoney(agent, leadId, open)).not.toBeNull();
    expect(await getLeadMoney(await viewerOf(stage.team.owner), leadId, open)).not.toBeNull();
    for (const [viewer, brand] of [
      [{ ...agent, isClientSafe: true }, open],
      [agent, { ...open, isCommissionDisplayed: false }],
      [agent, { ...open, isB2C: true }],
      [{ ...agent, agency: agent.agency && { ...agent.agency, verification: 'pending' as const } }, open],
      [contact, open],
    ] as const) {
      expect(await getLeadMoney(viewer, leadId, brand)).toBeNull();
    }
  });
});

describe('agreements (rule 4.18)', () => {
  const days = { validFrom: '2026-01-01', validUntil: null };
  const post = async (person: TestUser, body: unknown) => {
    const { cookie } = await signIn(person);
    return callApi(addAgreement, { method: 'POST', cookie, body });
  };
  const end = async (person: TestUser, agreementId: string, validUntil: string | null) => {
    const { cookie } = await signIn(person);
    return callApi(changeEnd, { method: 'PATCH', cookie, params: { agreementId }, body: { validUntil } });
  };

  it('count on the day a price is quoted, and no change of them reaches a price that was kept', async () => {
    const of = await createStage();
    const admin = await createUser({ role: 'admin' });
    const pair = { agencyId: of.team.agency.id, hotelId: of.hotelId };
    const made = await post(admin, { ...pair, commissionPercent: 12.5, ...days });
    expect(made).toMatchObject({ status: 201, body: { commissionPercent: 12.5, state: 'inForce' } });
    const before = await save(of);
    await asOwner((tx) =>
      tx.hotelAgreement.updateMany({ where: { id: made.body._id }, data: { validUntil: new Date('2026-11-20') } }),
    );
    const after = await save(of, { clientLastName: 'Later' });
    const percentOf = async (id: string) => {
      const money = await getLeadMoney(of.agent, id, { isB2C: false, isCommissionDisplayed: true });
      return money?.why?.lines.map(({ percent }) => percent);
    };
    expect([await percentOf(before), await percentOf(after)]).toEqual([[12.5], [10]]);
    expect(await end(admin, made.body._id, null)).toMatchObject({ status: 409, body: { code: 'agreementEnded' } });
  });

  it('never overlap, end today at the earliest, and leave their history in the audit', async () => {
    const of = await property.createStage();
    const admin = await createUser({ role: 'admin' });
    const { operatorId } = await ownerDb.property.findFirstOrThrow({ where: { id: of.propertyId } });
    const pair = { agencyId: of.team.agency.id, operatorId, commissionPercent: 11 };
    const { body } = await post(admin, { ...pair, ...days });
    const overlapping = { ...pair, validFrom: '2097-01-01', validUntil: '2097-12-31' };
    expect(await post(admin, overlapping)).toMatchObject({ status: 409, body: { code: 'agreementOverlaps' } });
    const row = { ...pair, validFrom: new Date('2097-01-01'), createdAt: new Date() };
    await expect(ownerDb.operatorAgreement.create({ data: row })).rejects.toThrow('operator_agreement_once');
    expect(await end(admin, body._id, '2026-01-02')).toMatchObject({
      status: 422,
      body: { errors: { validUntil: expect.anything() } },
    });
    expect((await end(admin, body._id, '2096-12-31')).status).toBe(200);
    expect((await post(admin, overlapping)).status).toBe(201);
    expect((await end(admin, body._id, null)).status).toBe(409);
    const lines = await ownerDb.audit.findMany({ where: { entityId: body._id }, orderBy: { id: 'asc' } });
    expect(lines).toMatchObject([
      { action: 'agreement.made', actorId: admin.id, after: { commissionPercent: 11, validUntil: null } },
      { action: 'agreement.endChanged', before: { validUntil: null }, after: { validUntil: '2096-12-31' } },
    ]);
    const { cookie } = await signIn(admin);
    const { body: list } = await callApi(agreements, { cookie, query: `?agency=${pair.agencyId}` });
    expect(list).toMatchObject({ agreements: [{ state: 'inForce' }, { state: 'agreed' }], more: 0 });
    expect(await listAgreements({ ...(await viewerOf(admin)), isClientSafe: true }, {})).toBeNull();
  });

  it('are an admin’s alone, in the database, too', async () => {
    const { team, hotelId } = stage;
    const supervisor = await viewerOf(team.owner);
    const data = { agencyId: team.agency.id, hotelId, commissionPercent: 50, validFrom: new Date('2096-01-01') };
    for (const scope of [supervisor, { ...supervisor, role: 'admin' as const }]) {
      const written = scoped(scope, (tx) => tx.hotelAgreement.create({ data: { ...data, createdAt: new Date() } }));
      await expect(written).rejects.toThrow();
      const ended = await scoped(scope, (tx) => tx.hotelAgreement.updateMany({ data: { validUntil: null } }));
      expect(ended.count).toBe(0);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { GET as leadMoney } from '@/app/api/sales/leads/[leadId]/money/route';
import { advanceLead } from '@/lib/money/ledger/commands/advance';
import { getLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn, type TestUser, viewerOf } from '@/tests/factories/user';
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

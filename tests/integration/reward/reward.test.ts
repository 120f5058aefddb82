import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as earnings } from '@/app/api/earnings/route';
import { DELETE as end } from '@/app/api/rewards/[rewardId]/route';
import { GET as list, POST as set } from '@/app/api/rewards/route';
import { advanceLead } from '@/lib/money/ledger/commands/advance';
import { getLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import { getOwed } from '@/lib/money/ledger/queries/owed';
import { runSteps } from '@/lib/money/payout-run/commands/run';
import { settlePayout } from '@/lib/money/payout-run/commands/settle';
import { getPayout } from '@/lib/money/payout-run/queries/payouts';
import { getPossibleReward } from '@/lib/money/reward/queries';
import { clock, moveClock } from '@/lib/platform/clock';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listHotelInvitations } from '@/lib/sales/hotel-invitation/queries';
import { answerStayOver } from '@/lib/sales/lead/commands/stay-answer';
import { checkLedger } from '@/lib/sales/lead/queries/ledger-check';
import { stayAnswerSchema } from '@/lib/sales/lead/schema-stay';
import { getReport } from '@/lib/sales/report/queries/report';
import { createMember, createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { contextAt, createStage, happen, inScope, type Stage, save, versionOf } from '../lead/stage';
import { asSystem, postingsOf } from '../ledger/stage';

/** The stay of `createStage` ends on 12 June 2027, in Vienna: earned on the 15th, payable on 15 July. */
const OVER = '2027-06-13T09:00:00Z';
const EARNED = new Date('2027-06-15T10:00:00Z');
const PAYABLE = new Date('2027-07-20T10:00:00Z');
const sees = { isB2C: false, isCommissionDisplayed: true };

let admin: TestUser;

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: sees });
  await createPlaces();
  await createProgrammes();
  admin = await createUser({ role: 'admin' });
});

afterEach(() => moveClock(0));

async function call(handler: typeof set, method: 'POST' | 'DELETE', body: unknown, rewardId = '', by = admin) {
  const { cookie } = await signIn(by);
  return callApi(handler, { method, cookie, params: { rewardId }, body });
}

const setFor = (owner: Record<string, string>, amount: unknown = 250, currency = 'EUR') =>
  call(set, 'POST', { ...owner, amount, currency });

type Invited = { claimedAt?: string | null; revokedAt?: string | null };

/** An agency that has invited the hotel, which has claimed its desk in December. */
async function invite({ hotelId, team }: Stage, { claimedAt = '2026-12-05', revokedAt = null }: Invited = {}) {
  const id = randomUUID();
  const contact = await createUser();
  await asOwner((tx) =>
    tx.hotelInvitation.create({
      data: {
        ...{ id, hotelId, agencyId: team.agency.id, invitedById: team.agent.id, tokenHash: id },
        ...{ createdAt: new Date('2026-12-01'), expiresAt: new Date('2026-12-31') },
        claimedAt: claimedAt && new Date(claimedAt),
        claimedById: claimedAt && contact.id,
        revokedAt: revokedAt && new Date(revokedAt),
      },
    }),
  );
  return id;
}

async function book(stage: Stage): Promise<string> {
  const id = await save(stage);
  await happen(stage, id, ['requestOption', 'confirmOption', 'book']);
  return id;
}

async function invited({ currency = 'EUR', ...changes }: Invited & { currency?: string } = {}) {
  const stage = await createStage({ units: 2 });
  const invitationId = await invite(stage, changes);
  await setFor({ agencyId: stage.team.agency.id }, 250, currency);
  return { stage, invitationId, leadId: await book(stage) };
}

const advance = (leadId: string, at: Date) => asSystem((tx) => advanceLead(tx, leadId, at));
const rewardsIn = async (leadId: string) => (await postingsOf(leadId)).filter((one) => one.includes('reward'));

async function rewardOf(viewer: Viewer, { hotelId, team }: Stage, brand = sees) {
  const effective = brand as Parameters<typeof getPossibleReward>[1];
  const [found] = await listHotelInvitations(viewer, team.agency.id, { locale: 'en', hotelId, brand: effective });
  return found?.reward ?? null;
}

describe('the reward of an invitation (rule 9.12)', () => {
  it('is posted with the first stay that is earned, once, whatever is earned after it', async () => {
    const { stage, leadId, invitationId } = await invited();
    const second = await book(stage);
    await Promise.all([advance(leadId, EARNED), advance(second, EARNED)]);
    await advance(leadId, EARNED);
    const posted = [...(await rewardsIn(leadId)), ...(await rewardsIn(second))];
    expect(posted).toEqual(['reward: reward -25000, earned 25000']);
    const again = { kind: 'reward' as const, cause: 'another', invitationId, onDay: EARNED, at: EARNED, rule: 1 };
    const { agencyId, snapshotId } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
    await expect(
      asSystem((tx) => tx.ledgerPosting.create({ data: { ...again, agencyId, snapshotId, leadId } })),
    ).rejects.toThrow(/ledger_posting_one_reward/);
  });

  it.each([
    ['was not claimed', { claimedAt: null }],
    ['was claimed after the guest had come', { claimedAt: '2027-06-06' }],
    ['was taken back', { claimedAt: null, revokedAt: '2026-12-06' }],
  ])('is none where the invitation %s', async (_, changes: Invited) => {
    const { leadId } = await invited(changes);
    await advance(leadId, EARNED);
    expect(await rewardsIn(leadId)).toEqual([]);
  });

  it('is none for a guest who never came, until the house says otherwise', async () => {
    const { stage, leadId } = await invited();
    const say = async (body: Record<string, unknown>) => {
      const input = stayAnswerSchema.parse({ version: await versionOf(leadId), ...body });
      return inScope(stage.contact, (tx) => answerStayOver(tx, stage.contact, leadId, input, contextAt(OVER)));
    };
    await say({ answer: 'noShow' });
    expect(await rewardsIn(leadId)).toEqual([]);
    await say({ answer: 'stayed', isChange: true });
    expect(await rewardsIn(leadId)).toEqual(['reward: reward -25000, earned 25000']);
  });

  it('goes the way of commission in its own currency, and is paid in a payout of its own', async () => {
    const { stage, leadId, invitationId } = await invited({ currency: 'CHF' });
    const agencyId = stage.team.agency.id;
    const account = { agencyId, processorAccountId: `acct_${agencyId}`, detailsSubmitted: true, currentlyDue: [] };
    await asOwner((tx) => tx.payoutAccount.create({ data: { ...account, createdAt: EARNED, updatedAt: EARNED } }));
    await moveClock(Math.round((PAYABLE.getTime() - clock.machine().getTime()) / 1000));
    await advance(leadId, PAYABLE);
    for await (const _ of runSteps('2027-08-01'));
    const payouts = await ownerDb.payout.findMany({ where: { agencyId }, orderBy: { currency: 'asc' } });
    expect(payouts).toMatchObject([
      { currency: 'CHF', amount: 25_000n, status: 'inPayout' },
      { currency: 'EUR', amount: 35_000n, status: 'inPayout' },
    ]);
    const [francs, euros] = payouts;
    const at = PAYABLE;
    await asSystem((tx) => settlePayout(tx, francs?.id ?? '', { id: 'tr_1', returnedFor: null }, at));
    const owner = await viewerOf(stage.team.owner);
    expect(await getPayout(owner, sees, francs?.id ?? '')).toMatchObject({
      sums: { entries: 250, transfer: 250, ledger: 250 },
      entries: [{ isReward: true, amount: 250, clientName: '', agentId: stage.team.agent.id, earnedOn: '2027-06-15' }],
    });
    expect(await getPayout(owner, sees, euros?.id ?? '')).toMatchObject({
      entries: [{ isReward: false, amount: 350, clientName: 'Clara Weiss' }],
    });
    const of = await ownerDb.ledgerPosting.findMany({ where: { invitationId }, orderBy: { id: 'asc' } });
    expect(of.map(({ kind }) => kind)).toEqual(['reward', 'payable', 'inPayout', 'paid']);
    expect(await asSystem(checkLedger)).toMatchObject({ wrong: [], unbalanced: [] });
  });

  it('is no part of the commission of its stay, nor of what the house owes', async () => {
    const { stage, leadId } = await invited();
    await advance(leadId, PAYABLE);
    expect(await getLeadMoney(await viewerOf(stage.team.agent), leadId, sees)).toMatchObject({ total: 35_000n });
    const owed = await getOwed(stage.contact);
    expect(owed?.rows.map(({ amount }) => amount)).toEqual([35_000n]);
    const query = { measure: 'commission', group: 'month' } as const;
    const report = await getReport(await viewerOf(stage.team.owner), sees, query, 'en');
    expect(report?.totals).toMatchObject([{ currency: 'EUR', values: { payable: 35_000n, ofBooked: 35_000n } }]);
  });

  it('stands among the earnings of who invited, of the agency’s supervisors, and of nobody else', async () => {
    const { stage, leadId } = await invited();
    await advance(leadId, EARNED);
    const colleague = await createMember(stage.team.agency, 'agent');
    const rowsOf = async (person: TestUser) => {
      const { body } = await callApi(earnings, { cookie: (await signIn(person)).cookie });
      return body.rows.filter(({ isReward }: { isReward: boolean }) => isReward);
    };
    const row = { amount: 250, state: 'earned', since: '2027-06-15', agentId: stage.team.agent.id, clientName: '' };
    expect(await rowsOf(stage.team.agent)).toMatchObject([row]);
    expect(await rowsOf(stage.team.owner)).toMatchObject([row]);
    expect(await rowsOf(colleague)).toEqual([]);
    expect(await rowsOf((await createTeam()).owner)).toEqual([]);
  });
});

describe('what an invitation shows of it', () => {
  it('is what may be earned, then what was and where it is', async () => {
    const { stage, leadId } = await invited();
    const viewer = await viewerOf(stage.team.agent);
    expect(await rewardOf(viewer, stage)).toMatchObject({ amount: 25_000n, currency: 'EUR', state: 'possible' });
    await setFor({ agencyId: stage.team.agency.id }, 300);
    expect(await rewardOf(viewer, stage)).toMatchObject({ amount: 30_000n });
    await advance(leadId, EARNED);
    await setFor({ agencyId: stage.team.agency.id }, 100);
    expect(await rewardOf(viewer, stage)).toMatchObject({ amount: 30_000n, state: 'earned', on: '2027-06-15' });
    await advance(leadId, PAYABLE);
    expect(await rewardOf(viewer, stage)).toMatchObject({ amount: 30_000n, state: 'payable' });
  });

  it('is nothing where no commission is seen', async () => {
    const { stage } = await invited();
    const viewer = await viewerOf(stage.team.agent);
    expect(await rewardOf(viewer, stage, { isB2C: false, isCommissionDisplayed: false })).toBeNull();
    expect(await rewardOf({ ...viewer, isClientSafe: true }, stage)).toBeNull();
    const stranger = await viewerOf((await createTeam()).agent);
    expect(await rewardOf(stranger, stage)).toBeNull();
  });
});

describe('the amount', () => {
  it('is the agency’s own before a programme’s, which needs to have verified it', async () => {
    const { agency, agent } = await createTeam();
    const viewer = await viewerOf(agent);
    const possible = async () => (await getPossibleReward(viewer, sees))?.amount ?? null;
    await setFor({ programmeId: 'first' }, 120);
    expect(await possible()).toBeNull();
    const member = { agencyId: agency.id, programmeId: 'first', claimedAt: EARNED };
    await asOwner((tx) => tx.agencyProgramme.create({ data: member }));
    expect(await possible()).toBeNull();
    await asOwner((tx) => tx.agencyProgramme.updateMany({ where: member, data: { status: 'verified' } }));
    expect(await possible()).toBe(12_000n);
    const { body } = await setFor({ agencyId: agency.id }, '250,50');
    expect(await possible()).toBe(25_050n);
    expect((await call(end, 'DELETE', {}, body._id)).status).toBe(200);
    expect(await possible()).toBe(12_000n);
    expect((await call(end, 'DELETE', {}, body._id)).status).toBe(404);
  });

  it('is set by admins, of one owner, once at a time, and the audit says so', async () => {
    const { agency, owner } = await createTeam();
    const agencyId = agency.id;
    await setFor({ agencyId }, 250);
    await setFor({ agencyId }, 300);
    const { body } = await callApi(list, { cookie: (await signIn(admin)).cookie });
    const own = body.rewards.filter(({ ownerId }: { ownerId: string }) => ownerId === agencyId);
    expect(own).toMatchObject([{ amount: 300, endedAt: null }, { amount: 250 }]);
    expect(own[1].endedAt).not.toBeNull();
    const lines = await ownerDb.audit.findMany({ where: { action: 'reward.set', entityId: own[0]._id } });
    expect(lines).toMatchObject([{ actorId: admin.id, before: { amount: 250 }, after: { agencyId, amount: 300 } }]);
    for (const [asked, field] of [
      [{}, 'owner'],
      [{ agencyId, programmeId: 'first' }, 'owner'],
      [{ agencyId: 'nobody' }, 'owner'],
    ] as const) {
      const { status, body: refusal } = await setFor(asked as Record<string, string>);
      expect([status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
    }
    expect((await setFor({ agencyId }, 0)).status).toBe(422);
    expect((await call(set, 'POST', { agencyId, amount: 250, currency: 'EUR' }, '', owner)).status).toBe(403);
  });
});

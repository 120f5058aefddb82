import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { undoNoted } from '@/lib/money/dues/commands/settle';
import { getDues, readDue } from '@/lib/money/dues/queries';
import { cancelBooking } from '@/lib/sales/lead/commands/booking';
import { getCancellationFee } from '@/lib/sales/lead/queries/fee';
import { createMember, createTeam } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import * as hotel from '../lead/stage';
import { contextAt, inScope, versionOf } from '../lead/stage';
import { asSystem } from '../ledger/stage';
import { change, createStage, during, happen, LONG, type Stage, save } from '../property-lead/stage';
import { duesIn, openDue, payByCard } from './stage';

let stage: Stage;
let leadId: string;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

beforeEach(async () => {
  stage = await createStage();
  leadId = await save(stage);
  await happen(stage, leadId, ['book']);
});

const cancel = async (fee: number, at: string) =>
  inScope(stage.agent, async (tx) =>
    cancelBooking(tx, stage.agent, leadId, { version: await versionOf(leadId), fee }, contextAt(at)),
  );

describe('the dues of a lead (rule 5.10)', () => {
  it('come with the confirmation, from the kept terms, the card fee apart', async () => {
    expect(await duesIn(leadId)).toEqual([]);
    await happen(stage, leadId, ['confirmBooking']);
    expect(await duesIn(leadId)).toEqual([
      'prepayment 1: 122500+3675 until 2026-12-04, open',
      'balance 1: 227500+6825 until 2027-03-13, open',
    ]);
    expect(await getDues(stage.agent, leadId)).toMatchObject([
      { kind: 'prepayment', owedBy: 'client', status: 'open', paid: null },
      { kind: 'balance', owedBy: 'client', status: 'open', paid: null },
    ]);
  });

  it('are the agency’s where it pays, and of several rooms come to one price', async () => {
    const of = await hotel.createStage({ supportsInstantBooking: true });
    const id = await hotel.save(of);
    await ownerDb.lead.update({ where: { id }, data: { paymentProfile: 'AgencyPaysStandAloneRate' } });
    await hotel.happen(of, id, ['book']);
    const dues = await getDues(of.agent, id);
    expect(dues.every(({ owedBy }) => owedBy === 'agency')).toBe(true);
    expect(dues.reduce((sum, { amount }) => sum + amount, 0n)).toBe(350_000n);
    expect(await getDues(of.contact, id)).toEqual(dues);
  });

  it('follow another stay: what is open gives way, what was paid counts', async () => {
    await happen(stage, leadId, ['confirmBooking']);
    await payByCard((await openDue(leadId, 'prepayment')).id, 'cs_1');
    const longer = { ...during(LONG), payments: { isPaidByCreditCard: true, subTotal: 4800, currencyCode: 'EUR' } };
    await change(stage, leadId, longer, contextAt('2026-12-02T09:00:00Z'));
    expect(await duesIn(leadId)).toHaveLength(2);
    await happen(stage, leadId, ['acceptChange'], contextAt('2026-12-03T09:00:00Z'));
    expect((await duesIn(leadId)).sort()).toEqual([
      'balance 1: 227500+6825 until 2027-03-13, ended',
      'balance 2: 312000+9360 until 2027-03-13, open',
      'prepayment 1: 122500+3675 until 2026-12-04, paid',
      'prepayment 2: 45500+1365 until 2026-12-06, open',
    ]);
  });

  it('end with a cancellation, which owes what the fee is beyond what came', async () => {
    await happen(stage, leadId, ['confirmBooking']);
    await cancel(1225, '2026-12-02T09:00:00Z');
    expect(await duesIn(leadId)).toEqual([
      'prepayment 1: 122500+3675 until 2026-12-04, ended',
      'balance 1: 227500+6825 until 2027-03-13, ended',
      'cancellationFee 1: 122500+0 until 2026-12-05, open',
    ]);
  });

  it('go back where the house cancels, with the card fee', async () => {
    await happen(stage, leadId, ['confirmBooking']);
    await payByCard((await openDue(leadId, 'prepayment')).id, 'cs_2');
    await happen(stage, leadId, ['cancelFreely'], contextAt('2026-12-02T09:00:00Z'));
    const [, , refund] = await duesIn(leadId);
    expect(refund).toBe('refund 1: 126175+0 until 2026-12-16, open');
    expect((await openDue(leadId, 'refund')).owedBy).toBe('supplier');
  });

  it('are paid exactly once, whole, however many say so at once', async () => {
    await happen(stage, leadId, ['confirmBooking']);
    const { id } = await openDue(leadId, 'prepayment');
    expect(await payByCard(id, 'cs_less', { amount: 122_499n })).toBe(false);
    const said = await Promise.all([1, 2, 3, 4].map((which) => payByCard(id, `cs_at_once_${which}`)));
    expect(said.filter(Boolean)).toHaveLength(1);
    expect(await asSystem((tx) => readDue(tx, id))).toMatchObject({
      ...{ status: 'paid', state: 'paid' },
      paid: { method: 'card', on: '2026-12-01', cardFee: 3675n },
    });
    const undone = await asSystem((tx) =>
      undoNoted(tx, id, '2026-12-01', { actorId: null, requestId: 'r', at: new Date() }),
    );
    expect(undone).toBe(false);
  });

  it('are read by the agent, their supervisor, the house and admins, and are not there for anybody else', async () => {
    await happen(stage, leadId, ['confirmBooking']);
    const { team, agent, operator } = stage;
    const admin = await createUser({ role: 'admin' });
    const readers = { agent, operator, supervisor: await viewerOf(team.owner), admin: await viewerOf(admin) };
    for (const [who, viewer] of Object.entries(readers)) {
      expect([who, (await getDues(viewer, leadId)).length]).toEqual([who, 2]);
    }
    const other = await createTeam();
    await ownerDb.operator.create({ data: { id: `o-${leadId}`, name: 'Elsewhere', email: 'e@x.example' } });
    const strangers = [
      ...[other.agent, other.owner, await createMember(team.agency)],
      await createUser({ role: 'operator', operatorId: `o-${leadId}` }),
    ];
    for (const person of strangers) expect(await getDues(await viewerOf(person), leadId)).toEqual([]);
  });
});

describe('what a cancellation brings back', () => {
  it('is told day by day before anybody cancels, and is what is written when somebody does', async () => {
    await happen(stage, leadId, ['confirmBooking']);
    await payByCard((await openDue(leadId, 'prepayment')).id, `cs_${leadId}`);
    await payByCard((await openDue(leadId, 'balance')).id, `cs_b_${leadId}`);
    const before = await getCancellationFee(stage.agent, leadId);
    expect(before).toMatchObject({
      ...{ paid: 3500, currency: 'EUR' },
      days: [
        { until: '2027-03-13', fee: 1225, comesBack: 2275 },
        { from: '2027-03-14', until: null, fee: 3500, comesBack: 0 },
      ],
    });
    await cancel(1225, '2026-12-02T09:00:00Z');
    expect((await openDue(leadId, 'refund')).amount).toBe(227_500n);
  });
});

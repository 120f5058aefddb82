import { beforeAll, describe, expect, it } from 'vitest';
import { GET as commissionOwed } from '@/app/api/commission-owed/route';
import { GET as earnings } from '@/app/api/earnings/route';
import { advanceLead } from '@/lib/money/ledger/commands/advance';
import { getOwed } from '@/lib/money/ledger/queries/owed';
import type { EarningsJson } from '@/lib/money/ledger/schema';
import { clock, moveClock } from '@/lib/platform/clock';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';
import { createStage, happen, type Stage, save } from '../lead/stage';
import * as property from '../property-lead/stage';
import { asSystem, balancesOf } from './stage';

const setBusinessTime = (at: string) => moveClock(Math.round((Date.parse(at) - clock.machine().getTime()) / 1000));

let stage: Stage;
let booked: string;

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createPlaces();
  await setBusinessTime('2026-12-01T09:00:00Z');
  stage = await createStage({ units: 3 });
  booked = await save(stage);
  await happen(stage, booked, ['requestOption', 'confirmOption', 'book']);
  // An interest owes nothing.
  await save(stage);
});

describe('what a house owes (rule 9.11)', () => {
  it('is the commission of its own bookings with base and percent, and adds up to its account', async () => {
    const owed = await getOwed(stage.contact);
    expect(owed?.rows).toMatchObject([
      {
        leadId: booked,
        state: 'contracted',
        amount: 35_000n,
        paysOn: '2027-07-15',
        lines: [{ base: 350_000n, percent: 10 }],
      },
    ]);
    expect(owed?.sums).toMatchObject([
      { currency: 'EUR', total: 35_000n, months: [{ month: '2027-07', amount: 35_000n }] },
    ]);
    expect(owed?.sums[0]?.states.map(({ state }) => state)).not.toContain('expected');
    expect(await balancesOf(booked)).toMatchObject({ supplier: -35_000 });
  });

  it('is the same by the API, in units, with nothing of the agency but its name', async () => {
    const { body } = await callApi(commissionOwed, { cookie: (await signIn(stage.contactUser)).cookie });
    expect(body.sums).toMatchObject([{ currency: 'EUR', total: 350, months: [{ month: '2027-07', amount: 350 }] }]);
    const [row] = body.rows;
    const { name: agencyName, id: agencyId } = stage.team.agency;
    const state = 'contracted';
    expect(row).toMatchObject({ amount: 350, state, agencyId, agencyName, lines: [{ base: 3500, percent: 10 }] });
    expect(Object.keys(row).filter((name) => /agent|hold|held/i.test(name))).toEqual([]);
  });

  it('is nobody else’s to read, whatever agencies owe is not in it, and admins read all', async () => {
    const other = await createStage();
    const lead = await save(other);
    await happen(other, lead, ['requestOption', 'confirmOption', 'book']);
    const operators = await property.createStage();
    const chalet = await property.save(operators);
    await property.happen(operators, chalet, ['book', 'confirmBooking']);
    const leads = async (viewer: typeof stage.contact) => (await getOwed(viewer))?.rows.map((row) => row.leadId);
    expect(await leads(stage.contact)).toEqual([booked]);
    expect(await leads(other.contact)).toEqual([lead]);
    expect(await leads(operators.operator)).toEqual([chalet]);
    // An agent who answers for a house reads what the house owes, not what the agency earns elsewhere.
    const both = await viewerOf(await createUser({ role: 'agent', hotelId: other.hotelId }));
    expect(await leads({ ...both, agency: stage.agent.agency })).toEqual([lead]);
    expect(await getOwed(stage.agent)).toBeNull();
    expect(await getOwed({ ...stage.contact, isClientSafe: true })).toBeNull();
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    expect((await leads(admin))?.sort()).toEqual([booked, lead, chalet].sort());
  });
});

describe('what is overdue (rule 9.10)', () => {
  it('is the commission of a booking of which a due is, for agency and house, until it is on its way', async () => {
    const { cookie } = await signIn(stage.team.owner);
    const read = async () => {
      const { sums, rows } = (await callApi(earnings, { cookie })).body as EarningsJson;
      const own = rows.find(({ leadId }) => leadId === booked);
      const [ofHouse] = (await getOwed(stage.contact))?.rows ?? [];
      return [sums[0]?.overdue, own?.isOverdue, ofHouse?.isOverdue];
    };
    const due = { until: new Date('2026-12-20'), status: 'open', isAtHotel: false } as const;
    const ids = { leadId: booked, agencyId: stage.agent.agency?.id ?? '', hotelId: stage.hotelId };
    const { snapshotId } = await ownerDb.lead.findUniqueOrThrow({ where: { id: booked } });
    await ownerDb.leadDue.create({
      data: {
        ...{ ...due, ...ids, snapshotId, kind: 'instalment', number: 9, amount: 1_000n, currency: 'EUR' },
        ...{ owedBy: 'client', createdAt: new Date('2026-12-01T09:00:00Z') },
      },
    });
    await setBusinessTime('2026-12-20T12:00:00Z');
    expect(await read()).toEqual([0, false, false]);
    // Half past midnight in Vienna.
    await setBusinessTime('2026-12-20T23:30:00Z');
    expect(await read()).toEqual([350, true, true]);
    await ownerDb.leadDue.updateMany({ where: { leadId: booked }, data: { status: 'ended', endedAt: new Date() } });
    expect(await read()).toEqual([0, false, false]);
    await asSystem((tx) => advanceLead(tx, booked, new Date('2027-07-20T10:00:00Z')));
    expect((await getOwed(stage.contact))?.rows).toMatchObject([{ state: 'payable', amount: 35_000n }]);
  });
});

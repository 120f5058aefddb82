import { beforeAll, describe, expect, it } from 'vitest';
import { moneyStates } from '@/lib/money/ledger/types';
import { enterScope, scoped } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import { postCommission } from '@/lib/sales/lead/commands/commission';
import { createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';

let own: Awaited<ReturnType<typeof createTeam>>;
let other: typeof own;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  own = await createTeam();
  other = await createTeam();
  const at = new Date('2026-11-21T08:00:00Z');
  for (const { agency, agent } of [own, other]) {
    const place = { agencyId: agency.id, hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' };
    const { id: leadId } = await createLead({ ...place, userId: agent.id });
    await scoped('system', (tx) => postCommission(tx, leadId, 'event', at));
    for (const type of ['confirmedOption', 'confirmedBooking', 'requestedOption'] as const) {
      await ownerDb.leadEvent.create({ data: { leadId, type, at, by: 'supplier', requestId: 'r' } });
    }
    for (const kind of ['booking', 'counterOffer'] as const) {
      await ownerDb.leadChange.create({ data: { leadId, kind, status: 'asked', askedAt: at } });
    }
  }
});

/** What each view shows, and what the row security of the tables it reads shows of the same. */
const views = {
  counted_event: [
    `SELECT id, type::text AS what FROM counted_event ORDER BY 1, 2`,
    `SELECT lead_id AS id, type::text AS what FROM lead_event WHERE type IN ('confirmedOption', 'confirmedBooking') ORDER BY 1, 2`,
  ],
  counted_change: [
    `SELECT id, kind::text AS what FROM counted_change ORDER BY 1, 2`,
    `SELECT lead_id AS id, kind::text AS what FROM lead_change ORDER BY 1, 2`,
  ],
  counted_offer: [
    `SELECT id, status::text AS what FROM counted_offer ORDER BY 1, 2`,
    `SELECT lead_id AS id, status::text AS what FROM lead_change WHERE kind = 'counterOffer' ORDER BY 1, 2`,
  ],
  counted_entry: [
    `SELECT lead_id AS id, kind::text || ' ' || amount AS what FROM counted_entry ORDER BY 1, 2`,
    `SELECT p.lead_id AS id, a.kind::text || ' ' || e.amount AS what FROM ledger_entry e
      JOIN ledger_posting p ON p.id = e.posting_id JOIN ledger_account a ON a.id = e.account_id
      WHERE p.invitation_id IS NULL AND a.kind::text IN (${moneyStates.map((state) => `'${state}'`)}) ORDER BY 1, 2`,
  ],
} as const;

async function shown(tx: Transaction): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [view, [through, below]] of Object.entries(views)) {
    const rows = await tx.$queryRawUnsafe<{ id: string }[]>(through);
    expect([view, rows]).toEqual([view, await tx.$queryRawUnsafe(below)]);
    found[view] = rows.length;
  }
  return found;
}

const nothing = { counted_event: 0, counted_change: 0, counted_offer: 0, counted_entry: 0 };
const one = { counted_event: 2, counted_change: 2, counted_offer: 1, counted_entry: 1 };
const both = { counted_event: 4, counted_change: 4, counted_offer: 2, counted_entry: 2 };

describe('what reports count', () => {
  it('is of an agency’s own leads for its people, of all for admins and the product', async () => {
    for (const person of [own.owner, own.agent, other.agent]) {
      const viewer = await viewerOf(person);
      expect(await scoped(viewer, shown)).toEqual(one);
      const agencies = await scoped(viewer, (tx) => tx.$queryRaw`SELECT DISTINCT agency_id AS id FROM counted_change`);
      expect(agencies).toEqual([{ id: viewer.agency?.id }]);
    }
    expect(await scoped(await viewerOf(await createUser({ role: 'admin' })), shown)).toEqual(both);
    expect(await scoped('system', shown)).toEqual(both);
  });

  it('is of none for whoever answers for a house, has no agency or comes without a scope', async () => {
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'hotel' }));
    expect(await scoped(contact, shown)).toEqual(nothing);
    expect(await scoped(await viewerOf(await createUser({ role: 'customer' })), shown)).toEqual(nothing);
    expect(await db.$transaction(shown)).toEqual(nothing);
    const viewer = await viewerOf(own.owner);
    const of = await db.$transaction(async (tx) => {
      await enterScope(tx, { ...viewer, agency: null });
      return shown(tx);
    });
    expect(of).toEqual(nothing);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { enterScope, scoped } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import { postCommission } from '@/lib/sales/lead/commands/commission';
import { createMember, createProgrammes, createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';
import { anotherOperator, counts, furnish, nothing, type Team, walled } from './wall-stage';

let own: Team;
let other: Team;

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createHotel('another');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  own = await createTeam();
  other = await createTeam();
  await furnish(own);
  await furnish(other);
});

describe('row-level security', () => {
  it('is on for every table that has an agency, and this test knows each of them', async () => {
    const rows = await db.$queryRaw<{ name: string }[]>`
      SELECT c.relname AS name FROM pg_class c JOIN pg_policy p ON p.polrelid = c.oid WHERE c.relrowsecurity ORDER BY 1`;
    // A hotel's links to answer by are no agency's: `lead/answers` shows that none can read them.
    // What everybody reads and only a hotel's contact or an operator's person writes: `night/edit`, `stay/edit`, `hotel/desk`, `property/desk` show that nobody else does.
    // What everybody reads and only admins write, with its versions, which they alone read: `manage/catalogue`.
    const managed = [
      ...['bed', 'city', 'content', 'country', 'equipment', 'facility', 'hotel_facility_type', 'inspiration_post'],
      ...['managed_version', 'operator', 'programme', 'property_facility', 'property_former_address', 'rental_channel'],
      ...['room_facility_type', 'service', 'testimonial', 'dining_venue', 'hotel_facility', 'inspiration_media'],
      ...['room_facility', 'room_picture', 'hotel_programme'],
    ];
    const written = [
      'hotel',
      'hotel_picture',
      'night_edit',
      'picture',
      'property',
      'property_picture',
      'room',
      'room_night',
      'sales_information',
      'sales_manager',
      'stay',
      'stay_edit',
      'stay_rate',
      'stored_picture',
    ];
    // What everybody reads and admins write: `people/brands`.
    const ofAdmins = ['brand'];
    // What everybody reads and only few release: `scope/holds`. What everybody writes and only the product reads: `scope/product`.
    const holds = ['property_hold', 'room_hold'];
    const letters = [
      'contact_message',
      'enquiry',
      'form_outcome',
      'idempotency_key',
      'newsletter_subscription',
      'outbox',
    ];
    const others = [
      'answer_link',
      'held_answer',
      'consumer_booking',
      // What was said about consent is one's own: `consent/log`.
      'consent_log',
      'digest',
      'calendar_address',
      // The product's alone: `today/moved-price`.
      'moved_price',
      'price_check',
      ...written,
      ...ofAdmins,
      ...managed,
      ...holds,
      ...letters,
    ];
    const known = [...Object.keys(walled), ...others];
    expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(known.sort());
    const tenants = await db.$queryRaw<{ name: string }[]>`
      SELECT table_name AS name FROM information_schema.columns
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND column_name IN ('agency_id', 'acting_for_id') AND t.table_type = 'BASE TABLE'
      ORDER BY 1`;
    expect(tenants.map(({ name }) => name).filter((name) => !(name in walled))).toEqual([]);
  });

  it('shows nothing without a scope, nor with one that says nothing', async () => {
    expect(await db.$transaction(counts)).toEqual(nothing);
    for (const scope of ['', 'tenant', 'ALL', 'nonsense']) {
      const found = await db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT set_config('app.scope', ${scope}, true), set_config('app.agency', '', true)`;
        return counts(tx);
      });
      expect([scope, found]).toEqual([scope, nothing]);
    }
  });

  it('shows an agency’s people their own and nobody else’s, whatever the query asks for', async () => {
    for (const member of [own.owner, own.agent]) {
      const viewer = await viewerOf(member);
      const found = await scoped(viewer, counts);
      expect(found).toEqual({
        agency: 1,
        // What rests of its payouts stands in the lists of those who look after them.
        deadline: member === own.owner ? 3 : 2,
        deadline_snooze: member === own.agent ? 1 : 0,
        membership: 2,
        invitation: 1,
        agency_programme: 1,
        agency_logo: 1,
        destination_request: 1,
        // Of what is paid to it only those read who look after its payouts.
        payout: member === own.owner ? 1 : 0,
        payout_run: 0,
        reward: 1,
        vaulted_card: 1,
        payout_account: 1,
        session: 1,
        app_user: 2,
        audit: 1,
        client: 1,
        hotel_agreement: 1,
        lead: 1,
        lead_change: 1,
        lead_room: 1,
        lead_event: 1,
        price_snapshot: 1,
        ledger_account: 2,
        ledger_posting: 1,
        ledger_entry: 2,
        lead_due: 1,
        due_event: 1,
        deposit_hold: 1,
        payment_link: 1,
        payment_link_event: 1,
        payment_checkout: 1,
        conversation: 1,
        conversation_attachment: 1,
        conversation_message: 1,
        conversation_participant: 1,
        hotel_enquiry: 1,
        hotel_invitation: 1,
        offer: 1,
        operator_agreement: 1,
        offer_version: 1,
        offer_alternative: 1,
        offer_taken_out: 1,
        offer_comment: 1,
        offer_event: 1,
        erasure: member === own.owner ? 1 : 0,
      });
      const strange = await scoped(viewer, (tx) => tx.agency.findMany({ where: { id: other.agency.id } }));
      expect(strange).toEqual([]);
    }
  });

  it('shows somebody without an agency only themselves', async () => {
    const lonely = await createUser({ role: 'customer' });
    await signIn(lonely);
    expect(await scoped(await viewerOf(lonely), counts)).toEqual({ ...nothing, session: 1, app_user: 1 });
  });

  it('ends with its transaction: the next one on the same connection starts with nothing', async () => {
    const viewer = await viewerOf(own.owner);
    for (let index = 0; index < 25; index++) {
      expect((await scoped(viewer, (tx) => tx.agency.count())) > 0).toBe(true);
      expect(await db.agency.count()).toBe(0);
    }
    await expect(
      scoped(viewer, () => {
        throw new Error('broken off');
      }),
    ).rejects.toThrow('broken off');
    expect(await db.agency.count()).toBe(0);
  });

  it('cannot be widened by a value that looks like SQL', async () => {
    const viewer = await viewerOf(await createMember(own.agency));
    const crafted = { ...viewer, id: "x', true); SELECT set_config('app.scope', 'system', true); --" };
    const found = await db.$transaction(async (tx) => {
      await enterScope(tx, { ...crafted, agency: null });
      return counts(tx);
    });
    expect(found).toEqual(nothing);
  });
});

describe('who answers for a hotel', () => {
  const views = ['hotel_lead', 'hotel_lead_room', 'hotel_lead_event'] as const;
  const countsOfViews = (tx: Transaction) =>
    Promise.all(
      views.map(async (view) => {
        const [row] = await tx.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${view}`);
        return row?.count;
      }),
    );

  it('reads what both agencies asked of it, no mere interest, and nothing in the tables themselves', async () => {
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'hotel' }));
    expect(await scoped(contact, countsOfViews)).toEqual([0, 0, 0]);
    await ownerDb.lead.updateMany({ data: { status: 'REQUESTED_OPTION' } });
    await ownerDb.leadEvent.updateMany({ data: { type: 'requestedOption' } });
    expect(await scoped(contact, countsOfViews)).toEqual([2, 2, 2]);
    expect(await scoped(contact, counts)).toMatchObject({ lead: 0, lead_event: 0, price_snapshot: 0, client: 0 });
  });

  it('reads of the ledger what it owes, of its own bookings alone', async () => {
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'hotel' }));
    const none = { ledger_account: 0, ledger_posting: 0, ledger_entry: 0 };
    expect(await scoped(contact, counts)).toMatchObject(none);
    const { id } = await ownerDb.lead.findFirstOrThrow({ where: { agencyId: own.agency.id } });
    await ownerDb.leadEvent.create({
      data: { leadId: id, type: 'confirmedBooking', by: 'supplier', at: new Date('2026-11-03'), requestId: 'r' },
    });
    await scoped('system', (tx) => postCommission(tx, id, 'event', new Date('2026-11-03')));
    expect(await scoped(contact, counts)).toMatchObject({ ledger_account: 1, ledger_posting: 1, ledger_entry: 1 });
    expect(await scoped(contact, (tx) => tx.ledgerEntry.findFirst())).toMatchObject({ amount: -35_000n });
    const elsewhere = await viewerOf(await createUser({ role: 'operator', hotelId: 'another' }));
    expect(await scoped(elsewhere, counts)).toMatchObject(none);
  });

  it('reads what is to be paid for its bookings, and of no other hotel’s', async () => {
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'hotel' }));
    expect(await scoped(contact, counts)).toMatchObject({ lead_due: 2, due_event: 2 });
    const elsewhere = await viewerOf(await createUser({ role: 'operator', hotelId: 'another' }));
    expect(await scoped(elsewhere, counts)).toMatchObject({ lead_due: 0, due_event: 0 });
  });

  it('reads what waits for it, and nothing that waits for an agency or another hotel', async () => {
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'hotel' }));
    expect(await scoped(contact, counts)).toMatchObject({ deadline: 2, deadline_snooze: 0 });
    const elsewhere = await viewerOf(await createUser({ role: 'operator', hotelId: 'another' }));
    expect(await scoped(elsewhere, counts)).toMatchObject({ deadline: 0 });
  });

  it('reads the conversations of both agencies, and of the enquiries’ own rows none', async () => {
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'hotel' }));
    const shown = { conversation: 2, conversation_message: 2, conversation_attachment: 2, hotel_enquiry: 0, agency: 0 };
    expect(await scoped(contact, counts)).toMatchObject(shown);
    const elsewhere = await viewerOf(await createUser({ role: 'operator', hotelId: 'another' }));
    const none = { conversation: 0, conversation_message: 0, conversation_attachment: 0, conversation_participant: 0 };
    expect(await scoped(elsewhere, counts)).toMatchObject(none);
  });

  it('finds neither markup nor the agency’s own references there', async () => {
    const rows = await db.$queryRaw<{ name: string }[]>`
      SELECT column_name AS name FROM information_schema.columns WHERE table_name IN ('hotel_lead', 'hotel_lead_room', 'hotel_lead_event')`;
    const names = rows.map(({ name }) => name);
    expect(names).toContain('price_total');
    expect(
      names.filter((name) => /markup|booking_reference|client_reference|client_id|closed_reason|data/.test(name)),
    ).toEqual([]);
  });

  it('reads nothing of another hotel’s', async () => {
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'another' }));
    expect(await scoped(contact, countsOfViews)).toEqual([0, 0, 0]);
    expect(await scoped(await viewerOf(own.agent), countsOfViews)).toEqual([0, 0, 0]);
  });
});

describe('who answers for an operator', () => {
  const views = ['operator_lead', 'operator_lead_event', 'operator_lead_change'] as const;
  const seen = (tx: Transaction) =>
    Promise.all(
      views.map(async (view) => {
        const [row] = await tx.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${view}`);
        return row?.count;
      }),
    );

  it('reads what is asked of their properties and of the agreements their own, no mere interest, and no table', async () => {
    await createProperty({ id: 'asked' });
    const of = { agencyId: own.agency.id, userId: own.agent.id, hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' };
    const { id } = await createLead(of);
    await ownerDb.lead.update({ where: { id }, data: { hotelId: null, propertyId: 'asked' } });
    const person = await viewerOf(await createUser({ role: 'operator', operatorId: 'operator' }));
    const elsewhere = await viewerOf(await createUser({ role: 'operator', operatorId: await anotherOperator() }));
    expect(await scoped(person, seen)).toEqual([0, 0, 0]);
    const at = new Date('2026-11-02');
    await ownerDb.leadChange.create({
      data: { leadId: id, kind: 'changeRequest', status: 'asked', askedAt: at, data: { snapshotId: 's', from: 1 } },
    });
    // An interest that asks for an exception is a request, too.
    expect(await scoped(person, seen)).toEqual([1, 0, 1]);
    await ownerDb.lead.update({ where: { id }, data: { status: 'REQUESTED_BOOKING' } });
    await ownerDb.leadEvent.updateMany({ where: { leadId: id }, data: { type: 'requestedBooking' } });
    expect(await scoped(person, seen)).toEqual([1, 1, 1]);
    for (const viewer of [elsewhere, await viewerOf(own.agent)]) expect(await scoped(viewer, seen)).toEqual([0, 0, 0]);
    expect(await scoped(person, counts)).toEqual({ ...nothing, app_user: 1, operator_agreement: 2 });
    const [row] = await scoped(person, (tx) => tx.$queryRaw<{ data: object }[]>`SELECT data FROM operator_lead_change`);
    expect(row?.data).toEqual({ from: 1 });
  });

  it('finds neither markup, nor references, nor who of ours asks', async () => {
    const rows = await db.$queryRaw<{ name: string }[]>`
      SELECT column_name AS name FROM information_schema.columns WHERE table_name LIKE 'operator\_lead%'`;
    const names = rows.map(({ name }) => name);
    expect(names).toContain('price_total');
    const kept = /markup|reference|client_id|closed_reason|loyalty|snapshot|user_id/;
    expect(names.filter((name) => kept.test(name))).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { money } from '@/lib/platform/money';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { sweepLeads } from '@/lib/sales/lead/commands/sweep';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { listLeads } from '@/lib/sales/lead/queries/leads';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, HOUR, NOW } from '../lead/stage';
import { change, createStage, during, happen, LONG, leadOf, NEXT_WEEK, noticesOf, rivalOf, save, WEEK } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const long = { ...during(LONG), payments: { subTotal: 4800 } };
async function mailOf(leadId: string, end: string) {
  const dedupeKey = { startsWith: `lead:${leadId}:`, endsWith: end };
  const row = await ownerDb.outbox.findFirstOrThrow({ where: { dedupeKey } });
  return composeMail(row.dedupeKey, mailPayloadSchema.parse(row.payload));
}

const later = (hours: number) => contextAt(new Date(Date.parse(NOW) + hours * HOUR));

describe('from interest to booking', () => {
  it('an interest keeps its price, terms and commission and takes nothing', async () => {
    const stage = await createStage();
    const lead = await leadOf(await save(stage, { partner: { tls: 'TLSTLS9', cc: 'cc 77' } }));
    expect(lead).toMatchObject({
      status: 'INTEREST',
      propertyId: stage.propertyId,
      hotelId: null,
      priceTotal: 350_000n,
      serviceLevel: 'Catered',
      adults: 4,
      nationality: 'AT',
      bookingReference: 'TLS9',
      clientReference: 'CC77',
      holds: [],
    });
    expect(Number(lead.commissionPercent)).toBe(10);
    const { content } = await ownerDb.priceSnapshot.findUniqueOrThrow({ where: { id: lead.snapshotId } });
    // 84 days before arrival, up to which 65 per cent come back.
    expect(content).toMatchObject({
      termsChange: '2027-03-13',
      rooms: [{ terms: { cancellation: { kind: 'periods', periods: [{ percent: 35 }, { daysBeforeArrival: 83 }] } } }],
    });
  });

  it('an option holds the nights until 18:00 there, and its booking takes the same hold over', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_OPTION', optionRank: 1, holds: [] });
    await happen(stage, id, ['confirmOption']);
    const option = await leadOf(id);
    expect(option).toMatchObject({ status: 'CONFIRMED_OPTION', holds: ['confirmedOption'] });
    expect(option.optionExpiresAt).toEqual(new Date('2026-12-04T17:00:00Z'));
    await happen(stage, id, ['book']);
    expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_BOOKING', holds: ['booking'] });
    expect(await noticesOf(id)).toEqual([
      'confirmedBooking agent',
      'confirmedBooking supplier',
      'confirmedOption agent',
      'requestedOption agent',
      'requestedOption supplier',
    ]);
    await happen(stage, id, ['cancelFreely']);
    expect(await leadOf(id)).toMatchObject({ status: 'CANCELLED_BOOKING', holds: [] });
  });

  it('is booked although its house has been retired meanwhile', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    const { propertyId } = await ownerDb.lead.findUniqueOrThrow({ where: { id } });
    await ownerDb.property.update({ where: { id: propertyId ?? '' }, data: { status: 'removed' } });
    await happen(stage, id, ['book']);
    expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_BOOKING', holds: ['booking'] });
  });

  it('paid by card tells the fee in the list and in the history, and a transfer none', async () => {
    const stage = await createStage();
    const id = await save(stage, { payments: { isPaidByCreditCard: true, subTotal: 3500 } });
    const lineOf = async (lead: string) => (await listLeads(stage.agent)).find(({ _id }) => _id === lead);
    // An interest keeps how it might be paid; nobody is told.
    expect((await lineOf(id))?.cardFee).toBeNull();
    await happen(stage, id, ['requestOption', 'confirmOption', 'book']);
    const cardFee = { fee: money(10_500, 'EUR'), total: money(360_500, 'EUR') };
    const line = await lineOf(id);
    expect(line).toMatchObject({ cardFee });
    const history = (await getLead(stage.agent, id, 'en', { seesCommission: false }))?.history;
    const telling = history?.filter((one) => one.cardFee).map((one) => [one.key, one.cardFee]);
    expect(Object.fromEntries(telling ?? [])).toEqual({ requestedOption: cardFee, confirmedBooking: cardFee });
    const payment = { isPaidByCreditCard: false, isNegotiatedPrice: false, card: null };
    await ownerDb.lead.update({ where: { id }, data: { payment } });
    expect(await lineOf(id)).toMatchObject({ cardFee: null });
  });

  it('without an option a booking is requested; of two for one stay the second confirmation is refused', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [mine, theirs] = [await save(stage), await save(rival)];
    await happen(stage, mine, ['book']);
    await happen(rival, theirs, ['book']);
    expect(await leadOf(mine)).toMatchObject({ status: 'REQUESTED_BOOKING', holds: [] });
    await happen(rival, theirs, ['confirmBooking']);
    await expect(happen(stage, mine, ['confirmBooking'])).rejects.toMatchObject({ code: 'periodSold', status: 409 });
    expect(await leadOf(mine)).toMatchObject({ status: 'REQUESTED_BOOKING', holds: [] });
    // Whoever lost hears why at once, the winner nothing of it.
    expect(await noticesOf(mine)).toContain('soldMeanwhile agent');
    expect(await noticesOf(theirs)).not.toContain('soldMeanwhile agent');
    const mail = await mailOf(mine, 'soldMeanwhile:agent');
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('Sold meanwhile'),
      expect.stringMatching(
        /Another party has booked[\s\S]*The lead stays open[\s\S]*Nearest free[\s\S]*12 – 19 June 2027/,
      ),
    ]);
    // Open, as the mail says: the answer is still the operator's.
    await happen(stage, mine, ['declineBooking']);
  });

  it('is confirmed for no week that the operator has taken out of the calendar meanwhile', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['book']);
    await ownerDb.stay.updateMany({ where: { propertyId: stage.propertyId }, data: { available: false } });
    await expect(happen(stage, id, ['confirmBooking'])).rejects.toMatchObject({ code: 'periodSold', status: 409 });
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_BOOKING', holds: [] });
  });

  it('the mail reaches the operator, who answers for nobody else', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    const row = await ownerDb.outbox.findFirstOrThrow({
      where: { dedupeKey: { startsWith: `lead:${id}:`, endsWith: 'supplier' } },
    });
    const mail = await composeMail(row.dedupeKey, mailPayloadSchema.parse(row.payload));
    expect(mail?.to).toBe('secret-operator@example.com');
    await ownerDb.operator.upsert({
      where: { id: 'other' },
      create: { id: 'other', name: 'Other', email: 'other@example.com' },
      update: {},
    });
    const stranger = await viewerOf(await createUser({ role: 'operator', operatorId: 'other' }));
    await expect(happen({ ...stage, operator: stranger }, id, ['confirmOption'])).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('options one behind the other', () => {
  it('a second waits without the nights and moves up when the first is released; both are told', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [first, second] = [await save(stage), await save(rival, long)];
    await happen(stage, first, ['requestOption', 'confirmOption']);
    await happen(rival, second, ['requestOption', 'confirmOption']);
    expect(await leadOf(second)).toMatchObject({ optionRank: 2, status: 'CONFIRMED_OPTION', holds: [] });
    // It is told when the first one ends.
    const { optionExpiresAt } = await leadOf(first);
    const behind = async (agent: Viewer, id: string) =>
      (await getLead(agent, id, 'en', { seesCommission: false }))?.waitsBehind;
    expect(await behind(rival.agent, second)).toEqual({ endsAt: optionExpiresAt, room: null });
    expect(await behind(stage.agent, first)).toBeNull();
    await happen(stage, first, ['cancelOption']);
    expect(await leadOf(first)).toMatchObject({ status: 'CANCELLED_OPTION', holds: [] });
    expect(await leadOf(second)).toMatchObject({ optionRank: 1, holds: ['confirmedOption'] });
    expect(await noticesOf(second)).toEqual(
      expect.arrayContaining(['promotedOption agent', 'promotedOption supplier']),
    );
  });

  it('one that has lapsed and that nobody swept is ended by whoever wants its nights', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [first, second] = [await save(stage), await save(rival)];
    await happen(stage, first, ['requestOption', 'confirmOption']);
    await happen(rival, second, ['requestOption'], later(1));
    await happen(rival, second, ['confirmOption'], later(25));
    await happen(rival, second, ['book'], later(85));
    expect(await noticesOf(first)).not.toContain('soldMeanwhile agent');
    expect(await leadOf(first)).toMatchObject({ status: 'EXPIRED_OPTION', holds: [] });
    expect(await leadOf(second)).toMatchObject({ status: 'CONFIRMED_BOOKING', holds: ['booking'] });
    expect(await noticesOf(first)).toEqual(expect.arrayContaining(['expiredOption agent', 'expiredOption supplier']));
    // Somebody else has the nights: the agent reads what is free nearest, the house does not.
    const mail = await mailOf(first, 'expiredOption:agent');
    expect(mail?.text).toMatch(/others have these nights now[\s\S]*Nearest free[\s\S]*12 – 19 June 2027/);
    expect((await mailOf(first, 'expiredOption:supplier'))?.text).not.toMatch(/Nearest free|Am nächsten frei/);
  });

  it('one that lapses and leaves its nights free says so, and names nothing else', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [first, second] = [await save(stage), await save(rival)];
    await happen(stage, first, ['requestOption', 'confirmOption']);
    // A question holds nothing; asking it finds the option ended.
    await happen(rival, second, ['requestOption'], later(85));
    const mail = await mailOf(first, 'expiredOption:agent');
    expect(mail?.text).toContain('the nights are free for others again');
    expect(mail?.text).not.toContain('Nearest free');
  });

  it('an ended option cannot be booked, and the sweeper writes its end down', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    await ownerDb.$transaction([
      ownerDb.lead.update({ where: { id }, data: { optionExpiresAt: new Date('2026-01-01T00:00:00Z') } }),
      ownerDb.propertyHold.updateMany({ where: { leadId: id }, data: { expiresAt: new Date('2026-01-01T00:00:00Z') } }),
    ]);
    await expect(happen(stage, id, ['book'])).rejects.toMatchObject({ code: 'leadOptionExpired' });
    expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_OPTION' });
    expect(await sweepLeads()).toBeGreaterThan(0);
    expect(await leadOf(id)).toMatchObject({ status: 'EXPIRED_OPTION', holds: [] });
  });

  it('the sweeper passes by what it cannot read, and goes on with the others', async () => {
    const stages = [await createStage(), await createStage()].sort((a, b) => (a.propertyId < b.propertyId ? -1 : 1));
    const ids: string[] = [];
    for (const stage of stages) {
      const id = await save(stage);
      await happen(stage, id, ['requestOption']);
      ids.push(id);
    }
    const [broken = '', next = ''] = ids;
    const { snapshotId } = await leadOf(broken);
    const where = { id: snapshotId };
    const { content } = await ownerDb.priceSnapshot.findUniqueOrThrow({ where });
    await ownerDb.priceSnapshot.update({ where, data: { content: {} } });
    await ownerDb.lead.updateMany({ where: { id: { in: ids } }, data: { optionExpiresAt: new Date(0) } });
    await sweepLeads();
    expect((await leadOf(broken)).status).toBe('REQUESTED_OPTION');
    expect((await leadOf(next)).status).toBe('EXPIRED_OPTION');
    await ownerDb.priceSnapshot.update({ where, data: { content: content ?? {} } });
    await sweepLeads();
    expect((await leadOf(broken)).status).toBe('EXPIRED_OPTION');
  });

  it('an option is extended twice by the operator, with its hold, and no third time', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption', 'askExtension', 'extend', 'askExtension', 'extend']);
    const { optionExpiresAt, extensions } = await leadOf(id);
    expect([extensions, optionExpiresAt]).toEqual([2, new Date('2026-12-10T17:00:00Z')]);
    await expect(happen(stage, id, ['askExtension'])).rejects.toMatchObject({ code: 'leadExtendedTwice' });
    expect(await ownerDb.propertyHold.findFirst({ where: { leadId: id } })).toMatchObject({
      expiresAt: optionExpiresAt,
    });
  });
});

describe('another stay', () => {
  it('is taken over where nothing is confirmed, at the price of now', async () => {
    const stage = await createStage();
    const id = await save(stage);
    const moved = { ...during(NEXT_WEEK), client: { firstName: 'Carla', lastName: 'Weiss', nationality: 'DE' } };
    await change(stage, id, moved);
    expect(await leadOf(id)).toMatchObject({
      status: 'INTEREST',
      clientFirstName: 'Carla',
      checkIn: new Date('2027-06-12'),
      changes: [{ kind: 'dates', data: { from: WEEK, to: NEXT_WEEK } }],
    });
  });

  it('of a booking waits for the operator; agreed to, the booking moves with its hold', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['book', 'confirmBooking']);
    await change(stage, id, long);
    expect(await leadOf(id)).toMatchObject({
      status: 'CONFIRMED_BOOKING',
      checkOut: new Date(WEEK.checkOut),
      priceTotal: 350_000n,
      changes: [{ kind: 'booking' }, { kind: 'changeRequest', status: 'asked' }],
    });
    await happen(stage, id, ['acceptChange']);
    expect(await leadOf(id)).toMatchObject({
      status: 'CONFIRMED_BOOKING',
      checkOut: new Date(LONG.checkOut),
      priceTotal: 480_000n,
      holds: ['booking'],
      changes: [
        { kind: 'booking' },
        { status: 'accepted', data: { from: { priceTotal: 350_000 }, to: { priceTotal: 480_000 } } },
      ],
    });
    expect(await noticesOf(id)).toEqual(expect.arrayContaining(['acceptedChange agent', 'askedChange supplier']));
  });

  it('stays as it was where the operator declines, or the new nights are taken meanwhile', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [mine, theirs] = [await save(stage), await save(rival, during(NEXT_WEEK))];
    await happen(stage, mine, ['book', 'confirmBooking']);
    await change(stage, mine, long);
    await happen(rival, theirs, ['requestOption', 'confirmOption']);
    await expect(happen(stage, mine, ['acceptChange'])).rejects.toMatchObject({ code: 'periodSold', status: 409 });
    await happen(stage, mine, ['declineChange']);
    expect(await leadOf(mine)).toMatchObject({ checkOut: new Date(WEEK.checkOut), holds: ['booking'] });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import * as changes from '@/app/api/sales/leads/[leadId]/property/route';
import * as news from '@/app/api/sales/leads/new/property/route';
import { cardFields } from '@/lib/sales/lead/schema-property';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn } from '@/tests/factories/user';
import { bodyOf, createStage, during, honouredAt, leadOf, NEXT_WEEK, rivalOf, type Stage, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const cookieOf = async ({ team }: Stage) => (await signIn(team.agent)).cookie;
const NUMBER = '4242424242424242';

async function post(stage: Stage, body: Record<string, unknown>) {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return callApi(news.POST, { method: 'POST', cookie: await cookieOf(stage), body, headers });
}

async function patch(stage: Stage, leadId: string, body: Record<string, unknown>) {
  const asked = { method: 'PATCH', cookie: await cookieOf(stage), body, params: { leadId } } as const;
  return callApi(changes.PATCH, asked);
}

describe('POST /api/sales/leads/new/property', () => {
  it('keeps what was typed, strips what is empty, and ignores what only the server knows', async () => {
    const stage = await createStage();
    const { status, body } = await post(
      stage,
      bodyOf(stage.propertyId, {
        partner: { tls: '', cc: 'CC' },
        bookingComments: '',
        payments: { isPaidByCreditCard: true, isNegotiatedPrice: false, creditCardFeeTotal: 0, currencyCode: '' },
        ...{ price: 1, travelAgencyId: 'another', userId: 'another', commission: 99, _rentalChannel: 'another' },
        ccNumber: '',
      }),
    );
    expect([status, Object.keys(body)]).toEqual([201, ['_id']]);
    expect(await leadOf(body._id)).toMatchObject({
      agencyId: stage.agent.agency?.id,
      userId: stage.agent.id,
      priceTotal: 350_000n,
      bookingReference: null,
      clientReference: null,
      message: null,
      payment: { isPaidByCreditCard: true, isNegotiatedPrice: false, card: null },
    });
  });

  it('says what is missing in the sentences of the form', async () => {
    const stage = await createStage();
    const { status, body } = await post(stage, {
      ...bodyOf(stage.propertyId),
      client: { firstName: '', lastName: '', nationality: '' },
      period: { checkInDate: '2027-06-12', checkOutDate: '2027-06-05' },
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        'client.firstName': "Please enter the client's first name",
        'client.lastName': "Please enter the client's last name",
        'client.nationality': "Please enter the client's nationality",
        'period.checkOutDate': 'Check out date has to be after check in date',
      },
    ]);
    // In their order, and a client comes before a stay.
    const nothing = await post(stage, { _property: stage.propertyId, client: {}, period: {}, occupancy: { pax: 2 } });
    expect(Object.entries(nothing.body.errors)).toEqual([
      ['client.firstName', "Please enter the client's first name"],
      ['client.lastName', "Please enter the client's last name"],
      ['client.nationality', "Please enter the client's nationality"],
      ['period.checkInDate', 'Please enter the check in date'],
      ['period.checkOutDate', 'Please enter the check out date'],
    ]);
    const full = await post(stage, bodyOf(stage.propertyId, { occupancy: { pax: 26 } }));
    expect([full.status, Object.keys(full.body.errors)]).toEqual([422, ['occupancy.pax']]);
  });

  it('answers 409 with the real status, and with the difference of a price that moved, or asks to honour it', async () => {
    const stage = await createStage();
    const booked = await post(stage, bodyOf(stage.propertyId, { status: 'CONFIRMED_BOOKING' }));
    expect([booked.status, booked.body.code, booked.body.details]).toEqual([
      409,
      'leadStatusDiffers',
      { status: 'INTEREST' },
    ]);
    const cheaper = bodyOf(stage.propertyId, { payments: { subTotal: 3000, currencyCode: 'EUR' } });
    const moved = await post(stage, cheaper);
    expect([moved.status, moved.body.code, moved.body.details]).toEqual([
      409,
      'leadPriceMoved',
      { currency: 'EUR', price: { was: 3000, is: 3500 }, rooms: [] },
    ]);
    expect(await ownerDb.lead.count({ where: { propertyId: stage.propertyId } })).toBe(0);
    const asked = await post(stage, bodyOf(stage.propertyId, honouredAt(stage, 3000)));
    expect(await leadOf(asked.body._id)).toMatchObject({
      priceTotal: 350_000n,
      changes: [{ kind: 'honourPrice', status: 'asked', data: { shown: 3000, quotedOn: '2026-11-24' } }],
    });
  });

  it('asks nobody to honour a price that was not quoted to this agency for this stay and level', async () => {
    const stage = await createStage();
    const { payments } = honouredAt(stage, 3000);
    const [, mark] = payments.quote.split('.');
    const seals = {
      none: { subTotal: 1 },
      another: { ...payments, subTotal: 1 },
      anotherDay: { ...payments, quote: `2026-11-23.${mark}` },
      ofAnotherAgency: honouredAt(await rivalOf(stage), 3000).payments,
      ofAnotherHouse: honouredAt({ ...stage, propertyId: 'P-other' }, 3000).payments,
    };
    for (const [name, payment] of Object.entries(seals)) {
      const asked = { payments: { currencyCode: 'EUR', ...payment }, isPriceToBeHonoured: true };
      const { status, body } = await post(stage, bodyOf(stage.propertyId, asked));
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, ['payments.subTotal']]);
    }
    const moved = { payments, isPriceToBeHonoured: true, ...during(NEXT_WEEK) };
    expect((await post(stage, bodyOf(stage.propertyId, moved))).status).toBe(422);
    expect(
      (await post(stage, bodyOf(stage.propertyId, { ...honouredAt(stage, 3000), serviceLevel: 'Hotel Service' })))
        .status,
    ).toBe(201);
    expect(await ownerDb.lead.count({ where: { propertyId: stage.propertyId } })).toBe(1);
  });

  it('a lower price may be sought only where the arrival has a stay of another length', async () => {
    const stage = await createStage();
    const asking = { payments: { isNegotiatedPrice: true } };
    const here = await post(stage, bodyOf(stage.propertyId, asking));
    expect(await leadOf(here.body._id)).toMatchObject({ payment: { isNegotiatedPrice: true } });
    const period = { checkInDate: '2027-06-12', checkOutDate: '2027-06-19' };
    const there = await post(stage, bodyOf(stage.propertyId, { ...asking, period }));
    expect(await leadOf(there.body._id)).toMatchObject({ payment: { isNegotiatedPrice: false } });
  });

  it('refuses every field of a card, and keeps no digit of it anywhere', async () => {
    const stage = await createStage();
    for (const name of cardFields) {
      const { status, body, text } = await post(stage, bodyOf(stage.propertyId, { [name]: NUMBER }));
      expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
      expect(text).not.toContain(NUMBER);
    }
    const token = { token: 'test_visa', brand: 'visa', lastFour: '4242', expirationMonth: 12, expirationYear: 2030 };
    const number = { payments: { isPaidByCreditCard: true, creditCard: { ...token, number: NUMBER } } };
    expect((await post(stage, bodyOf(stage.propertyId, number))).status).toBe(422);
    const kept = await post(
      stage,
      bodyOf(stage.propertyId, { payments: { isPaidByCreditCard: true, creditCard: token } }),
    );
    expect(await leadOf(kept.body._id)).toMatchObject({ payment: { card: token } });
    const rows = await ownerDb.$queryRaw<{ found: string }[]>`
      SELECT 'lead' AS found FROM lead t WHERE t::text LIKE ${`%${NUMBER}%`}
      UNION ALL SELECT 'outbox' FROM outbox t WHERE t::text LIKE ${`%${NUMBER}%`}
      UNION ALL SELECT 'audit' FROM audit t WHERE t::text LIKE ${`%${NUMBER}%`}
      UNION ALL SELECT 'idempotency' FROM idempotency_key t WHERE t::text LIKE ${`%${NUMBER}%`}
      UNION ALL SELECT 'snapshot' FROM price_snapshot t WHERE t::text LIKE ${`%${NUMBER}%`}`;
    expect(rows).toEqual([]);
  });
});

describe('PATCH /api/sales/leads/{leadId}/property', () => {
  it('answers a stale version with both, another status with the real one, and 404 to another agency', async () => {
    const stage = await createStage();
    const id = await save(stage);
    const stale = await patch(stage, id, bodyOf(stage.propertyId, { version: 7 }));
    expect([stale.status, stale.body.details]).toEqual([409, { version: 1, sentVersion: 7, status: 'INTEREST' }]);
    const other = await patch(stage, id, bodyOf(stage.propertyId, { version: 1, status: 'CONFIRMED_OPTION' }));
    expect([other.status, other.body.code, other.body.details.status]).toEqual([409, 'leadStatusDiffers', 'INTEREST']);
    const stranger = await patch(await createStage(), id, bodyOf(stage.propertyId, { version: 1 }));
    expect(stranger.status).toBe(404);
    const done = await patch(stage, id, bodyOf(stage.propertyId, { version: 1, bookingComments: 'A cot, please.' }));
    expect([done.status, done.body]).toMatchObject([200, { _id: id, version: 2, status: 'INTEREST' }]);
    expect(await leadOf(id)).toMatchObject({ message: 'A cot, please.' });
  });

  it('leaves the payment as it was where nothing is said of it', async () => {
    const stage = await createStage();
    const card = { token: 'test_visa', brand: 'visa', lastFour: '4242', expirationMonth: 12, expirationYear: 2031 };
    const id = await save(stage, { payments: { isPaidByCreditCard: true, creditCard: card } });
    const { payments: _, ...body } = bodyOf(stage.propertyId, { version: 1 });
    expect((await patch(stage, id, body)).status).toBe(200);
    expect(await leadOf(id)).toMatchObject({ payment: { isPaidByCreditCard: true, card } });
    const without = bodyOf(stage.propertyId, { version: 2, payments: { isPaidByCreditCard: true } });
    expect((await patch(stage, id, without)).status).toBe(200);
    expect(await leadOf(id)).toMatchObject({ payment: { isPaidByCreditCard: true, card: null } });
  });
});

import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import * as bookingPdfs from '@/app/api/bookings/[token]/pdf/route';
import * as bookings from '@/app/api/bookings/route';
import * as answers from '@/app/api/desk/answers/[token]/route';
import * as newLeads from '@/app/api/sales/leads/new/property/route';
import { composeMail } from '@/lib/documents/mail/compose';
import { getUserExport } from '@/lib/people/personal-data/queries';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { messages } from '@/lib/platform/i18n/messages';
import { formatMoney, type Money } from '@/lib/platform/money';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { inTurn, waitingFor } from '@/lib/platform/turns';
import { askToCancel } from '@/lib/sales/booking/commands/ask-to-cancel';
import { getGuestBooking } from '@/lib/sales/booking/queries/booking';
import { answerToken } from '@/lib/sales/lead/answer-token';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getRequest } from '@/lib/sales/lead/queries/requests';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { readerKeys, undeclared } from '@/tests/access/lead-readers';
import { apiRequest, callApi } from '@/tests/factories/api';
import { guestBooking } from '@/tests/factories/booking';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';
import { HOUR, inScope, NOW, versionOf } from '../lead/stage';
import { bodyOf, happen, leadOf, type Stage, save, WEEK } from '../property-lead/stage';
import { at, book, createBookable, type Property, prepareBookings, TERMS } from './stage';

beforeAll(prepareBookings);

const onStorefront = { 'x-alpenglow-surface': 'storefront', 'x-alpenglow-brand': 'alpenglow' };
async function createOldEnquiry(email: string, propertyId: string | null): Promise<string> {
  const id = await createStoredEnquiry({ email });
  const of = propertyId ? { kind: 'property' as const, propertyId, serviceLevel: 'Catered' } : {};
  await ownerDb.enquiry.update({ where: { id }, data: { ...of, createdAt: new Date('2020-01-01') } });
  return id;
}

async function refusal(stage: Stage, changes: Record<string, unknown>, context = at()): Promise<unknown> {
  const error = await book(stage, changes, context).then(
    () => 'booked',
    (reason: unknown) => reason,
  );
  expect(await ownerDb.lead.count({ where: { propertyId: stage.propertyId } })).toBe(0);
  return error instanceof AppError ? { status: error.status, ...error.fields } : error;
}

async function answer({ operator }: Stage, id: string, input: Record<string, unknown>, hours = 1) {
  const parsed = hotelAnswerSchema.parse({ version: await versionOf(id), ...input });
  return inScope(operator, (tx) => answerLead(tx, operator, id, parsed, at(hours)));
}

async function mailTo(key: string): Promise<{ to: string; subject: string; text: string }> {
  const row = await ownerDb.outbox.findFirstOrThrow({ where: { dedupeKey: key } });
  const mail = await composeMail(row.dedupeKey, mailPayloadSchema.parse(row.payload));
  if (!mail) throw new Error(`${key} is no mail.`);
  return mail;
}

describe('a guest’s booking', () => {
  it('is stored with its mails, asked of the operator and shown behind its link with the lessor, never with commission', async () => {
    const stage = await createBookable();
    const enquiryId = await createOldEnquiry('Mara@post.example', stage.propertyId);
    // As whoever sends a request under a port of their own would have it.
    const elsewhere = { ...at(), origin: 'http://alpenglow.com.localhost:6666' };
    const { leadId, reference, token } = await book(stage, { text: 'We come late.' }, elsewhere);

    expect(await leadOf(leadId)).toMatchObject({ status: 'REQUESTED_BOOKING', holds: [] });
    const shown = await getGuestBooking(token, 'en');
    expect(shown).toMatchObject({
      reference,
      status: 'REQUESTED_BOOKING',
      adults: 4,
      childAges: [3, 7],
      price: { amount: 350_000, currency: 'EUR' },
      cardFee: { amount: 0 },
      lessor: { name: 'Haus & Hof', address: 'Dorf 1, Lech', terms: TERMS.en },
    });
    expect(await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } })).toMatchObject({
      adults: 4,
      childrenAges: [3, 7],
    });
    expect(undeclared(shown, readerKeys.booking)).toEqual([]);
    expect(JSON.stringify(shown)).not.toMatch(/commission|operatorId|markup/i);
    expect(await getGuestBooking(`${token}x`, 'en')).toBeNull();
    expect(await ownerDb.consumerBooking.findUniqueOrThrow({ where: { leadId } })).toMatchObject({ enquiryId });

    const guest = await mailTo(`lead:${leadId}:1:requestedBooking:agent`);
    expect([guest.to, guest.text.match(/http\S+/g)]).toEqual([
      'mara@post.example',
      [`http://alpenglow.com.localhost:3000/bookings/${token}?lang=en`],
    ]);
    const supplier = await mailTo(`lead:${leadId}:1:requestedBooking:supplier`);
    expect(supplier.text).toContain('http://lds.localhost:3000/desk/answer/');
    expect(`${supplier.text}`).not.toMatch(/mara@post\.example|7946/);
    expect((await mailTo(`booking:${leadId}:office`)).text).toContain('mara@post.example');
  });

  it('is answered at the desk: how to reach the guest stands there once it is confirmed; another price cannot be offered', async () => {
    const stage = await createBookable();
    const { leadId, token } = await book(stage, { hasPets: true, petDetails: 'One old dog' });
    const asked = await getRequest(stage.operator, leadId, 'en');
    expect(asked?.request).toMatchObject({
      kind: 'booking',
      isOfGuest: true,
    });
    expect(asked?.request.told.facts).toEqual([
      { fact: 'party', adults: 4, childrenAges: [3, 7] },
      { fact: 'method', isCard: false, card: null },
      { fact: 'pet', details: 'One old dog' },
    ]);
    const offer = { answer: 'counterOffer', price: 3000, until: '2026-12-03' };
    await expect(answer(stage, leadId, offer)).rejects.toMatchObject({ code: 'leadStateForbids', status: 409 });

    await answer(stage, leadId, { answer: 'confirm' });
    expect(await leadOf(leadId)).toMatchObject({ status: 'CONFIRMED_BOOKING', holds: ['booking'] });
    const confirmed = await getRequest(stage.operator, leadId, 'en');
    expect(confirmed?.request.told.facts).toEqual(
      expect.arrayContaining([
        { fact: 'email', text: 'mara@post.example' },
        { fact: 'address', text: '14 Marlowe Gardens, Bath, United Kingdom' },
      ]),
    );
    expect((await getGuestBooking(token, 'de'))?.status).toBe('CONFIRMED_BOOKING');
    const mail = await mailTo(`lead:${leadId}:2:confirmedBooking:agent`);
    expect(mail.to).toBe('mara@post.example');
    // What the page behind the link says as well: the price, and what is paid on which day.
    const words = mail.text.replace(/\s+/g, ' ');
    expect(words).toMatch(/Price: EUR 3 500/);
    expect(words).toMatch(/Payments: EUR [\d ]+ on confirmation EUR [\d ]+ by \d+ \w+ 20\d\d/);
    expect(words).not.toMatch(/[Cc]ommission/);
  });

  it('that is cancelled says behind its link what that costs, and nothing where nobody could say', async () => {
    const stage = await createBookable();
    const { leadId, token } = await book(stage);
    await answer(stage, leadId, { answer: 'confirm' });
    expect((await getGuestBooking(token, 'en'))?.fee).toBeNull();
    await happen(stage, leadId, ['cancelFreely']);
    expect(await getGuestBooking(token, 'en')).toMatchObject({
      status: 'CANCELLED_BOOKING',
      fee: { amount: 0, currency: 'EUR' },
    });
    const event = { leadId, type: 'cancelledBooking' } as const;
    for (const [fee, told] of [
      [122_500, { amount: 122_500, currency: 'EUR' }],
      [null, null],
    ] as const) {
      await ownerDb.leadEvent.updateMany({ where: event, data: { data: { fee, currency: 'EUR' } } });
      expect((await getGuestBooking(token, 'en'))?.fee).toEqual(told);
    }
  });

  it('may be asked to be cancelled once, at what it costs on that day, and stands until the office cancels', async () => {
    const stage = await createBookable();
    const { leadId, token } = await book(stage);
    expect((await getGuestBooking(token, 'en'))?.cancellation).toMatchObject({ state: 'open', fee: { amount: 0 } });
    await answer(stage, leadId, { answer: 'confirm' });
    const shown = (await getGuestBooking(token, 'en'))?.cancellation.fee;
    expect(shown?.amount).toBeGreaterThan(0);
    const ask = (fee: string | null, asked = token, hours = 2) =>
      db.$transaction((tx) => askToCancel(tx, asked, { fee }, at(hours)));
    await expect(ask('0')).rejects.toMatchObject({ status: 409, code: 'cancellationFeeMoved' });
    await expect(ask(null)).rejects.toMatchObject({ status: 409 });
    await expect(ask(String(shown?.amount), `${token}x`)).rejects.toMatchObject({ status: 404 });
    expect((await getGuestBooking(token, 'en'))?.cancellation.state).toBe('open');

    await ask(String(shown?.amount));
    await ask(String(shown?.amount), token, 3);
    const asked = await getGuestBooking(token, 'de');
    const askedAt = new Date(Date.parse(NOW) + 2 * HOUR);
    expect(asked).toMatchObject({ status: 'CONFIRMED_BOOKING', cancellation: { state: 'asked', fee: shown, askedAt } });
    const told = {
      guest: await mailTo(`booking:${leadId}:cancellation:guest`),
      office: await mailTo(`booking:${leadId}:cancellation:office`),
    };
    expect(told.guest.to).toBe('mara@post.example');
    expect(told.guest.text).toContain(`/bookings/${token}`);
    expect(told.office.text).toContain(`hotel-lead-id=${leadId}`);
    for (const { text } of Object.values(told))
      expect(text.replace(/\s/g, ' ')).toContain(formatMoney(shown as Money).replace(/\s/g, ' '));
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const detail = await getLead(admin, leadId, 'en', { seesCommission: true });
    expect(detail?.history).toContainEqual(
      expect.objectContaining({ key: 'guestAskedToCancel', fee: BigInt(shown?.amount ?? 0) }),
    );

    await happen(stage, leadId, ['cancelFreely']);
    expect((await getGuestBooking(token, 'en'))?.cancellation.state).toBe('over');
    await expect(ask('0', token, 4)).rejects.toMatchObject({ status: 409, code: 'bookingOver' });
  });

  it('is kept as PDF behind the same link, and by nobody else', async () => {
    const stage = await createBookable();
    const { reference, token } = await book(stage);
    const get = (of: string) => callApi(bookingPdfs.GET, { params: { token: of }, headers: onStorefront });
    const answered = await get(token);
    expect(answered.status).toBe(200);
    expect(answered.response.headers.get('content-type')).toBe('application/pdf');
    expect(answered.response.headers.get('content-disposition')).toContain(reference);
    expect((await get(`${token}x`)).status).toBe(404);
    // The deposit is no part of the price: it stands below the total.
    const params = Promise.resolve({ token });
    const drawn = await bookingPdfs.GET(apiRequest({ params: { token }, headers: onStorefront }), { params });
    const sheet = await getDocumentProxy(new Uint8Array(await drawn.arrayBuffer()));
    const { text } = await extractText(sheet, { mergePages: true });
    const { pay } = messages.en.booking;
    expect(text.indexOf(pay.total)).toBeGreaterThan(text.indexOf(pay.heading));
    expect(text.indexOf(`${pay.securityDeposit}, ${pay.depositNote}`)).toBeGreaterThan(text.indexOf(pay.total));
  });

  it('and an agency’s may wait for the same week; one confirmation wins', async () => {
    const stage = await createBookable();
    const [guest, ofAgency] = [await book(stage), await save(stage)];
    await happen(stage, ofAgency, ['book']);
    await answer(stage, guest.leadId, { answer: 'confirm' });
    await expect(answer(stage, ofAgency, { answer: 'confirm' })).rejects.toMatchObject({ status: 409 });
    expect(await leadOf(guest.leadId)).toMatchObject({ status: 'CONFIRMED_BOOKING', holds: ['booking'] });
  });

  it('costs no fee with a card of the EEA, the property’s with another', async () => {
    const stage = await createBookable({ ratio: 0.0275 });
    const feeOf = async (payment: string) => {
      const { leadId } = await book(stage, { payment });
      return (await ownerDb.consumerBooking.findUniqueOrThrow({ where: { leadId } })).cardFee;
    };
    expect([await feeOf('bankTransfer'), await feeOf('cardOfEea'), await feeOf('otherCard')]).toEqual([0n, 0n, 9_625n]);
  });
});

describe('what cannot be booked', () => {
  it.each<[string, Property, Record<string, unknown>, Record<string, unknown>]>([
    ['another channel', { channel: 'channel' }, {}, { status: 422, form: 'propertyUnknown' }],
    ['more guests than it sleeps', {}, { adults: 7 }, { status: 422, adults: 'fewerTravellers' }],
    [
      'a pet where none may come',
      { petsAllowed: false },
      { hasPets: true, petDetails: 'Cat' },
      { status: 422, hasPets: 'petsNotAllowed' },
    ],
    ['a price that moved', {}, { price: '340000' }, { status: 422, form: 'bookingPriceMoved' }],
    ['a level it does not offer', {}, { serviceLevel: 'Full board' }, { status: 422, form: 'serviceLevelNotOffered' }],
    [
      'nights that are no stay',
      {},
      { period: { checkIn: '2027-06-06', checkOut: '2027-06-12' } },
      { status: 422, form: 'periodSold' },
    ],
    ['a country nobody knows', {}, { country: '<script>' }, { status: 422, country: 'countryRequired' }],
    ['a method it does not take', { methods: ['creditCard'] }, {}, { status: 422, payment: 'paymentRequired' }],
  ])('%s', async (_, property, changes, expected) => {
    expect(await refusal(await createBookable(property), changes)).toEqual(expected);
  });

  it('a week that has no price yet', async () => {
    const stage = await createBookable();
    await ownerDb.stayRate.updateMany({ where: { stayId: `${stage.propertyId}-0` }, data: { amount: null } });
    expect(await refusal(stage, {})).toEqual({ status: 422, form: 'bookingNotPriced' });
  });

  it('a week that is sold, or anything beside the storefront', async () => {
    const stage = await createBookable();
    expect(await refusal(stage, {}, at(0, 'default'))).toMatchObject({ status: 404 });
    await ownerDb.stay.updateMany({ where: { propertyId: stage.propertyId }, data: { available: false } });
    expect(await refusal(stage, {})).toEqual({ status: 422, form: 'periodSold' });
  });
});

it('the database keeps a guest’s booking, and an enquiry as long as the booking it became', async () => {
  const stage = await createBookable({ ratio: 0.03 });
  const enquiryId = await createOldEnquiry('mara@post.example', stage.propertyId);
  const other = await createOldEnquiry('else@post.example', null);
  const { leadId } = await book(stage, { payment: 'cardOfEea' });
  await ownerDb.$queryRaw`SELECT purge_expired(now())::text`;
  const kept = await ownerDb.enquiry.findMany({ where: { id: { in: [enquiryId, other] } }, select: { id: true } });
  expect(kept).toEqual([{ id: enquiryId }]);
  const charged = ownerDb.consumerBooking.update({ where: { leadId }, data: { cardFee: 100n } });
  await expect(charged).rejects.toThrow(/consumer_booking_fee/);
});

it('whoever has an account under the guest’s verified address finds the booking in the export of their data', async () => {
  const stage = await createBookable();
  const { reference } = await book(stage, { email: 'Mara.Lind@post.example', text: 'We come late.' });
  await book(stage, { email: 'else@post.example' });
  const person = await createUser({ email: 'mara.lind@post.example' });
  const exported = async () => (await getUserExport(await viewerOf(person), person.id))?.bookings;
  expect(await exported()).toMatchObject([
    {
      ...{ reference, ...WEEK, status: 'REQUESTED_BOOKING', fullName: 'Mara Lind', message: 'We come late.' },
      ...{ address: '14 Marlowe Gardens, Bath, United Kingdom', operatorTerms: TERMS.en },
    },
  ]);
  await ownerDb.user.update({ where: { id: person.id }, data: { isEmailVerified: false } });
  expect(await exported()).toEqual([]);
});

it('bookings, new leads and answers by a mail’s link about one property wait in turn', async () => {
  const stage = await createBookable();
  const { leadId } = await book(stage);
  const link = await ownerDb.answerLink.findFirstOrThrow({ where: { leadId } });
  const { cookie } = await signIn(stage.team.agent);
  const key = () => ({ 'idempotency-key': randomUUID() });
  const input = guestBooking({ propertyId: stage.propertyId, period: { ...WEEK } });
  const calls = [
    () => callApi(bookings.POST, { method: 'POST', headers: { ...onStorefront, ...key() }, body: input }),
    () => callApi(newLeads.POST, { method: 'POST', cookie, headers: key(), body: bodyOf(stage.propertyId) }),
    () =>
      callApi(answers.POST, {
        ...{ method: 'POST', params: { token: answerToken(link.id, link.tokenHash) } },
        body: { answer: 'decline', reason: 'Full.', version: 1 },
      }),
  ];
  for (const [index, call] of calls.entries()) {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const before = inTurn(`property ${stage.propertyId}`, () => opened);
    let isAnswered = false;
    const answered = call().finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => waitingFor(`property ${stage.propertyId}`)).toBe(1);
    expect([index, isAnswered]).toEqual([index, false]);
    open();
    await before;
    expect([index, (await answered).status < 300]).toEqual([index, true]);
  }
});

import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as answer } from '@/app/api/sales/leads/[leadId]/answer/route';
import { POST as book } from '@/app/api/sales/leads/[leadId]/booking/route';
import { PATCH as amend } from '@/app/api/sales/leads/[leadId]/property/route';
import { POST as save } from '@/app/api/sales/leads/new/property/route';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { log } from '@/lib/platform/log';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { keptOf } from '@/lib/sales/lead/rules/test-card';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn } from '@/tests/factories/user';
import { bodyOf, createStage, leadOf } from './stage';

/** A published test number, as somebody types it, and what stands beside it on the card. */
const CARD = { number: '3782 822463 10005', name: 'Clara Weiss', month: '12', year: '39' };
const DIGITS = '378282246310005';
const CODE = '9471';
/** The number in whatever groups, or the code by itself: not four digits of an id, a date or a key. */
const SECRET = `3782[ -]?822[ -]?463[ -]?10005|(?<![0-9A-Za-z_.:+/=-])${CODE}(?![0-9A-Za-z_.:+/=-])`;

const logged: string[] = [];
const sink = new Writable({
  write(line, _encoding, done) {
    logged.push(String(line));
    done();
  },
});
const before = { level: log.level, stream: Reflect.get(log, pino.symbols.streamSym) };

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});
beforeEach(() => {
  Reflect.set(log, pino.symbols.streamSym, sink);
  log.level = 'trace';
});
afterEach(() => {
  Reflect.set(log, pino.symbols.streamSym, before.stream);
  log.level = before.level;
});

/** Every row of every table, as the database would write it into a dump, that has the number or the code. */
async function tablesWithSecret(): Promise<string[]> {
  const tables = await ownerDb.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await ownerDb.$queryRawUnsafe<object[]>(`SELECT FROM ${name} AS t WHERE t::text ~ $1 LIMIT 1`, SECRET);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Sends it as the form does: what is kept of the card; and as a careless client would: the card itself, in every place. */
async function bookWithCard() {
  const stage = await createStage();
  const { cookie } = await signIn(stage.team.agent);
  const call = (handler: ApiHandler, body: object, params = {}) =>
    callApi(handler, {
      method: 'POST',
      cookie,
      body,
      params,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  const paying = (creditCard: object) => ({ payments: { isPaidByCreditCard: true, creditCard } });
  const careless = [
    { ccNumber: DIGITS, ccCvv: CODE, ccName: CARD.name },
    paying({ ...keptOf(CARD), number: CARD.number, cvc: CODE }),
    paying({ ...keptOf(CARD), token: DIGITS }),
    { payments: { isPaidByCreditCard: true, number: DIGITS, securityCode: CODE }, creditCard: { ...CARD, cvv: CODE } },
  ];
  const refusals = [];
  for (const more of careless) refusals.push(await call(save, bodyOf(stage.propertyId, more)));
  const made = await call(save, bodyOf(stage.propertyId, paying(keptOf(CARD))));
  const params = { leadId: made.body._id };
  refusals.push(await call(amend, bodyOf(stage.propertyId, { version: 1, ccNumber: DIGITS, ccCvv: CODE }), params));
  const asked = await call(book, { version: 1, price: 3500, ccNumber: DIGITS, ccCvv: CODE }, params);
  refusals.push(asked);
  const requested = await call(book, { version: 1, price: 3500 }, params);
  const operator = await signIn(await createUser({ role: 'operator', operatorId: 'operator' }));
  const confirmation = { method: 'POST', cookie: operator.cookie, params, body: { answer: 'confirm', version: 2 } };
  const confirmed = await callApi(answer, confirmation);
  return { leadId: made.body._id, refusals, statuses: [made, requested, confirmed].map(({ status }) => status) };
}

describe('a booking paid by card', () => {
  it('leaves number and code in no row, log line, mail or answer', async () => {
    const { leadId, refusals, statuses } = await bookWithCard();
    expect(statuses).toEqual([201, 200, 200]);
    expect(await leadOf(leadId)).toMatchObject({
      status: 'CONFIRMED_BOOKING',
      payment: { card: { token: 'test_amex', lastFour: '0005', expirationMonth: 12, expirationYear: 2039 } },
    });
    const secret = new RegExp(SECRET);
    for (const { status, text } of refusals) expect([status < 500, secret.exec(text)]).toEqual([true, null]);

    const mailer = createDevelopmentMail();
    while ((await deliverDue({ mailer, batchSize: 10, leaseMilliseconds: 60_000 })) > 0);
    expect(await ownerDb.developmentMail.count()).toBeGreaterThan(0);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => secret.test(line))).toEqual([]);
    expect(await tablesWithSecret()).toEqual([]);
  });

  it('would be found out if one of them were kept', async () => {
    const stage = await createStage();
    const { cookie } = await signIn(stage.team.agent);
    const message = (bookingComments: string) => ({
      ...{ method: 'POST', cookie, headers: { 'Idempotency-Key': crypto.randomUUID() } },
      body: bodyOf(stage.propertyId, { bookingComments }),
    });
    await callApi(save, message(`Card ${CARD.number}`));
    expect(await tablesWithSecret()).toContain('public.lead');
    await ownerDb.lead.updateMany({ data: { message: null } });
    expect(await tablesWithSecret()).toEqual([]);
    await callApi(save, message(`Code ${CODE}`));
    expect(await tablesWithSecret()).toContain('public.lead');
  });
});

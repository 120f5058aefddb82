import { beforeAll, expect, it } from 'vitest';
import { GET as inviteHotel } from '@/app/api/hotels/[hotelId]/hotel-manager-invitation-link/route';
import { POST as makeLink } from '@/app/api/sales/leads/[leadId]/payment-links/route';
import { searchLeaks } from '@/scripts/setup/leak-search.mjs';
import { callApi } from '@/tests/factories/api';
import { createHotel } from '@/tests/factories/hotel';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn } from '@/tests/factories/user';
import { createBooked } from '../payment-link/stage';

let token: string;
let cookie: string;
const KEY = 'a-key-of-the-payment-link';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  const { leadId, dueId, team } = await createBooked();
  ({ cookie } = await signIn(team.agent));
  const asked = { method: 'POST', cookie, params: { leadId }, headers: { 'idempotency-key': KEY } };
  const body = { dueId, locale: 'en', email: 'clara@post.example' };
  const made = await callApi(makeLink, { ...asked, body });
  expect(made.status).toBe(201);
  // Under the same key the same answer, to the byte, though it is kept sealed.
  expect((await callApi(makeLink, { ...asked, body })).text).toBe(made.text);
  token = made.body.link.split('/').at(-1);
  await createHotel('invited', { hasToBeInvitedToDirectContract: true });
  await callApi(inviteHotel, { cookie, params: { hotelId: 'invited' } });
});

const search = (lines: string[] = []) =>
  searchLeaks([{ name: 'suite', url: String(process.env.TEST_OWNER_URL), lines }]);

it('what a session, links, their mails and answers kept under a key leave behind holds no secret', async () => {
  expect(await ownerDb.idempotencyKey.count({ where: { key: KEY } })).toBe(1);
  expect(await ownerDb.outbox.count()).toBeGreaterThan(0);
  expect(await search(['{"route":"makeLink","status":201}'])).toEqual({ code: 0, output: '' });
});

it('the search finds what is put there: in a table, a mail, the outbox and a log', async () => {
  const at = new Date();
  const mail = { messageId: '<a@b>', to: 'b@post.example', subject: 's', html: '', at };
  const text = `4242 4242 4242 4242, /stripe-payments/links/${token}`;
  await asOwner((tx) => tx.developmentMail.create({ data: { ...mail, text } }));
  const { output } = await search([`GET /stripe-payments/links/${token} 200`, `cookie: ${cookie}`]);
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^suite, table public\.development_mail: card number 4242…42$/),
    expect.stringMatching(/^suite, log: session token /),
    expect.stringMatching(/^suite, log: link or session secret /),
  ]);
  await ownerDb.outbox.updateMany({ data: { lastError: `no answer of /links/${token}` } });
  expect((await search()).output).toMatch(/outbox: link or session secret/);
});

it('and whoever the database knows, where a log names them; a telephone and an address as well', async () => {
  const { clientFirstName, clientLastName, id: leadId } = await ownerDb.lead.findFirstOrThrow();
  const booked = {
    tokenHash: 'h',
    locale: 'en',
    email: 'c@post.example',
    phone: '+43 664 55 10 90',
    address: 'Lindenhof 7',
  };
  await ownerDb.consumerBooking.create({
    data: {
      ...{ ...booked, leadId, city: 'Bath', country: 'United Kingdom', adults: 2, childAges: [] },
      ...{ paymentMethod: 'bankTransfer', privacyVersion: 'v', salesPolicyVersion: 'v', operatorTerms: '' },
      consentedAt: new Date(),
    },
  });
  const named = await search([
    `{"msg":"refused ${clientFirstName} ${clientLastName}"}`,
    '{"reason":"550 nobody@elsewhere.example"}',
    '{"call":"+43 664 55 10 90","to":"lindenhof 7"}',
  ]);
  const ofLog = named.output.split('\n').filter((line) => line.startsWith('suite, log'));
  expect(ofLog.map((line) => line.replace(/ .{4}….{2}$/, '')).sort()).toEqual([
    'suite, log: email address',
    'suite, log: name',
    'suite, log: postal address',
    'suite, log: telephone',
  ]);
  expect((await search([`{"leadId":"${leadId}","route":"makeLink"}`])).output).not.toContain('suite, log');
});

import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { POST as close } from '@/app/api/privacy/erasures/[erasureId]/closing/route';
import { POST as confirm } from '@/app/api/privacy/erasures/[erasureId]/confirm/route';
import { POST as ask } from '@/app/api/privacy/erasures/route';
import { POST as exportTo } from '@/app/api/privacy/exports/route';
import { POST as duplicate } from '@/app/api/sales/leads/[leadId]/duplicate/route';
import { messageIdOf } from '@/lib/documents/mail/compose';
import { offerDocument } from '@/lib/documents/offer/document';
import { findPersons, listErasures, lookAtPerson } from '@/lib/people/privacy/queries';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { db } from '@/lib/platform/db';
import { messages } from '@/lib/platform/i18n/messages';
import { getClient } from '@/lib/sales/client/queries';
import { findClients, listLastLeads } from '@/lib/sales/lead/queries/clients';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { createMember, createTeam } from '@/tests/factories/agency';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { sized } from '@/tests/setup/size';
import { keepLog, letWorkerWork } from './logs';
import {
  createGuest,
  createPerson,
  leaveToWorker,
  type Person,
  personOf,
  searchDump,
  type Team,
  wordsOf,
} from './stage';

const en = messages.en.privacy;

/** Who is erased, one after the other. */
const PEOPLE = sized(10, 200);

let own: Team;
let other: Team;
let second: TestUser;
let secondOfOther: TestUser;
let [admin, another]: TestUser[] = [];

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  own = await createTeam();
  other = await createTeam();
  second = await createMember(own.agency, 'supervisorAgent');
  secondOfOther = await createMember(other.agency, 'supervisorAgent');
  [admin, another] = [await createUser({ role: 'admin' }), await createUser({ role: 'admin' })];
});

async function call(handler: ApiHandler, by: TestUser | undefined, body: object, erasureId = '') {
  if (!by) throw new Error('Nobody asks.');
  const { cookie } = await signIn(by);
  return callApi(handler, { method: 'POST', cookie, params: { erasureId }, body });
}

type Asked = { clientId?: string; email?: string };

const look = async (by: TestUser | undefined, asked: Asked) => by && lookAtPerson(await viewerOf(by), asked);

/** Asked by the first and confirmed by the second, who reads before. */
async function erase(asked: Asked, name: string, by: TestUser | undefined, then: TestUser | undefined) {
  const request = await call(ask, by, asked);
  expect([request.status, request.text]).toEqual([201, expect.any(String)]);
  const seen = await look(then, asked);
  const done = await call(confirm, then, { found: seen?.found, lastName: name }, request.body._id);
  expect([done.status, done.text]).toEqual([200, expect.any(String)]);
  return done.body as { number: number; found: number; deleted: number; loosened: number };
}

/** What is left of a person's sums, of any table that has an amount. */
const sums = () =>
  ownerDb.$queryRaw`
    SELECT (SELECT sum(amount)::text FROM ledger_entry WHERE amount > 0) AS ledger, (SELECT sum(amount)::text FROM lead_due) AS due,
      (SELECT sum(amount)::text FROM due_event) AS paid, (SELECT sum(price_total)::text FROM lead) AS price,
      (SELECT count(*)::int FROM lead) AS leads, (SELECT count(*)::int FROM offer_version) AS versions`;

describe('erasing', () => {
  it(
    'leaves nothing of many people anywhere, no log included, every sum as it was, and a namesake elsewhere as they were',
    async () => {
      const people: { person: Person; clientId: string; team: Team }[] = [];
      for (let index = 0; index < PEOPLE; index++) {
        const team = index % 2 === 0 ? own : other;
        const person = personOf(index);
        const { clientId, leadId } = await createPerson(team, person);
        await leaveToWorker(person, leadId);
        people.push({ person, team, clientId });
      }
      const written = await letWorkerWork();
      // Two mails of each were written, and one was given up.
      expect(written.filter((line) => line.includes('"delivered"'))).toHaveLength(2 * PEOPLE);
      expect(written.filter((line) => line.includes('"delivery given up"'))).toHaveLength(PEOPLE);
      // Of the other agency, and called like the first.
      const [first] = people;
      if (!first) throw new Error('Nobody.');
      const { firstName, lastName } = first.person;
      const namesake = personOf(600, { firstName, lastName, email: 'else@elsewhere.example' });
      const { clientId, leadId } = await createPerson(other, namesake);
      const kept = async () => [
        await ownerDb.client.findUniqueOrThrow({ where: { id: clientId } }),
        await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId }, include: { events: true, changes: true } }),
        await ownerDb.offer.findMany({
          where: { clientEmail: namesake.email },
          include: { versions: true, comments: true },
        }),
        await ownerDb.conversationMessage.findMany({ where: { leadId } }),
        await ownerDb.paymentLink.findMany({ where: { email: namesake.email } }),
        await ownerDb.developmentMail.findMany({ where: { to: namesake.email } }),
      ];
      const [before, money] = [await kept(), await sums()];
      const web = keepLog();
      onTestFinished(web.stop);
      for (const { person, team, ...asked } of people) {
        const pair = team === own ? ([own.owner, second] as const) : ([other.owner, secondOfOther] as const);
        const counts = await erase({ clientId: asked.clientId }, person.lastName, ...pair);
        expect(counts.found).toBe(counts.deleted + counts.loosened);
        const own0 = person === first.person ? [person.email, person.phone, person.address] : wordsOf(person);
        expect([person.lastName, await searchDump(own0)]).toEqual([person.lastName, {}]);
        expect(await sums()).toEqual(money);
      }
      expect(await kept()).toEqual(before);
      expect(await findPersons(await viewerOf(own.owner), lastName)).toEqual([]);
      await erase({ clientId }, lastName, other.owner, secondOfOther);
      expect(await searchDump([...wordsOf(namesake), firstName, lastName])).toEqual({});
      expect(await sums()).toEqual(money);
      // Asked and confirmed: two calls each, of which the log tells.
      expect(web.lines.filter((line) => line.includes('Erasure"')).length).toBeGreaterThanOrEqual(2 * PEOPLE);
      written.push(...(await letWorkerWork()));
      const log = [...web.lines, ...written].join('\n').toLowerCase();
      const named = people.flatMap(({ person }) => wordsOf(person)).filter((word) => log.includes(word.toLowerCase()));
      expect(named).toEqual([]);
    },
    30_000 + PEOPLE * 12_000,
  );

  it('leaves whoever has the same name and address at another agency, with all that names them there', async () => {
    const person = personOf(33);
    const mine = await createPerson(own, person);
    const { clientId, leadId } = await createPerson(other, person);
    const agencyId = other.agency.id;
    const kept = async () => {
      const offers = await ownerDb.offer.findMany({
        where: { agencyId, clientEmail: person.email },
        include: { versions: true, comments: true, events: true },
      });
      const keys = offers.flatMap(({ id }) => [`offer:${id}:1`, `paymentLink:${id}:${person.email}:1`]);
      keys.push(`lead:${leadId}:requestedOption:agent`);
      return {
        offers,
        client: await ownerDb.client.findUniqueOrThrow({ where: { id: clientId } }),
        lead: await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId }, include: { events: true, changes: true } }),
        talk: await ownerDb.conversationMessage.findMany({ where: { conversation: { agencyId } } }),
        files: await ownerDb.conversationAttachment.findMany({ where: { conversation: { agencyId } } }),
        enquiries: await ownerDb.hotelEnquiry.findMany({ where: { agencyId } }),
        links: await ownerDb.paymentLink.findMany({ where: { due: { leadId } } }),
        booking: await ownerDb.consumerBooking.findMany({ where: { leadId } }),
        history: await ownerDb.audit.findMany({ where: { entityId: leadId } }),
        outbox: await ownerDb.outbox.findMany({ where: { dedupeKey: { in: keys } } }),
        mails: await ownerDb.developmentMail.findMany({ where: { messageId: { in: keys.map(messageIdOf) } } }),
      };
    };
    const before = await kept();
    expect([before.offers.length, before.outbox.length, before.mails.length]).toEqual([1, 3, 3]);
    await erase({ clientId: mine.clientId }, person.lastName, own.owner, second);
    expect(await kept()).toEqual(before);
    expect(await findPersons(await viewerOf(own.owner), person.lastName)).toEqual([]);
    expect(await findPersons(await viewerOf(other.owner), person.lastName)).toHaveLength(1);
    await erase({ clientId }, person.lastName, other.owner, secondOfOther);
    expect(await searchDump(wordsOf(person))).toEqual({});
  });

  it('calls the person by a number in the language of whoever asked, and tells of it without the identity', async () => {
    const person = personOf(30);
    const { clientId, leadId } = await createPerson(own, person);
    const { number, ...counts } = await erase({ clientId }, person.lastName, own.owner, second);
    expect(await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } })).toMatchObject({
      ...{ clientFirstName: 'Erased person', clientLastName: String(number), guests: [], message: null },
      ...{ loyaltyNumber: null, closedReason: `Erased person ${number} did not come`, adults: 2, priceTotal: 350_000n },
    });
    const lines = await ownerDb.audit.findMany({ where: { action: 'erasure.confirmed' }, orderBy: { id: 'desc' } });
    expect(lines[0]).toMatchObject({ actorId: second.id, after: { agencyId: own.agency.id, number, ...counts } });
    const [line] = await listErasures(await viewerOf(own.owner));
    expect(line).toMatchObject({ number, state: 'erased', name: '', email: null, ...counts });
    expect(await findPersons(await viewerOf(own.owner), `person ${number}`)).toMatchObject([{ erasedAs: number }]);
    expect((await call(ask, own.owner, { clientId })).body.code).toBe('erasureNothing');
  });

  it('of somebody who came to the house itself takes two admins, and reaches enquiry, newsletter and account', async () => {
    const person = personOf(31);
    const { leadId } = await createGuest(own, person);
    const { email } = person;
    expect((await call(ask, own.owner, { email })).status).toBe(201);
    // The supervisor asked for what their agency has; the rest is the house's.
    await erase({ email }, email, admin, another);
    expect(await searchDump(wordsOf(person))).toEqual({});
    const booking = await ownerDb.consumerBooking.findUniqueOrThrow({ where: { leadId }, include: { enquiry: true } });
    expect(booking).toMatchObject({ email: '', privacyVersion: 'v1', enquiry: { email: '', consentVersion: 'v1' } });
    expect(await ownerDb.newsletterSubscription.findMany()).toMatchObject([
      { status: 'unsubscribed', consentVersion: 'v1', email: expect.stringMatching(/^erased-.*@erased\.invalid$/) },
    ]);
  });

  it('takes the link of an offer from its agent, too, and says in the offer’s own language who it was for', async () => {
    const person = personOf(34);
    const { clientId } = await createPerson(own, person);
    const agent = await viewerOf(own.agent);
    const { id, reference } = await ownerDb.offer.findFirstOrThrow({ where: { clientEmail: person.email } });
    const atDesk = () => getOffer(agent, id, { seesCommission: true, locale: 'en' });
    const links = async () => [(await atDesk())?.link, (await getOfferAsClient(agent, id))?.link];
    expect(await links()).toEqual([expect.stringContaining('/offers/'), expect.stringContaining('/offers/')]);
    expect(await atDesk()).toMatchObject({ isErased: false });
    expect(await getClient(agent, clientId)).toHaveProperty('reference');
    const { cookie } = await signIn(own.owner);
    const headers = { 'x-alpenglow-locale': 'de' };
    const { body } = await callApi(ask, { method: 'POST', cookie, headers, body: { clientId } });
    const found = (await look(second, { clientId }))?.found;
    const done = await call(confirm, second, { found, lastName: person.lastName }, body._id);
    expect(await links()).toEqual([null, null]);
    expect(await atDesk()).toMatchObject({ isErased: true });
    // What stands in the place of a reference is for nobody to read.
    expect(await getClient(agent, clientId)).not.toHaveProperty('reference');
    // Nor are they proposed for anything new, by the names they have now.
    expect(
      (await listLastLeads(agent)).filter(({ clientLastName }) => clientLastName === `${done.body.number}`),
    ).toEqual([]);
    expect(await findClients(agent, 'Gelöschte')).toEqual([]);
    const shown = await getOfferAsClient(agent, id);
    if (!shown) throw new Error('The offer is gone.');
    expect(shown.offer).toMatchObject({ locale: 'en', clientName: `Erased person ${done.body.number}` });
    const { bytes, fileName } = await offerDocument(shown, shown.link);
    expect(fileName).toBe(`Offer ${reference} 1.pdf`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain(`Erased person ${done.body.number}`);
    expect(text).not.toMatch(/not been sent yet|Gelöschte/);
  });

  it('closes what could still become a stay, and begins nothing anew for nobody', async () => {
    const person = personOf(35);
    const { clientId, leadId } = await createPerson(own, person);
    const ahead = { checkIn: toDatabaseDay('2098-12-26'), checkOut: toDatabaseDay('2099-01-02') };
    const open = { ...ahead, closedAt: null, closedReason: null, version: { increment: 1 } };
    const { version } = await ownerDb.lead.update({ where: { id: leadId }, data: open });
    const asked = { leadId, kind: 'stay', status: 'asked', askedAt: new Date() } as const;
    const { id } = await ownerDb.leadChange.create({ data: asked });
    await erase({ clientId }, person.lastName, own.owner, second);
    const lead = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
    expect(lead).toMatchObject({ version: version + 1, closedById: second.id, closedReason: en.closedLead });
    expect(await ownerDb.leadChange.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'withdrawn' });
    const { cookie } = await signIn(own.agent);
    const again = await callApi(duplicate, {
      method: 'POST',
      cookie,
      params: { leadId },
      body: { version: version + 1 },
    });
    expect(again.body).toMatchObject({ status: 409, code: 'leadClientErased' });
  });

  it('waits while a stay lies ahead, and refuses a colleague’s address', async () => {
    const person = personOf(32);
    const { clientId, leadId } = await createPerson(own, person);
    const { body } = await call(ask, own.owner, { clientId });
    const read = { found: (await look(second, { clientId }))?.found, lastName: person.lastName };
    const ahead = { status: 'CONFIRMED_BOOKING', checkOut: toDatabaseDay('2099-01-02') } as const;
    await ownerDb.lead.update({ where: { id: leadId }, data: ahead });
    expect((await call(confirm, second, read, body._id)).body).toMatchObject({ status: 409, code: 'erasureStayAhead' });
    await call(close, own.owner, {}, body._id);
    expect((await call(ask, own.owner, { clientId })).body).toMatchObject({ status: 409, code: 'erasureStayAhead' });
    expect((await call(ask, admin, { email: own.agent.email })).body).toMatchObject({ code: 'erasureColleague' });
  });
});

describe('two people', () => {
  it('one alone cannot, nor anybody of another agency; wrong names and what was not read stop it; it happens once', async () => {
    const person = personOf(40);
    const { clientId } = await createPerson(own, person);
    const { body } = await call(ask, own.owner, { clientId, reason: `${person.lastName} asked by mail.` });
    expect((await call(ask, second, { clientId })).body).toMatchObject({ code: 'erasureAsked' });
    const found = (await look(second, { clientId }))?.found ?? 0;
    const right = { found, lastName: person.lastName.toUpperCase() };
    const by = async (who: TestUser | undefined, said: object = right) => {
      const { status, body: answer } = await call(confirm, who, said, body._id);
      return [status, answer.code ?? null, answer.fields ?? answer.errors ?? null].slice(0, 2);
    };
    expect(await by(own.owner)).toEqual([403, 'erasureByTwo']);
    expect(await by(own.agent)).toEqual([403, 'forbidden']);
    expect(await by(other.owner)).toEqual([404, 'notFound']);
    expect(await by(second, { found, lastName: 'Wolf' })).toEqual([422, 'invalidInput']);
    expect(await by(second, { ...right, found: found - 1 })).toEqual([409, 'erasureGrown']);
    expect(await searchDump([person.email])).not.toEqual({});
    const both = await Promise.all([by(second), by(admin)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await searchDump(wordsOf(person))).toEqual({});
  });

  it('is held by the database itself: whoever asked is refused, and nobody writes that it was done', async () => {
    const { clientId } = await createPerson(own, personOf(41));
    const { body } = await call(ask, own.owner, { clientId });
    const attempt = async (who: TestUser, sql: string) => {
      const viewer = await viewerOf(who);
      return db
        .$transaction(async (tx) => {
          await enterScope(tx, viewer);
          return tx.$executeRawUnsafe(sql);
        })
        .then(String, (error) => /not for this caller|permission denied|erasure_by_two/.exec(String(error))?.[0]);
    };
    const found = (await look(second, { clientId }))?.found;
    const confirmed = `SELECT confirm_erasure('${body._id}', ${found}, now())`;
    for (const who of [own.owner, own.agent, other.owner]) {
      expect(await attempt(who, confirmed)).toBe('not for this caller');
    }
    expect(await attempt(second, `UPDATE erasure SET confirmed_by_id = '${second.id}'`)).toBe('permission denied');
    expect(await attempt(second, `UPDATE lead_event SET reason = NULL`)).toBe('permission denied');
    await expect(
      ownerDb.$executeRaw`UPDATE erasure SET confirmed_by_id = asked_by_id, erased_at = now(), found = 0, deleted = 0, loosened = 0,
        first_name = NULL, last_name = NULL WHERE id = ${body._id as string}`,
    ).rejects.toThrow(/erasure_by_two/);
    for (const reader of ['personal_places', 'personal_export']) {
      const read = `SELECT ${reader}('${own.agency.id}', '${clientId}', NULL)`;
      expect(await attempt(other.owner, read)).toBe('not for this caller');
      expect(await attempt(own.owner, read.replace(`'${own.agency.id}'`, 'NULL'))).toBe('not for this caller');
    }
  });

  it('takes it back or refuses it with a reason, and lets it lapse after three days', async () => {
    const { clientId } = await createPerson(own, personOf(42));
    const first = await call(ask, own.owner, { clientId });
    expect((await call(close, second, {}, first.body._id)).status).toBe(422);
    expect((await call(close, second, { reason: 'In Vienna until Friday.' }, first.body._id)).status).toBe(200);
    const next = await call(ask, own.owner, { clientId });
    expect((await call(close, own.owner, {}, next.body._id)).status).toBe(200);
    expect((await call(close, own.owner, {}, next.body._id)).body.code).toBe('erasureClosed');
    const last = await call(ask, own.owner, { clientId });
    await ownerDb.erasure.update({ where: { id: last.body._id }, data: { endsAt: new Date('2026-01-01') } });
    const found = (await look(second, { clientId }))?.found;
    const late = await call(confirm, second, { found, lastName: 'Of nobody' }, last.body._id);
    expect(late.body.code).toBe('erasureClosed');
    const states = (await listErasures(await viewerOf(second)))
      .slice(0, 3)
      .map(({ state, refusal }) => [state, refusal]);
    expect(states).toEqual([
      ['lapsed', null],
      ['takenBack', null],
      ['refused', 'In Vienna until Friday.'],
    ]);
  });
});

describe('an export', () => {
  it('tells everything of the own client, nothing of commission, and nothing of another agency’s', async () => {
    const person = personOf(50);
    const { clientId } = await createPerson(own, person);
    const { status, body, text } = await call(exportTo, own.owner, { clientId });
    expect(status).toBe(200);
    const of = (table: string) => body.records.filter((record: { of: string }) => record.of === table);
    expect(of('client')).toMatchObject([{ facts: { firstName: person.firstName, lastName: person.lastName } }]);
    expect(of('lead')).toMatchObject([{ kind: 'lead', facts: { priceTotal: 3500, currency: 'EUR', adults: 2 } }]);
    expect(of('offer')).toMatchObject([{ facts: { clientEmail: person.email } }]);
    expect(of('offer_comment')).toMatchObject([{ facts: { text: 'Is there a bath?' } }]);
    expect(of('conversation_message')).toHaveLength(2);
    expect(of('due_event')).toMatchObject([{ facts: { reference: `Stay ${person.lastName}` } }]);
    expect(text).not.toMatch(/commission|markup|sealed|snapshot/i);
    expect((await call(exportTo, other.owner, { clientId })).status).toBe(404);
    expect((await call(exportTo, other.owner, { email: person.email })).body.records).toEqual([]);
    // That it was exported is kept as well.
    const all = (await call(exportTo, admin, { email: person.email })).body.records;
    expect(all).toHaveLength(body.records.length + 1);
    const lines = await ownerDb.audit.findMany({ where: { action: 'person.exported', actorId: own.owner.id } });
    expect(lines).toMatchObject([{ entityId: clientId, after: { agencyId: own.agency.id } }]);
  });

  it('of an address tells an agency nothing that stands in lines of others alone', async () => {
    const email = 'known.elsewhere@post.example';
    const line = { at: new Date(), action: 'invitation.created', entity: 'invitation', entityId: 'i', requestId: 'r' };
    await ownerDb.audit.create({ data: { ...line, actorId: own.owner.id, after: { email } } });
    await ownerDb.frontendLog.create({ data: { at: new Date(), message: email, sessionId: 's' } });
    expect((await call(exportTo, other.owner, { email })).body.records).toEqual([]);
    expect((await call(ask, other.owner, { email })).body.code).toBe('erasureNothing');
    expect((await call(exportTo, admin, { email })).body.records).toHaveLength(2);
  });

  it('asks for one person, at the field', async () => {
    const { status, body } = await call(exportTo, own.owner, {});
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('name a client')]);
  });
});

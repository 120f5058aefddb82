import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as reveal } from '@/app/api/sales/leads/[leadId]/card/reveal/route';
import { POST as keep, DELETE as remove } from '@/app/api/sales/leads/[leadId]/card/route';
import { purgeCards } from '@/lib/money/vault/commands';
import { getCardOfBooking, getCardOfLead } from '@/lib/money/vault/queries';
import { openCard } from '@/lib/money/vault/seal';
import { clock, moveClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { messages } from '@/lib/platform/i18n/messages';
import { createMember } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { createStage, happen, save } from '../lead/stage';

const NUMBER = '4000056655665556';
const CARD = { number: '4000 0566 5566 5556', name: 'Clara Weiss', month: '07', year: '29' };
const OLD = { id: '2026', key: randomBytes(32) };
const NEW = { id: '2027', key: randomBytes(32) };
const use = (keys: { id: string; key: Buffer }[], isOn = true) =>
  Object.assign(env, { CARD_VAULT: isOn, CARD_VAULT_KEYS: keys });

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});
beforeEach(() => use([OLD]));
afterAll(async () => {
  use([], false);
  await moveClock(0);
});

const setBusinessTime = (at: string) => moveClock(Math.round((Date.parse(at) - clock.machine().getTime()) / 1000));

async function booked() {
  const stage = await createStage({ units: 3 });
  const leadId = await save(stage);
  await happen(stage, leadId, ['requestOption', 'confirmOption', 'book']);
  return { ...stage, leadId };
}

type Handler = typeof keep;
async function call(handler: Handler, by: TestUser, leadId: string, body: unknown, key?: string) {
  const { cookie } = await signIn(by);
  const method = handler === remove ? 'DELETE' : 'POST';
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return callApi(handler, { method, cookie, params: { leadId }, body, headers });
}

const rowOf = (leadId: string) => ownerDb.vaultedCard.findUnique({ where: { leadId } });

/** Every text of every table: where the number stood, it would be found. */
async function everythingKept(): Promise<string> {
  const tables = await ownerDb.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const texts = await Promise.all(
    tables.map(({ name }) =>
      ownerDb.$queryRawUnsafe<{ text: string | null }[]>(`SELECT string_agg(t::text, ' ') AS text FROM "${name}" t`),
    ),
  );
  return texts
    .flat()
    .map(({ text }) => text ?? '')
    .join('\n');
}

describe('a card in the vault (rule 5.12)', () => {
  it('is sealed for its lead, shown by brand and last four, and read by the house with a reason', async () => {
    const { leadId, team, contactUser } = await booked();
    const kept = await call(keep, team.agent, leadId, CARD, 'first-key-of-a-card');
    expect([kept.status, kept.body]).toEqual([201, { brand: 'visa', lastFour: '5556' }]);
    const row = await rowOf(leadId);
    expect(row).toMatchObject({ keyId: '2026', brand: 'visa', lastFour: '5556', keptById: team.agent.id });
    expect(openCard(leadId, row as NonNullable<typeof row>)?.number).toBe(NUMBER);
    expect(openCard('another', row as NonNullable<typeof row>)).toBeNull();

    const shown = await call(reveal, contactUser, leadId, { reason: 'Deposit of the stay' }, 'first-key-of-reading');
    expect(shown.body).toEqual({ ...CARD, number: NUMBER, brand: 'visa' });
    expect(shown.response.headers.get('cache-control')).toBe('no-store');
    const lines = await ownerDb.audit.findMany({ where: { entityId: leadId, action: { startsWith: 'card.' } } });
    expect(lines.map(({ action, actorId, after }) => [action, actorId, after])).toEqual([
      ['card.kept', team.agent.id, { brand: 'visa', lastFour: '5556' }],
      ['card.revealed', contactUser.id, { lastFour: '5556', reason: 'Deposit of the stay' }],
    ]);
    // Neither as it was typed, nor as digits, nor in an answer kept under a key.
    const everything = await everythingKept();
    expect(everything).toContain('5556');
    for (const said of [NUMBER, CARD.number, 'first-key-of-a-card', 'first-key-of-reading']) {
      expect(everything).not.toContain(said);
    }
  });

  it('is nobody else’s to read: no agent, no other house, no admin, and no reason is none', async () => {
    const { leadId, team, contactUser } = await booked();
    const other = await booked();
    const admin = await createUser({ role: 'admin' });
    await call(keep, team.agent, leadId, CARD);
    for (const person of [other.contactUser, admin]) {
      expect((await call(reveal, person, leadId, { reason: 'r' })).status).toBe(404);
    }
    expect((await call(reveal, team.agent, leadId, { reason: 'r' })).status).toBe(403);
    expect((await call(reveal, contactUser, leadId, {})).status).toBe(422);
    expect((await call(reveal, contactUser, other.leadId, { reason: 'r' })).status).toBe(404);
    expect(await getCardOfBooking(await viewerOf(other.contactUser), leadId)).toBeNull();
    expect(await getCardOfBooking(await viewerOf(contactUser), leadId)).toEqual({ brand: 'visa', lastFour: '5556' });
    expect(await ownerDb.audit.count({ where: { action: 'card.revealed', entityId: leadId } })).toBe(0);
  });

  it('is given and taken back by who has the lead, for bookings alone, and a security code never', async () => {
    const { leadId, team, ...stage } = await booked();
    const interest = await save({ ...stage });
    const colleague = await createMember(team.agency, 'agent');
    expect((await call(keep, team.agent, interest, CARD)).body).toMatchObject({ code: 'cardNotTaken' });
    expect((await call(keep, colleague, leadId, CARD)).status).toBe(404);
    expect((await call(keep, team.agent, leadId, { ...CARD, cvc: '123' })).status).toBe(422);
    const expired = await call(keep, team.agent, leadId, { ...CARD, year: '20' });
    expect([expired.status, expired.body.errors]).toEqual([422, { year: messages.en.error.cardExpired }]);
    expect(await rowOf(leadId)).toBeNull();
    await call(keep, team.agent, leadId, CARD);
    await call(keep, team.agent, leadId, { ...CARD, number: '5555 5555 5555 4444' });
    expect(await rowOf(leadId)).toMatchObject({ brand: 'mastercard', lastFour: '4444' });
    const viewer = await viewerOf(team.agent);
    expect(await getCardOfLead(viewer, leadId)).toEqual({ kept: { brand: 'mastercard', lastFour: '4444' } });
    expect((await call(remove, colleague, leadId, {})).status).toBe(404);
    expect((await call(remove, team.agent, leadId, {})).status).toBe(200);
    expect(await rowOf(leadId)).toBeNull();
    expect((await call(remove, team.agent, leadId, {})).status).toBe(404);
  });

  it('opens under the keys of the ring, and under no other', async () => {
    const { leadId, team, contactUser } = await booked();
    await call(keep, team.agent, leadId, CARD);
    use([NEW, OLD]);
    expect((await call(reveal, contactUser, leadId, { reason: 'r' })).body).toMatchObject({ number: NUMBER });
    use([{ ...NEW, id: OLD.id }]);
    expect((await call(reveal, contactUser, leadId, { reason: 'r' })).body).toMatchObject({ code: 'cardUnreadable' });
    use([NEW]);
    await call(keep, team.agent, leadId, CARD);
    expect(await rowOf(leadId)).toMatchObject({ keyId: '2027' });
    expect((await call(reveal, contactUser, leadId, { reason: 'r' })).body).toMatchObject({ number: NUMBER });
  });

  it('is not there where the vault is off', async () => {
    const { leadId, team, contactUser } = await booked();
    await call(keep, team.agent, leadId, CARD);
    use([OLD], false);
    expect((await call(keep, team.agent, leadId, CARD)).status).toBe(404);
    expect((await call(reveal, contactUser, leadId, { reason: 'r' })).status).toBe(404);
    expect(await getCardOfLead(await viewerOf(team.agent), leadId)).toBeNull();
    expect(await getCardOfBooking(await viewerOf(contactUser), leadId)).toBeNull();
  });

  it('is gone after departure, by the day of the place; that of a cancelled booking stays until then', async () => {
    const { leadId, team, contactUser, ...stage } = await booked();
    const cancelled = await save(stage);
    await happen({ ...stage, team, contactUser }, cancelled, ['requestOption', 'confirmOption', 'book']);
    for (const id of [leadId, cancelled]) await call(keep, team.agent, id, CARD);
    await happen({ ...stage, team, contactUser }, cancelled, ['cancelBooking']);
    // The stay ends on 12 June, in Vienna; its day is over at ten in the evening in Greenwich.
    await setBusinessTime('2027-06-12T21:50:00Z');
    await purgeCards();
    expect([await rowOf(leadId), await rowOf(cancelled)]).not.toContain(null);
    await setBusinessTime('2027-06-12T22:10:00Z');
    expect((await call(reveal, contactUser, leadId, { reason: 'r' })).status).toBe(404);
    use([OLD], false);
    await purgeCards();
    expect([await rowOf(leadId), await rowOf(cancelled)]).toEqual([null, null]);
  });
});

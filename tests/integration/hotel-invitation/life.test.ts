import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as claim } from '@/app/api/desk/invitations/[token]/claim/route';
import { POST as visit } from '@/app/api/desk/invitations/[token]/visits/route';
import { GET as link, DELETE as revoke } from '@/app/api/hotels/[hotelId]/hotel-manager-invitation-link/route';
import { composeMail } from '@/lib/documents/mail/compose';
import { enterScope } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { listHotelInvitations, openHotelInvitation } from '@/lib/sales/hotel-invitation/queries';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel } from '@/tests/factories/hotel';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { untilSomeoneWaits } from '@/tests/setup/blocked';

type Team = Awaited<ReturnType<typeof createTeam>>;
let own: Team;
let other: Team;
let hotelId: string;
let serial = 0;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  own = await createTeam();
  other = await createTeam();
});

beforeEach(async () => {
  serial += 1;
  hotelId = `hotel${serial}`;
  await createHotel(hotelId, { hasToBeInvitedToDirectContract: true });
});

const domain = () => `${hotelId}.example`;
const contact = (changes: Parameters<typeof createUser>[0] = {}) => {
  serial += 1;
  return createUser({ email: `front-${serial}@${domain()}`, ...changes });
};

async function ask(user: TestUser, method: 'GET' | 'DELETE' = 'GET', id = hotelId) {
  const { cookie } = await signIn(user);
  const body = method === 'DELETE' ? {} : undefined;
  return callApi(method === 'GET' ? link : revoke, { method, cookie, params: { hotelId: id }, body });
}

async function linkOf(user: TestUser): Promise<{ token: string; link: string }> {
  const { body } = await ask(user);
  return { link: body.link, token: body.link.split('/').at(-1) };
}

async function press(user: TestUser, token: string) {
  const { cookie } = await signIn(user);
  return callApi(claim, { method: 'POST', cookie, params: { token }, body: {} });
}

async function stateOf(team: Team): Promise<string | undefined> {
  const viewer = await viewerOf(team.agent);
  const [found] = await listHotelInvitations(viewer, team.agency.id, { locale: 'en', hotelId });
  return found?.state;
}

describe('the link of an agency for a hotel', () => {
  it('is the same whenever and by whomever of the agency it is asked for, and another agency has its own', async () => {
    const first = await ask(own.agent);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ state: 'sent' });
    expect(new URL(first.body.link).pathname).toMatch(/^\/desk\/invitation\/[\w-]{43}$/);
    const [again, colleague] = await Promise.all([ask(own.agent), ask(own.owner)]);
    expect([again.body, colleague.body]).toEqual([first.body, first.body]);
    expect((await ask(other.agent)).body.link).not.toBe(first.body.link);
    const rows = await ownerDb.hotelInvitation.findMany({ where: { hotelId } });
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(first.body.link.split('/').at(-1));
  });

  it('is for hotels without a direct contract alone', async () => {
    await createHotel(`${hotelId}c`);
    await createHotel(`${hotelId}r`, { hasToBeInvitedToDirectContract: true, isReseller: true });
    for (const id of [`${hotelId}c`, `${hotelId}r`, 'nowhere'])
      expect((await ask(own.agent, 'GET', id)).status).toBe(404);
  });

  it('is nobody’s without an agency to invite in the name of', async () => {
    const { status, body } = await ask(await createUser({ role: 'admin' }));
    expect([status, body.code]).toEqual([409, 'agencyNeeded']);
    expect(await ownerDb.hotelInvitation.count({ where: { hotelId } })).toBe(0);
  });

  it('is no link any more where a colleague takes it back while it is asked for', async () => {
    await linkOf(own.agent);
    const [{ cookie }, colleague] = [await signIn(own.agent), await signIn(own.owner)];
    const asked = { method: 'GET', cookie, params: { hotelId } } as const;
    let answered: Promise<{ status: number }> | undefined;
    await asOwner(async (tx) => {
      // Who reads the link reads the agreements, so it is found there and waits before it is read.
      await tx.$executeRaw`LOCK TABLE hotel_agreement`;
      answered = callApi(link, asked);
      await untilSomeoneWaits();
      const taken = { ...asked, method: 'DELETE', cookie: colleague.cookie, body: {} };
      expect((await callApi(revoke, taken)).status).toBe(200);
    });
    expect((await answered)?.status).toBe(404);
  });

  it('gives way to a new one once it has ended or was taken back, by its own agency only', async () => {
    const first = await linkOf(own.agent);
    expect((await ask(other.owner, 'DELETE')).status).toBe(404);
    expect((await ask(own.owner, 'DELETE')).status).toBe(200);
    expect((await ask(own.owner, 'DELETE')).status).toBe(404);
    const second = await linkOf(own.agent);
    await ownerDb.hotelInvitation.updateMany({ where: { hotelId }, data: { createdAt: past(2), expiresAt: past(1) } });
    expect(await stateOf(own)).toBe('expired');
    const third = await linkOf(own.agent);
    expect(new Set([first.link, second.link, third.link]).size).toBe(3);
  });
});

const past = (days: number) => new Date(Date.UTC(2020, 0, 10 - days));

describe('what its agency sees of it', () => {
  it('is sent, opened, claimed, and live once an agreement is in force', async () => {
    const { token } = await linkOf(own.agent);
    expect(await stateOf(own)).toBe('sent');
    await callApi(visit, { method: 'POST', params: { token }, body: {} });
    await callApi(visit, { method: 'POST', params: { token }, body: {} });
    expect(await stateOf(own)).toBe('opened');
    expect((await press(await contact(), token)).status).toBe(200);
    expect(await stateOf(own)).toBe('claimed');
    const invitation = await ownerDb.hotelInvitation.findFirstOrThrow({ where: { hotelId, agencyId: own.agency.id } });
    const told = await ownerDb.outbox.findMany({ where: { dedupeKey: `hotelInvitation:${invitation.id}:claimed` } });
    const mails = await Promise.all(
      told.map((row) => composeMail(row.dedupeKey, mailPayloadSchema.parse(row.payload))),
    );
    expect(mails.map((mail) => [mail?.to, mail?.text.includes('/partner/my-network')])).toEqual([
      [own.agent.email, true],
    ]);
    expect((await ask(own.agent)).body).toMatchObject({ state: 'claimed' });
    await ownerDb.hotelAgreement.create({
      data: { agencyId: own.agency.id, hotelId, commissionPercent: 12, validFrom: past(1), createdAt: past(1) },
    });
    expect(await stateOf(own)).toBe('live');
    expect(await stateOf(other)).toBeUndefined();
  });
});

describe('who claims the hotel', () => {
  it('answers for it from then on, at the desk alone', async () => {
    const { token } = await linkOf(own.agent);
    const person = await contact();
    expect(await openHotelInvitation(await viewerOf(person), token)).toMatchObject({
      standing: 'mayClaim',
      domain: domain(),
    });
    expect((await press(person, token)).status).toBe(200);
    expect(await viewerOf(person)).toMatchObject({ hotelId, hasHotelAccess: true, role: 'customer' });
    expect((await press(person, token)).status).toBe(200);
    expect(await openHotelInvitation(await viewerOf(person), token)).toMatchObject({ standing: 'hasClaimed' });
  });

  it('is a sales manager by their very address, wherever their mail is', async () => {
    await ownerDb.hotel.update({ where: { id: hotelId }, data: { reservationEmail: 'our-hotel@freemail.example' } });
    await ownerDb.salesManager.create({
      data: {
        id: hotelId,
        hotelId,
        position: 0,
        fullName: 'Ida Berg',
        email: `Ida-${hotelId}@Elsewhere.example`,
        languages: [],
      },
    });
    const { token } = await linkOf(own.agent);
    expect((await press(await createUser({ email: `guest-${hotelId}@freemail.example` }), token)).status).toBe(404);
    expect((await press(await createUser({ email: `ida-${hotelId}@elsewhere.example` }), token)).status).toBe(200);
  });

  it('is told the same whatever is wrong: ended, taken back, used, altered, another hotel’s person, a stranger', async () => {
    const { token } = await linkOf(own.agent);
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    await createHotel(`${hotelId}x`);
    const refusals = [
      await press(await contact(), altered),
      await press(await contact(), ''),
      await press(await contact({ hotelId: `${hotelId}x` }), token),
      await press(await contact({ isEmailVerified: false }), token),
      await press(await createUser({ email: `mallory@not${domain()}` }), token),
      await press(own.agent, token),
      await press(other.owner, token),
    ];
    expect((await press(await contact(), token)).status).toBe(200);
    refusals.push(await press(await contact(), token));
    expect(await openHotelInvitation(await viewerOf(await contact()), token)).toBeNull();
    expect(await openHotelInvitation(null, token)).toBeNull();
    expect((await ask(own.agent, 'DELETE')).status).toBe(404);

    const second = await linkOf(other.agent);
    await ownerDb.hotelInvitation.updateMany({
      where: { hotelId, agencyId: other.agency.id },
      data: { createdAt: past(2), expiresAt: past(1) },
    });
    refusals.push(await press(await contact(), second.token));
    const third = await linkOf(other.agent);
    await ask(other.agent, 'DELETE');
    refusals.push(await press(await contact(), third.token));
    expect(await openHotelInvitation(null, third.token)).toBeNull();

    const said = refusals.map(({ status, body: { instance: _instance, ...problem }, text }) => {
      const { requestId: _id, ...rest } = problem;
      return JSON.stringify({ status, rest, length: text.length > 0 });
    });
    expect(new Set(said).size, [...new Set(said)].join('\n')).toBe(1);
    expect(refusals[0]?.status).toBe(404);
  });

  it('is nobody the database does not know as the hotel’s, even if a command forgot to ask', async () => {
    const { token } = await linkOf(own.agent);
    const { id } = await ownerDb.hotelInvitation.findFirstOrThrow({ where: { hotelId } });
    const stranger = await viewerOf(own.agent);
    const attempt = db.$transaction(async (tx) => {
      await enterScope(tx, stranger);
      await tx.$queryRaw`SELECT claim_hotel(${id}, now())`;
    });
    await expect(attempt).rejects.toThrow(/claim_hotel is not for this caller/);
    expect((await press(await contact(), token)).status).toBe(200);
  });
});

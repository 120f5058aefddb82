import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/platform/db';
import type { Role, Verification } from '@/lib/platform/viewer/types';
import type { Person, Row, Side, World } from '@/tests/access/world';
import { asOwner } from '@/tests/factories/owner';
import { AGENCY_HOST, cookieOf, type TestUser } from '@/tests/factories/user';

type MadeSide = Side & { agency: { name: string }; colleague: TestUser };

/** With what the database and the calls need beyond the declarations. */
export type MadeWorld = World & {
  own: MadeSide;
  other: MadeSide;
  people: Record<Person, TestUser>;
  cookies: Record<Row, string | undefined>;
};

const OPERATOR = 'operator-of-the-matrix';
/** Nothing that is asked for is this hotel's; a test that asks for things of hotels makes it. */
export const CONTACTS_HOTEL = 'hotel-of-the-contact';
const programmes = { claimed: 'first', unclaimed: 'second' };
const at = new Date('2026-11-01T08:00:00Z');
const expiresAt = new Date('2097-01-01');
let worlds = 0;
let calls = 0;

const person = (role: Role, email: string): TestUser => {
  const id = randomUUID();
  return { id, subject: `subject-${id}`, email, role };
};

const membership = ({ id }: TestUser, { agency }: MadeSide, isOwner = false, removedAt: Date | null = null) => {
  return { userId: id, agencyId: agency.id, joinedBy: 'domain' as const, joinedAt: at, isOwner, removedAt };
};

const invitation = ({ agency }: MadeSide, by: TestUser, email: string, id: string = randomUUID()) => {
  const of = { id, agencyId: agency.id, email, role: 'agent' as const, tokenHash: id, invitedById: by.id };
  return { ...of, createdAt: at, expiresAt };
};

const destinationRequest = ({ agency }: MadeSide, by: TestUser, id: string) => {
  return { id, agencyId: agency.id, askedById: by.id, place: 'Alta Badia', reason: 'Asked for.', createdAt: at };
};

function newSide(name: string): MadeSide {
  return {
    agency: { id: randomUUID(), name },
    colleague: person('supervisorAgent', `colleague@${name}.example`),
    logoId: randomUUID(),
    invitationId: randomUUID(),
    destinationRequestId: randomUUID(),
  };
}

async function write(
  tx: Transaction,
  { own, other, people, ...world }: Omit<MadeWorld, 'cookies' | 'serial'>,
  verification: Verification,
) {
  const sides = [own, other];
  const everybody = [...Object.values(people), own.colleague, other.colleague];
  await tx.agency.createMany({
    data: sides.map(({ agency }) => {
      return { ...agency, verification, autoInviteEmailDomain: `${agency.name}.example`, createdAt: at };
    }),
  });
  await tx.operator.createMany({
    data: [{ id: OPERATOR, name: 'Operator', email: 'desk@operator.example' }],
    skipDuplicates: true,
  });
  const hotel = await tx.hotel.findUnique({ where: { id: CONTACTS_HOTEL }, select: { id: true } });
  await tx.user.createMany({
    data: everybody.map((user) => ({
      ...user,
      operatorId: user === people.operator ? OPERATOR : null,
      hotelId: user === people.hotelContact ? (hotel?.id ?? null) : null,
      firstName: 'First',
      isEmailVerified: true,
      createdAt: at,
    })),
  });
  await tx.membership.createMany({
    data: [
      ...sides.map((side) => membership(side.colleague, side, true)),
      ...[people.agent, people.lifestyle, people.supervisor].map((user) => membership(user, own)),
      membership(people.removed, own, false, new Date('2026-11-02')),
    ],
  });
  await tx.invitation.createMany({
    data: [
      ...sides.map((side) => invitation(side, side.colleague, `guest@${side.agency.name}.example`, side.invitationId)),
      invitation(own, people.supervisor, 'guest-of-supervisor@x.example', world.ownInvitationId),
      ...Object.entries(people).map(([row, user]) =>
        invitation(other, other.colleague, user.email, world.invitationsToMe[row as keyof typeof people]),
      ),
    ],
  });
  await tx.destinationRequest.createMany({
    data: [
      ...sides.map((side) => destinationRequest(side, side.colleague, side.destinationRequestId)),
      destinationRequest(own, people.agent, world.ownDestinationRequestId),
    ],
  });
  const picture = { mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3]), width: 1, height: 1, createdAt: at };
  await tx.agencyLogo.createMany({
    data: sides.map(({ agency, logoId }) => ({ id: logoId, agencyId: agency.id, ...picture })),
  });
  await tx.agencyProgramme.createMany({
    data: sides.map(({ agency }) => ({ agencyId: agency.id, programmeId: programmes.claimed, claimedAt: at })),
  });
  await tx.session.createMany({
    data: Object.entries(people).map(([row, user]) => ({
      id: `session-of-${user.id}`,
      userId: user.id,
      door: 'agency' as const,
      host: AGENCY_HOST,
      accessToken: 'sealed',
      idToken: 'sealed',
      tokenExpiresAt: expiresAt,
      createdAt: at,
      endsAt: expiresAt,
      actingForId: row === 'acting' ? own.agency.id : null,
    })),
  });
}

/** Two sides and one person of every row, in one transaction: most calls of the matrix need a world of their own. */
export async function createWorld(verification: Verification = 'none'): Promise<MadeWorld> {
  worlds += 1;
  const own = newSide(`own${worlds}`);
  const other = newSide(`other${worlds}`);
  const people = {
    // The only two whose e-mail opens the agency's door; one of them was taken out.
    customer: person('customer', `customer@own${worlds}.example`),
    removed: person('agent', `removed@own${worlds}.example`),
    operator: person('operator', `operator${worlds}@x.example`),
    hotelContact: person('operator', `contact${worlds}@x.example`),
    agent: person('agent', `agent${worlds}@x.example`),
    lifestyle: person('carta_lifestyleAgent', `lifestyle${worlds}@x.example`),
    supervisor: person('supervisorAgent', `supervisor${worlds}@x.example`),
    admin: person('admin', `admin${worlds}@x.example`),
    acting: person('admin', `acting${worlds}@x.example`),
  };
  const invitationsToMe = Object.fromEntries(Object.keys(people).map((row) => [row, randomUUID()]));
  const ids = {
    ownInvitationId: randomUUID(),
    ownDestinationRequestId: randomUUID(),
    invitationsToMe: invitationsToMe as World['invitationsToMe'],
    programmes,
  };
  const outboxId = await asOwner(async (tx) => {
    const mail = { topic: 'mail', dedupeKey: `world:${worlds}`, payload: {}, nextAttemptAt: at, createdAt: at };
    const { id } = await tx.outbox.create({ data: mail });
    await write(tx, { own, other, people, ...ids, outboxId: String(id) }, verification);
    return String(id);
  });
  const cookies = { anonymous: undefined } as MadeWorld['cookies'];
  for (const [row, user] of Object.entries(people) as [Person, TestUser][]) {
    cookies[row] = await cookieOf(`session-of-${user.id}`, user.subject);
  }
  return { own, other, people, cookies, ...ids, outboxId, serial: () => ++calls };
}

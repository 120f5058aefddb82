import type { Row, World } from './world';

export const NOWHERE = '00000000-0000-4000-8000-000000000000';
/** Of the demonstration; a test without it makes its own under this name. */
export const HOTEL = 'H01';
export const HOTEL_ROOM = 'H01-1';
/** Of another operator than the one who asks. */
export const PROPERTY = 'P02';

export type Ask = { params: Record<string, string>; id: string };

/** What a call is about, column by column. Whatever is foreign has to be answered like what is missing. */
type Target = {
  columns: readonly string[];
  /** Columns that are somebody else's, each with the one that asks for the same and does not exist. */
  foreign: Readonly<Record<string, string>>;
  ask: (world: World, row: Row, column: string) => Ask;
};

const idOf = (world: World, row: Row): string => (row === 'anonymous' ? NOWHERE : world.people[row].id);

function pick(column: string, ids: Record<string, string>): string {
  const id = ids[column];
  if (id === undefined) throw new Error(`No target for ${column}.`);
  return id;
}

const byId =
  (name: string, ids: (world: World, row: Row) => Record<string, string>) =>
  (world: World, row: Row, column: string): Ask => {
    const id = pick(column, ids(world, row));
    return { params: { [name]: id }, id };
  };

const elsewhere = { other: 'missing' } as const;

export const targets = {
  property: {
    columns: ['missing'],
    foreign: {},
    ask: byId('propertyId', () => ({ missing: NOWHERE })),
  },
  managedKind: {
    columns: ['hotels', 'unknown'],
    foreign: {},
    ask: byId('kind', () => ({ hotels: 'hotels', unknown: 'nothing' })),
  },
  managed: {
    columns: ['hotel', 'missing', 'unknown'],
    foreign: {},
    ask: (_world, _row, column) => ({
      params: { kind: column === 'unknown' ? 'nothing' : 'hotels', id: column === 'missing' ? NOWHERE : HOTEL },
      id: column,
    }),
  },
  studioSheet: {
    columns: ['mail', 'unknown'],
    foreign: {},
    ask: byId('sheet', () => ({ mail: 'mail', unknown: 'nothing' })),
  },
  none: { columns: ['-'], foreign: {}, ask: () => ({ params: {}, id: '' }) },
  brand: {
    columns: ['known', 'missing'],
    foreign: {},
    ask: byId('brandId', () => ({ known: 'default', missing: NOWHERE })),
  },
  agency: {
    columns: ['own', 'other', 'missing'],
    foreign: elsewhere,
    ask: byId('agencyId', ({ own, other }) => ({ own: own.agency.id, other: other.agency.id, missing: NOWHERE })),
  },
  user: {
    columns: ['self', 'colleague', 'other', 'missing'],
    foreign: { colleague: 'missing', other: 'missing' },
    ask: byId('userId', (world, row) => ({
      self: idOf(world, row),
      colleague: world.own.colleague.id,
      other: world.other.colleague.id,
      missing: NOWHERE,
    })),
  },
  /** `mixed`: a person of the other agency at our agency's address. */
  member: {
    columns: ['self', 'colleague', 'other', 'mixed', 'missing', 'nowhere'],
    foreign: { other: 'nowhere', mixed: 'missing' },
    ask: (world, row, column) => {
      const { own, other } = world;
      const agencyId = pick(column, {
        self: own.agency.id,
        colleague: own.agency.id,
        other: other.agency.id,
        mixed: own.agency.id,
        missing: own.agency.id,
        nowhere: NOWHERE,
      });
      const userId = pick(column, {
        self: idOf(world, row),
        colleague: own.colleague.id,
        other: other.colleague.id,
        mixed: other.colleague.id,
        missing: NOWHERE,
        nowhere: NOWHERE,
      });
      return { params: { agencyId, userId }, id: userId };
    },
  },
  programme: {
    columns: ['own', 'other', 'missing', 'nowhere'],
    foreign: { other: 'nowhere' },
    ask: ({ own, other, programmes }, _row, column) => {
      const agencyId = pick(column, {
        own: own.agency.id,
        other: other.agency.id,
        missing: own.agency.id,
        nowhere: NOWHERE,
      });
      return {
        params: { agencyId, programId: column === 'missing' ? programmes.unclaimed : programmes.claimed },
        id: agencyId,
      };
    },
  },
  invitation: {
    columns: ['own', 'colleague', 'other', 'missing'],
    foreign: elsewhere,
    ask: byId('invitationId', (world) => ({
      own: world.ownInvitationId,
      colleague: world.own.invitationId,
      other: world.other.invitationId,
      missing: NOWHERE,
    })),
  },
  /** Named in the body: one to the caller's own address, one to somebody else's. */
  invitationToMe: {
    columns: ['mine', 'other', 'missing'],
    foreign: elsewhere,
    ask: (world, row, column) => ({
      params: {},
      id: pick(column, {
        mine: row === 'anonymous' ? NOWHERE : world.invitationsToMe[row],
        other: world.other.invitationId,
        missing: NOWHERE,
      }),
    }),
  },
  logo: {
    columns: ['own', 'other', 'missing'],
    foreign: elsewhere,
    ask: byId('logoId', ({ own, other }) => ({ own: own.logoId, other: other.logoId, missing: NOWHERE })),
  },
  destinationRequest: {
    columns: ['own', 'colleague', 'other', 'missing'],
    foreign: elsewhere,
    ask: byId('destinationRequestId', (world) => ({
      own: world.ownDestinationRequestId,
      colleague: world.own.destinationRequestId,
      other: world.other.destinationRequestId,
      missing: NOWHERE,
    })),
  },
  hotel: {
    columns: ['known', 'missing'],
    foreign: {},
    ask: byId('hotelId', () => ({ known: HOTEL, missing: NOWHERE })),
  },
  room: {
    columns: ['known', 'missing'],
    foreign: {},
    ask: byId('roomId', () => ({ known: HOTEL_ROOM, missing: NOWHERE })),
  },
  /** Not a hotel of the demonstration: what an admin may change there is left alone. */
  hotelOfNobody: {
    columns: ['missing'],
    foreign: {},
    ask: byId('hotelId', () => ({ missing: NOWHERE })),
  },
  roomOfNobody: {
    columns: ['missing'],
    foreign: {},
    ask: () => ({ params: { hotelId: HOTEL, roomId: NOWHERE }, id: NOWHERE }),
  },
  nightEdit: {
    columns: ['missing'],
    foreign: {},
    ask: () => ({ params: { hotelId: HOTEL, editId: NOWHERE }, id: NOWHERE }),
  },
  propertyOfOthers: {
    columns: ['other', 'missing'],
    foreign: elsewhere,
    ask: byId('propertyId', () => ({ other: PROPERTY, missing: NOWHERE })),
  },
  propertyOfNobody: {
    columns: ['missing'],
    foreign: {},
    ask: byId('propertyId', () => ({ missing: NOWHERE })),
  },
  stayEdit: {
    columns: ['missing'],
    foreign: {},
    ask: () => ({ params: { propertyId: NOWHERE, editId: NOWHERE }, id: NOWHERE }),
  },
  conversation: {
    columns: ['missing'],
    foreign: {},
    ask: byId('conversationId', () => ({ missing: NOWHERE })),
  },
  lead: {
    columns: ['missing'],
    foreign: {},
    ask: byId('leadId', () => ({ missing: NOWHERE })),
  },
  deadline: { columns: ['missing'], foreign: {}, ask: byId('deadlineId', () => ({ missing: NOWHERE })) },
  /** Whose a due is, tests/integration/dues asks. */
  due: {
    columns: ['missing'],
    foreign: {},
    ask: () => ({ params: { leadId: NOWHERE, dueId: NOWHERE }, id: NOWHERE }),
  },
  offer: {
    columns: ['missing'],
    foreign: {},
    ask: byId('offerId', () => ({ missing: NOWHERE })),
  },
  /** Whoever holds a link: here one that leads nowhere, which is what anybody else's is to everybody. */
  clientOffer: {
    columns: ['missing'],
    foreign: {},
    ask: byId('token', () => ({ missing: NOWHERE })),
  },
  paymentLink: {
    columns: ['missing'],
    foreign: {},
    ask: () => ({ params: { leadId: NOWHERE, linkId: NOWHERE }, id: NOWHERE }),
  },
  clientPayment: {
    columns: ['missing'],
    foreign: {},
    ask: () => ({ params: { token: NOWHERE, checkoutId: NOWHERE }, id: NOWHERE }),
  },
  checkout: { columns: ['missing'], foreign: {}, ask: byId('sessionId', () => ({ missing: 'cs_missing' })) },
  /** Whoever holds the token is let in; tests/integration/lead/answers.test.ts holds one. */
  answerLink: {
    columns: ['missing'],
    foreign: {},
    ask: byId('token', () => ({ missing: NOWHERE })),
  },
  /** As with offers: tests/integration/hotel-invitation holds links that open something. */
  hotelInvitation: {
    columns: ['missing'],
    foreign: {},
    ask: byId('token', () => ({ missing: NOWHERE })),
  },
  agreement: {
    columns: ['missing'],
    foreign: {},
    ask: byId('agreementId', () => ({ missing: NOWHERE })),
  },
  reward: {
    columns: ['missing'],
    foreign: {},
    ask: byId('rewardId', () => ({ missing: NOWHERE })),
  },
  payout: {
    columns: ['missing'],
    foreign: {},
    ask: byId('payoutId', () => ({ missing: NOWHERE })),
  },
  erasure: {
    columns: ['missing'],
    foreign: {},
    ask: byId('erasureId', () => ({ missing: NOWHERE })),
  },
  outbox: {
    columns: ['known', 'missing'],
    foreign: {},
    ask: byId('outboxId', (world) => ({ known: world.outboxId, missing: '0' })),
  },
} as const satisfies Record<string, Target>;

export type TargetName = keyof typeof targets;

import { beforeAll, describe, expect, it } from 'vitest';
import { isValidHistory, statusAfter } from '@/lib/sales/lead/rules/transition';
import { leadStatuses } from '@/lib/sales/lead/types';
import { hotels } from '@/prisma/seed/content/hotels/all';
import { type LeadEdge, leadEdges } from '@/prisma/seed/lead-edges';
import { leadId } from '@/prisma/seed/rows/leads';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

/** Rule 8.3, "Leads": the part of hotels, with clients, contacts and posts. */
const NOW = new Date(`${TODAY}T10:00:00Z`);

beforeAll(() => openDemonstration(), 120_000);

const everything = {
  events: { orderBy: { id: 'asc' as const } },
  rooms: { include: { hold: true, ratePlan: true, room: true } },
  changes: { orderBy: { kind: 'asc' as const } },
  user: { include: { memberships: true } },
  snapshot: true,
};
const edge = (name: LeadEdge) => ownerDb.lead.findUniqueOrThrow({ where: { id: leadId(name) }, include: everything });
const days = (date: Date, other = new Date(TODAY)) => Math.round((date.getTime() - other.getTime()) / 86_400_000);

describe('leads of hotels', () => {
  it('are 75 in every status, at least three each, of 60 clients; what happened leads to where they stand', async () => {
    const rows = await ownerDb.lead.findMany({ where: { hotelId: { not: null } }, include: everything });
    expect([rows.length, await ownerDb.client.count()]).toEqual([75, 60]);
    for (const status of leadStatuses) {
      expect(rows.filter((row) => row.status === status).length, status).toBeGreaterThanOrEqual(3);
    }
    for (const { id, events, status, rooms, optionRank } of rows) {
      const last = events.at(-1);
      expect([id, isValidHistory(events), last && statusAfter(last.type)]).toEqual([id, true, status]);
      const kind = status === 'CONFIRMED_OPTION' && optionRank === 1 ? 'confirmedOption' : null;
      for (const { hold } of rooms) if (kind) expect([id, hold?.kind]).toEqual([id, kind]);
    }
    expect(rows.some(({ currency }) => currency === 'CHF') && rows.some(({ currency }) => currency === 'EUR')).toBe(
      true,
    );
    expect(leadEdges.every((name) => rows.some(({ id }) => id === leadId(name)))).toBe(true);
  });

  it('nothing of them was asked or answered in the future', async () => {
    const later = { gt: NOW };
    const at = { OR: [{ askedAt: later }, { answeredAt: later }] };
    expect([
      await ownerDb.leadChange.count({ where: at }),
      await ownerDb.leadEvent.count({ where: { at: later } }),
    ]).toEqual([0, 0]);
  });

  it('optioned and sold nights are what the holds say', async () => {
    const [{ wrong } = { wrong: -1 }] = await ownerDb.$queryRaw<{ wrong: number }[]>`
      SELECT count(*)::int AS wrong FROM room_night n WHERE (n.sold, n.optioned) <> (
        SELECT coalesce(sum(h.units) FILTER (WHERE h.kind = 'booking'), 0),
          coalesce(sum(h.units) FILTER (WHERE h.kind <> 'booking'), 0)
        FROM room_hold h WHERE h.room_id = n.room_id AND n.night >= h.check_in AND n.night < h.check_out
      )`;
    expect(wrong).toBe(0);
  });

  it('options that end, wait, moved up and are asked about', async () => {
    const ends = async (name: LeadEdge) => {
      const { status, optionExpiresAt } = await edge(name);
      return [status, ((optionExpiresAt?.getTime() ?? 0) - NOW.getTime()) / 60_000];
    };
    expect(await ends('optionEndsSoon')).toEqual(['CONFIRMED_OPTION', 120]);
    expect(await ends('optionJustEnded')).toEqual(['CONFIRMED_OPTION', -1]);
    const extended = await edge('extendedOnce');
    expect([extended.extensions, extended.changes[0]?.status]).toEqual([1, 'accepted']);
    const [ahead, waiting] = [await edge('secondOptionAhead'), await edge('secondOptionWaiting')];
    expect([waiting.optionRank, waiting.checkIn, waiting.rooms[0]?.hold]).toEqual([2, ahead.checkIn, null]);
    expect((await edge('promotedFrom')).status).toBe('CANCELLED_OPTION');
    const promoted = await edge('promoted');
    expect([promoted.optionRank, promoted.changes[0]?.kind]).toEqual([1, 'promotion']);
    expect((await edge('changePending')).changes).toMatchObject([{ kind: 'extension', status: 'asked' }]);
  });

  it('two requests for the last unit of one stay', async () => {
    const [first, second] = [await edge('lastRoomFirst'), await edge('lastRoomSecond')];
    expect([first.status, second.status]).toEqual(['REQUESTED_BOOKING', 'REQUESTED_BOOKING']);
    expect([second.checkIn, second.rooms[0]?.roomId]).toEqual([first.checkIn, first.rooms[0]?.roomId]);
    expect(first.agencyId).not.toBe(second.agencyId);
    const night = await ownerDb.roomNight.findFirstOrThrow({
      where: { roomId: first.rooms[0]?.roomId, night: first.checkIn },
    });
    expect(night.allotment - night.closed - night.sold - night.optioned).toBe(1);
  });

  it('prices: moved, in francs, with markup, on request, as a package, to be honoured', async () => {
    const moved = await edge('priceMoved');
    const same = { nights: 5, room: 'H01-2' };
    expect([moved.rooms[0]?.roomId, days(moved.checkOut, moved.checkIn)]).toEqual([same.room, same.nights]);
    const [nights] = await ownerDb.$queryRaw<{ total: bigint }[]>`
      SELECT sum(price)::bigint AS total FROM room_night
      WHERE room_id = ${same.room} AND night >= ${moved.checkIn} AND night < ${moved.checkOut}`;
    expect(Number(moved.priceTotal) / Number(nights?.total)).toBeLessThan(0.99);
    expect((await edge('francs')).currency).toBe('CHF');
    expect([(await edge('markupShown')).markupAmount, (await edge('markupHidden')).agencyId]).toEqual([35_000n, 'A8']);
    expect((await edge('onRequest')).priceTotal).toBeNull();
    expect((await edge('packageRate')).paymentProfile).toBe('AgencyPaysPackageRate');
    for (const name of ['priceToBeHonoured', 'priceAskedAtDesk'] as const) {
      expect((await edge(name)).changes).toMatchObject([{ kind: 'honourPrice', status: 'asked' }]);
    }
    expect((await edge('priceHonoured')).changes).toMatchObject([{ kind: 'honourPrice', status: 'accepted' }]);
    expect((await edge('counterOfferOpen')).changes).toMatchObject([
      { kind: 'counterOffer', status: 'asked' },
      { kind: 'option', status: 'asked' },
    ]);
  });

  it('several rooms, a group, cancelled at three fees, ended in three ways', async () => {
    const plans = (await edge('threeRooms')).rooms.map(({ ratePlan }) => JSON.stringify(ratePlan.cancellationPeriods));
    expect(new Set(plans).size).toBe(3);
    expect((await edge('group')).rooms[0]?.quantity).toBe(12);
    const fees = await Promise.all((['cancelledFree', 'cancelledPartly', 'cancelledFully'] as const).map(edge));
    expect(
      fees.map(({ priceTotal, events }) => {
        const data = events.at(-1)?.data as { fee: number } | undefined;
        return Math.round(((data?.fee ?? -1) / Number(priceTotal)) * 100);
      }),
    ).toEqual([0, 35, 100]);
    for (const name of ['stayed', 'noShow', 'disputed'] as const) {
      const lead = await edge(name);
      expect([lead.status, days(lead.checkOut) < 0, lead.closedReason !== null]).toEqual([
        'CONFIRMED_BOOKING',
        true,
        name !== 'stayed',
      ]);
    }
    const waits = await edge('stayWaits');
    expect([days(waits.checkOut), waits.priceTotal === null, waits.changes]).toEqual([-1, false, []]);
    const kinds = async (name: LeadEdge) => {
      return (await edge(name)).changes.map(({ kind, status }) => `${kind} ${status}`);
    };
    expect(await kinds('stayed')).toEqual(['stayAnswer accepted']);
    expect(await kinds('disputed')).toEqual(['stayAnswer accepted', 'dispute asked']);
    const noShow = (await edge('noShow')).id;
    const taken = await ownerDb.ledgerPosting.findMany({ where: { leadId: noShow, kind: 'corrected' } });
    expect(taken).toMatchObject([{ why: { basis: 'said' } }]);
    const rests = { leadId: (await edge('disputed')).id, kind: 'payable' as const };
    expect(await ownerDb.ledgerPosting.count({ where: rests })).toBe(0);
  });

  it('dates that come near', async () => {
    const free = await edge('freeUntilTomorrow');
    // The fee begins a week before arrival.
    expect([free.rooms[0]?.ratePlan.kind, days(free.checkIn)]).toEqual(['flexible', 9]);
    for (const inDays of [83, 84, 85] as const) {
      const { rooms, checkIn } = await edge(`finalPayment${inDays}`);
      const tranches = rooms[0]?.ratePlan.tranches as { cumulativePercentage: number; daysPriorToArrival: number }[];
      const last = tranches.find(({ cumulativePercentage }) => cumulativePercentage === 100);
      expect(days(checkIn) - (last?.daysPriorToArrival ?? 0)).toBe(inDays);
    }
  });

  it('people: an agent who has left, a client of two agencies, one copy, one lost', async () => {
    expect((await edge('ofRemovedAgent')).user.memberships[0]?.removedAt).not.toBeNull();
    const [here, there] = [await edge('sharedClientHere'), await edge('sharedClientThere')];
    expect([there.clientFirstName, there.clientLastName]).toEqual([here.clientFirstName, here.clientLastName]);
    expect([here.agencyId, there.agencyId, here.clientId === there.clientId]).toEqual(['A1', 'A2', false]);
    expect((await edge('duplicated')).duplicateOfId).toBe(leadId('cancelledFree'));
    expect((await edge('lost')).closedReason).not.toBeNull();
    const unverified = await ownerDb.lead.findMany({ where: { agency: { verification: { not: 'verified' } } } });
    expect(new Set(unverified.map(({ status }) => status))).toEqual(new Set(['INTEREST']));
  });
});

it('posts, contacts and plans of the hotels', async () => {
  const posts = await ownerDb.inspirationPost.findMany({ include: { media: true } });
  expect([posts.length, posts.every(({ media }) => media.length > 0)]).toEqual([14, true]);
  const without = await ownerDb.hotel.findMany({ where: { salesManagers: { none: {} } }, select: { id: true } });
  // H21 has its reservations team only.
  expect(without.map(({ id }) => id).sort()).toEqual(['H17', 'H21']);
  expect(await ownerDb.hotel.count()).toBe(hotels.length);
  expect(await ownerDb.ratePlan.count()).toBe(110);
});

it('offers lay side by side what is one client’s: their leads, and rooms chosen for the offer alone', async () => {
  const offers = await ownerDb.offer.findMany({
    include: { versions: { include: { alternatives: { include: { lead: true } } } } },
  });
  const alternatives = offers.flatMap(({ versions }) => versions.flatMap((version) => version.alternatives));
  for (const offer of offers) {
    const leads = offer.versions.flatMap((version) => version.alternatives.flatMap(({ lead }) => lead ?? []));
    const names = leads.map(({ clientFirstName, clientLastName }) => `${clientFirstName} ${clientLastName}`);
    const client = `${offer.clientFirstName} ${offer.clientLastName}`;
    expect([client, ...new Set(names.filter((name) => name !== client))]).toEqual([client]);
  }
  const kept = new Set(alternatives.flatMap(({ lead, snapshotId }) => (lead ? snapshotId : [])));
  const chosen = alternatives.filter(({ leadId }) => leadId === null);
  expect(chosen.length).toBeGreaterThan(5);
  expect(chosen.filter(({ snapshotId, kind }) => kept.has(snapshotId) || kind === 'property')).toEqual([]);
  const sizes = offers.map(({ versions }) => Math.max(...versions.map((version) => version.alternatives.length)));
  expect(new Set(sizes)).toEqual(new Set([1, 2, 3, 4]));
});

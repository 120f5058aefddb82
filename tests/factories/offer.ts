import { randomUUID } from 'node:crypto';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { AlternativeContent } from '@/lib/sales/offer/content';
import { offerToken } from '@/lib/sales/offer/tokens';
import { ownerDb } from '@/tests/factories/owner';

const at = new Date('2026-11-20T08:00:00Z');

export const alternativeContent: AlternativeContent = {
  kind: 'hotel',
  title: 'Chambre Saulire',
  house: 'Palais Cendrelle',
  place: '5 Star Palace, Courchevel 1850',
  city: 'Courchevel 1850',
  timeZone: 'Europe/Paris',
  board: 'Breakfast',
  checkIn: '2030-03-06',
  checkOut: '2030-03-13',
  arrivesFrom: '15:00',
  leavesUntil: '11:00',
  adults: 2,
  childrenAges: [],
  pictures: [],
  facts: ['2 guests'],
  opening: 'A room in pale spruce.',
  text: [],
  included: ['Breakfast every morning'],
  rooms: [{ name: 'Chambre Saulire', quantity: 1, board: 'Breakfast' }],
  points: [{ point: 'meals', fact: 'Breakfast', more: null }],
  price: {
    currency: 'EUR',
    total: 355_000,
    service: 5_000,
    perPersonAndNight: 25_357,
    payments: [{ kind: 'there', on: '2030-03-06', amount: 355_000, percent: 100 }],
    fees: [{ from: '2030-02-27', until: null, amount: 355_000, percent: 100 }],
    freeUntil: '2030-02-26',
  },
  priceless: null,
  payableThere: [],
  heldUntil: null,
};

type Client = { firstName: string; lastName: string; email: string };
type Asked = {
  agencyId: string;
  userId: string;
  leadId: string;
  validUntil?: PlainDate;
  client?: Client;
  content?: AlternativeContent;
};

/** An offer of one alternative that was sent, with a comment of the client. Returns the token of its page, too. */
export async function createSentOffer({
  agencyId,
  userId,
  leadId,
  validUntil = '2030-03-01',
  client = { firstName: 'Clara', lastName: 'Weiss', email: 'clara@weiss.example' },
  content = alternativeContent,
}: Asked): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = offerToken(id);
  const { snapshotId } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId }, select: { snapshotId: true } });
  await ownerDb.offer.create({
    data: {
      id,
      reference: id,
      agencyId,
      userId,
      brandId: 'default',
      clientFirstName: client.firstName,
      clientLastName: client.lastName,
      clientEmail: client.email,
      tokenHash: hashLinkToken(token),
      createdAt: at,
      updatedAt: at,
    },
  });
  const versionId = randomUUID();
  const words = { locale: 'en', title: 'A week', letter: `Dear ${client.firstName}` };
  await ownerDb.offerVersion.create({
    data: { id: versionId, offerId: id, number: 1, ...words, validUntil: toDatabaseDay(validUntil), createdAt: at },
  });
  await ownerDb.offerAlternative.create({
    data: {
      ...{ versionId, position: 1, id: 'a', kind: 'hotel', agencyId, snapshotId: snapshotId, leadId },
      markupAmount: 5_000n,
      content,
    },
  });
  await ownerDb.offerTakenOut.create({
    data: {
      ...{ versionId, id: 'b', kind: 'hotel', agencyId, snapshotId: snapshotId, leadId },
      ...{ title: 'Chambre Jardin', house: 'Palais Cendrelle', at },
    },
  });
  await ownerDb.offerVersion.update({ where: { id: versionId }, data: { sentAt: at } });
  await ownerDb.offerComment.create({
    data: { offerId: id, number: 1, alternativeId: 'a', name: client.firstName, text: 'Is there a bath?', at },
  });
  await ownerDb.offerEvent.create({ data: { offerId: id, number: 1, type: 'sent', at, actorId: userId } });
  return { id, token };
}

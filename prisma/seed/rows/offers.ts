import { inCity } from '@/lib/catalogue/place/in-city';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, earliest, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { translator } from '@/lib/platform/i18n/translator';
import { hashLinkToken } from '@/lib/platform/link-token';
import { type Made, writeAlternatives } from '@/lib/sales/offer/commands/draft';
import { offerToken } from '@/lib/sales/offer/tokens';
import type { LeadStatus, OfferEventType, Prisma } from '@/prisma/generated/client';
import { type OfferContent, offers } from '../content/offers';
import { demonstrationId } from '../ids';
import { personId } from './people';

const HOUR = 3_600_000;
const VALID_DAYS = 7;

export const offerId = (index: number): string => demonstrationId('offer', String(index));

type InCity = { city: { id: string; nameEn: string; nameDe: string } };

type Lead = {
  id: string;
  snapshotId: string;
  status: LeadStatus;
  clientId: string | null;
  clientFirstName: string;
  clientLastName: string;
  brandId: string;
  checkIn: Date;
  hotel: InCity | null;
  property: InCity | null;
};

/** The agent's own leads whose journey lies ahead, so that an offer of them is one somebody could still say yes to. */
async function leadsOf(
  tx: Transaction,
  { agency, by }: OfferContent,
  { kind, today }: { kind: 'hotel' | 'property'; today: PlainDate },
): Promise<Lead[]> {
  const city = { select: { city: { select: { id: true, nameEn: true, nameDe: true } } } };
  return tx.lead.findMany({
    where: {
      agencyId: agency,
      userId: personId(by),
      ...(kind === 'hotel'
        ? { hotelId: { not: null } }
        : {
            propertyId: { not: null },
            priceTotal: { not: null },
            status: { in: ['INTEREST', 'REQUESTED_OPTION', 'CONFIRMED_OPTION'] },
          }),
      checkIn: { gt: toDatabaseDay(addDays(today, 2)) },
      paymentProfile: { not: 'AgencyPaysPackageRate' },
    },
    select: {
      id: true,
      snapshotId: true,
      status: true,
      clientId: true,
      clientFirstName: true,
      clientLastName: true,
      brandId: true,
      checkIn: true,
      hotel: city,
      property: city,
    },
    orderBy: [{ checkIn: 'asc' }, { id: 'asc' }],
  });
}

/** Steps of a state with the hours since each; a state has taken all before it. */
const steps: Record<OfferContent['state'], readonly [OfferEventType, number][]> = {
  draft: [['created', 3]],
  sent: [
    ['created', 30],
    ['sent', 20],
  ],
  viewed: [
    ['created', 50],
    ['sent', 40],
    ['viewed', 9],
  ],
  commented: [
    ['created', 60],
    ['sent', 50],
    ['viewed', 30],
    ['commented', 7],
  ],
  approved: [
    ['created', 90],
    ['sent', 80],
    ['viewed', 60],
    ['approved', 5],
  ],
  expired: [
    ['created', 400],
    ['sent', 390],
    ['viewed', 380],
  ],
};

/** Rooms that were chosen for an offer alone have no lead. */
type Alternative = { lead: Lead; isChosen: boolean };

/** Each client of the agent with hotels and so many properties, or with either where the offer has one kind alone. */
function clientsWith(offer: OfferContent, hotels: readonly Lead[], properties: readonly Lead[]): (string | null)[] {
  const most = offer.properties ?? 0;
  const of = (leads: readonly Lead[], id: string | null) => leads.filter(({ clientId }) => clientId === id).length;
  const all = [...new Set([...hotels, ...properties].map(({ clientId }) => clientId))];
  return all.filter((id) => of(properties, id) >= most && (most === offer.alternatives || of(hotels, id) > 0));
}

/** What one client is offered: leads of theirs and, where these are too few, rooms chosen for them (rule 8.3). */
function alternativesOf(
  offer: OfferContent,
  { hotels, properties, turn }: { hotels: readonly Lead[]; properties: readonly Lead[]; turn: number },
): Alternative[] {
  const known = offer.properties ? clientsWith(offer, hotels, properties) : hotels.map(({ clientId }) => clientId);
  const client = known[turn % known.length];
  const isTheirs = ({ clientId }: Lead) => !offer.client && clientId === client;
  const ofProperties = properties.filter(isTheirs).slice(0, offer.properties ?? 0);
  // What waits for nobody's answer comes first: an offer of it can still be approved and asked for.
  const isOpen = ({ status }: Lead) => status === 'INTEREST';
  const own = hotels.filter(isTheirs);
  const others = [...hotels.slice(turn % hotels.length), ...hotels.slice(0, turn % hotels.length)];
  const inOrder = [
    ...own.filter(isOpen),
    ...own.filter((lead) => !isOpen(lead)),
    ...others.filter((lead) => !isTheirs(lead)),
  ];
  const most = offer.alternatives - ofProperties.length;
  return [...inOrder.slice(0, most), ...ofProperties].map((lead) => ({ lead, isChosen: !isTheirs(lead) }));
}

/** Offers in every state, in the words and at the prices a client would be shown (rule 8.3). */
export async function createOffers(tx: Transaction, today: PlainDate, now: Date): Promise<void> {
  const turns = new Map<string, number>();
  for (const [index, offer] of offers.entries()) {
    const turn = turns.get(offer.by) ?? 0;
    turns.set(offer.by, turn + 1);
    const hotels = await leadsOf(tx, offer, { kind: 'hotel', today });
    const properties = offer.properties ? await leadsOf(tx, offer, { kind: 'property', today }) : [];
    // Data of a version before may have no such leads of a property: hotels stand in.
    const hasThem = clientsWith(offer, hotels, properties).length > 0;
    const asked = hasThem ? offer : { ...offer, properties: undefined };
    const alternatives = alternativesOf(asked, { hotels, properties, turn });
    await createOffer(tx, { index, offer, alternatives }, { today, now });
  }
}

/** The price of rooms that were chosen for an offer is kept for it alone. */
async function keepPrice(tx: Transaction, index: number, { lead, isChosen }: Alternative): Promise<string> {
  if (!isChosen) return lead.snapshotId;
  const id = demonstrationId('offerSnapshot', `${index}-${lead.id}`);
  const { content, ...kept } = await tx.priceSnapshot.findUniqueOrThrow({ where: { id: lead.snapshotId } });
  await tx.priceSnapshot.create({ data: { ...kept, id, content: content as Prisma.InputJsonObject } });
  return id;
}

type Composed = { index: number; offer: OfferContent; alternatives: Alternative[] };

async function createOffer(
  tx: Transaction,
  { index, offer, alternatives }: Composed,
  { today, now }: { today: PlainDate; now: Date },
): Promise<void> {
  const first = alternatives[0]?.lead;
  const place = first?.hotel ?? first?.property;
  if (!first || !place) throw new Error(`${offer.by} has no lead for offer ${index}.`);
  const id = offerId(index);
  const at = (type: OfferEventType) => {
    const step = steps[offer.state].find(([name]) => name === type);
    return step ? new Date(now.getTime() - step[1] * HOUR) : null;
  };
  const created = at('created') ?? now;
  const sentAt = at('sent');
  const last = steps[offer.state].at(-1)?.[0];
  const by = personId(offer.by);
  const client = offer.client ?? { firstName: first.clientFirstName, lastName: first.clientLastName };
  const t = translator(offer.locale, 'clientOffer');
  const { city } = place;
  const number = offer.changeNote ? 2 : 1;
  await tx.offer.create({
    data: {
      id,
      reference: id.replaceAll('-', '').slice(0, 8).toUpperCase(),
      agencyId: offer.agency,
      userId: by,
      brandId: first.brandId,
      clientFirstName: client.firstName,
      clientLastName: client.lastName,
      clientEmail: index % 3 === 2 ? null : `client${index + 1}@travellers.example`,
      tokenHash: hashLinkToken(offerToken(id)),
      createdAt: created,
      updatedAt: (last && at(last)) ?? created,
    },
  });
  const validUntil =
    offer.state === 'expired'
      ? addDays(today, -3)
      : earliest(addDays(today, VALID_DAYS), addDays(fromDatabaseDay(first.checkIn), -1));
  const made: Made[] = [];
  for (const [position, alternative] of alternatives.entries()) {
    const { lead, isChosen } = alternative;
    made.push({
      id: demonstrationId('offerAlternative', `${index}-${lead.id}`),
      kind: lead.hotel ? 'hotel' : 'property',
      snapshotId: await keepPrice(tx, index, alternative),
      leadId: isChosen ? null : lead.id,
      markupAmount: position === 0 ? BigInt(offer.markup ?? 0) * 100n : 0n,
    });
  }
  const brand = await tx.brand.findUniqueOrThrow({
    where: { id: first.brandId },
    select: { isOfferMarkupHidden: true },
  });
  for (let version = 1; version <= number; version += 1) {
    const versionId = demonstrationId('offerVersion', `${index}-${version}`);
    const isNewest = version === number;
    await tx.offerVersion.create({
      data: {
        id: versionId,
        offerId: id,
        number: version,
        locale: offer.locale,
        title: offer.title ?? t('draft.weeks', { count: 1, where: inCity(city, offer.locale) }),
        letter: offer.letter ?? t('draft.letter', { name: `${client.firstName} ${client.lastName}` }),
        changeNote: isNewest ? offer.changeNote : null,
        validUntil: toDatabaseDay(validUntil),
        createdAt: created,
      },
    });
    const page = { locale: offer.locale, isFolded: brand.isOfferMarkupHidden, today, now };
    const shown = isNewest ? made : made.slice(0, -1);
    await writeAlternatives(tx, { id: versionId, agencyId: offer.agency }, shown, page);
    const approvedAt = at('approved');
    if (sentAt) {
      await tx.offerVersion.update({
        where: { id: versionId },
        data: {
          sentAt: isNewest ? sentAt : new Date(sentAt.getTime() - HOUR),
          ...(isNewest && { viewedAt: at('viewed') }),
          ...(approvedAt && { approvedAt, approvedPosition: 1, approvedBy: `${client.firstName} ${client.lastName}` }),
        },
      });
    }
  }
  const alternativeId = made[0]?.id ?? '';
  const said = { offerId: id, number, alternativeId };
  const commentedAt = at('commented');
  if (offer.comment && commentedAt) {
    await tx.offerComment.create({
      data: {
        ...said,
        id: demonstrationId('offerComment', `${index}-0`),
        name: client.firstName,
        text: offer.comment,
        at: commentedAt,
      },
    });
  }
  if (offer.reply && commentedAt) {
    const person = await tx.user.findUniqueOrThrow({ where: { id: by }, select: { firstName: true } });
    await tx.offerComment.create({
      data: {
        ...said,
        id: demonstrationId('offerComment', `${index}-1`),
        userId: by,
        name: person.firstName ?? '',
        text: offer.reply,
        at: new Date(commentedAt.getTime() + 2 * HOUR),
      },
    });
  }
  await tx.offerEvent.createMany({
    data: steps[offer.state].map(([type, hours]) => ({
      offerId: id,
      number: type === 'created' ? 1 : number,
      type,
      at: new Date(now.getTime() - hours * HOUR),
      actorId: type === 'created' || type === 'sent' ? by : null,
    })),
  });
}

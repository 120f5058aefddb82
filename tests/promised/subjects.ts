import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { STOREFRONT } from '@/lib/sales/lead/types';
import { alternativeContentSchema } from '@/lib/sales/offer/content';
import { offerToken } from '@/lib/sales/offer/tokens';
import { ownerDb } from '@/tests/factories/owner';
import type { Source } from './judge';
import type { Kind, Stay } from './kinds';
import { heldPrices, nights, onTheSpot, written } from './kinds';
import type { Lists } from './lists';

/** Everything that is written from now on is written in this language, whatever was chosen: the same promises are told in both. */
export async function speakTo(locale: Locale): Promise<void> {
  // What was sent is kept as it was sent.
  await ownerDb.$executeRaw`ALTER TABLE offer_version DISABLE TRIGGER USER`;
  await ownerDb.offerVersion.updateMany({ data: { locale } });
  await ownerDb.$executeRaw`ALTER TABLE offer_version ENABLE TRIGGER USER`;
  await ownerDb.paymentLink.updateMany({ data: { locale } });
  await ownerDb.consumerBooking.updateMany({ data: { locale } });
  await ownerDb.user.updateMany({ data: { locale } });
}

/** An offer that says until when its prices hold says another day from now on, of which no list knows. */
export async function plantDay(sources: readonly Source[], lists: Lists, today: PlainDate) {
  const says = (reference: string) =>
    sources.some(
      ({ where, text }) => where.includes(reference) && text.includes(messages.de.clientOffer.cover.validUntil),
    );
  const offer = (await sentOffers()).find(({ reference, kinds }) => says(reference) && !kinds.some(isHeldPrice));
  if (!offer) throw new Error('No offer says until when its prices hold.');
  const isFree = (day: PlainDate) => !offer.subjects.some((id) => lists.get(id)?.has(day));
  const day = [41, 42, 43, 44].map((ahead) => addDays(today, ahead)).find(isFree);
  if (!day) throw new Error('Something is due on every day.');
  await ownerDb.$executeRaw`ALTER TABLE offer_version DISABLE TRIGGER USER`;
  await ownerDb.offerVersion.updateMany({ where: { offerId: offer.id }, data: { validUntil: toDatabaseDay(day) } });
  await ownerDb.$executeRaw`ALTER TABLE offer_version ENABLE TRIGGER USER`;
  return { id: offer.id, reference: offer.reference, day };
}

const isHeldPrice = ({ name }: Kind) => name === heldPrices('2000-01-01').name;

/** What is told, about which lead or offer, and what of it promises nothing. */
export type Subject = { reference: string; subjects: string[]; kinds: Kind[] };

/** Every offer a client holds, as its newest version says it. */
export async function sentOffers() {
  const isSent = { sentAt: { not: null } };
  const offers = await ownerDb.offer.findMany({
    where: { versions: { some: isSent } },
    include: {
      versions: {
        where: isSent,
        orderBy: { number: 'desc' },
        take: 1,
        include: { alternatives: { include: { lead: { select: { status: true } } } } },
      },
    },
    orderBy: { id: 'asc' },
  });
  return offers.flatMap(({ id, tokenHash, reference, brandId, versions: [version] }) => {
    if (!version) return [];
    const contents = version.alternatives.map(({ content }) => alternativeContentSchema.parse(content));
    const paid = contents.flatMap(({ price }) => price?.payments.filter(({ kind }) => kind === 'there') ?? []);
    const chosen = version.alternatives.find(({ position }) => position === version.approvedPosition);
    const isBooked = version.approvedAt !== null && chosen?.lead?.status === 'CONFIRMED_BOOKING';
    const about: Subject = {
      reference,
      subjects: [id, ...version.alternatives.flatMap(({ leadId }) => leadId ?? [])],
      kinds: [
        nights(contents),
        onTheSpot(paid),
        written,
        ...(isBooked ? [heldPrices(fromDatabaseDay(version.validUntil))] : []),
      ],
    };
    return [{ ...about, id, brandId, number: version.number, token: offerToken(id, tokenHash) }];
  });
}

type Asked = { from?: Stay; to?: Stay };
const staysIn = (data: unknown): Stay[] =>
  Object.values((data ?? {}) as Asked).filter((one) => typeof one === 'object' && one !== null && 'checkIn' in one);

export type LeadRow = {
  id: string;
  reference: string;
  checkIn: Date;
  checkOut: Date;
  changes: readonly { data: unknown }[];
};

const stayOf = ({ checkIn, checkOut }: { checkIn: Date; checkOut: Date }): Stay => {
  return { checkIn: fromDatabaseDay(checkIn), checkOut: fromDatabaseDay(checkOut) };
};

/** A lead with its nights, and those somebody has asked for. */
export function subjectOf({ id, reference, changes, ...lead }: LeadRow): Subject {
  const stays = [stayOf(lead), ...changes.flatMap(({ data }) => staysIn(data))];
  return { reference, subjects: [id], kinds: [nights(stays), written] };
}

export const leadsOfAgencies = () =>
  ownerDb.lead.findMany({
    where: { agencyId: { not: STOREFRONT }, closedAt: null },
    include: { changes: true, answerLinks: { orderBy: { createdAt: 'desc' }, take: 1 } },
    orderBy: { id: 'asc' },
  });

export const dayOfEnd = (at: Date) => at.toISOString().slice(0, 10) as PlainDate;

import 'server-only';
import { randomUUID } from 'node:crypto';
import { getEffectiveBrand } from '@/lib/brand/queries';
import { inCity } from '@/lib/catalogue/place/in-city';
import { leadsOf } from '@/lib/people/access/leads';
import { writeAudit } from '@/lib/people/audit/commands';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, earliest, latest, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { requirePeriod } from '@/lib/rates/judge/require-period';
import { newReference, requireProfile } from '@/lib/sales/lead/commands/save-interest';
import { keepSnapshot } from '@/lib/sales/lead/commands/snapshot';
import { priceSelection } from '@/lib/sales/lead/queries/price';
import { MOST_ALTERNATIVES, type OfferJson, type OfferSource } from '../schema';
import { offerToken } from '../tokens';
import {
  foldsMarkup,
  localeOf,
  lockOffer,
  type Made,
  recordEvent,
  requireDraft,
  storeDraft,
  writeAlternatives,
} from './draft';
import { saveForClient } from './save-for-client';

const VALID_DAYS = 7;

type Sourced = Made & { checkIn: PlainDate; checkOut: PlainDate; where: string };
type Found = {
  alternatives: Sourced[];
  client: { firstName: string; lastName: string } | null;
  /** Whose leads they are; one of them at most. */
  clientId: string | null;
};

const citySelect = { city: { select: { id: true, nameEn: true, nameDe: true } } } as const;
type InCity = { city: { id: string; nameEn: string; nameDe: string } };

function whereOf(place: InCity | null, locale: Locale): string {
  return place ? inCity(place.city, locale) : '';
}

/** Leads as alternatives at the price they were promised. Those that are not the viewer's do not exist. */
async function ofLeads(tx: Transaction, viewer: Viewer, ids: readonly string[], locale: Locale): Promise<Found> {
  const leads = await tx.lead.findMany({
    where: { id: { in: [...ids] }, ...leadsOf(viewer) },
    include: { hotel: { select: citySelect }, property: { select: citySelect } },
  });
  const inOrder = ids.map((id) => leads.find((lead) => lead.id === id));
  const alternatives = inOrder.map((lead): Sourced => {
    if (!lead) throw new AppError('notFound', { status: 404 });
    const { snapshotId, markupAmount, checkIn, checkOut, hotelId } = lead;
    return {
      id: randomUUID(),
      kind: hotelId ? 'hotel' : 'property',
      snapshotId,
      leadId: lead.id,
      markupAmount,
      checkIn: fromDatabaseDay(checkIn),
      checkOut: fromDatabaseDay(checkOut),
      where: whereOf(lead.hotel ?? lead.property, locale),
    };
  });
  const [first] = inOrder;
  requireOneClient(leads.map(({ clientId }) => clientId));
  return {
    alternatives,
    client: first ? { firstName: first.clientFirstName, lastName: first.clientLastName } : null,
    clientId: first?.clientId ?? null,
  };
}

/** A stranger's stay never comes into somebody's offer: 409. */
function requireOneClient(clientIds: readonly (string | null)[]): void {
  const known = new Set(clientIds.filter((id) => id !== null));
  if (known.size > 1) throw new AppError('offerOtherClient', { status: 409 });
}

async function clientsOf(tx: Transaction, made: readonly Made[]): Promise<(string | null)[]> {
  const ids = made.flatMap(({ leadId }) => leadId ?? []);
  const leads = await tx.lead.findMany({ where: { id: { in: ids } }, select: { clientId: true } });
  return leads.map(({ clientId }) => clientId);
}

/** Selected rooms, priced by the server and kept like the price of a lead. */
async function ofSelection(
  tx: Transaction,
  { agencyId, viewer }: { agencyId: string; viewer: Viewer },
  selection: NonNullable<OfferSource['selection']>,
  { context, locale }: { context: WriteContext; locale: Locale },
): Promise<Sourced> {
  const { hotelId, checkInDate: checkIn, checkOutDate: checkOut, paymentProfile, rooms } = selection;
  const names = { checkIn: 'selection.checkInDate', checkOut: 'selection.checkOutDate' };
  requirePeriod({ checkIn, checkOut }, context.today(), names);
  requireProfile(await getEffectiveBrand(viewer, context), paymentProfile, 'selection.paymentProfile');
  const asked = {
    ...{ hotelId, checkIn, checkOut, paymentProfile },
    rooms: rooms.map(({ id, roomId, quantity, numAdults, childrenAges, requestedBedConfiguration }) => ({
      ...{ roomId, ratePlanId: id, quantity, adults: numAdults, childrenAges },
      bedConfiguration: requestedBedConfiguration || null,
    })),
  };
  const priced = await priceSelection(tx, viewer, asked, context);
  const snapshotId = await keepSnapshot(tx, { agencyId, hotelId }, priced, context.now());
  const where = whereOf(await tx.hotel.findUnique({ where: { id: hotelId }, select: citySelect }), locale);
  return {
    ...{ id: randomUUID(), kind: 'hotel', snapshotId, leadId: null, markupAmount: 0n },
    ...{ checkIn, checkOut, where },
  };
}

async function sourced(
  tx: Transaction,
  viewer: Viewer,
  { leads, selection }: OfferSource,
  { agencyId, locale, context }: { agencyId: string; locale: Locale; context: WriteContext },
): Promise<Found> {
  const found = await ofLeads(tx, viewer, leads, locale);
  if (!selection) return found;
  const chosen = await ofSelection(tx, { agencyId, viewer }, selection, { context, locale });
  return { ...found, alternatives: [...found.alternatives, chosen] };
}

const forRow = ({ checkIn: _in, checkOut: _out, where: _where, ...made }: Sourced): Made => made;

/** A new offer as a draft, with a title and a letter that could be sent as they are. */
export async function createOffer(
  tx: Transaction,
  viewer: Viewer,
  source: OfferSource,
  context: WriteContext,
): Promise<OfferJson> {
  const agencyId = viewer.agency?.id;
  if (!agencyId) throw new AppError('agencyNeeded', { status: 409 });
  const locale = source.locale ?? context.locale;
  const { alternatives, client } = await sourced(tx, viewer, source, { agencyId, locale, context });
  const [first] = alternatives;
  if (!first) throw new AppError('invalidInput', { status: 422 });
  const now = context.now();
  const today = context.today();
  const t = translator(locale, 'clientOffer');
  const nights = nightsBetween(first.checkIn, first.checkOut);
  const id = randomUUID();
  const version = { id: randomUUID(), agencyId };
  const name = client ? `${client.firstName} ${client.lastName}` : '';
  await tx.offer.create({
    data: {
      id,
      reference: newReference(),
      agencyId,
      userId: viewer.id,
      brandId: context.brandId,
      clientFirstName: client?.firstName ?? '',
      clientLastName: client?.lastName ?? '',
      tokenHash: hashLinkToken(offerToken(id)),
      createdAt: now,
      updatedAt: now,
    },
  });
  await tx.offerVersion.create({
    data: {
      id: version.id,
      offerId: id,
      number: 1,
      locale,
      title:
        nights % 7 === 0
          ? t('draft.weeks', { count: nights / 7, where: first.where })
          : t('draft.nights', { count: nights, where: first.where }),
      letter: t(name ? 'draft.letter' : 'draft.letterUnnamed', { name }),
      validUntil: toDatabaseDay(latest(today, earliest(addDays(today, VALID_DAYS), addDays(first.checkIn, -1)))),
      createdAt: now,
    },
  });
  const isFolded = await foldsMarkup(context.brandId);
  await writeAlternatives(tx, version, alternatives.map(forRow), { locale, isFolded, today, now });
  await recordEvent(tx, id, { type: 'created', number: 1, actorId: viewer.id, now });
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    { action: 'offer.created', entity: 'offer', entityId: id, after: { alternatives: alternatives.length } },
  );
  return { _id: id, number: 1, revision: 1, savedAt: now.toISOString(), status: 'draft' };
}

/** Further alternatives in a draft, up to four. Everything else that was typed in it stays. */
export async function addAlternatives(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  source: OfferSource,
  context: WriteContext,
): Promise<OfferJson> {
  const offer = await lockOffer(tx, viewer, offerId);
  const { agencyId } = offer;
  const draft = requireDraft(offer);
  const locale = localeOf(draft);
  const leads = [...source.leads];
  if (source.stayOf) leads.push(await saveForClient(tx, viewer, offer, source.stayOf, context));
  const found = await sourced(tx, viewer, { ...source, leads }, { agencyId, locale, context });
  requireOneClient([...(await clientsOf(tx, draft.alternatives)), found.clientId]);
  if (draft.alternatives.length + found.alternatives.length > MOST_ALTERNATIVES) {
    throw new AppError('offerFull', { status: 409 });
  }
  const all = [...draft.alternatives, ...found.alternatives.map(forRow)];
  await writeAlternatives(tx, { id: draft.id, agencyId }, all, {
    locale,
    isFolded: await foldsMarkup(offer.brandId),
    today: context.today(),
    now: context.now(),
  });
  return storeDraft(tx, offer, {}, context.now());
}

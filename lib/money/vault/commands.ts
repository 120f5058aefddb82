import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { leadsOf } from '@/lib/people/access/leads';
import { writeAudit } from '@/lib/people/audit/commands';
import { asProduct, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { count, DAY_SECONDS } from '@/lib/platform/limits';
import { log } from '@/lib/platform/log';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { bookingsOfHouse } from './queries';
import { brandOf, hasExpired, holders, holdsCard, takesCard } from './rules';
import type { CardInput, KeptCardJson, RevealedCardJson, RevealInput } from './schema';
import { isVaultOn, openCard, sealCard } from './seal';

/** The vault is off, or it is not theirs: as if it was not there. */
const notThere = () => new AppError('notFound', { status: 404 });

/** What a house needs of the cards of its own guests in a day, and far from what somebody collects. */
const REVEALED_A_DAY = 60;

const place = {
  hotel: { select: { city: { select: { countryId: true } } } },
  property: { select: { city: { select: { countryId: true } } } },
} as const;

type Placed = { hotel: Place | null; property: Place | null };
type Place = { city: { countryId: string } };

const todayThere = ({ hotel, property }: Placed, now: Date) =>
  dayAt(now, timeZoneOf((hotel ?? property)?.city.countryId ?? ''));

async function openOwn(tx: Transaction, viewer: Viewer, leadId: string) {
  if (!isVaultOn()) throw notThere();
  const lead = await tx.lead.findFirst({
    where: { id: leadId, ...leadsOf(viewer) },
    select: { agencyId: true, status: true, checkOut: true, ...place },
  });
  if (!lead) throw notThere();
  return lead;
}

async function audit(
  tx: Transaction,
  viewer: Viewer,
  context: WriteContext,
  action: 'card.kept' | 'card.removed' | 'card.revealed',
  { leadId, ...after }: { leadId: string } & Record<string, string>,
): Promise<void> {
  await writeAudit(tx, { ...context, viewer }, { action, entity: 'lead', entityId: leadId, after });
}

/** Keeps the client's card for the house of a booking, in the place of the one before (rule 5.12). */
export async function keepCard(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  card: CardInput,
  context: WriteContext,
): Promise<KeptCardJson> {
  const { agencyId, status, ...lead } = await openOwn(tx, viewer, leadId);
  const today = todayThere(lead, context.now());
  if (!takesCard({ status, checkOut: fromDatabaseDay(lead.checkOut) }, today)) {
    throw new AppError('cardNotTaken', { status: 409 });
  }
  if (hasExpired(card, today)) throw new AppError('invalidInput', { status: 422, fields: { year: 'cardExpired' } });
  const kept = { brand: brandOf(card.number), lastFour: card.number.slice(-4) };
  await asProduct(tx, async () => {
    await tx.vaultedCard.deleteMany({ where: { leadId } });
    await tx.vaultedCard.create({
      data: { leadId, agencyId, ...sealCard(leadId, card), ...kept, keptById: viewer.id, keptAt: context.now() },
      select: { leadId: true },
    });
  });
  await audit(tx, viewer, context, 'card.kept', { leadId, ...kept });
  return kept;
}

/** The agency takes it back. Throws 404 where there is none. */
export async function removeCard(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  context: WriteContext,
): Promise<{ done: true }> {
  await openOwn(tx, viewer, leadId);
  const removed = await asProduct(tx, () => tx.vaultedCard.deleteMany({ where: { leadId } }));
  if (removed.count === 0) throw notThere();
  await audit(tx, viewer, context, 'card.removed', { leadId });
  return { done: true };
}

/** The number, to the house of the booking alone, with its reason in the audit. Throws 409 where no key opens it any more. */
export async function revealCard(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { reason }: RevealInput,
  context: WriteContext,
): Promise<RevealedCardJson> {
  if (!isVaultOn() || (!viewer.hotelId && !viewer.operatorId)) throw notThere();
  await count(tx, [{ name: 'card:reveal', key: [viewer.id], points: REVEALED_A_DAY, seconds: DAY_SECONDS }]);
  const found = await asProduct(tx, () =>
    tx.vaultedCard.findFirst({
      where: { leadId, lead: bookingsOfHouse(viewer) },
      include: { lead: { select: { checkOut: true, ...place } } },
    }),
  );
  // After departure it is gone, whether or not the worker has come by.
  if (!found || fromDatabaseDay(found.lead.checkOut) < todayThere(found.lead, context.now())) throw notThere();
  const card = openCard(leadId, found);
  if (!card) throw new AppError('cardUnreadable', { status: 409 });
  await audit(tx, viewer, context, 'card.revealed', { leadId, lastFour: found.lastFour, reason });
  return { ...card, brand: found.brand };
}

/** Deletes the cards of guests who have left, by the days of each place, and of what is no booking any more. */
export async function purgeCards(): Promise<number> {
  const now = await clock.now();
  const somewhere = toDatabaseDay(addDays(dayAt(now, 'UTC'), 1));
  const purged = await scoped('system', async (tx) => {
    const kept = await tx.vaultedCard.findMany({
      where: {
        OR: [{ lead: { checkOut: { lt: somewhere } } }, { lead: { status: { notIn: [...holders] } } }],
      },
      select: { leadId: true, lead: { select: { status: true, checkOut: true, ...place } } },
    });
    const over = kept.filter(({ lead }) => {
      return !holdsCard({ status: lead.status, checkOut: fromDatabaseDay(lead.checkOut) }, todayThere(lead, now));
    });
    const { count: deleted } = await tx.vaultedCard.deleteMany({
      where: { leadId: { in: over.map(({ leadId }) => leadId) } },
    });
    return deleted;
  });
  if (purged > 0) log.info({ cards: purged }, 'purged');
  return purged;
}

import 'server-only';
import { z } from 'zod';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { mustHave } from '@/lib/platform/must-have';
import type { RequestContext, WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { promisedBy } from '@/lib/sales/lead/queries/lead-row';
import { priceSelection } from '@/lib/sales/lead/queries/price';
import { differenceOf } from '@/lib/sales/lead/rules/difference';
import { statusAt } from '@/lib/sales/lead/rules/transition';
import { type PropertySelection, paymentProfiles, type Selection } from '@/lib/sales/lead/types';
import { type AskedAgain, judgePrice } from '../rules/asked-again';
import type { OfferPricesJson } from '../schema';
import { offersOf } from '../scope';

const day = z.custom<PlainDate>(isPlainDate);

/** What was selected, as the snapshot of its price keeps it. */
const selectionSchema = z.union([
  z
    .object({
      hotelId: z.string(),
      checkIn: day,
      checkOut: day,
      paymentProfile: z.enum(paymentProfiles),
      rooms: z.array(
        z.object({
          roomId: z.string(),
          ratePlanId: z.string(),
          quantity: z.int(),
          adults: z.int(),
          childrenAges: z.array(z.int()),
          bedConfiguration: z.string().nullable().default(null),
        }),
      ),
    })
    .transform((selection): Selection => selection),
  z
    .object({ propertyId: z.string(), checkIn: day, checkOut: day, serviceLevel: z.string().nullable() })
    .transform((selection): PropertySelection => selection),
]);

export function selectionOfSnapshot(content: unknown): Selection | PropertySelection {
  return selectionSchema.parse(content);
}

const agreementSchema = z.object({ until: z.coerce.date() });

/** Whether whoever sells it has given their word for the price: a first option that stands, a booking, an agreed price. */
async function isPromised(tx: Transaction, leadId: string | null, snapshotId: string, now: Date): Promise<boolean> {
  if (!leadId) return false;
  const lead = await tx.lead.findUnique({
    where: { id: leadId },
    select: {
      status: true,
      snapshotId: true,
      optionExpiresAt: true,
      changes: {
        where: { status: 'accepted', kind: { in: ['counterOffer', 'honourPrice', 'stay', 'dates'] } },
        orderBy: { answeredAt: 'desc' },
        take: 1,
        select: { kind: true, data: true },
      },
    },
  });
  if (!lead || lead.snapshotId !== snapshotId) return false;
  const status = statusAt(lead, now);
  if (status === 'CONFIRMED_OPTION' || status === 'REQUESTED_BOOKING' || status === 'CONFIRMED_BOOKING') return true;
  const [last] = lead.changes;
  const agreement = last && last.kind !== 'dates' ? agreementSchema.safeParse(last.data) : null;
  return Boolean(agreement?.success && agreement.data.until > now);
}

type Asked = { id: string; snapshotId: string; leadId: string | null };

/**
 * Each alternative's price asked again: what it is at this moment beside what the draft says. Nothing is asked again
 * where the price is promised. Without a markup, which is the agency's own.
 */
export async function askPricesAgain(
  tx: Transaction,
  viewer: Viewer,
  alternatives: readonly Asked[],
  context: WriteContext,
): Promise<AskedAgain[]> {
  const snapshots = await tx.priceSnapshot.findMany({
    where: { id: { in: alternatives.map(({ snapshotId }) => snapshotId) } },
    select: { id: true, content: true, currency: true, priceTotal: true },
  });
  const asked: AskedAgain[] = [];
  for (const { id, snapshotId, leadId } of alternatives) {
    const kept = snapshots.find((one) => one.id === snapshotId);
    const snapshot = mustHave(kept, `price ${snapshotId}`);
    const before = { currency: snapshot.currency, total: snapshot.priceTotal };
    if (await isPromised(tx, leadId, snapshotId, context.now())) {
      asked.push({ id, state: 'promised', before });
      continue;
    }
    const selection = selectionOfSnapshot(snapshot.content);
    const now = await priceSelection(tx, viewer, selection, context).catch((error) => {
      // What is no longer sold has no price; anything else is no answer about a price.
      if (error instanceof AppError && error.status < 500) return null;
      throw error;
    });
    const { checkIn } = selection;
    const difference =
      now && before.total !== null
        ? differenceOf(promisedBy(snapshot.content, checkIn).terms, now.rooms, checkIn)
        : null;
    asked.push({ id, ...judgePrice(before, now, difference?.termsChange !== undefined) });
  }
  return asked;
}

/** The prices of a draft asked again, for its last look; null for an offer that is not the viewer's. */
export async function readPricesAgain(
  viewer: Viewer,
  offerId: string,
  context: RequestContext,
): Promise<OfferPricesJson | null> {
  const time = await clock.business();
  return scoped(viewer, async (tx) => {
    const offer = await tx.offer.findFirst({
      where: { id: offerId, ...offersOf(viewer) },
      select: {
        versions: {
          orderBy: { number: 'desc' },
          take: 1,
          select: {
            number: true,
            revision: true,
            alternatives: { select: { id: true, snapshotId: true, leadId: true }, orderBy: { position: 'asc' } },
          },
        },
      },
    });
    const draft = offer?.versions[0];
    if (!draft) return null;
    const asked = await askPricesAgain(tx, viewer, draft.alternatives, { ...context, ...time });
    const inMinor = (total: bigint | null) => (total === null ? null : Number(total));
    return {
      number: draft.number,
      revision: draft.revision,
      askedAt: time.now().toISOString(),
      alternatives: asked.map((one) => ({
        _id: one.id,
        state: one.state,
        currency: one.before.currency,
        before: inMinor(one.before.total),
        now: 'now' in one ? { currency: one.now.currency, total: inMinor(one.now.total) } : null,
      })),
    };
  });
}

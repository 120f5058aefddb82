import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { canBook } from '@/lib/people/access/agency';
import { leadsOf } from '@/lib/people/access/leads';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { factsOf, type LeadFacts, leadSelect } from '../queries/lead-row';
import { isStayOver } from '../rules/stay-answer';
import { decide } from '../rules/transition';
import type { LeadEventType, LeadStatus, LeadTarget } from '../types';
import { type Doer, enterScopeOf } from './record';
import { lockTarget, settleTarget } from './settle';

/** What a caller saw of the lead: a stale version is refused, and so is a status that is not the real one. */
export type Seen = { version: number; status?: LeadStatus };

function reachOf(doer: Doer): Prisma.LeadWhereInput {
  if (doer.by === 'system') return {};
  if (doer.viewer === null) {
    return doer.hotelId === null ? { property: { operatorId: doer.operatorId } } : { hotelId: doer.hotelId };
  }
  if (doer.by === 'agent') return leadsOf(doer.viewer);
  const { role, hotelId, operatorId } = doer.viewer;
  if (role === 'admin') return {};
  // Null would find the leads of everything else.
  return { OR: [{ hotelId: hotelId ?? '' }, { property: { operatorId: operatorId ?? '' } }] };
}

/**
 * The lead under its lock, with everything that had ended by then written down; the transaction is then in the scope of whoever asks. Throws 404
 * for what is not theirs, 409 for what they saw wrongly.
 */
export async function openLead(
  tx: Transaction,
  doer: Doer,
  leadId: string,
  seen: Seen,
  context: WriteContext,
): Promise<LeadFacts> {
  const where = { id: leadId, ...reachOf(doer) };
  const missing = () => new AppError('notFound', { status: 404 });
  await enterScopeOf(tx, doer);
  const found = await tx.lead.findFirst({ where, select: { hotelId: true, propertyId: true } });
  if (!found) throw missing();
  await lockTarget(tx, found);
  const before = await tx.lead.findFirst({ where, select: { version: true, status: true } });
  await settleTarget(tx, found, context);
  await enterScopeOf(tx, doer);
  const row = await tx.lead.findFirst({ where, select: leadSelect });
  if (!row || !before) throw missing();
  const details = { version: before.version, status: row.status, sentVersion: seen.version };
  if (before.version !== seen.version) throw new AppError('leadStale', { status: 409, details });
  // An option that has just ended is not asked for anew, or booked otherwise, by somebody who still saw it running.
  if (before.status !== row.status && seen.status !== row.status) {
    throw new AppError('leadOptionExpired', { status: 409, details });
  }
  if (seen.status && seen.status !== row.status) throw new AppError('leadStatusDiffers', { status: 409, details });
  return factsOf(row);
}

/** Where the event leads. Throws 409 with the reason where it leads nowhere. */
export function nextStatus(event: LeadEventType, lead: Pick<LeadFacts, 'status' | 'isClosed'>, doer: Doer): LeadStatus {
  const { to, refusal } = decide(event, lead, doer.by);
  if (to) return to;
  throw new AppError(refusal, {
    status: refusal === 'leadNotForYou' ? 403 : 409,
    details: { status: lead.status },
  });
}

/** Throws 409 from the day of check-out of a booking on (rule 9.8). */
export function requireStayNotOver(lead: LeadFacts, now: Date): void {
  if (isStayOver(lead, dayAt(now, lead.timeZone))) throw new AppError('leadStayOver', { status: 409 });
}

/** Until its agency is verified an agent may save an interest, nothing more (rule 2.9). */
export function requireVerified(viewer: Viewer): void {
  if (!canBook(viewer)) throw new AppError('leadNeedsVerification', { status: 403 });
}

/** For a new lead: the lock, what has ended there written down, then the viewer's scope again. */
export async function openTarget(
  tx: Transaction,
  viewer: Viewer,
  target: LeadTarget,
  context: WriteContext,
): Promise<void> {
  await lockTarget(tx, target);
  await settleTarget(tx, target, context);
  await enterScope(tx, viewer);
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { writeAudit } from '@/lib/people/audit/commands';
import { asProduct, enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import { mustHave } from '@/lib/platform/must-have';
import { enqueueMailTo } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readDue } from '../../dues/queries';
import { findLink, linkedLeadsOf } from '../queries/links';
import { endOfLink, noLinkFor } from '../rules';
import type { NewLink } from '../schema';
import { paymentToken } from '../tokens';
import type { LinkEventKind, ShownLink } from '../types';
import { closeCheckouts } from './transfer';

const notThere = () => new AppError('notFound', { status: 404 });

/** In the product's own scope. */
export async function recordLinkEvent(
  tx: Transaction,
  linkId: string,
  event: { kind: LinkEventKind; at: Date; actorId?: string; amount?: bigint },
): Promise<void> {
  await tx.paymentLinkEvent.create({ data: { linkId, ...event } });
}

async function audit(tx: Transaction, viewer: Viewer, context: WriteContext, action: LinkAction, link: string) {
  const { requestId, now } = context;
  await writeAudit(tx, { viewer, requestId, now }, { action, entity: 'paymentLink', entityId: link, after: {} });
}
type LinkAction = 'paymentLink.made' | 'paymentLink.sent' | 'paymentLink.translated' | 'paymentLink.revoked';

const MINUTE = 60_000;

/** To the client, in their language and the agency's design; a second press in the same minute is the same mail. */
async function mail(tx: Transaction, link: ShownLink, email: string, viewer: Viewer, context: WriteContext) {
  const at = context.now();
  await asProduct(tx, async () => {
    const { lead } = await tx.leadDue.findFirstOrThrow({
      where: { links: { some: { id: link.id } } },
      select: { lead: { select: { brandId: true } } },
    });
    await tx.paymentLink.update({ where: { id: link.id }, data: { email } });
    await recordLinkEvent(tx, link.id, { kind: 'sent', at, actorId: viewer.id });
    await enqueueMailTo(tx, email, `paymentLink:${link.id}:${email}:${Math.floor(at.getTime() / MINUTE)}`, {
      mail: 'paymentLink',
      linkId: link.id,
      brandId: lead.brandId,
    });
  });
  await audit(tx, viewer, context, 'paymentLink.sent', link.id);
}

/** The due a link may be made for; throws 404 where it is not theirs or of another lead, 409 with the reason where it may not. */
async function requireLinkable(tx: Transaction, viewer: Viewer, leadId: string, dueId: string, at: Date) {
  const city = { select: { city: { select: { countryId: true } } } };
  const found = await tx.leadDue.findFirst({
    where: { id: dueId, leadId, lead: linkedLeadsOf(viewer) },
    select: { lead: { select: { hotel: city, property: city } } },
  });
  const due = found && (await readDue(tx, dueId));
  if (!found || !due) throw notThere();
  const timeZone = timeZoneOf((found.lead.hotel ?? found.lead.property)?.city.countryId ?? '');
  const today = dayAt(at, timeZone);
  const reason = noLinkFor(due, today);
  if (reason) throw new AppError(reason, { status: 409 });
  return endOfLink(due.until, today, timeZone);
}

/** One link of a due at a time: asked for again it is the same, until it ends (rule 5.11). */
export async function makeLink(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { dueId, locale, email }: NewLink,
  context: WriteContext,
): Promise<ShownLink> {
  const at = context.now();
  const id = await asProduct(tx, async () => {
    const endsAt = await requireLinkable(tx, viewer, leadId, dueId, at);
    const over = { dueId, closedAt: null, endsAt: { lte: at } };
    await tx.paymentLink.updateMany({ where: over, data: { closedAt: at, closing: 'replaced' } });
    const made = randomUUID();
    const data = { id: made, dueId, locale, createdById: viewer.id, createdAt: at, endsAt };
    const { count } = await tx.paymentLink.createMany({
      data: { ...data, tokenHash: hashLinkToken(paymentToken(made)) },
      skipDuplicates: true,
    });
    if (count > 0) await recordLinkEvent(tx, made, { kind: 'made', at, actorId: viewer.id });
    return count > 0 ? made : (await tx.paymentLink.findFirstOrThrow({ where: { dueId, closedAt: null } })).id;
  });
  const link = mustHave(await findLink(tx, viewer, { id }), `payment link ${id}`);
  await audit(tx, viewer, context, 'paymentLink.made', id);
  if (email === undefined) return link;
  await mail(tx, link, email, viewer, context);
  return (await findLink(tx, viewer, { id })) ?? link;
}

type Done = { done: true };
type At = { leadId: string; linkId: string };

export async function sendLink(
  tx: Transaction,
  viewer: Viewer,
  { leadId, linkId }: At,
  email: string,
  context: WriteContext,
): Promise<Done> {
  const link = await findLink(tx, viewer, { id: linkId, leadId });
  if (!link) throw notThere();
  if (!link.isOpen) throw new AppError('linkClosed', { status: 409 });
  await mail(tx, link, email, viewer, context);
  return { done: true };
}

/** In which language the client reads page and mails from now on. */
export async function translateLink(
  tx: Transaction,
  viewer: Viewer,
  { leadId, linkId }: At,
  locale: Locale,
  context: WriteContext,
): Promise<Done> {
  const link = await findLink(tx, viewer, { id: linkId, leadId });
  if (!link) throw notThere();
  if (!link.isOpen) throw new AppError('linkClosed', { status: 409 });
  if (link.locale === locale) return { done: true };
  await asProduct(tx, () => tx.paymentLink.update({ where: { id: linkId }, data: { locale } }));
  await audit(tx, viewer, context, 'paymentLink.translated', linkId);
  return { done: true };
}

/** The address stops at once, and what is open at the processor is closed by the worker. Throws 409 for one that is paid. */
export async function revokeLink(
  tx: Transaction,
  viewer: Viewer,
  { leadId, linkId }: At,
  context: WriteContext,
): Promise<Done> {
  const link = await findLink(tx, viewer, { id: linkId, leadId });
  if (!link) throw notThere();
  if (link.state === 'paid') throw new AppError('dueSettled', { status: 409 });
  const at = context.now();
  const isRevoked = await asProduct(tx, async () => {
    const where = { id: linkId, closedAt: null };
    const { count } = await tx.paymentLink.updateMany({ where, data: { closedAt: at, closing: 'revoked' } });
    if (count === 0) return false;
    await recordLinkEvent(tx, linkId, { kind: 'revoked', at, actorId: viewer.id });
    await closeCheckouts(tx, { linkId });
    return true;
  });
  if (isRevoked) await audit(tx, viewer, context, 'paymentLink.revoked', linkId);
  return { done: true };
}

/** The page was opened in a browser; programs that look into mails run no script. */
export async function noteLinkVisit(tx: Transaction, token: string, context: WriteContext): Promise<Done> {
  await enterScope(tx, 'system');
  const tokenHash = hashLinkToken(token);
  const link = await tx.paymentLink.findUnique({
    where: { tokenHash },
    include: { events: { select: { kind: true } } },
  });
  if (!link) throw notThere();
  await recordLinkEvent(tx, link.id, { kind: 'seen', at: context.now() });
  return { done: true };
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toUnits } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { answersForPersons, readPlaces, readStayAhead, readSubject } from './queries';
import { erasureState, isTypedRight, lapsesAt } from './rules';
import type { Closing, Confirmation, ErasedJson, ErasureInput, ErasureJson, ExportJson, PersonInput } from './schema';
import type { PersonalKind } from './types';

const notFound = () => new AppError('notFound', { status: 404 });

type Facts = ExportJson['records'][number]['facts'];

const MONEY = ['price_total', 'amount'];

/** Names as a program reads them, money in units of its currency. */
function told(facts: Facts): Facts {
  const currency = typeof facts.currency === 'string' ? facts.currency : null;
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()),
      currency && MONEY.includes(name) && typeof value === 'number' ? toUnits(BigInt(value), currency) : value,
    ]),
  );
}

/** Everything that is kept about a client, or about whoever has an address. 404 for somebody the viewer does not answer for. */
export async function exportPerson(
  tx: Transaction,
  viewer: Viewer,
  input: PersonInput,
  context: WriteContext,
): Promise<ExportJson> {
  const subject = await readSubject(tx, viewer, input);
  if (!subject) throw notFound();
  const { agencyId, clientId, email } = subject;
  const rows = await tx.$queryRaw<{ kind: PersonalKind; of: string; facts: Facts }[]>`
    SELECT kind, table_name AS of, facts FROM personal_export(${agencyId}, ${clientId}, ${email})`;
  await writeAudit(
    tx,
    { ...context, viewer },
    // Of an address nothing is kept: the line would outlive whoever has it.
    {
      action: 'person.exported',
      entity: 'client',
      entityId: clientId ?? '',
      after: { agencyId, records: rows.length },
    },
  );
  return {
    exportedAt: context.now().toISOString(),
    records: rows.map(({ kind, of, facts }) => ({ kind, of, facts: told(facts) })),
  };
}

/** Of one person one after the other, so that nobody is asked for twice. */
async function lockSubject(
  tx: Transaction,
  { clientId, email, agencyId }: { clientId: string | null; email: string | null; agencyId: string | null },
) {
  const key = `erasure of ${clientId ?? `${agencyId} ${email}`}`;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`;
}

/**
 * Asks that somebody be erased; nothing changes until another person confirms it. Throws 404 for whom the viewer does not
 * answer for, 409 where a stay lies ahead, it was asked already, nothing is found, or an account of a colleague has the
 * address.
 */
export async function askErasure(
  tx: Transaction,
  viewer: Viewer,
  input: ErasureInput,
  context: WriteContext,
): Promise<ErasureJson> {
  const subject = await readSubject(tx, viewer, input);
  if (!subject) throw notFound();
  const { agencyId, clientId, firstName, lastName } = subject;
  const email = subject.email?.toLowerCase() ?? null;
  await lockSubject(tx, { agencyId, clientId, email });
  const askedAt = context.now();
  const now = { agencyId, clientId, email };
  const open = await tx.erasure.findFirst({
    where: {
      ...(clientId ? { clientId } : { agencyId, email }),
      closedAt: null,
      erasedAt: null,
      endsAt: { gt: askedAt },
    },
    select: { id: true },
  });
  if (open) throw new AppError('erasureAsked', { status: 409, details: { erasureId: open.id } });
  const isErased = clientId && (await tx.erasure.count({ where: { clientId, erasedAt: { not: null } } })) > 0;
  if (isErased || (await readPlaces(tx, now)).length === 0) throw new AppError('erasureNothing', { status: 409 });
  const [colleague] =
    agencyId === null && email
      ? await tx.$queryRaw<
          { id: string }[]
        >`SELECT u.id FROM app_user a JOIN app_user u ON u.id = coalesce(a.merged_into_id, a.id)
          WHERE a.email = ${email} AND (u.role <> 'customer'
          OR u.hotel_id IS NOT NULL OR u.operator_id IS NOT NULL
          OR EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.removed_at IS NULL))`
      : [];
  if (colleague) throw new AppError('erasureColleague', { status: 409 });
  if (await readStayAhead(tx, now, askedAt)) throw new AppError('erasureStayAhead', { status: 409 });
  const id = randomUUID();
  const endsAt = lapsesAt(askedAt);
  const { reason = null } = input;
  const [made] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO erasure (id, agency_id, client_id, email, first_name, last_name, reason, locale, asked_by_id, asked_at, ends_at)
    VALUES (${id}, ${agencyId}, ${clientId}, ${email}, ${firstName}, ${lastName}, ${reason || null}, ${context.locale}, ${viewer.id}, ${askedAt}, ${endsAt})
    RETURNING number`;
  const number = made?.number ?? 0;
  await writeAudit(
    tx,
    { ...context, viewer },
    { action: 'erasure.asked', entity: 'erasure', entityId: id, after: { agencyId, number } },
  );
  return { _id: id, number, endsAt: endsAt.toISOString() };
}

async function readErasure(tx: Transaction, viewer: Viewer, id: string) {
  if (!answersForPersons(viewer)) throw notFound();
  const isOfAll = viewer.role === 'admin' && !viewer.isActing;
  const found = await tx.erasure.findFirst({
    where: { id, ...(isOfAll ? {} : { agencyId: viewer.agency?.id ?? '' }) },
    omit: { transactionId: true },
  });
  if (!found) throw notFound();
  return found;
}

type Outcome =
  | { outcome: 'closed' | 'ahead' }
  | { outcome: 'grown'; found: number }
  | { outcome: 'erased'; found: number; deleted: number; loosened: number };

/**
 * The second person erases: everywhere at once or nowhere, once, and for good. Throws 404 for a request the viewer has
 * nothing to do with, 403 for whoever asked, 422 at `lastName`, 409 where it has ended or other places are found than were read of.
 */
export async function confirmErasure(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { found, lastName }: Confirmation,
  context: WriteContext,
): Promise<ErasedJson> {
  const request = await readErasure(tx, viewer, id);
  if (request.askedById === viewer.id) throw new AppError('erasureByTwo', { status: 403 });
  const now = context.now();
  if (erasureState(request, now) !== 'open') throw new AppError('erasureClosed', { status: 409 });
  if (!isTypedRight(lastName, request)) {
    throw new AppError('invalidInput', { status: 422, fields: { lastName: 'erasureName' } });
  }
  const [row] = await tx.$queryRaw<{ said: Outcome }[]>`
    SELECT confirm_erasure(${id}, ${found}::int, ${now}::timestamptz) AS said`;
  const said: Outcome = row?.said ?? { outcome: 'closed' };
  if (said.outcome === 'grown') throw new AppError('erasureGrown', { status: 409, details: { found: said.found } });
  if (said.outcome === 'ahead') throw new AppError('erasureStayAhead', { status: 409 });
  if (said.outcome !== 'erased') throw new AppError('erasureClosed', { status: 409 });
  const { deleted, loosened } = said;
  const counts = { found: said.found, deleted, loosened };
  const { number, agencyId } = request;
  await writeAudit(
    tx,
    { ...context, viewer },
    { action: 'erasure.confirmed', entity: 'erasure', entityId: id, after: { agencyId, number, ...counts } },
  );
  return { number, ...counts };
}

/** Whoever asked takes it back, anybody else who answers for the person refuses it and says why. Throws 404, 409, 422 at `reason`. */
export async function closeErasure(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { reason = '' }: Closing,
  context: WriteContext,
): Promise<void> {
  const request = await readErasure(tx, viewer, id);
  const isOwn = request.askedById === viewer.id;
  if (!isOwn && reason === '') throw new AppError('invalidInput', { status: 422, fields: { reason: 'required' } });
  const closedAt = context.now();
  const { count } = await tx.erasure.updateMany({
    where: { id, closedAt: null, erasedAt: null, endsAt: { gt: closedAt } },
    data: { closedAt, closedById: viewer.id, refusal: isOwn ? null : reason },
  });
  if (count === 0) throw new AppError('erasureClosed', { status: 409 });
  const { number, agencyId } = request;
  const action = isOwn ? 'erasure.takenBack' : 'erasure.refused';
  await writeAudit(
    tx,
    { ...context, viewer },
    { action, entity: 'erasure', entityId: id, after: { agencyId, number } },
  );
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import { contentVersion } from '@/lib/platform/content-version';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readAgreements } from './queries';
import { overlaps, refusalOfEnd, refusalOfPercent } from './rules';
import type { AgreementEnd, AgreementJson, AgreementPercent, NewAgreement } from './schema';
import { type AgreementStands, standsOf } from './types';

const refused = (field: string, code: string) =>
  new AppError('invalidInput', { status: 422, fields: { [field]: code } });

/** Of one agency one after the other, so that whoever overlaps is told so and not merely refused by the database. */
async function lockAgreements(tx: Transaction, agencyId: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`agreements of ${agencyId}`}, 0))::text`;
}

/** Somebody between whom there can be none is no choice of the form. */
async function requireParties(tx: Transaction, { agencyId, hotelId, operatorId }: NewAgreement): Promise<void> {
  const agency = await tx.agency.count({ where: { id: agencyId } });
  if (agency === 0) throw refused('agencyId', 'invalidValue');
  const supplier = hotelId
    ? await tx.hotel.count({ where: { id: hotelId, retiredAt: null } })
    : await tx.operator.count({ where: { id: operatorId ?? '', retiredAt: null } });
  if (supplier === 0) throw refused('supplier', 'invalidValue');
}

const periodOf = ({ validFrom, validUntil }: AgreementJson) =>
  ({ validFrom, validUntil }) as Parameters<typeof overlaps>[0];

async function requireFree(
  tx: Transaction,
  wanted: { agencyId: string; supplierId: string; except?: string } & Parameters<typeof overlaps>[0],
  { today }: WriteContext,
): Promise<void> {
  const known = await readAgreements(tx, { agencyId: wanted.agencyId }, today());
  const other = known.find(
    (one) => one.supplier.id === wanted.supplierId && one._id !== wanted.except && overlaps(periodOf(one), wanted),
  );
  if (other) throw new AppError('agreementOverlaps', { status: 409 });
}

async function readOne(tx: Transaction, id: string, { today }: WriteContext): Promise<AgreementJson> {
  const [found] = await readAgreements(tx, { id }, today());
  if (!found) throw new AppError('notFound', { status: 404 });
  return found;
}

const factsOf = ({ agencyId, supplier, commissionPercent, validFrom, validUntil }: AgreementJson) => {
  return { agencyId, supplier: supplier.name, commissionPercent, validFrom, validUntil };
};

/** What a hotel or operator pays an agency from a day on. Prices that were quoted before keep the percent they have (rule 4.18). */
export async function makeAgreement(
  tx: Transaction,
  viewer: Viewer,
  input: NewAgreement,
  context: WriteContext,
): Promise<AgreementJson> {
  requireAdmin(viewer);
  const { agencyId, hotelId, operatorId = '', commissionPercent, validFrom, validUntil } = input;
  await lockAgreements(tx, agencyId);
  await requireParties(tx, input);
  await requireFree(tx, { agencyId, supplierId: hotelId ?? operatorId, validFrom, validUntil }, context);
  const id = randomUUID();
  const data = {
    ...{ id, agencyId, commissionPercent, createdAt: context.now(), validFrom: toDatabaseDay(validFrom) },
    validUntil: validUntil && toDatabaseDay(validUntil),
  };
  if (hotelId) await tx.hotelAgreement.create({ data: { ...data, hotelId } });
  else await tx.operatorAgreement.create({ data: { ...data, operatorId } });
  const made = await readOne(tx, id, context);
  await writeAudit(
    tx,
    { ...context, viewer },
    { action: 'agreement.made', entity: 'agreement', entityId: id, after: factsOf(made) },
  );
  return made;
}

type Written = { validUntil: PlainDate | null } | { commissionPercent: number };

async function writeTerms(tx: Transaction, { _id: id, supplier }: AgreementJson, written: Written): Promise<void> {
  const data =
    'validUntil' in written
      ? { validUntil: written.validUntil && toDatabaseDay(written.validUntil) }
      : { commissionPercent: written.commissionPercent };
  if (supplier.kind === 'hotel') await tx.hotelAgreement.updateMany({ where: { id }, data });
  else await tx.operatorAgreement.updateMany({ where: { id }, data });
}

/** Of an agency's agreements, locked, the one that is asked for. */
async function openOne(tx: Transaction, id: string, context: WriteContext): Promise<AgreementJson> {
  const { agencyId } = await readOne(tx, id, context);
  await lockAgreements(tx, agencyId);
  return readOne(tx, id, context);
}

/** Its last day, or none; throws 409 for one that has ended, and where another one begins before. */
export async function changeAgreementEnd(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { validUntil, version }: AgreementEnd,
  context: WriteContext,
): Promise<AgreementJson> {
  requireAdmin(viewer);
  const known = await openOne(tx, id, context);
  const { agencyId, supplier } = known;
  const deed = { action: 'agreement.endChanged', entity: 'agreement', entityId: id } as const;
  await requireSeen(tx, viewer, { ...deed, version, stands: standsOf(known) });
  const period = periodOf(known);
  const refusal = refusalOfEnd(period, validUntil, context.today());
  if (refusal === 'agreementEnded') throw new AppError(refusal, { status: 409 });
  if (refusal) throw refused('validUntil', refusal);
  await requireFree(tx, { ...period, agencyId, supplierId: supplier.id, except: id, validUntil }, context);
  await writeTerms(tx, known, { validUntil });
  const after = await readOne(tx, id, context);
  const [before, now] = [factsOf(known), factsOf(after)];
  await writeAudit(tx, { ...context, viewer }, { ...deed, before, after: now });
  return after;
}

/**
 * Another per cent from a day on: one in force ends the day before and a new one begins, because prices were quoted by it; one
 * that has not begun says another per cent from its first day. Throws 409 for one that has ended, 422 for a day that cannot be.
 */
export async function changeAgreementPercent(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { commissionPercent, validFrom, version }: AgreementPercent,
  context: WriteContext,
): Promise<AgreementJson> {
  requireAdmin(viewer);
  const known = await openOne(tx, id, context);
  const deed = { action: 'agreement.percentChanged', entity: 'agreement', entityId: id } as const;
  await requireSeen(tx, viewer, { ...deed, version, stands: standsOf(known) });
  const refusal = refusalOfPercent(periodOf(known), validFrom, context.today());
  if (refusal === 'agreementEnded') throw new AppError(refusal, { status: 409 });
  if (refusal) throw refused('validFrom', refusal);
  if (validFrom <= known.validFrom) {
    await writeTerms(tx, known, { commissionPercent });
    const after = await readOne(tx, id, context);
    await writeAudit(tx, { ...context, viewer }, { ...deed, before: factsOf(known), after: factsOf(after) });
    return after;
  }
  await writeTerms(tx, known, { validUntil: addDays(validFrom, -1) });
  const { agencyId, supplier } = known;
  const nextId = randomUUID();
  const data = {
    ...{ id: nextId, agencyId, commissionPercent, createdAt: context.now(), validFrom: toDatabaseDay(validFrom) },
    validUntil: known.validUntil && toDatabaseDay(known.validUntil as PlainDate),
  };
  if (supplier.kind === 'hotel') await tx.hotelAgreement.create({ data: { ...data, hotelId: supplier.id } });
  else await tx.operatorAgreement.create({ data: { ...data, operatorId: supplier.id } });
  const next = await readOne(tx, nextId, context);
  const after = { ...factsOf(next), nextId };
  await writeAudit(tx, { ...context, viewer }, { ...deed, before: factsOf(known), after });
  return next;
}

async function takeAway(tx: Transaction, { _id: id, supplier, state }: AgreementJson): Promise<void> {
  if (state !== 'agreed') throw nothingToUndo();
  if (supplier.kind === 'hotel') await tx.hotelAgreement.deleteMany({ where: { id } });
  else await tx.operatorAgreement.deleteMany({ where: { id } });
}

const isAsWritten = (next: AgreementJson, written: unknown) =>
  contentVersion(standsOf(next)) === contentVersion(standsOf(written as AgreementStands));

const nothingToUndo = () => new AppError('agreementQuoted', { status: 409 });

/**
 * Takes the last change of an agreement back, as long as nobody was quoted a price by it: an end, a per cent, or that it was
 * made at all. Throws 409 where there is nothing to take back.
 */
export async function undoAgreement(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { version }: { version?: string | undefined },
  context: WriteContext,
): Promise<AgreementStands> {
  requireAdmin(viewer);
  const known = await openOne(tx, id, context);
  const deed = { action: 'agreement.undone', entity: 'agreement', entityId: id } as const;
  await requireSeen(tx, viewer, { ...deed, version, stands: standsOf(known) });
  const last = await tx.audit.findFirst({
    where: { entity: 'agreement', entityId: id },
    orderBy: { id: 'desc' },
    select: { action: true, before: true, after: true },
  });
  const before = (last?.before ?? {}) as Partial<AgreementStands>;
  const { nextId } = (last?.after ?? {}) as { nextId?: string };
  if (last?.action === 'agreement.made') await takeAway(tx, known);
  else if (last?.action === 'agreement.endChanged') {
    const validUntil = (before.validUntil ?? null) as PlainDate | null;
    if (refusalOfEnd(periodOf(known), validUntil, context.today())) throw nothingToUndo();
    const { agencyId, supplier } = known;
    await requireFree(tx, { ...periodOf(known), agencyId, supplierId: supplier.id, except: id, validUntil }, context);
    await writeTerms(tx, known, { validUntil });
  } else if (last?.action === 'agreement.percentChanged' && nextId) {
    const [next] = await readAgreements(tx, { id: nextId }, context.today());
    // What was made of the new one since would be lost with it.
    if (!next || !isAsWritten(next, last.after)) throw nothingToUndo();
    await takeAway(tx, next);
    await writeTerms(tx, known, { validUntil: (before.validUntil ?? null) as PlainDate | null });
  } else if (last?.action === 'agreement.percentChanged' && known.state === 'agreed') {
    await writeTerms(tx, known, { commissionPercent: Number(before.commissionPercent) });
  } else throw nothingToUndo();
  const [after] = await readAgreements(tx, { id }, context.today());
  await writeAudit(
    tx,
    { ...context, viewer },
    { ...deed, before: factsOf(known), ...(after && { after: factsOf(after) }) },
  );
  return standsOf(after ?? known);
}

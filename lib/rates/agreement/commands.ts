import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readAgreements } from './queries';
import { overlaps, refusalOfEnd } from './rules';
import type { AgreementEnd, AgreementJson, NewAgreement } from './schema';

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

/** Its last day, or none; throws 409 for one that has ended, and where another one begins before. */
export async function changeAgreementEnd(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { validUntil, version }: AgreementEnd,
  context: WriteContext,
): Promise<AgreementJson> {
  requireAdmin(viewer);
  const { agencyId } = await readOne(tx, id, context);
  await lockAgreements(tx, agencyId);
  const known = await readOne(tx, id, context);
  const { supplier } = known;
  const deed = { action: 'agreement.endChanged', entity: 'agreement', entityId: id } as const;
  await requireSeen(tx, viewer, { ...deed, version, stands: known.validUntil });
  const period = periodOf(known);
  const refusal = refusalOfEnd(period, validUntil, context.today());
  if (refusal === 'agreementEnded') throw new AppError(refusal, { status: 409 });
  if (refusal) throw refused('validUntil', refusal);
  await requireFree(tx, { ...period, agencyId, supplierId: supplier.id, except: id, validUntil }, context);
  const data = { validUntil: validUntil && toDatabaseDay(validUntil) };
  if (supplier.kind === 'hotel') await tx.hotelAgreement.updateMany({ where: { id }, data });
  else await tx.operatorAgreement.updateMany({ where: { id }, data });
  const after = await readOne(tx, id, context);
  const [before, now] = [factsOf(known), factsOf(after)];
  await writeAudit(tx, { ...context, viewer }, { ...deed, before, after: now });
  return after;
}

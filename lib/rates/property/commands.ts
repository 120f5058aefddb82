import 'server-only';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import type { AuditFacts } from '@/lib/people/audit/types';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { termsSelect, toSalesTerms } from './queries/detail';
import { type OwnTerms, ownTermsOf, type Step, storedTermsOf } from './rules/own-terms';
import { resolveTerms } from './rules/terms';

const inWords = (steps: readonly Step[]) => steps.map(({ days, percent }) => `${days} d: ${percent} %`);

const factsOf = ({ prepayment, payments, refunds, deposit }: OwnTerms): AuditFacts => ({
  ...{ prepayment, payments: inWords(payments), refunds: inWords(refunds) },
  deposit: deposit && `${deposit.amount} ${deposit.hold}`,
});

/**
 * How a property is sold from now on. What leads have kept of its terms stays: snapshots are never written again. Throws 404
 * where it is not this viewer's or not for sale, 409 where others stand than were seen.
 */
export async function changePropertyTerms(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  { version, ...input }: OwnTerms & { version?: string },
  context: WriteContext,
): Promise<{ _id: string }> {
  const where = { id: propertyId, ...operatedProperties(viewer) };
  if ((await tx.property.count({ where })) === 0) throw new AppError('notFound', { status: 404 });
  // Two colleagues wait for each other: the second finds other terms than it has seen.
  await tx.$queryRaw`SELECT lock_property(${propertyId})`;
  const property = await tx.property.findFirst({ where, select: termsSelect });
  const sales = property && toSalesTerms(property);
  if (!property || !sales) throw new AppError('notFound', { status: 404 });
  const deed = { action: 'property.termsChanged', entity: 'property', entityId: propertyId } as const;
  const stands = ownTermsOf(resolveTerms(sales));
  await requireSeen(tx, viewer, { ...deed, version, stands });
  const data = storedTermsOf(input, property.currency);
  await tx.salesInformation.update({ where: { propertyId }, data, select: { propertyId: true } });
  await writeAudit(tx, { ...context, viewer }, { ...deed, before: factsOf(stands), after: factsOf(input) });
  return { _id: propertyId };
}

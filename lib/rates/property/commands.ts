import 'server-only';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import { asProduct } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { termsSelect, toSalesTerms } from './queries/detail';
import { readTermsChanges } from './queries/terms-history';
import { type OwnTerms, ownTermsOf, storedTermsOf } from './rules/own-terms';
import { resolveTerms } from './rules/terms';
import { termsFactsOf } from './rules/terms-facts';

type Opened = { currency: string; stands: OwnTerms };

/** The property, locked, with the terms that were seen. Throws 404 and 409 as below. */
async function openTerms(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  version: string | undefined,
): Promise<Opened> {
  const where = { id: propertyId, ...operatedProperties(viewer) };
  if ((await tx.property.count({ where })) === 0) throw new AppError('notFound', { status: 404 });
  // Two colleagues wait for each other: the second finds other terms than it has seen.
  await tx.$queryRaw`SELECT lock_property(${propertyId})`;
  const property = await tx.property.findFirst({ where, select: termsSelect });
  const sales = property && toSalesTerms(property);
  if (!property || !sales) throw new AppError('notFound', { status: 404 });
  const stands = ownTermsOf(resolveTerms(sales));
  const deed = { action: 'property.termsChanged', entity: 'property', entityId: propertyId } as const;
  await requireSeen(tx, viewer, { ...deed, version, stands });
  return { currency: property.currency, stands };
}

type Written = { action: 'property.termsChanged' | 'property.termsUndone'; terms: OwnTerms };

async function writeTerms(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  { currency, stands, action, terms }: Opened & Written,
  context: WriteContext,
): Promise<{ _id: string }> {
  const data = storedTermsOf(terms, currency);
  await tx.salesInformation.update({ where: { propertyId }, data, select: { propertyId: true } });
  const deed = { action, entity: 'property', entityId: propertyId } as const;
  const [before, after] = [termsFactsOf(stands), termsFactsOf(terms)];
  await writeAudit(tx, { ...context, viewer }, { ...deed, before, after });
  return { _id: propertyId };
}

/**
 * How a property is sold from now on. What leads have kept of its terms stays: snapshots are never written again. Throws 404
 * where it is not this viewer's or not for sale, 409 where others stand than were seen.
 */
export async function changePropertyTerms(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  { version, ...terms }: OwnTerms & { version?: string },
  context: WriteContext,
): Promise<{ _id: string }> {
  const opened = await openTerms(tx, viewer, propertyId, version);
  return writeTerms(tx, viewer, propertyId, { ...opened, action: 'property.termsChanged', terms }, context);
}

/**
 * Takes the last change of the terms back; what was taken back is a change like any other. Throws as `changePropertyTerms`,
 * and 409 where nothing was changed.
 */
export async function undoPropertyTerms(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  { version }: { version?: string },
  context: WriteContext,
): Promise<{ _id: string }> {
  const opened = await openTerms(tx, viewer, propertyId, version);
  // Lines of the audit are nobody's but an admin's, so they are read as the product.
  const [last] = await asProduct(tx, () => readTermsChanges(tx, propertyId, 1));
  if (!last) throw new AppError('catalogueUnchanged', { status: 409 });
  const undone = { action: 'property.termsUndone', terms: last.before } as const;
  return writeTerms(tx, viewer, propertyId, { ...opened, ...undone }, context);
}

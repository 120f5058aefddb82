import 'server-only';
import { editedBrand, profileOf } from '@/lib/brand/rules/profile';
import type { BrandPatch } from '@/lib/brand/schema';
import { changesOf, writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import type { AuditContext, AuditFacts } from '@/lib/people/audit/types';
import { storefrontBrand } from '@/lib/platform/addresses/hosts';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { DrawnPicture } from '@/lib/platform/media/redraw';
import { addressOfStored, storePicture } from '@/lib/platform/media/store';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Brand as Row } from '@/prisma/generated/client';

type Changed = { _id: string; position: number };

const notThere = () => new AppError('notFound', { status: 404 });
const unchanged = () => new AppError('catalogueUnchanged', { status: 409 });

/** The storefront goes on receiving consumers. Throws 422. */
function requireStorefront(brandId: string, { isB2C }: BrandPatch): void {
  if (brandId !== storefrontBrand || isB2C !== false) return;
  throw new AppError('invalidInput', { status: 422, fields: { isB2C: 'storefrontBrand' } });
}

/** All brands, locked: their order is one. */
async function lockBrands(tx: Transaction): Promise<{ id: string; position: number }[]> {
  return tx.$queryRaw`SELECT id, position FROM brand ORDER BY position FOR UPDATE`;
}

/** What may be taken back. */
const reversible = ['brand.changed', 'brand.undone'] as const;

type Deed = { action: (typeof reversible)[number]; entity: 'brand'; entityId: string };

/** One brand, as it was seen; all are locked. */
async function openBrand(tx: Transaction, viewer: Viewer, deed: Deed, version: string | undefined): Promise<Row> {
  const row = await tx.brand.findUnique({ where: { id: deed.entityId } });
  if (!row) throw notThere();
  await requireSeen(tx, viewer, { ...deed, version, stands: editedBrand(profileOf(row)) });
  return row;
}

/** Writes what a brand says, and down what of it is another than before. */
async function writeBrand(
  tx: Transaction,
  deed: Deed,
  { before, data }: { before: Row; data: Omit<BrandPatch, 'version'> },
  by: AuditContext,
): Promise<Row> {
  const after = await tx.brand.update({ where: { id: deed.entityId }, data });
  const facts = (row: Row): AuditFacts => ({ ...row });
  const changes = changesOf(facts(before), facts(after));
  if (changes) await writeAudit(tx, by, { ...deed, ...changes });
  return after;
}

/**
 * Changes what a brand says, shows and allows (rule 1.2); everybody sees it with their next page. Throws 403 for anybody but an
 * admin, 404 for a brand that is not there, 409 for another profile than was seen.
 */
export async function changeBrand(
  tx: Transaction,
  viewer: Viewer,
  brandId: string,
  { version, ...data }: BrandPatch,
  { requestId, now }: WriteContext,
): Promise<Changed> {
  requireAdmin(viewer);
  await lockBrands(tx);
  const deed = { action: 'brand.changed', entity: 'brand', entityId: brandId } as const;
  const before = await openBrand(tx, viewer, deed, version);
  requireStorefront(brandId, data);
  const { position } = await writeBrand(tx, deed, { before, data }, { viewer, requestId, now });
  return { _id: brandId, position };
}

/** Nobody's place: two brands change theirs over it. */
const BETWEEN = -1;

type Place = { id: string; position: number };

/** Two change their places, and the audit of the first says so. */
async function exchange(tx: Transaction, deed: Deed, moved: Place, other: Place, by: AuditContext): Promise<Changed> {
  const place = (id: string, position: number) => tx.brand.update({ where: { id }, data: { position } });
  await place(moved.id, BETWEEN);
  await place(other.id, moved.position);
  await place(moved.id, other.position);
  await writeAudit(tx, by, {
    ...deed,
    ...{ before: { position: moved.position }, after: { position: other.position } },
  });
  return { _id: moved.id, position: other.position };
}

/**
 * Moves a brand one place in the order in which company patterns are tried: the first that matches wins. At the end of the
 * order nothing happens. Throws as `changeBrand`.
 */
export async function moveBrand(
  tx: Transaction,
  viewer: Viewer,
  brandId: string,
  move: 'before' | 'after',
  { requestId, now }: WriteContext,
): Promise<Changed> {
  requireAdmin(viewer);
  const brands = await lockBrands(tx);
  const index = brands.findIndex(({ id }) => id === brandId);
  const moved = brands[index];
  if (!moved) throw notThere();
  const other = brands[index + (move === 'before' ? -1 : 1)];
  if (!other) return { _id: brandId, position: moved.position };
  const deed = { action: 'brand.changed', entity: 'brand', entityId: brandId } as const;
  return exchange(tx, deed, moved, other, { viewer, requestId, now });
}

/**
 * Takes the last change of a brand back, of its profile or of its place; what was taken back is a change like any other. Throws
 * as `changeBrand`, and 409 where nothing was changed or its place was meanwhile moved by another brand.
 */
export async function undoBrand(
  tx: Transaction,
  viewer: Viewer,
  brandId: string,
  { version }: { version?: string | undefined },
  { requestId, now }: WriteContext,
): Promise<Changed> {
  requireAdmin(viewer);
  const brands = await lockBrands(tx);
  const deed = { action: 'brand.undone', entity: 'brand', entityId: brandId } as const;
  const stands = await openBrand(tx, viewer, deed, version);
  const last = await tx.audit.findFirst({
    where: { entity: 'brand', entityId: brandId, action: { in: [...reversible] } },
    orderBy: { id: 'desc' },
    select: { before: true, after: true },
  });
  const { position, ...was } = (last?.before ?? {}) as Omit<BrandPatch, 'version'> & { position?: number };
  const by = { viewer, requestId, now };
  if (position !== undefined) {
    const other = brands.find((brand) => brand.position === position);
    const moved = (last?.after ?? {}) as { position?: number };
    if (!other || moved.position !== stands.position) throw unchanged();
    return exchange(tx, deed, { id: brandId, position: stands.position }, other, by);
  }
  if (Object.keys(was).length === 0) throw unchanged();
  await writeBrand(tx, deed, { before: stands, data: was }, by);
  return { _id: brandId, position: stands.position };
}

/** Keeps a picture of the house for a brand; it is shown once its profile names it. Throws 403, and 404 for no brand. */
export async function bringBrandPicture(
  tx: Transaction,
  viewer: Viewer,
  brandId: string,
  picture: DrawnPicture,
  { requestId, now }: WriteContext,
): Promise<{ path: string }> {
  requireAdmin(viewer);
  if ((await tx.brand.count({ where: { id: brandId } })) === 0) throw notThere();
  const pictureId = await storePicture(tx, null, picture, now());
  await writeAudit(
    tx,
    { viewer, requestId, now },
    { action: 'brand.pictureBrought', entity: 'brand', entityId: brandId, after: { pictureId } },
  );
  return { path: addressOfStored(pictureId, picture.mediaType) };
}

import 'server-only';
import { editedBrand, profileOf } from '@/lib/brand/rules/profile';
import type { BrandPatch } from '@/lib/brand/schema';
import { writeAudit } from '@/lib/people/audit/commands';
import { differenceOf } from '@/lib/people/audit/rules';
import { requireSeen } from '@/lib/people/audit/seen';
import type { AuditFacts } from '@/lib/people/audit/types';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';

type Changed = { _id: string; position: number };

const notThere = () => new AppError('notFound', { status: 404 });

/** All brands, locked: their order is one. */
async function lockBrands(tx: Transaction): Promise<{ id: string; position: number }[]> {
  return tx.$queryRaw`SELECT id, position FROM brand ORDER BY position FOR UPDATE`;
}

/**
 * Changes what a brand says, shows and allows (rule 1.2); everybody sees it with their next page. Throws 403 for anybody but an
 * admin, 404 for a brand that is not there, 409 for another profile than was seen.
 */
export async function changeBrand(
  tx: Transaction,
  viewer: Viewer,
  brandId: string,
  { version, ...patch }: BrandPatch,
  { requestId, now }: WriteContext,
): Promise<Changed> {
  requireAdmin(viewer);
  await lockBrands(tx);
  const before = await tx.brand.findUnique({ where: { id: brandId } });
  if (!before) throw notThere();
  const deed = { action: 'brand.changed', entity: 'brand', entityId: brandId } as const;
  await requireSeen(tx, viewer, { ...deed, version, stands: editedBrand(profileOf(before)) });
  const after = await tx.brand.update({ where: { id: brandId }, data: patch });
  const facts = (row: typeof before): AuditFacts => ({ ...row });
  const difference = differenceOf(facts(before), facts(after));
  const names = Object.keys(difference.after).filter(
    (name) => String(difference.before[name]) !== String(difference.after[name]),
  );
  if (names.length > 0) {
    const these = (from: AuditFacts) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
    await writeAudit(
      tx,
      { viewer, requestId, now },
      {
        ...deed,
        ...{ before: these(difference.before), after: these(difference.after) },
      },
    );
  }
  return { _id: brandId, position: after.position };
}

/** Nobody's place: two brands change theirs over it. */
const BETWEEN = -1;

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
  const place = (id: string, position: number) => tx.brand.update({ where: { id }, data: { position } });
  await place(moved.id, BETWEEN);
  await place(other.id, moved.position);
  await place(moved.id, other.position);
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      ...{ action: 'brand.changed', entity: 'brand', entityId: brandId },
      ...{ before: { position: moved.position }, after: { position: other.position } },
    },
  );
  return { _id: brandId, position: other.position };
}

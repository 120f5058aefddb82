import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { pictureSelect, toPicture } from '@/lib/platform/media/queries';
import type { RedrawnPicture } from '@/lib/platform/media/redraw';
import { storePicture } from '@/lib/platform/media/store';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { requireEditing } from '../editors';
import { readStored } from '../queries';
import type { ManagedPicture } from '../schema';
import type { ManagedKind } from '../types';
import { auditManaged } from './audit';

/** Keeps a picture; its list takes it up like any other change. Throws 404 where nothing shows pictures. */
export async function bringPicture(
  tx: Transaction,
  viewer: Viewer,
  { kind, id, picture }: { kind: ManagedKind; id: string; picture: RedrawnPicture },
  context: WriteContext,
): Promise<ManagedPicture> {
  const { fields, owner } = await requireEditing(tx, viewer, kind, id);
  const stored = fields.pictures && (await readStored(tx, kind, id, context.locale));
  if (!stored) throw new AppError('notFound', { status: 404 });
  const pictureId = await storePicture(tx, owner, picture, context.now());
  await auditManaged(tx, viewer, { kind, id }, { action: 'catalogue.drafted', after: { pictureId } }, context);
  const row = await tx.picture.findUniqueOrThrow({ where: { id: pictureId }, select: pictureSelect });
  return { _id: pictureId, picture: toPicture(row, context.locale) };
}

import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';
import { conversationsOf } from '../scope';

type StoredFile = { bytes: Uint8Array; mediaType: string; name: string };

/** A file of a conversation that is the viewer's on either side; null for any other. */
export function getAttachment(viewer: Viewer, conversationId: string, id: string): Promise<StoredFile | null> {
  return scoped(viewer, (tx) =>
    tx.conversationAttachment.findFirst({
      where: {
        id,
        conversationId,
        OR: [{ messageId: { not: null } }, { uploadedById: viewer.id }],
        conversation: { OR: [conversationsOf(viewer, 'agency'), conversationsOf(viewer, 'hotel')] },
      },
      select: { bytes: true, mediaType: true, name: true },
    }),
  );
}

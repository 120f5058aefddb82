import { enterScope } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { appendMessage, openConversation } from '@/lib/sales/conversation/commands/append';

const now = () => new Date('2026-11-23T09:00:00Z');

/** A conversation of the viewer's agency with a hotel that begins with their question. */
export async function createConversation(
  viewer: Viewer,
  hotelId: string,
  { key = 'first', body = 'Is the suite free?' } = {},
): Promise<string> {
  return db.$transaction(async (tx) => {
    await enterScope(tx, viewer);
    const id = await openConversation(tx, { agencyId: viewer.agency?.id ?? '', hotelId }, now());
    const author = { id: viewer.id, name: viewer.displayName };
    const turn = { by: 'agency' as const, isQuestion: true };
    await appendMessage(tx, id, { authorKind: 'agent', author, body, key, turn }, { now });
    return id;
  });
}

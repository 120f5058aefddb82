import { paths } from '@/lib/platform/addresses/paths';
import type { ChatMessage, ChatUser } from '@/lib/platform/vendors/chat/port';
import type { AuthorKind } from '../types';

/** Written there first; it stands in the chat service already. */
const KEY = 'chat:';
/** Events of leads are told by nobody in particular. */
const PRODUCT: ChatUser = { id: 'product', name: '', isAdmin: false };

export const keyOfChatMessage = (messageId: string) => `${KEY}${messageId}`;
/** What a message is called there. */
export const chatIdOf = ({ id, key }: { id: string; key: string }) =>
  key.startsWith(KEY) ? key.slice(KEY.length) : id;
export const isFromChat = ({ key }: { key: string }) => key.startsWith(KEY);

export type MirrorMessage = {
  id: string;
  key: string;
  authorKind: AuthorKind;
  authorId: string | null;
  authorName: string;
  body: string;
  /** Of an event, in words; null for what somebody wrote. */
  told: string | null;
  attachments: readonly { id: string; name: string; mediaType: string; size: number }[];
};

type Place = { conversationId: string; hotel: { id: string; name: string }; productName: string };

/** Who says a message in the chat service: a person, the hotel whose answer came by a signed link, or the product. */
export function speakerOf(
  { authorKind, authorId, authorName }: Pick<MirrorMessage, 'authorKind' | 'authorId' | 'authorName'>,
  { hotel, productName }: Pick<Place, 'hotel' | 'productName'>,
): ChatUser {
  if (authorKind === 'system') return { ...PRODUCT, name: productName };
  if (authorId) return { id: authorId, name: authorName, isAdmin: false };
  return { id: `hotel-${hotel.id}`, name: authorName || hotel.name, isAdmin: false };
}

/** A message as the chat service shows it. Its files stay here: the link asks who opens it. */
export function mirrored(message: MirrorMessage, place: Place): ChatMessage {
  return {
    id: message.id,
    userId: speakerOf(message, place).id,
    text: message.told ?? message.body,
    files: message.attachments.map(({ id, name, mediaType, size }) => ({
      name,
      mediaType,
      size,
      path: paths.api.conversationAttachment(place.conversationId, id),
    })),
  };
}

type Person = { id: string; name: string; role: string };

/** Speakers, and who may read: whoever the conversation is open to here, and nobody else (rule 6.2). */
export function channelPeople(
  readers: readonly Person[],
  speakers: readonly ChatUser[],
): { users: ChatUser[]; memberIds: string[] } {
  const users = new Map<string, ChatUser>(speakers.map((user) => [user.id, user]));
  for (const { id, name, role } of readers) users.set(id, { id, name, isAdmin: role === 'admin' });
  const memberIds = readers.map(({ id }) => id);
  return { users: [...users.values()], memberIds: [...new Set(memberIds)] };
}

/** What somebody wrote there, with the addresses of files the service keeps. */
export function textOfNotice({
  text,
  links,
}: {
  text: string;
  links: readonly { name: string; url: string }[];
}): string {
  return [text.trim(), ...links.map(({ name, url }) => [name, url].filter(Boolean).join(': '))]
    .filter(Boolean)
    .join('\n');
}

const OLDEST_MINUTES = 60;

/** The service sends again within minutes; what is older is somebody who has kept it. */
export function isStaleNotice({ at }: { at: Date }, now: Date): boolean {
  return now.getTime() - at.getTime() > OLDEST_MINUTES * 60_000;
}

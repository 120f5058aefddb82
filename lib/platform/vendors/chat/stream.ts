import 'server-only';
import type { Channel, StreamChat } from 'stream-chat';
import { z } from 'zod';
import { storable } from '@/lib/platform/request/body';
import type { ChatChannel, ChatFile, ChatPort } from './port';
import type { ChatKeys } from './token';

const TIMEOUT_MILLISECONDS = 10_000;
const CHANNEL_TYPE = 'messaging';
/** The service takes no more at once. */
const MOST_AT_ONCE = 100;
/** Of something that is not there. */
const NOT_FOUND = 16;
/** Of a request that cannot be carried out as it is; the text says why. */
const INPUT_ERROR = 4;

const noticeSchema = z.object({
  type: z.literal('message.new'),
  channel_type: z.literal(CHANNEL_TYPE),
  channel_id: z.string(),
  message: z.object({
    id: z.string(),
    text: z.string().default(''),
    user: z.object({ id: z.string() }),
    created_at: z.coerce.date(),
    attachments: z
      .array(
        z.object({ title: z.string().optional(), asset_url: z.string().optional(), image_url: z.string().optional() }),
      )
      .default([]),
  }),
});

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += MOST_AT_ONCE) parts.push(items.slice(start, start + MOST_AT_ONCE));
  return parts;
}

function isCode(error: unknown, code: number): error is Error {
  return error instanceof Error && 'code' in error && error.code === code;
}

const isThereAlready = (error: unknown) => isCode(error, INPUT_ERROR) && error.message.includes('already exists');

const attachmentsOf = (files: readonly ChatFile[]) =>
  files.map(({ name, mediaType, size, path }) => ({
    type: 'file',
    title: name,
    mime_type: mediaType,
    file_size: size,
    asset_url: path,
  }));

/** `baseUrl`: of another host than the service's own. */
export function createStreamChat({ apiKey, secret, baseUrl }: ChatKeys & { baseUrl?: string }): ChatPort {
  let connected: Promise<StreamChat> | undefined;

  // The package comes with the first call: without keys nothing of it is loaded.
  function connect(): Promise<StreamChat> {
    connected ??= import('stream-chat').then(
      ({ StreamChat: Client }) =>
        new Client(apiKey, secret, {
          timeout: TIMEOUT_MILLISECONDS,
          disableCache: true,
          ...(baseUrl ? { baseURL: baseUrl } : {}),
        }),
    );
    return connected;
  }

  async function putMembers(channel: Channel, memberIds: readonly string[], known: readonly string[]): Promise<void> {
    const missing = memberIds.filter((id) => !known.includes(id));
    const left = known.filter((id) => !memberIds.includes(id));
    for (const ids of inParts(missing)) await channel.addMembers(ids);
    for (const ids of inParts(left)) await channel.removeMembers(ids);
  }

  async function membersOf(channel: Channel): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const { members } = await channel.queryMembers({}, { user_id: 1 }, { limit: MOST_AT_ONCE, offset: ids.length });
      ids.push(...members.flatMap(({ user_id: id }) => id ?? []));
      if (members.length < MOST_AT_ONCE) return ids;
    }
  }

  return {
    async putChannel({ id, name, users, memberIds }: ChatChannel) {
      const client = await connect();
      for (const part of inParts(users)) {
        await client.upsertUsers(part.map(({ isAdmin, ...user }) => ({ ...user, role: isAdmin ? 'admin' : 'user' })));
      }
      const [creator] = users;
      const channel = client.channel(CHANNEL_TYPE, id, { name, created_by_id: creator?.id } as object);
      await channel.create();
      await putMembers(channel, memberIds, await membersOf(channel));
    },

    async putMessage(channelId, { id, userId, text, files }) {
      const client = await connect();
      const attachments = attachmentsOf(files);
      try {
        await client.channel(CHANNEL_TYPE, channelId).sendMessage({ id, text, user_id: userId, attachments });
      } catch (error) {
        if (!isThereAlready(error)) throw error;
      }
    },

    async replaceMessage({ id, userId, text, files }) {
      const client = await connect();
      try {
        await client.updateMessage({ id, text, user_id: userId, attachments: attachmentsOf(files) }, userId);
      } catch (error) {
        if (!isCode(error, NOT_FOUND)) throw error;
      }
    },

    async readNotice(rawBody, signature) {
      const client = await connect();
      const parsed = noticeSchema.safeParse(storable(client.verifyAndParseWebhook(rawBody, signature)));
      if (!parsed.success) return null;
      const { channel_id: channelId, message } = parsed.data;
      return {
        channelId,
        messageId: message.id,
        userId: message.user.id,
        text: message.text,
        links: message.attachments.flatMap(({ title, asset_url: file, image_url: picture }) => {
          const url = file ?? picture;
          return url ? [{ name: title ?? '', url }] : [];
        }),
        at: message.created_at,
      };
    },
  };
}

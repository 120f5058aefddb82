'use client';

import 'stream-chat-react/dist/css/index.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Channel as ServiceChannel, StreamChat } from 'stream-chat';
import { Channel, Chat, MessageComposer, MessageList, Window, WithComponents } from 'stream-chat-react';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import type { Locale } from '@/lib/platform/i18n/locale';

const PATIENCE_MILLISECONDS = 10_000;

export type ServiceThreadProps = {
  apiKey: string;
  userId: string;
  conversationId: string;
  locale: Locale;
  /** The service cannot be reached, or does not know the conversation yet: ours is shown instead. */
  onAway: () => void;
};

/** Files are taken by us, who judge them and ask who opens them; what is said stays said. */
const ours = { AttachmentSelector: () => null };

const token = () =>
  callApi<{ token: string }>(paths.api.chatToken(), { schema: tokenSchema }).then((answer) => answer.token);
const tokenSchema = async () => (await import('@/lib/sales/conversation/schema')).chatTokenJsonSchema;

/** A conversation as the chat service shows it. */
export function ServiceThread({ apiKey, userId, conversationId, locale, onAway }: ServiceThreadProps) {
  const [opened, setOpened] = useState<{ client: StreamChat; channel: ServiceChannel } | null>(null);
  const giveUp = useEffectEvent((error: unknown) => {
    console.warn('chat service:', error);
    onAway();
  });

  useEffect(() => {
    const client = new StreamChat(apiKey, { timeout: PATIENCE_MILLISECONDS });
    let isLeft = false;
    const end = (error: unknown) => {
      if (!isLeft) giveUp(error);
    };
    const patience = window.setTimeout(() => end('took too long'), PATIENCE_MILLISECONDS);
    const open = async () => {
      await client.connectUser({ id: userId }, token);
      const channel = client.channel('messaging', conversationId);
      await channel.watch();
      window.clearTimeout(patience);
      if (!isLeft) setOpened({ client, channel });
    };
    open().catch(end);
    return () => {
      isLeft = true;
      window.clearTimeout(patience);
      void client.disconnectUser().catch(() => undefined);
    };
  }, [apiKey, userId, conversationId]);

  if (!opened) return null;
  return (
    <Chat client={opened.client} defaultLanguage={locale} theme="str-chat__theme-light">
      <WithComponents overrides={ours}>
        <Channel channel={opened.channel}>
          <Window>
            <MessageList messageActions={[]} disableQuotedMessages />
            <MessageComposer />
          </Window>
        </Channel>
      </WithComponents>
    </Chat>
  );
}

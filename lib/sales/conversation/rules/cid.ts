/** Of the chat service: the kind of channel, and the conversation as the channel's id. */
const TYPE = 'messaging';

export function cidOf(conversationId: string): string {
  return `${TYPE}:${conversationId}`;
}

export function conversationOfCid(cid: string): string | null {
  return cid.startsWith(`${TYPE}:`) ? cid.slice(TYPE.length + 1) : null;
}

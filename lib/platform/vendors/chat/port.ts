/** Somebody who writes or reads; `isAdmin` opens every channel. */
export type ChatUser = { id: string; name: string; isAdmin: boolean };

/** A conversation as the chat service knows it: exactly these members, nobody else. */
export type ChatChannel = { id: string; name: string; users: readonly ChatUser[]; memberIds: readonly string[] };

/** `path`: of our own host, opened only by whoever may open the conversation. */
export type ChatFile = { name: string; mediaType: string; size: number; path: string };

export type ChatMessage = { id: string; userId: string; text: string; files: readonly ChatFile[] };

/** What somebody wrote there. */
export type ChatNotice = {
  channelId: string;
  messageId: string;
  userId: string;
  text: string;
  /** Of files kept by the service. */
  links: readonly { name: string; url: string }[];
  at: Date;
};

/** The service that shows conversations besides us. Every method throws when it cannot be reached within its time. */
export type ChatPort = {
  /** Makes the users and the channel, or brings both to this state. */
  putChannel(channel: ChatChannel): Promise<void>;
  /** Once, however often it is called. */
  putMessage(channelId: string, message: ChatMessage): Promise<void>;
  /** In the place of what stands there under this id; of one that is not there nothing happens. */
  replaceMessage(message: ChatMessage): Promise<void>;
  /** Null: a notice of something else than a new message. Throws on a signature that is not the service's. */
  readNotice(rawBody: string, signature: string): Promise<ChatNotice | null>;
};

import 'server-only';
import type { ChatPort } from './port';
import { createStreamChat } from './stream';
import { chatKeys } from './token';

let port: ChatPort | undefined;

/** The chat service with its keys; null without: then conversations are ours alone. */
export function chat(): ChatPort | null {
  const keys = chatKeys();
  if (!keys) return null;
  port ??= createStreamChat(keys);
  return port;
}

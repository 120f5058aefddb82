import 'server-only';
import { SignJWT } from 'jose';
import { clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

/** Longer than a day at a desk; the page asks for another one. */
const TOKEN_SECONDS = 12 * 60 * 60;

export type ChatKeys = { apiKey: string; secret: string };

/** Of the chat service; null while none are set: then conversations are ours alone. */
export function chatKeys(): ChatKeys | null {
  const { STREAM_API_KEY: apiKey, STREAM_API_SECRET: secret } = env;
  return apiKey && secret ? { apiKey, secret } : null;
}

/** What the service takes for a person's word that they are that person: signed with the secret, for that one id. */
export function chatToken({ secret }: ChatKeys, userId: string): Promise<string> {
  const issuedAt = Math.floor(clock.machine().getTime() / 1000);
  return new SignJWT({ user_id: userId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(new TextEncoder().encode(secret));
}

import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { oneLine } from '@/lib/platform/fields';

/** A mail that somebody sent to one of our addresses. */
export type InboundMail = {
  /** To which of our addresses. */
  recipient: string;
  /** Its address only, in lower case. */
  sender: string;
  /** As it was written, with what it quotes. */
  text: string;
  /** The same for each copy the service sends of it. */
  messageId: string;
  /** Of the signature: each is good once. */
  token: string;
  /** Names of what was attached; pictures within the text, as of a signature, are none of them. */
  files: string[];
  /** Written by a program: an out-of-office note, a bounce, a list. */
  isAutomatic: boolean;
};

const OLDEST_SECONDS = 300;
const LONGEST_NAME = 80;

const signedSchema = z.object({
  timestamp: z.string().regex(/^\d{1,12}$/),
  token: z.string().min(16).max(200),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

const headersSchema = z.array(z.tuple([z.string(), z.string()]));

const ADDRESS = /<([^<>\s]+@[^<>\s]+)>\s*$|^\s*([^<>\s]+@[^<>\s]+)\s*$/;

function isSigned({ timestamp, token, signature }: z.output<typeof signedSchema>, key: string, now: Date): boolean {
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > OLDEST_SECONDS) return false;
  const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const placesSchema = z.record(z.string(), z.string());

/** Names of its files, but for those that stand in the text. */
function filesOf(form: FormData): string[] {
  const places = placesSchema.safeParse(parsed(form.get('content-id-map')));
  const inText = new Set(Object.values(places.data ?? {}));
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' || inText.has(name) ? [] : [oneLine(value.name).slice(0, LONGEST_NAME)],
  );
}

function parsed(field: unknown): unknown {
  try {
    return JSON.parse(typeof field === 'string' ? field : '');
  } catch {
    return null;
  }
}

/** Names in lower case; none where the service sends them in another shape. */
function headersOf(field: string): Map<string, string> {
  const headers = headersSchema.safeParse(parsed(field));
  return new Map(headers.data?.map(([name, value]) => [name.toLowerCase(), value]));
}

function isOfProgram(headers: ReadonlyMap<string, string>): boolean {
  const automatic = headers.get('auto-submitted')?.toLowerCase() ?? 'no';
  return automatic !== 'no' || /^(bulk|junk|list|auto_reply)$/i.test(headers.get('precedence') ?? '');
}

/**
 * A post of the mail service in the form of Mailgun's routes: fields of the parsed mail with a timestamp, a token and the
 * HMAC-SHA256 of both. Null for one that is not signed so, or not within five minutes.
 */
export async function readInboundMail(rawBody: Buffer, contentType: string, now: Date): Promise<InboundMail | null> {
  const key = env.INBOUND_MAIL_KEY;
  if (!key) return null;
  const form = await new Response(new Uint8Array(rawBody), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  const field = (name: string) => {
    const value = form?.get(name);
    return typeof value === 'string' ? value : '';
  };
  const signed = signedSchema.safeParse({
    timestamp: field('timestamp'),
    token: field('token'),
    signature: field('signature'),
  });
  if (!form || !signed.success || !isSigned(signed.data, key, now)) return null;
  const headers = headersOf(field('message-headers'));
  const [, named, plain] = ADDRESS.exec(field('from')) ?? [];
  return {
    recipient: field('recipient').trim().toLowerCase(),
    sender: (named ?? plain ?? '').toLowerCase(),
    text: field('body-plain'),
    messageId: field('Message-Id') || signed.data.token,
    token: signed.data.token,
    files: filesOf(form),
    isAutomatic: isOfProgram(headers),
  };
}

import 'server-only';
import { headers } from 'next/headers';
import { askedHost } from '@/lib/platform/request/body';
import { isHttps } from '@/lib/platform/request/scheme';

/** Scheme, host and port of the page being rendered, for links that are handed on. */
export async function currentOrigin(): Promise<string> {
  const sent = await headers();
  const scheme = isHttps(sent.get('x-forwarded-proto')) ? 'https' : 'http';
  return `${scheme}://${askedHost({ headers: sent }) ?? 'localhost'}`;
}

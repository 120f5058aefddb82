import { clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

const DAY = 24 * 60 * 60 * 1000;

export const dynamic = 'force-dynamic';

/** Whom somebody tells who has found a hole (RFC 9116). The office reads it; what it says is good for half a year. */
export function GET(): Response {
  const expires = new Date(clock.machine().getTime() + 180 * DAY).toISOString();
  const lines = [`Contact: mailto:${env.MAIL_OFFICE}`, `Expires: ${expires}`, 'Preferred-Languages: en, de'];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}

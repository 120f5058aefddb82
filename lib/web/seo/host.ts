import 'server-only';
import { headers } from 'next/headers';
import type { Locale } from '@/lib/platform/i18n/locale';

/** What a file per host needs: whether the host is to be found, and the language its ending stands for. */
export async function currentHost(): Promise<{ isIndexable: boolean; locale: Locale }> {
  const sent = await headers();
  const isIndexable =
    sent.get('x-alpenglow-surface') === 'storefront' &&
    sent.get('x-alpenglow-demo') !== 'true' &&
    sent.get('x-alpenglow-local') !== 'true';
  return { isIndexable, locale: sent.get('x-alpenglow-host')?.endsWith('.de') ? 'de' : 'en' };
}

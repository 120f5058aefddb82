import 'server-only';
import { defaultBrand } from '@/lib/platform/addresses/hosts';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { linkOrigin } from '@/lib/platform/link-origin';
import { linkToken } from '@/lib/platform/link-token';

/** The token of a calendar's address. */
export function calendarToken(addressId: string, storedHash?: string): string {
  return linkToken(`calendar:${addressId}`, storedHash);
}

/** Where a calendar program reads it. */
export function calendarLink({ id, tokenHash }: { id: string; tokenHash: string }, locale: Locale): string {
  return `${linkOrigin({ brandId: defaultBrand, locale })}${paths.api.calendar(calendarToken(id, tokenHash))}`;
}

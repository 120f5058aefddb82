import 'server-only';
import { getBrand } from '@/lib/brand/queries';
import type { BrandProfile } from '@/lib/brand/types';
import { agencyHost } from '@/lib/issuer/return-address';
import type { IssuerSettings } from '@/lib/issuer/settings';
import type { SignInClient } from '@/lib/people/openid/clients';
import { defaultBrand } from '@/lib/platform/addresses/hosts';
import { localeOfBrowser } from '@/lib/platform/addresses/locale';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';

/** What a page is drawn in: the brand of the host somebody came from, their language, and this answer's nonce. */
export type Setting = {
  brand: BrandProfile;
  locale: Locale;
  door: SignInClient;
  /** `http://amex.lds.localhost:3000`: links back lead there. */
  hostOrigin: string;
  nonce: string;
  isDemo: boolean;
  /** The same page in the other language; null where asking again would repeat an effect. */
  switchTo: ((locale: Locale) => string) | null;
};

/** The host and client somebody came from, remembered while they are at the issuer. */
export type Origin = { host: string; door: SignInClient };
export type KnownOrigin = Origin & { locale: Locale | null };

/** The first of `ui_locales` that is ours, then what they read here before, the site's cookie, the browser's wish. */
export function chooseLocale(
  uiLocales: unknown,
  known: Locale | null,
  kept: string | undefined,
  acceptLanguage: string,
): Locale {
  const asked = typeof uiLocales === 'string' ? uiLocales.toLowerCase().split(' ') : [];
  const wanted = asked.map((tag) => tag.split('-')[0]).find(isLocale);
  if (wanted) return wanted;
  if (known) return known;
  return isLocale(kept) ? kept : (localeOfBrowser(acceptLanguage) ?? 'en');
}

export async function brandOf(host: string, { hosts }: IssuerSettings): Promise<Setting['brand']> {
  const resolved = agencyHost(host, hosts);
  const brand = (resolved && (await getBrand(resolved.brand))) ?? (await getBrand(defaultBrand));
  if (!brand) throw new Error('There is no default brand.');
  return brand;
}

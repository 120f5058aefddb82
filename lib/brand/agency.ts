import 'server-only';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { resolveHost } from '@/lib/platform/addresses/hosts';
import type { Surface } from '@/lib/platform/addresses/types';
import { env } from '@/lib/platform/env';
import { getBrands } from './queries';
import { resolveBrand } from './rules/resolve';
import type { EffectiveBrand } from './types';

/** What of an agency makes the look that its clients see. */
export const designSelect = {
  name: true,
  designMainColor: true,
  designAccentOnMain: true,
  designInvertedFont: true,
  designTheme: true,
  designLogoId: true,
} as const;

export type Designed = { [Field in Exclude<keyof typeof designSelect, 'name'>]: string | null } & { name: string };

export function designOf(agency: Designed) {
  return {
    main: agency.designMainColor,
    accentOnMain: agency.designAccentOnMain,
    invertedFont: agency.designInvertedFont,
    theme: agency.designTheme,
    logoId: agency.designLogoId,
  };
}

/** The brand of an agency, with its design, whoever asks for it. */
export async function brandOfAgency(hostBrandId: string, agency: Designed): Promise<EffectiveBrand> {
  const asked = { hostBrandId, isStorefront: false, isLocal: false, company: agency.name, design: designOf(agency) };
  const brand = resolveBrand(asked, await getBrands());
  if (!brand) throw new Error('There is no brand.');
  return brand;
}

export type TriedBrand = { brand: EffectiveBrand; surface: Surface } | { refused: 400 | 421 };

type Trial = { host: string; company: string; agency: Designed | null };

/** The brand somebody of a company, or of an agency, would be shown on a host, as requests to it are answered. */
export async function tryBrand({ host, company, agency }: Trial): Promise<TriedBrand> {
  const resolved = resolveHost(host, null, { allowed: allowedHosts(env.ALLOWED_HOSTS), trustProxy: false });
  if ('refused' in resolved) return resolved;
  const asked = {
    hostBrandId: resolved.brand,
    isStorefront: resolved.surface === 'storefront',
    isLocal: resolved.isLocal,
    company,
    design: agency && designOf(agency),
  };
  const brand = resolveBrand(asked, await getBrands());
  if (!brand) throw new Error('There is no brand.');
  return { brand, surface: resolved.surface };
}

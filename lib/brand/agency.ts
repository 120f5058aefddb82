import 'server-only';
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

type Designed = { [Field in Exclude<keyof typeof designSelect, 'name'>]: string | null } & { name: string };

/** The brand of an agency, with its design, whoever asks for it. */
export async function brandOfAgency(hostBrandId: string, agency: Designed): Promise<EffectiveBrand> {
  const design = {
    main: agency.designMainColor,
    accentOnMain: agency.designAccentOnMain,
    invertedFont: agency.designInvertedFont,
    theme: agency.designTheme,
    logoId: agency.designLogoId,
  };
  const asked = { hostBrandId, isStorefront: false, isLocal: false, company: agency.name, design };
  const brand = resolveBrand(asked, await getBrands());
  if (!brand) throw new Error('There is no brand.');
  return brand;
}

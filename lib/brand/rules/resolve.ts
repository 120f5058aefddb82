import { paths } from '@/lib/platform/addresses/paths';
import type { CorporateDesign } from '@/lib/platform/viewer/types';
import type { PaymentProfile } from '../schema';
import type { BrandProfile, BrandReason, EffectiveBrand, PaymentProfileChange, ReasonStep } from '../types';
import { brandColors, DEFAULT_ACCENT, reaching } from './colors';
import { parseColor, READABLE, VISIBLE } from './contrast';
import { isMenuInverted, menuBar } from './menu-bar';

export const DEFAULT_BRAND = 'default';

/** Longer than any company's name, short enough for any pattern. */
const COMPANY_LENGTH = 200;

export type Asked = {
  /** The brand the host stands for; the default one when its name holds no keyword. */
  hostBrandId: string;
  isStorefront: boolean;
  /** Plain `localhost` or `127.0.0.1`. */
  isLocal: boolean;
  /** Free text of the signed-in person; null for nobody. */
  company: string | null;
  /** Corporate design of the agency they stand in. */
  design: CorporateDesign | null;
};

/**
 * The brand somebody is shown, and why (rule 1.2): storefront host, partner host keyword, first company pattern by
 * position, default; the agency's colours, logo and theme lie on top and never touch policy. Null without any brand.
 */
export function resolveBrand(asked: Asked, brands: readonly BrandProfile[]): EffectiveBrand | null {
  const why: BrandReason[] = [];
  const note: Note = (step, outcome, value = '') => why.push({ step, outcome, value });
  const profile = choose(asked, brands, note);
  return profile ? { ...dress(profile, asked, note), why } : null;
}

/** A profile as it is shown while no agency lies over it. */
export function undesigned(profile: BrandProfile, isLocal: boolean): EffectiveBrand {
  return { ...dress(profile, { isStorefront: false, isLocal, design: null }, () => undefined), why: [] };
}

/** The profile with the agency's colours, logo and theme on top. */
function dress(
  profile: BrandProfile,
  asked: Pick<Asked, 'isStorefront' | 'isLocal' | 'design'>,
  note: Note,
): Omit<EffectiveBrand, 'why'> {
  const design = asked.isStorefront ? null : asked.design;
  const colors = colorsOf(profile, design, note);
  const logoPath = design?.logoId ? paths.api.agencyLogo(design.logoId) : profile.logoPath;
  note('logo', design?.logoId ? 'design' : profile.logoPath ? 'brand' : 'none');

  const { menuBar: own, paymentProfile } = profile;
  const [byBrand, byTheme] = [own.areColorsInverted, isMenuInverted(false, design?.theme ?? null)];
  note('menuBar', byBrand && byTheme ? 'both' : byBrand ? 'brand' : byTheme ? 'theme' : 'plain');

  const canBeChanged = canPaymentProfileChange(paymentProfile.change, asked.isLocal);
  note('paymentProfile', canBeChanged ? 'changeable' : 'fixed', paymentProfile.default);

  return {
    ...profile,
    colors,
    logoPath,
    isLogoOfAgency: Boolean(design?.logoId),
    // An agency's colour lies over those of the brand's documents, too.
    pdf: design?.main?.trim() ? { ...profile.pdf, mainColor: null, footerBackground: null } : profile.pdf,
    menuBar: menuBar(own, design?.theme ?? null, colors, design?.logoId ? logoPath : (own.logoPath ?? logoPath)),
    paymentProfile: { default: paymentProfile.default, canBeChanged },
  };
}

/** Only where the brand's row says so; out of the box that is the default brand on a local host (rule 1.3). */
export function canPaymentProfileChange(change: PaymentProfileChange, isLocal: boolean): boolean {
  return change === 'everywhere' || (change === 'onLocalHosts' && isLocal);
}

/** The payment profile a brand lets somebody use: another than its own only where its row says so. */
export function allowedProfile(
  { default: own, canBeChanged }: EffectiveBrand['paymentProfile'],
  asked: PaymentProfile | undefined,
): PaymentProfile {
  return (canBeChanged && asked) || own;
}

type Note = (step: ReasonStep, outcome: string, value?: string) => unknown;

function choose({ hostBrandId, isStorefront, company }: Asked, brands: readonly BrandProfile[], note: Note) {
  const byHost = brands.find(({ id }) => id === hostBrandId);
  if (isStorefront && byHost?.isB2C) {
    note('storefrontHost', 'taken', byHost.name);
    return byHost;
  }
  note('storefrontHost', 'passed');

  if (byHost && byHost.hostKeyword !== null && !byHost.isB2C) {
    note('hostKeyword', 'taken', byHost.hostKeyword);
    return byHost;
  }
  note('hostKeyword', 'passed');

  const name = company?.trim().slice(0, COMPANY_LENGTH) ?? '';
  const inOrder = brands.toSorted((a, b) => a.position - b.position);
  const byCompany = name === '' ? undefined : inOrder.find(({ companyPattern }) => matches(companyPattern, name));
  if (byCompany) {
    note('company', 'taken', `${name} ~ /${byCompany.companyPattern}/i`);
    return byCompany;
  }
  note('company', name === '' ? 'unknown' : 'passed', name);

  const fallback = brands.find(({ id }) => id === DEFAULT_BRAND);
  if (fallback) note('default', 'taken', fallback.name);
  return fallback;
}

/** A pattern that is no regular expression matches nobody, rather than breaking every page. */
function matches(pattern: string | null, company: string): boolean {
  if (!pattern) return false;
  try {
    return new RegExp(pattern, 'i').test(company);
  } catch {
    return false;
  }
}

function colorsOf({ ownColors }: BrandProfile, design: CorporateDesign | null, note: Note) {
  const typed = design?.main?.trim() || null;
  const isOwn = typed === null;
  const parsed = parseColor(typed ?? ownColors.main);
  const invertedFont = design?.invertedFont?.trim() || (isOwn ? ownColors.invertedFont : null);
  const accentOnMain = design?.accentOnMain?.trim() || null;
  const colors = brandColors({
    main: parsed,
    // The brand's accent was chosen for its main colour, so both fall back together.
    accent: parsed ? ownColors.accent : DEFAULT_ACCENT,
    invertedFont,
    accentOnMain,
    h2Header: isOwn && parsed ? ownColors.h2Header : null,
    priceRange: isOwn && parsed ? ownColors.priceRange : null,
  });

  const source = isOwn ? 'brand' : 'design';
  if (!parsed) note('mainColor', 'invalid', typed ?? ownColors.main);
  else note('mainColor', colors.main === parsed ? source : 'moved', colors.main);
  noteWish('inkOnMain', invertedFont, reaching(invertedFont, colors.main, READABLE), colors.onMain, note);
  noteWish('accentOnMain', accentOnMain, reaching(accentOnMain, colors.main, VISIBLE), colors.accentOnMain, note);
  return colors;
}

function noteWish(step: ReasonStep, wish: string | null, honoured: string | null, shown: string, note: Note): void {
  if (!wish) note(step, 'computed', shown);
  else note(step, honoured ? 'honoured' : 'unreadable', wish);
}

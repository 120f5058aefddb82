import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ACCENT, DEFAULT_MAIN } from '@/lib/brand/rules/colors';
import { type Asked, canPaymentProfileChange, resolveBrand } from '@/lib/brand/rules/resolve';
import type { BrandProfile, EffectiveBrand, ReasonStep } from '@/lib/brand/types';
import { messages } from '@/lib/platform/i18n/messages';
import { brandProfile, corporateDesign } from '@/tests/factories/brand';

const storefront = brandProfile({
  id: 'alpenglow',
  name: 'Alpenglow',
  hostKeyword: 'alpenglow',
  companyPattern: 'alpenglow',
  position: 0,
  isB2C: true,
  isCommissionDisplayed: false,
});
const partner = brandProfile({ id: 'amex', hostKeyword: 'amex', companyPattern: '\\bcarta\\b', position: 1 });
const vela = brandProfile({
  id: 'vela',
  companyPattern: '\\bvela\\b',
  position: 2,
  mainColor: '#3d2b56',
  accentColor: '#a98fc4',
  h2HeaderColor: '#2c1f3f',
  isCommissionDisplayed: false,
  isBookingReferenceNeeded: true,
  logoPath: '/brands/vela/logo.svg',
});
const guild = brandProfile({ id: 'guild', companyPattern: 'concierge|private', position: 9 });
const fallback = brandProfile({ id: 'default', position: 100, paymentProfileChange: 'onLocalHosts' });
/** Not in the order of their positions: it is the position that counts. */
const brands = [fallback, guild, vela, partner, storefront];

const nobody: Asked = { hostBrandId: 'default', isStorefront: false, isLocal: false, company: null, design: null };

function resolved(asked: Partial<Asked>, among: readonly BrandProfile[] = brands): EffectiveBrand {
  const brand = resolveBrand({ ...nobody, ...asked }, among);
  if (!brand) throw new Error('no brand');
  return brand;
}

function reason(brand: EffectiveBrand, step: ReasonStep) {
  return brand.why.find((entry) => entry.step === step);
}

describe('order', () => {
  it('storefront host, before a company that matches another', () => {
    const asked = { hostBrandId: 'alpenglow', isStorefront: true, company: 'Vela Private' };
    expect(resolved(asked).id).toBe('alpenglow');
  });

  it('partner host keyword, before the company', () => {
    expect(resolved({ hostBrandId: 'amex', company: 'Vela Private' }).id).toBe('amex');
  });

  it('the first company pattern by position, in any case', () => {
    expect(resolved({ company: 'VELA private' }).id).toBe('vela');
    expect(resolved({ company: 'A Private Office' }).id).toBe('guild');
    expect(resolved({ company: 'Carta Concierge' }).id).toBe('amex');
  });

  it('the storefront brand has a pattern too', () => {
    expect(resolved({ company: 'Alpenglow Reisen GmbH' }).id).toBe('alpenglow');
  });

  it('default', () => {
    expect(resolved({}).id).toBe('default');
    expect(resolved({ company: '  ' }).id).toBe('default');
    expect(resolved({ company: 'Revelation Tours' }).id).toBe('default');
    expect(resolved({ hostBrandId: 'unheard-of' }).id).toBe('default');
  });

  it('a pattern that is no regular expression matches nobody; the end of an endless company is not read', () => {
    const broken = brandProfile({ id: 'broken', companyPattern: '(', position: 1 });
    expect(resolved({ company: '(' }, [broken, fallback]).id).toBe('default');
    expect(resolved({ company: `${'x'.repeat(300)} vela` }).id).toBe('default');
  });

  it('without any brand there is none', () => {
    expect(resolveBrand(nobody, [])).toBeNull();
  });
});

describe('corporate design', () => {
  it('lies on top: colours, logo and theme', () => {
    const brand = resolved({
      company: 'Vela',
      design: corporateDesign({ main: '#7C2F4A', theme: 'colorful', logoId: 'l1' }),
    });
    expect(brand.colors).toMatchObject({ main: '#7c2f4a', light2: '#f2eaed', accent: '#a98fc4', h2Header: '#7c2f4a' });
    expect([brand.logoPath, brand.isLogoOfAgency]).toEqual(['/api/agency-logos/l1', true]);
    expect([brand.menuBar.isInverted, brand.menuBar.background]).toEqual([true, '#7c2f4a']);
  });

  it('an empty one leaves the brand as it is', () => {
    const design = corporateDesign({ main: '  ', theme: 'calm' });
    const { colors, logoPath } = resolved({ company: 'Vela', design });
    expect([colors.main, colors.h2Header, logoPath]).toEqual(['#3d2b56', '#2c1f3f', '/brands/vela/logo.svg']);
  });

  it('a colour that is none falls back to teal and gold together, not to the brand', () => {
    const { colors } = resolved({ company: 'Vela', design: corporateDesign({ main: 'bordeaux profond' }) });
    expect([colors.main, colors.accent, colors.h2Header]).toEqual([DEFAULT_MAIN, DEFAULT_ACCENT, DEFAULT_MAIN]);
  });

  it('never on the storefront', () => {
    const asked = { hostBrandId: 'alpenglow', isStorefront: true, design: corporateDesign({ main: '#7c2f4a' }) };
    expect(resolved(asked).colors.main).toBe(DEFAULT_MAIN);
  });

  it('never changes policy', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.constantFrom('#fff', '#7c2f4a', 'colorful')));
    const design = fc.record({ main: text, accentOnMain: text, invertedFont: text, theme: text, logoId: text });
    const shown = ['colors', 'logoPath', 'isLogoOfAgency', 'menuBar', 'why'] as const;
    const policy = (brand: EffectiveBrand) =>
      Object.fromEntries(Object.entries(brand).filter(([name]) => !shown.includes(name as (typeof shown)[number])));
    fc.assert(
      fc.property(design, fc.constantFrom('Vela', 'Carta', null), fc.boolean(), (worn, company, isLocal) => {
        expect(policy(resolved({ company, isLocal, design: worn }))).toEqual(policy(resolved({ company, isLocal })));
      }),
    );
  });
});

describe('payment profile', () => {
  it('can be changed only where the brand’s row says so, whichever brand it is', () => {
    expect(canPaymentProfileChange('never', true)).toBe(false);
    expect(canPaymentProfileChange('onLocalHosts', true)).toBe(true);
    expect(canPaymentProfileChange('onLocalHosts', false)).toBe(false);
    expect(canPaymentProfileChange('everywhere', false)).toBe(true);
    expect(resolved({ isLocal: true }).paymentProfile).toEqual({ default: 'ClientPays', canBeChanged: true });
    expect(resolved({ isLocal: true, company: 'Vela' }).paymentProfile.canBeChanged).toBe(false);
  });
});

describe('why', () => {
  it('says each step until a brand was found, and then what lies on top', () => {
    expect(resolved({ company: 'Nobody & Co' }).why.map(({ step, outcome }) => `${step}.${outcome}`)).toEqual([
      'storefrontHost.passed',
      'hostKeyword.passed',
      'company.passed',
      'default.taken',
      'mainColor.brand',
      'inkOnMain.computed',
      'accentOnMain.computed',
      'logo.none',
      'menuBar.plain',
      'paymentProfile.fixed',
    ]);
    expect(resolved({ hostBrandId: 'amex' }).why.slice(0, 3)).toMatchObject([
      { step: 'storefrontHost', outcome: 'passed' },
      { step: 'hostKeyword', outcome: 'taken', value: 'amex' },
      { step: 'mainColor' },
    ]);
  });

  it('names the pattern, what was typed for a colour, and wishes that could not be granted', () => {
    const design = corporateDesign({ main: '#cfe3d4', invertedFont: '#ffffff', accentOnMain: '#e9e3c9' });
    const brand = resolved({ company: 'Vela Private', design });
    expect(reason(brand, 'company')?.value).toBe('Vela Private ~ /\\bvela\\b/i');
    expect(reason(brand, 'inkOnMain')).toMatchObject({ outcome: 'unreadable', value: '#ffffff' });
    expect(reason(brand, 'accentOnMain')).toMatchObject({ outcome: 'unreadable', value: '#e9e3c9' });
    const invalid = resolved({ design: corporateDesign({ main: 'bordeaux profond' }) });
    expect(reason(invalid, 'mainColor')).toMatchObject({ outcome: 'invalid', value: 'bordeaux profond' });
    const moved = resolved({ design: corporateDesign({ main: '#7d8a6a' }) });
    expect(reason(moved, 'mainColor')).toMatchObject({ outcome: 'moved', value: moved.colors.main });
  });

  it('has words for every step and outcome', () => {
    const design = fc.record({
      main: fc.constantFrom(null, '#7c2f4a', '#7d8a6a', 'none'),
      accentOnMain: fc.constantFrom(null, '#ffffff', '#7c2f4a'),
      invertedFont: fc.constantFrom(null, '#ffffff', '#7c2f4a'),
      theme: fc.constantFrom(null, 'colorful'),
      logoId: fc.constantFrom(null, 'l1'),
    });
    const inverted = brandProfile({ id: 'inverted', companyPattern: 'inverted', menuIsInverted: true, position: 3 });
    const asked = fc.record({
      hostBrandId: fc.constantFrom('default', 'amex', 'alpenglow'),
      isLocal: fc.boolean(),
      company: fc.constantFrom(null, 'Vela', 'Inverted', 'Nobody'),
      design: fc.option(design),
    });
    const said = new Set<string>();
    fc.assert(
      fc.property(asked, (circumstances) => {
        const isStorefront = circumstances.hostBrandId === 'alpenglow';
        for (const { step, outcome } of resolved({ ...circumstances, isStorefront }, [...brands, inverted]).why) {
          said.add(`${step}.${outcome}`);
        }
      }),
      { numRuns: 2000 },
    );
    const words = Object.entries(messages.en.brand.why).flatMap(([step, outcomes]) =>
      Object.keys(outcomes).map((outcome) => `${step}.${outcome}`),
    );
    expect([...said].sort()).toEqual(words.sort());
  });
});

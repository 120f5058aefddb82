import { describe, expect, it } from 'vitest';
import { agencyPages } from '@/lib/web/routing/agency';
import { ask, line } from './fixture';

const host = 'amex.lds.localhost:3000';
const nobody = { host, protocol: 'http' as const };
const somebody = { ...nobody, cookies: { 'alpenglow.session': 'x' } };

describe('without a session', () => {
  it.each([
    ['/hotels', '', '/signin?callbackUrl=%2Fhotels'],
    ['/partner/dashboard', 'scope=team&a=1', '/signin?callbackUrl=%2Fpartner%2Fdashboard%3Fscope%3Dteam%26a%3D1'],
    ['/nowhere', '', '/signin?callbackUrl=%2Fnowhere'],
    ['/chalets/france/meribel', '', '/signin?callbackUrl=%2Fchalets%2Ffrance%2Fmeribel'],
  ])('%s?%s leads to the sign-in, which knows the way back', (rawPath, query, location) => {
    const decision = ask({ ...nobody, rawPath, query });
    expect(line(decision)).toBe(`307 ${location}`);
    expect(decision).toMatchObject({ headers: { 'Cache-Control': 'no-store' } });
  });

  it('carries no more on the way back than a header holds', () => {
    const location = (rawPath: string, query: string) => line(ask({ ...nobody, rawPath, query }));
    const long = 'a=%C3%A4&'.repeat(1500);
    expect(location('/hotels', long)).toBe('307 /signin?callbackUrl=%2Fhotels');
    expect(location(`/nowhere/${'%C3%A4'.repeat(300)}`, long)).toBe('307 /signin');
    expect(location('/hotels', `a=${'x'.repeat(1450)}`)).toMatch(/^307 \/signin\?callbackUrl=%2Fhotels%3Fa%3Dx{1450}$/);
  });

  it('refuses a post at the page itself: sent on, it would be repeated at the sign-in', () => {
    expect(line(ask({ ...nobody, method: 'POST', rawPath: '/hotels' }))).toBe('refuse 405');
    expect(line(ask({ ...nobody, method: 'POST', rawPath: '/nowhere' }))).toBe('404 /agency/amex/en/unknown');
  });

  it.each([
    '/signin',
    '/signup',
    '/signup/nordvig',
    '/desk/signin',
    '/partner/concierge-jobs',
    '/partner/concierge-jobs/anything',
    '/distribution/hotels/H01',
    '/lds',
    '/lds/general',
    '/stripe-payments/checkout-sessions/cs_1',
    '/invitation',
  ])('%s is open', (rawPath) => {
    expect(line(ask({ ...nobody, rawPath }))).toBe(`200 /agency/amex/en${rawPath}`);
  });

  it('shows imprint, privacy and terms under their names', () => {
    expect(line(ask({ ...nobody, rawPath: '/impressum' }))).toBe('200 /agency/amex/en/info/imprint');
    expect(line(ask({ ...nobody, rawPath: '/privacy-policy' }))).toBe('200 /agency/amex/en/info/privacy-policy');
  });
});

describe('with a session', () => {
  it.each(agencyPages.filter(({ pattern }) => !pattern.includes('*')).map(({ pattern, target }) => [pattern, target]))(
    '/%s is handed to its page',
    (pattern, target) => {
      expect(line(ask({ ...somebody, rawPath: `/${pattern}` }))).toBe(`200 /agency/amex/en${target}`);
    },
  );

  it.each([
    ['/', '307 /hotels'],
    ['/instagram', '307 /lds/general'],
    ['/partner', '307 /lds/general'],
    ['/linkedin', '307 /lds/general'],
    ['/anfrage', '307 /enquire-now'],
    ['/chalets', '307 /search?propertyTypeArray=chalet'],
    ['/chalets/france/meribel', '200 /agency/amex/en/properties/chalets/france/meribel'],
    ['/chalets/%C3%B6sterreich/lech/x', '200 /agency/amex/en/properties/chalets/%C3%B6sterreich/lech/x'],
    ['/chalets/france/meribel/x/y', '404 /agency/amex/en/unknown'],
    ['/nowhere', '404 /agency/amex/en/unknown'],
    ['/Hotels', '308 /hotels'],
    ['/hotels/', '308 /hotels'],
  ])('%s → %s', (rawPath, expected) => {
    expect(line(ask({ ...somebody, rawPath }))).toBe(expected);
  });

  it('hands on what stands for a star as it was written', () => {
    expect(line(ask({ ...somebody, rawPath: '/partner/manage/agencies/A%2FB' }))).toBe('404 /agency/amex/en/unknown');
    expect(line(ask({ ...somebody, rawPath: '/partner/manage/agencies/Ab%20c' }))).toBe(
      '200 /agency/amex/en/partner/manage/agencies/Ab%20c',
    );
  });

  it('takes no other cookie and none of another protocol for a session', () => {
    const cookies = { 'alpenglow.sessions': 'x', '__Host-alpenglow.session': 'x' };
    expect(line(ask({ ...nobody, rawPath: '/user', cookies }))).toBe('307 /signin?callbackUrl=%2Fuser');
    expect(line(ask({ ...nobody, protocol: 'https', rawPath: '/user', cookies }))).toBe('200 /agency/amex/en/user');
  });
});

describe('identity', () => {
  it('belongs to agency hosts: issuer and return points exist nowhere else', () => {
    expect(ask({ ...nobody, rawPath: '/identity/auth' }).kind).toBe('issuer');
    expect(ask({ ...nobody, rawPath: '/oidc-callback' }).kind).toBe('pass');
    expect(ask({ ...nobody, rawPath: '/desk/oidc-callback' }).kind).toBe('pass');
    for (const rawPath of ['/identity/auth', '/oidc-callback', '/desk/oidc-callback', '/signin', '/user']) {
      expect(line(ask({ rawPath }))).toBe('404 /storefront/alpenglow/en/unknown');
    }
  });
});

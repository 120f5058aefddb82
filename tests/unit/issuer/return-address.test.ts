import { describe, expect, it } from 'vitest';
import { agencyHost, isCallback, isSignedOutAddress, type ReturnHosts } from '@/lib/issuer/return-address';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';

const named = ['partner.example', '*.white.example'];
const demo: ReturnHosts = {
  allowed: allowedHosts(),
  named: [],
  protocol: 'http:',
  port: '3000',
  isDemo: true,
};
const production: ReturnHosts = { allowed: allowedHosts(named), named, protocol: 'https:', port: '', isDemo: false };

describe('a demonstration', () => {
  it.each([
    'http://lds.localhost:3000/oidc-callback',
    'http://amex.lds.localhost:3000/oidc-callback',
    'http://demo.lds.localhost:3000/oidc-callback',
    'http://localhost:3000/oidc-callback',
    'http://127.0.0.1:3000/oidc-callback',
  ])('sends people back to %s', (address) => expect(isCallback(address, 'agency', demo)).toBe(true));

  it.each([
    ['another port', 'http://lds.localhost:3001/oidc-callback'],
    ['no port', 'http://lds.localhost/oidc-callback'],
    ['another scheme', 'https://lds.localhost:3000/oidc-callback'],
    ['a script', 'javascript:alert(1)'],
    ['another host', 'http://evil.example:3000/oidc-callback'],
    ['a host that begins like ours', 'http://lds.localhost.evil.example:3000/oidc-callback'],
    ['a host that ends like ours', 'http://evillds.localhost:3000/oidc-callback'],
    ['credentials', 'http://lds.localhost:3000@evil.example:3000/oidc-callback'],
    ['our host as credentials', 'http://x@lds.localhost:3000/oidc-callback'],
    ['a storefront', 'http://alpenglow.com.localhost:3000/oidc-callback'],
    ['a real name', 'http://lds:3000/oidc-callback'],
    ['a query', 'http://lds.localhost:3000/oidc-callback?a'],
    ['an empty query', 'http://lds.localhost:3000/oidc-callback?'],
    ['a fragment', 'http://lds.localhost:3000/oidc-callback#'],
    ['a longer path', 'http://lds.localhost:3000/oidc-callback/x'],
    ['a path that is walked', 'http://lds.localhost:3000/x/../oidc-callback'],
    ['an encoded path', 'http://lds.localhost:3000/%6fidc-callback'],
    ['capitals', 'http://LDS.localhost:3000/oidc-callback'],
    ['a dot at the end', 'http://lds.localhost.:3000/oidc-callback'],
    ['backslashes', 'http:\\\\lds.localhost:3000/oidc-callback'],
    ['a space', ' http://lds.localhost:3000/oidc-callback'],
    ['a tab', 'http://lds.local\thost:3000/oidc-callback'],
    ['nothing', ''],
    ['the door of the others', 'http://lds.localhost:3000/desk/oidc-callback'],
  ])('refuses %s', (_, address) => expect(isCallback(address, 'agency', demo)).toBe(false));

  it('has a return point for each door', () => {
    expect(isCallback('http://lds.localhost:3000/desk/oidc-callback', 'desk', demo)).toBe(true);
    expect(isCallback('http://lds.localhost:3000/oidc-callback', 'desk', demo)).toBe(false);
  });

  it('goes to a real host only where somebody named it', () => {
    const tunnel = { ...demo, allowed: allowedHosts(['tunnel.example']), named: ['tunnel.example'] };
    expect(agencyHost('tunnel.example:3000', demo)).toBeNull();
    expect(agencyHost('tunnel.example:3000', tunnel)).not.toBeNull();
    expect(agencyHost('amex.lds:3000', tunnel)).toBeNull();
  });
});

describe('a real installation', () => {
  it.each(['https://partner.example/oidc-callback', 'https://one.white.example/oidc-callback'])(
    'sends people back to %s',
    (address) => expect(isCallback(address, 'agency', production)).toBe(true),
  );

  it.each([
    'https://lds.localhost/oidc-callback',
    'https://localhost/oidc-callback',
    'https://127.0.0.1/oidc-callback',
    'http://partner.example/oidc-callback',
    'https://partner.example:8443/oidc-callback',
    'https://white.example/oidc-callback',
    'https://partner.example.evil.example/oidc-callback',
  ])('refuses %s', (address) => expect(isCallback(address, 'agency', production)).toBe(false));
});

describe('after signing out', () => {
  it.each(['/', '/signin', '/desk/signin'])('people may arrive at %s', (path) => {
    expect(isSignedOutAddress(`http://amex.lds.localhost:3000${path}`, demo)).toBe(true);
    expect(isSignedOutAddress(`http://evil.example:3000${path}`, demo)).toBe(false);
  });

  it.each(['', '/partner/agency', '//evil.example', '/signin/', '/signin?callbackUrl=//evil.example'])(
    'nobody arrives at "%s"',
    (path) => expect(isSignedOutAddress(`http://lds.localhost:3000${path}`, demo)).toBe(false),
  );
});

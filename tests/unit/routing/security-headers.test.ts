import { describe, expect, it } from 'vitest';
import { bareHeaders, securityHeaders } from '@/lib/web/routing/security-headers';

const usual = { isHttps: true, isDevelopment: false, nonce: 'abc', mapOrigins: [] };

function policy(
  surface: 'storefront' | 'agency',
  more: Partial<typeof usual & { isFramed: boolean }> = {},
): Map<string, string> {
  const header = securityHeaders(surface, { ...usual, ...more })['Content-Security-Policy'] ?? '';
  return new Map(header.split('; ').map((directive) => directive.split(/ (.*)/, 2) as [string, string]));
}

describe('content security policy', () => {
  it('lets the storefront load from itself only', () => {
    expect(Object.fromEntries(policy('storefront', { isHttps: false }))).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('trusts only scripts with the nonce on the agency surface', () => {
    expect(policy('agency').get('script-src')).toBe("'self' 'nonce-abc' 'strict-dynamic'");
  });

  it('lets only our own pages frame one of ours, and only one of the agency surface that is meant for it', () => {
    const framed = { isFramed: true };
    expect(policy('agency', framed).get('frame-ancestors')).toBe("'self'");
    expect(policy('storefront', framed).get('frame-ancestors')).toBe("'none'");
    expect(policy('agency').get('frame-ancestors')).toBe("'none'");
  });

  it('allows evaluation and the socket in development only', () => {
    for (const surface of ['storefront', 'agency'] as const) {
      expect(policy(surface, { isDevelopment: true }).get('script-src')).toContain("'unsafe-eval'");
      expect(policy(surface, { isDevelopment: true }).get('connect-src')).toBe("'self' ws:");
      expect(policy(surface).get('script-src')).not.toContain('unsafe-eval');
    }
  });
});

describe('other headers', () => {
  it('accompany every page', () => {
    expect(securityHeaders('storefront', usual)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  });

  it('promise https only over https', () => {
    expect(bareHeaders(true)['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
    expect(bareHeaders(false)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
    expect(policy('storefront').has('upgrade-insecure-requests')).toBe(true);
    expect(policy('storefront', { isHttps: false }).has('upgrade-insecure-requests')).toBe(false);
  });
});

describe('a configured map', () => {
  it('may be fetched from its own origin, and from no other', () => {
    const policy = securityHeaders('storefront', { ...usual, mapOrigins: ['https://maps.example'] })[
      'Content-Security-Policy'
    ];
    expect(policy).toContain("connect-src 'self' https://maps.example;");
    expect(securityHeaders('storefront', usual)['Content-Security-Policy']).toContain("connect-src 'self';");
  });
});

describe('with the payment processor', () => {
  it('opens frames and pictures of the agency surface for it, and its script only through the nonce', () => {
    const headers = securityHeaders('agency', { ...usual, hasPayments: true });
    const policy = headers['Content-Security-Policy'];
    expect(policy).toContain("frame-src 'self' https://connect-js.stripe.com https://js.stripe.com");
    expect(policy).toMatch(/connect-src [^;]* https:\/\/api\.stripe\.com/);
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('opens nothing without keys, and nothing of the storefront', () => {
    const closed = [securityHeaders('agency', usual), securityHeaders('storefront', { ...usual, hasPayments: true })];
    for (const headers of closed) {
      expect(headers['Content-Security-Policy']).not.toContain('stripe');
      expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
    }
  });
});

describe('with the chat service', () => {
  it('lets the agency surface speak to it and show its pictures', () => {
    const policy = securityHeaders('agency', { ...usual, hasChat: true })['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' https://chat.stream-io-api.com wss://chat.stream-io-api.com;");
    expect(policy).toMatch(/img-src [^;]* https:\/\/\*\.stream-io-cdn\.com;/);
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  });

  it('opens nothing without keys, and nothing of the storefront', () => {
    for (const headers of [
      securityHeaders('agency', usual),
      securityHeaders('storefront', { ...usual, hasChat: true }),
    ]) {
      expect(headers['Content-Security-Policy']).not.toContain('stream-io');
    }
  });
});

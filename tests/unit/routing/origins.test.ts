import { describe, expect, it } from 'vitest';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { publicOrigin } from '@/lib/platform/addresses/origins';

const demonstration = { agencyOrigin: 'http://lds.localhost:4000', allowed: allowedHosts() };
const production = {
  agencyOrigin: 'https://desk.example',
  allowed: allowedHosts(['desk.example', 'amex.partners.example', '*.partners.example']),
};

describe('where a link of a mail leads', () => {
  it.each([
    ['default', 'en', false, 'http://lds.localhost:4000', 'https://desk.example'],
    ['amex', 'de', false, 'http://amex.lds.localhost:4000', 'https://amex.partners.example'],
    // Without a host of its own a brand's people sign in at the agency's.
    ['dnata', 'en', false, 'http://dnata.lds.localhost:4000', 'https://desk.example'],
    ['halcyon', 'en', false, 'http://lds.localhost:4000', 'https://desk.example'],
    ['default', 'en', true, 'http://demo.lds.localhost:4000', 'https://desk.example'],
    ['alpenglow', 'en', false, 'http://alpenglow.com.localhost:4000', 'https://www.alpenglow.com'],
    ['alpenglow', 'de', false, 'http://alpenglow.de.localhost:4000', 'https://www.alpenglow.de'],
    ['alpenglow', 'de', true, 'http://demo.alpenglow.de.localhost:4000', 'https://demo.alpenglow.de'],
  ] as const)('%s in %s, demonstration %s', (brandId, locale, isDemo, here, there) => {
    expect(publicOrigin({ brandId, locale, isDemo }, demonstration)).toBe(here);
    expect(publicOrigin({ brandId, locale, isDemo }, production)).toBe(there);
  });
});

import { describe, expect, it } from 'vitest';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { type HostsConfig, resolveHost } from '@/lib/platform/addresses/hosts';

const config: HostsConfig = { allowed: allowedHosts(), trustProxy: false };

function summary(host: string): string {
  const found = resolveHost(host, null, config);
  if ('refused' in found) return String(found.refused);
  const flags = [found.isDemo && 'demo', found.isLocal && 'local', found.indexable && 'indexable'].filter(Boolean);
  return [found.surface, found.brand, ...flags].join(' ');
}

describe('host → surface, brand, flags', () => {
  it.each([
    ['www.alpenglow.com', 'storefront alpenglow indexable'],
    ['www.alpenglow.de', 'storefront alpenglow indexable'],
    ['WWW.Alpenglow.COM', 'storefront alpenglow indexable'],
    ['www.alpenglow.com:443', 'storefront alpenglow indexable'],
    ['www.alpenglow.com.', 'storefront alpenglow indexable'],
    ['alpenglow.com.localhost:3000', 'storefront alpenglow indexable'],
    ['www.alpenglow.de.localhost:3000', 'storefront alpenglow indexable'],
    ['demo.alpenglow.com', 'storefront alpenglow demo'],
    ['demo.alpenglow.de.localhost:3000', 'storefront alpenglow demo'],
    ['amex.alpenglow.com', 'storefront alpenglow indexable'],
    ['lds', 'agency default'],
    ['lds.localhost:3000', 'agency default'],
    ['demo.lds.localhost:3000', 'agency default demo'],
    ['amex.lds.localhost:3000', 'agency amex'],
    ['dnata.lds', 'agency dnata'],
    ['luxotic.lds', 'agency luxotic'],
    ['topcentive.lds', 'agency topcentive'],
    ['bookltn.lds', 'agency bookltn'],
    ['bookglds.lds', 'agency bookglds'],
    ['demo.amex.lds', 'agency amex demo'],
    ['my-amex-desk.lds', 'agency amex'],
    ['localhost', 'agency default local'],
    ['localhost:3000', 'agency default local'],
    ['127.0.0.1:3000', 'agency default local'],
    ['[::1]:3000', 'agency default local'],
  ])('%s → %s', (host, expected) => {
    expect(summary(host)).toBe(expected);
  });

  it.each([
    ['evil.example', '421'],
    ['alpenglow.evil.example', '421'],
    ['alpenglow.com.evil.example', '421'],
    ['notalpenglow.com', '421'],
    ['evil.example.localhost', '421'],
    ['alpenglow.localhost', '421'],
    ['0.0.0.0', '421'],
    ['10.0.0.1', '421'],
    ['', '400'],
    ['.localhost', '400'],
    ['.alpenglow.com', '400'],
    ['a..alpenglow.com', '400'],
    ['www.alpenglow.com/evil', '400'],
    ['user@www.alpenglow.com', '400'],
    ['www.alpenglow.com, evil.example', '400'],
    ['www.alpenglow.com:port', '400'],
    ['www.alpenglow.com\n', 'storefront alpenglow indexable'],
    ['www.alpen glow.com', '400'],
    [`${'a'.repeat(300)}.alpenglow.com`, '400'],
    ['[::2]', '400'],
  ])('refuses or reads %j as %s', (host, expected) => {
    expect(summary(host)).toBe(expected);
  });
});

describe('names', () => {
  const read = (host: string, forwarded: string | null = null, more: Partial<HostsConfig> = {}) => {
    const found = resolveHost(host, forwarded, { ...config, ...more });
    if ('refused' in found) throw new Error(`refused ${found.refused}`);
    return found;
  };

  it('moves only real bare domains to www, never *.localhost', () => {
    expect(read('alpenglow.com').movesTo).toBe('www.alpenglow.com');
    expect(read('alpenglow.de:80').movesTo).toBe('www.alpenglow.de');
    for (const host of [
      'alpenglow.com.localhost:3000',
      'www.alpenglow.com',
      'demo.alpenglow.com',
      'lds',
      'localhost',
    ]) {
      expect(read(host).movesTo).toBeNull();
    }
  });

  it('names the public host without port and .localhost', () => {
    expect(read('alpenglow.de.localhost:3000').publicHost).toBe('www.alpenglow.de');
    expect(read('demo.alpenglow.com.localhost').publicHost).toBe('demo.alpenglow.com');
    expect(read('amex.lds.localhost:3000').publicHost).toBe('amex.lds');
    expect(read('localhost:3000').publicHost).toBe('localhost');
  });

  it('knows the language of the ending and whether the other ending exists', () => {
    expect(read('alpenglow.de.localhost:3000')).toMatchObject({ suffixLocale: 'de', hasPair: true });
    expect(read('www.alpenglow.com')).toMatchObject({ suffixLocale: 'en', hasPair: true });
    expect(read('amex.lds')).toMatchObject({ suffixLocale: null, hasPair: false });
    const allowed = allowedHosts(['alpenglow.example']);
    expect(read('alpenglow.example', null, { allowed })).toMatchObject({ suffixLocale: null, hasPair: false });
  });

  it('adds exact hosts and suffixes of the environment', () => {
    const allowed = allowedHosts(['Desk.Example', ' *.partners.example ', '', '*.']);
    expect(read('desk.example', null, { allowed }).brand).toBe('default');
    expect(read('amex.partners.example', null, { allowed }).brand).toBe('amex');
    expect(resolveHost('partners.example', null, { ...config, allowed })).toEqual({ refused: 421 });
    expect(resolveHost('other.desk.example', null, { ...config, allowed })).toEqual({ refused: 421 });
    expect(resolveHost('evil.test', null, { ...config, allowed })).toEqual({ refused: 421 });
  });

  it('refuses a forwarded host that disagrees, follows it only behind a trusted proxy', () => {
    expect(resolveHost('www.alpenglow.com', 'www.alpenglow.de', config)).toEqual({ refused: 421 });
    expect(resolveHost('www.alpenglow.com', 'evil.example', config)).toEqual({ refused: 421 });
    expect(read('www.alpenglow.com', 'WWW.alpenglow.com').name).toBe('www.alpenglow.com');
    expect(read('localhost:3000', 'localhost:3000').isLocal).toBe(true);
    expect(read('127.0.0.1:3000', 'www.alpenglow.de, inner', { trustProxy: true }).name).toBe('www.alpenglow.de');
    expect(read('www.alpenglow.de', null, { trustProxy: true }).name).toBe('www.alpenglow.de');
    expect(resolveHost('www.alpenglow.de', 'evil.example', { ...config, trustProxy: true })).toEqual({ refused: 421 });
  });
});

import { describe, expect, it } from 'vitest';
import { isBot, localeOfBrowser, requestedLocale, resolveLocale } from '@/lib/platform/addresses/locale';
import { googlebot } from './fixture';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('order of rule 1.6', () => {
  it.each([
    // cookie, user agent, accept-language, ending, expected
    ['the choice beats everything', { locale: 'en' }, googlebot, 'de', 'de', 'en'],
    ['the choice beats the browser', { locale: 'de' }, firefox, 'en', 'en', 'de'],
    ['an unknown choice is no choice', { locale: 'fr' }, firefox, 'de', 'en', 'de'],
    ['a bot on .de reads German', {}, googlebot, 'en', 'de', 'de'],
    ['the bot cookie counts', { isBot: 'true' }, firefox, 'en', 'de', 'de'],
    ['another bot cookie does not', { isBot: '1' }, firefox, 'en', 'de', 'en'],
    ['a bot on .com without languages reads English', {}, googlebot, null, 'en', 'en'],
    ['a person reads the browser language on .de', {}, firefox, 'en-GB,en;q=0.9,de;q=0.5', 'de', 'en'],
    ['a person reads the browser language on .com', {}, firefox, 'de-AT', 'en', 'de'],
    ['without a known language the ending decides', {}, firefox, 'fr,it;q=0.8', 'de', 'de'],
    ['without header the ending decides', {}, firefox, null, 'de', 'de'],
    ['without ending English', {}, firefox, 'fr', null, 'en'],
    ['a bot on .com reads English, whatever it sends', {}, googlebot, 'de', 'en', 'en'],
    ['a bot without ending reads English, whatever it sends', {}, googlebot, 'de', null, 'en'],
    ['nothing known: English', {}, null, null, null, 'en'],
  ] as const)('%s', (_rule, cookies, userAgent, acceptLanguage, suffix, expected) => {
    expect(resolveLocale({ protocol: 'http', cookies, userAgent, acceptLanguage }, suffix)).toBe(expected);
  });

  it('over HTTPS the choice is what no neighbouring host can set', () => {
    const visitor = { protocol: 'https', userAgent: firefox, acceptLanguage: 'en' } as const;
    expect(resolveLocale({ ...visitor, cookies: { locale: 'de' } }, null)).toBe('en');
    expect(resolveLocale({ ...visitor, cookies: { locale: 'en', '__Host-locale': 'de' } }, null)).toBe('de');
  });
});

describe('accept-language', () => {
  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['en-US,en;q=0.9', 'en'],
    ['en;q=0.5, de;q=0.8', 'de'],
    ['de;q=0.8,en;q=0.8', 'de'],
    ['en;q=0.8,de;q=0.8', 'en'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'en'],
    ['de;q=0, en;q=0.1', 'en'],
    ['de;q=0', null],
    ['de;q=2, en;q=0.1', 'en'],
    ['de;q=nonsense', null],
    ['de; q=0.4 , en ; q=0.3', 'de'],
    ['*', null],
    ['fr, *;q=0.1', null],
    ['*, en;q=0', 'de'],
    ['de;q=0, *', 'en'],
    ['en;q=0.2, *;q=0.5', 'de'],
    ['de, *', 'de'],
    ['*, de', 'de'],
    ['*;q=0, de', 'de'],
    ['en-GB;q=0.3, de;q=0.5, en;q=0.9', 'en'],
    ['de;Q=0.123, en;q=0.124', 'en'],
    ['de;q=1.000, en;q=0.999', 'de'],
    ['de;q=1.001, en;q=0.1', 'en'],
    ['deutsch', null],
    ['', null],
    [',,;;=,q=', null],
    [null, null],
  ] as const)('%j → %s', (header, expected) => {
    expect(localeOfBrowser(header)).toBe(expected);
  });

  it('reads no further than a real header goes', () => {
    expect(localeOfBrowser(`${'fr,'.repeat(400)}de`)).toBeNull();
  });
});

describe('bots and the switch', () => {
  it('recognises crawlers by cookie or user agent', () => {
    expect(isBot({ cookies: {}, userAgent: googlebot })).toBe(true);
    expect(isBot({ cookies: { isBot: 'true' }, userAgent: firefox })).toBe(true);
    expect(isBot({ cookies: {}, userAgent: firefox })).toBe(false);
    expect(isBot({ cookies: {}, userAgent: null })).toBe(false);
  });

  it.each([
    ['lang=de', 'de'],
    ['lang=EN', 'en'],
    ['lang=fr', null],
    ['lang=', null],
    ['language=de', null],
  ])('%s → %s', (query, expected) => {
    expect(requestedLocale(new URLSearchParams(query))).toBe(expected);
  });
});

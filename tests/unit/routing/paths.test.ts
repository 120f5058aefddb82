import { describe, expect, it } from 'vitest';
import { alpinePages, alpineSlugs, infoSlugs } from '@/lib/platform/addresses/pages';
import {
  alternateUrls,
  canonicalUrl,
  type PropertyAddress,
  paths,
  translatePath,
} from '@/lib/platform/addresses/paths';
import { ask, german, line } from './fixture';

const property: PropertyAddress = { propertyType: 'chalet', countryId: 'AT', citySlug: 'lech', slug: 'haus-oetzblick' };
const ALPS = '/die-luxuri%C3%B6sesten-chalets-der-alpen';

describe('addresses', () => {
  it.each([
    [paths.landing(), '/'],
    [paths.search(), '/search'],
    [
      paths.search({ destination: 'lech', adults: 2, sector: ['a/b', 'c'], pets: false, empty: '', none: null }),
      '/search?destination=lech&adults=2&sector=a%2Fb,c&pets=false',
    ],
    [paths.listing({ propertyType: 'apartment', countryId: 'CH' }, 'en'), '/apartments/switzerland'],
    [paths.listing({ propertyType: 'apartment', countryId: 'CH' }, 'de'), '/apartments/schweiz'],
    [
      paths.listing({ propertyType: 'villa', countryId: 'IT', citySlug: 'lake-como' }, 'de'),
      '/villas/italien/lake-como',
    ],
    [paths.property(property, 'en'), '/chalets/austria/lech/haus-oetzblick'],
    [paths.property(property, 'de'), '/chalets/oesterreich/lech/haus-oetzblick'],
    [paths.enquireNow(property, 'de'), '/chalets/oesterreich/lech/haus-oetzblick/enquire-now'],
    [paths.generalEnquiry(), '/enquire-now'],
    [paths.contact('en'), '/contact'],
    [paths.contact('de'), '/kontakt'],
    [paths.info('imprint', 'en'), '/imprint'],
    [paths.info('imprint', 'de'), '/impressum'],
    [paths.info('terms-and-conditions', 'de'), '/terms-and-conditions'],
    [paths.alpine('overview'), ALPS],
    [paths.alpine('oesterreich'), `${ALPS}/%C3%B6sterreich`],
    [paths.alpine('kitzbuehel'), `${ALPS}/kitzb%C3%BChel`],
    [paths.alpine('discretion'), '/diskretion-sicherheit'],
    [paths.alpine('ski-travel'), '/luxus-ski-reisen'],
    [paths.outcome('a+b/c='), '/outcome?token=a%2Bb%2Fc%3D'],
    [paths.newsletterConfirm('t'), '/newsletter/confirm?token=t'],
    [paths.newsletterUnsubscribe('t'), '/newsletter/unsubscribe?token=t'],
    [paths.legacy('P01'), '/legacy/P01'],
    [paths.legacy('a/b'), '/legacy/a%2Fb'],
    [paths.api.property('P01', { includeDemos: true }), '/api/properties/P01?includeDemos=true'],
    [paths.api.propertyStays('P01'), '/api/properties/P01/stays'],
  ])('%s', (built, expected) => {
    expect(built).toBe(expected);
  });

  it('has the overview, 17 places and two more German pages', () => {
    expect(alpineSlugs).toHaveLength(20);
    expect(Object.values(alpinePages).filter((segments) => segments.length === 2)).toHaveLength(17);
  });

  it('builds only addresses that are served as they are', () => {
    const pages = [
      paths.landing(),
      paths.search(),
      paths.generalEnquiry(),
      paths.property(property, 'de'),
      paths.enquireNow(property, 'de'),
      paths.listing({ propertyType: 'chalet', countryId: 'AT', citySlug: 'lech' }, 'de'),
      paths.contact('de'),
      ...infoSlugs.map((slug) => paths.info(slug, 'de')),
      ...alpineSlugs.map((slug) => paths.alpine(slug)),
      '/outcome',
      '/newsletter/confirm',
      '/newsletter/unsubscribe',
    ];
    for (const rawPath of pages) {
      expect(line(ask({ host: german, rawPath })), rawPath).toMatch(/^200 \/storefront\/alpenglow\/de/);
    }
  });
});

describe('the other language', () => {
  it.each([
    ['/', 'de', '/'],
    ['/chalets/austria', 'de', '/chalets/oesterreich'],
    ['/chalets/oesterreich/lech/haus-oetzblick', 'en', '/chalets/austria/lech/haus-oetzblick'],
    ['/appartements/%C3%B6sterreich/lech', 'en', '/appartements/austria/lech'],
    [
      '/villas/italy/lake-como/villa-serbelle/enquire-now?x=1#f',
      'de',
      '/villas/italien/lake-como/villa-serbelle/enquire-now?x=1#f',
    ],
    ['/contact', 'de', '/kontakt'],
    ['/kontakt?x=1', 'en', '/contact?x=1'],
    ['/impressum', 'en', '/imprint'],
    ['/imprint', 'de', '/impressum'],
    ['/about', 'de', '/about'],
    ['/legacy/contact', 'de', '/legacy/contact'],
    ['/contact/more', 'de', '/contact/more'],
    [`${ALPS}/schweiz`, 'en', `${ALPS}/schweiz`],
  ] as const)('%s in %s → %s', (path, locale, expected) => {
    expect(translatePath(path, locale)).toBe(expected);
    expect(translatePath(translatePath(path, locale), locale)).toBe(expected);
  });

  it('names canonical and alternates on the public hosts, without trailing slash', () => {
    expect(canonicalUrl('/', 'en')).toBe('https://www.alpenglow.com');
    expect(canonicalUrl('/', 'de')).toBe('https://www.alpenglow.de');
    expect(canonicalUrl('/chalets/austria/', 'en')).toBe('https://www.alpenglow.com/chalets/austria');
    const expected = {
      en: 'https://www.alpenglow.com/chalets/austria/lech',
      de: 'https://www.alpenglow.de/chalets/oesterreich/lech',
      'x-default': 'https://www.alpenglow.com/chalets/austria/lech',
    };
    expect(alternateUrls('/chalets/austria/lech')).toEqual(expected);
    expect(alternateUrls('/chalets/oesterreich/lech')).toEqual(expected);
  });
});

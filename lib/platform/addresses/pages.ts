import type { Locale } from '@/lib/platform/i18n/locale';

/** Pages of words: the id in code, database and internal path, and the public segment per language. */
export const infoPages = {
  about: { en: 'about', de: 'about' },
  destinations: { en: 'destinations', de: 'destinations' },
  imprint: { en: 'imprint', de: 'impressum' },
  'legal-notice': { en: 'legal-notice', de: 'legal-notice' },
  'package-rate-rules': { en: 'package-rate-rules', de: 'package-rate-rules' },
  partner: { en: 'partner', de: 'partner' },
  'privacy-policy': { en: 'privacy-policy', de: 'privacy-policy' },
  service: { en: 'service', de: 'service' },
  'terms-and-conditions': { en: 'terms-and-conditions', de: 'terms-and-conditions' },
  transfers: { en: 'transfers', de: 'transfers' },
} as const satisfies Record<string, Record<Locale, string>>;

export type InfoSlug = keyof typeof infoPages;
export const infoSlugs = Object.keys(infoPages) as InfoSlug[];

/** Pages about the system itself, below `/lds`; their words are in the database. */
export const ldsPages = ['general', 'commission', 'programmes'] as const;

export const contactPage = { en: 'contact', de: 'kontakt' } as const satisfies Record<Locale, string>;

const ALPS = 'die-luxuriösesten-chalets-der-alpen';

/** The German landing pages: id (also of the page's words in the database) → public segments, umlauts kept, the same on both hosts (rule 1.8). */
export const alpinePages = {
  overview: [ALPS],
  oesterreich: [ALPS, 'österreich'],
  vorarlberg: [ALPS, 'vorarlberg'],
  kitzbuehel: [ALPS, 'kitzbühel'],
  lech: [ALPS, 'lech'],
  'st-anton': [ALPS, 'st-anton'],
  schweiz: [ALPS, 'schweiz'],
  'st-moritz': [ALPS, 'st-moritz'],
  davos: [ALPS, 'davos'],
  gstaad: [ALPS, 'gstaad'],
  verbier: [ALPS, 'verbier'],
  zermatt: [ALPS, 'zermatt'],
  frankreich: [ALPS, 'frankreich'],
  courchevel: [ALPS, 'courchevel'],
  chamonix: [ALPS, 'chamonix'],
  megeve: [ALPS, 'megeve'],
  italien: [ALPS, 'italien'],
  cortina: [ALPS, 'cortina'],
  discretion: ['diskretion-sicherheit'],
  'ski-travel': ['luxus-ski-reisen'],
} as const satisfies Record<string, readonly string[]>;

export type AlpineSlug = keyof typeof alpinePages;
export const alpineSlugs = Object.keys(alpinePages) as AlpineSlug[];

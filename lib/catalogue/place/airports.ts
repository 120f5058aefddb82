import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';

/** Airports near our houses by the name a traveller knows them by; the code is for those who sell flights. */
const names: Readonly<Record<string, { en: string; de: string }>> = {
  ACH: { en: 'St. Gallen-Altenrhein airport', de: 'Flughafen St. Gallen-Altenrhein' },
  BGY: { en: 'Bergamo airport', de: 'Flughafen Bergamo' },
  BRN: { en: 'Bern airport', de: 'Flughafen Bern' },
  CMF: { en: 'Chambéry airport', de: 'Flughafen Chambéry' },
  GVA: { en: 'Geneva airport', de: 'Flughafen Genf' },
  INN: { en: 'Innsbruck airport', de: 'Flughafen Innsbruck' },
  LYS: { en: 'Lyon airport', de: 'Flughafen Lyon' },
  MUC: { en: 'Munich airport', de: 'Flughafen München' },
  MXP: { en: 'Milan Malpensa airport', de: 'Flughafen Mailand-Malpensa' },
  ORY: { en: 'Paris Orly airport', de: 'Flughafen Paris-Orly' },
  SIR: { en: 'Sion airport', de: 'Flughafen Sion' },
  SMV: { en: 'Samedan airport', de: 'Flughafen Samedan' },
  SZG: { en: 'Salzburg airport', de: 'Flughafen Salzburg' },
  VCE: { en: 'Venice airport', de: 'Flughafen Venedig' },
  VIE: { en: 'Vienna airport', de: 'Flughafen Wien' },
  ZRH: { en: 'Zurich airport', de: 'Flughafen Zürich' },
};

/** Null for one we have no name for. */
export function airportName(code: string, locale: Locale): string | null {
  const name = names[code];
  return name ? inLanguage(locale, name) : null;
}

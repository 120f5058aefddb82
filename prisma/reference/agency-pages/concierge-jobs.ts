import type { AgencyPageContent } from './types';

/** Two openings, marked as demonstration: nobody shall apply for them. */
export const conciergeJobPages: readonly AgencyPageContent[] = [
  {
    slug: 'concierge-jobs',
    title: { en: 'Concierge jobs', de: 'Stellen im Concierge-Bereich' },
    heading: { en: 'Concierge jobs', de: 'Stellen im Concierge-Bereich' },
    summary: {
      en: 'Openings at travel agencies and concierge companies that work with the Luxury Distribution System. Open to everybody.',
      de: 'Offene Stellen bei Reisebüros und Concierge-Unternehmen, die mit dem Luxury Distribution System arbeiten. Für alle offen.',
    },
    lead: {
      en: 'Openings at agencies that work with the system. You need no account to read them.',
      de: 'Offene Stellen bei Reisebüros, die mit dem System arbeiten. Zum Lesen brauchen Sie kein Konto.',
    },
    body: {
      en: 'Both openings belong to the demonstration and are not real. Your agency is looking for somebody? Write to the reservations team.',
      de: 'Beide Stellen gehören zur Demonstration und sind nicht echt. Ihr Reisebüro sucht jemanden? Schreiben Sie dem Reservierungsteam.',
    },
  },
  {
    slug: 'concierge-jobs/alpine-travel-designer-munich',
    title: { en: 'Alpine travel designer, Munich', de: 'Reisedesigner Alpen, München' },
    heading: {
      en: 'Alpine travel designer, Munich (demonstration)',
      de: 'Reisedesigner Alpen (m/w/d), München (Demonstration)',
    },
    summary: {
      en: 'Morgenrot Reisen, Munich. Full time. Winter weeks in chalets and hotels between Lech and Zermatt, from the first call to the last transfer.',
      de: 'Morgenrot Reisen, München. Vollzeit. Winterwochen in Chalets und Hotels zwischen Lech und Zermatt, vom ersten Anruf bis zum letzten Transfer.',
    },
    lead: {
      en: 'An opening of the demonstration: please do not apply.',
      de: 'Eine Stelle der Demonstration: Bitte bewerben Sie sich nicht.',
    },
    body: {
      en: `## What you do

- Advise families and small groups on winter weeks in the Alps
- Put offers together and follow options to the booking
- Stay reachable for your guests while they travel

## What you bring

- Three years in a travel agency or at a hotel's front desk
- German and English; French helps
- You know at least two of the big valleys yourself

## What the agency offers

Full time in Munich, two days a week from home, one study trip each season.`,
      de: `## Was Sie tun

- Familien und kleine Gruppen zu Winterwochen in den Alpen beraten
- Angebote zusammenstellen und Optionen bis zur Buchung begleiten
- für Ihre Gäste erreichbar sein, solange sie unterwegs sind

## Was Sie mitbringen

- drei Jahre in einem Reisebüro oder an der Rezeption eines Hotels
- Deutsch und Englisch; Französisch hilft
- mindestens zwei der großen Täler kennen Sie selbst

## Was das Reisebüro bietet

Vollzeit in München, zwei Tage pro Woche von zu Hause, eine Studienreise je Saison.`,
    },
  },
  {
    slug: 'concierge-jobs/lifestyle-concierge-london',
    title: { en: 'Lifestyle concierge, London', de: 'Lifestyle-Concierge, London' },
    heading: {
      en: 'Lifestyle concierge, London (demonstration)',
      de: 'Lifestyle-Concierge (m/w/d), London (Demonstration)',
    },
    summary: {
      en: 'Halcyon Concierge, London. Full or part time. Hotels, tables and tickets for members, in English and one more language.',
      de: 'Halcyon Concierge, London. Voll- oder Teilzeit. Hotels, Tische und Karten für Mitglieder, auf Englisch und in einer weiteren Sprache.',
    },
    lead: {
      en: 'An opening of the demonstration: please do not apply.',
      de: 'Eine Stelle der Demonstration: Bitte bewerben Sie sich nicht.',
    },
    body: {
      en: `## What you do

- Look after some 60 members by telephone and message
- Book hotels with their programme benefits, and what belongs to a good stay
- Know when a request needs an answer, and give it before

## What you bring

- Experience with demanding guests, in a hotel or a concierge team
- English and one more language
- Calm when a flight is cancelled on Christmas Eve

## What the company offers

Full or part time near Marylebone, shifts planned six weeks ahead.`,
      de: `## Was Sie tun

- rund 60 Mitglieder per Telefon und Nachricht betreuen
- Hotels mit den Vorteilen ihrer Programme buchen, und was zu einem guten Aufenthalt gehört
- wissen, bis wann eine Bitte beantwortet sein will, und es vorher tun

## Was Sie mitbringen

- Erfahrung mit anspruchsvollen Gästen, im Hotel oder in einem Concierge-Team
- Englisch und eine weitere Sprache
- Ruhe, wenn an Heiligabend ein Flug ausfällt

## Was das Unternehmen bietet

Voll- oder Teilzeit nahe Marylebone, Dienste mit sechs Wochen Vorlauf geplant.`,
    },
  },
];

import type { InfoPageContent } from './types';

export const contactPage: InfoPageContent = {
  slug: 'contact',
  title: { en: 'Contact', de: 'Kontakt' },
  heading: { en: 'Contact', de: 'Kontakt' },
  summary: {
    en: 'Reach our reservations team in Munich by telephone, email or form: 9am to 5pm, Monday to Saturday, with a reply within 24 hours.',
    de: 'Sie erreichen unsere Reservierung in München telefonisch, per E-Mail oder Formular: Montag bis Samstag, 9 bis 17 Uhr. Antwort innerhalb von 24 Stunden.',
  },
  lead: {
    en: 'Write or call. Your message reaches the people who know the houses.',
    de: 'Schreiben Sie uns oder rufen Sie an. Ihre Nachricht erreicht Menschen, die jedes Haus kennen.',
  },
  body: {
    en: `## By telephone

The reservations team answers from 9am to 5pm, Monday to Saturday: +49 89 55501840. On Sundays the telephone rests; the reply to your message does not.

## In writing

Use the form on this page, or write to [stay@alpenglow.example](mailto:stay@alpenglow.example). We reply within 24 hours. If you have heard nothing by then, please look in your spam folder, and then call us.

For a particular house or week, the [enquiry](/enquire-now) is the quicker way: it asks for the dates and the guests, so that our first answer can already be an offer. If you have booked, please give us your booking reference.

## For travel agencies

If you would like to work with us, send the name of your agency, its website and a business email address. The [partner page](/partner) explains what follows.`,
    de: `## Telefonisch

Die Reservierung ist montags bis samstags von 9 bis 17 Uhr für Sie da: +49 89 55501840. Sonntags ruht das Telefon, die Antwort auf Ihre Nachricht nicht.

## Schriftlich

Nutzen Sie das Formular auf dieser Seite, oder schreiben Sie an [stay@alpenglow.example](mailto:stay@alpenglow.example). Wir antworten innerhalb von 24 Stunden. Sollten Sie bis dahin nichts gehört haben, sehen Sie bitte im Spam-Ordner nach, und rufen Sie uns dann an.

Geht es um ein bestimmtes Haus oder eine bestimmte Woche, führt die [Anfrage](/enquire-now) schneller zum Ziel: Sie erfasst Reisedaten und Gäste, sodass unsere erste Antwort bereits ein Angebot sein kann. Haben Sie schon gebucht, nennen Sie uns bitte Ihre Buchungsreferenz.

## Für Reisebüros

Sie möchten mit uns zusammenarbeiten? Senden Sie uns den Namen Ihres Reisebüros, die Adresse der Website und eine geschäftliche E-Mail-Adresse. Wie es weitergeht, steht auf der [Partnerseite](/partner).`,
  },
  picture: null,
  updatedOn: null,
};

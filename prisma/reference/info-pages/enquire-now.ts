import type { InfoPageContent } from './types';

export const enquireNowPage: InfoPageContent = {
  slug: 'enquire-now',
  title: { en: 'Enquire now', de: 'Jetzt anfragen' },
  heading: { en: 'Your enquiry', de: 'Ihre Anfrage' },
  summary: {
    en: 'Tell us when you travel and who is coming. We reply within 24 hours with houses that suit. An enquiry is free and commits you to nothing.',
    de: 'Sagen Sie uns, wann Sie reisen und wer mitkommt. Binnen 24 Stunden nennen wir Ihnen passende Häuser. Die Anfrage ist kostenlos und unverbindlich.',
  },
  lead: {
    en: 'Tell us when you travel and who is coming. Within 24 hours we reply with the houses that suit.',
    de: 'Sagen Sie uns, wann Sie reisen und wer mitkommt. Binnen 24 Stunden nennen wir Ihnen die Häuser, die dazu passen.',
  },
  body: {
    en: `## Three short steps

1. When and where: arrival, departure and, if you know it, the place.
2. Who and how: adults, children under 14 with their ages, the kind of house and the service you would like.
3. How we reach you: name, email and telephone.

If you are enquiring for somebody else, say so and tell us for whom. We then write to you and not to them, which matters for birthdays.

## What happens next

Your enquiry is stored first and then passed to the reservations team by email, so it cannot get lost on the way. We reply within 24 hours; please check your spam folder too. Nothing is charged, and nobody is bound until a booking is confirmed. How we handle your details is set out in the [privacy policy](/privacy-policy).`,
    de: `## Drei kurze Schritte

1. Wann und wo: Anreise, Abreise und, falls Sie ihn schon kennen, der Ort.
2. Wer und wie: Erwachsene, Kinder unter 14 Jahren mit Alter, die Art des Hauses und der gewünschte Service.
3. Wie wir Sie erreichen: Name, E-Mail-Adresse und Telefonnummer.

Fragen Sie für jemand anderen an, so geben Sie bitte an, für wen. Wir schreiben dann nur Ihnen, was bei Geburtstagen von Belang ist.

## Wie es weitergeht

Ihre Anfrage wird zuerst gespeichert und dann per E-Mail an die Reservierung übergeben, sodass sie unterwegs nicht verloren geht. Wir antworten innerhalb von 24 Stunden. Bitte sehen Sie auch im Spam-Ordner nach. Die Anfrage kostet nichts, und niemand ist gebunden, bevor eine Buchung bestätigt ist. Wie wir mit Ihren Angaben umgehen, steht in der [Datenschutzerklärung](/privacy-policy).`,
  },
  picture: null,
  updatedOn: null,
};

import type { InfoPageContent } from './types';

export const partnerPage: InfoPageContent = {
  slug: 'partner',
  title: { en: 'For travel agencies', de: 'Für Reisebüros' },
  heading: { en: 'For travel agencies', de: 'Für Reisebüros' },
  summary: {
    en: 'The Luxury Distribution System for travel agencies and concierge services: hotels and chalets, individual rates, options, commission.',
    de: 'Das Luxury Distribution System für Reisebüros und Concierge-Dienste: Hotels und Chalets, individuelle Raten, Optionen und Provision.',
  },
  lead: {
    en: 'The Luxury Distribution System is where travel agencies and concierge services work with our houses and hotels.',
    de: 'Im Luxury Distribution System arbeiten Reisebüros und Concierge-Dienste mit unseren Häusern und Hotels.',
  },
  body: {
    en: `## In short

- register your agency for free
- by invitation only
- no IATA code needed / no deductions from commission
- access individual rates, commissions and amenities

## What it is

One system for the houses on this site and for selected hotels in the Alps and in a few cities. You see availability, client price, cancellation terms and your commission side by side, and save, option or book from the same page. Nobody sits between you and the house: questions go to the hotel's own team or to the operator of the chalet.

## What you can do

| Task | How it works |
|---|---|
| Save an interest | The price is recorded as you saw it. Nothing is blocked. |
| Take an option | 72 hours as a rule, 48 in the festive and February weeks, 24 if arrival is within 30 days. |
| Book | The lessor or hotel confirms. If a price has moved, you see the difference first. |
| Send an offer | A PDF in the design of your agency, without commission or net figures. |
| Ask | An enquiry reaches the sales team in charge, and the conversation stays with your client's file. |

## Commission

You see the commission before you book. It is earned when the supplier confirms the stay, or three days after check-out. It is payable 30 days later and paid out on the 1st and the 15th of the month, once 50 units of the currency have come together and your payout account is complete. Nothing is deducted; that sentence has no footnote.

## Package rates

Some hotels offer rates that may only be sold as part of a package. They have [rules of their own](/package-rate-rules).

## How to join

1. [Write to us](/contact) with the name of your agency, its website and a business email address.
2. You receive an invitation and register. Connections are protected with TLS 1.2 or later.
3. We verify the agency. Until then you can look at everything except commission; options and bookings follow with verification.

Hotels and owners who would like to be listed are welcome at the same address.`,
    de: `## Kurz gefasst

- Registrieren Sie Ihr Reisebüro kostenlos
- Nur auf Einladung
- Kein IATA-Code nötig, keine Abzüge von der Provision
- Zugang zu individuellen Raten, Provisionen und Zusatzleistungen

## Was es ist

Ein System für die Häuser dieser Website und für ausgewählte Hotels in den Alpen und in einigen Städten. Verfügbarkeit, Kundenpreis, Stornobedingungen und Ihre Provision stehen nebeneinander. Vormerken, optionieren und buchen können Sie auf derselben Seite. Zwischen Ihnen und dem Haus sitzt niemand: Fragen gehen an das Team des Hotels oder an den Betreiber des Chalets.

## Was Sie tun können

| Aufgabe | So läuft es ab |
|---|---|
| Interesse vormerken | Der Preis wird so festgehalten, wie Sie ihn gesehen haben. Es wird nichts blockiert. |
| Option nehmen | In der Regel 72 Stunden, an den Feiertagen und in den Februarwochen 48, bei Anreise binnen 30 Tagen 24. |
| Buchen | Vermieter oder Hotel bestätigen. Hat sich ein Preis geändert, sehen Sie zuerst die Differenz. |
| Angebot senden | Ein PDF im Design Ihres Reisebüros, ohne Provision und Nettopreise. |
| Fragen | Ihre Anfrage erreicht das zuständige Verkaufsteam, der Austausch bleibt beim Vorgang Ihres Kunden. |

## Provision

Sie sehen die Provision, bevor Sie buchen. Verdient ist sie, sobald der Anbieter den Aufenthalt bestätigt, sonst drei Tage nach der Abreise. Weitere 30 Tage später ist sie zahlbar. Ausgezahlt wird am 1. und am 15. des Monats, sobald 50 Euro, Franken oder Pfund zusammengekommen sind und Ihr Auszahlungskonto vollständig ist. Abgezogen wird nichts, und dieser Satz hat keine Fußnote.

## Paketraten

Einige Hotels bieten Raten an, die nur als Teil eines Pakets verkauft werden dürfen. Für sie gelten [eigene Regeln](/package-rate-rules).

## So werden Sie Partner

1. [Schreiben Sie uns](/kontakt), und nennen Sie Ihr Reisebüro, dessen Website und eine geschäftliche E-Mail-Adresse.
2. Sie erhalten eine Einladung und registrieren sich. Die Verbindung ist mit TLS 1.2 oder neuer verschlüsselt.
3. Wir prüfen Ihr Reisebüro. Bis dahin sehen Sie alles außer der Provision; Optionen und Buchungen sind nach der Prüfung möglich.

Hotels und Eigentümer, die bei uns vertreten sein möchten, erreichen uns unter derselben Adresse.`,
  },
  picture: 'hotel-01.jpg',
  updatedOn: null,
};

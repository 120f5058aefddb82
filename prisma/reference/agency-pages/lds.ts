import type { AgencyPageContent } from './types';

export const ldsPages: readonly AgencyPageContent[] = [
  {
    slug: 'lds',
    title: { en: 'About the system', de: 'Über das System' },
    heading: { en: 'About the Luxury Distribution System', de: 'Über das Luxury Distribution System' },
    summary: {
      en: 'What the Luxury Distribution System is for travel agencies and hotels, how commission works and what programmes bring.',
      de: 'Was das Luxury Distribution System für Reisebüros und Hotels ist, wie Provisionen entstehen und was Programme bringen.',
    },
    lead: {
      en: 'Where travel agencies and hotels of the upper class meet directly.',
      de: 'Wo Reisebüros und Luxushotels direkt zueinanderfinden.',
    },
    body: { en: 'Three short texts.', de: 'Drei kurze Texte.' },
  },
  {
    slug: 'lds/general',
    title: { en: 'What it is', de: 'Worum es geht' },
    heading: { en: 'What the system is, and for whom', de: 'Was das System ist, und für wen' },
    summary: {
      en: 'Rates, commissions and amenities of hotels and chalets for travel agencies: by invitation, free of charge, without an IATA code.',
      de: 'Raten, Provisionen und Leistungen von Hotels und Chalets für Reisebüros: auf Einladung, kostenlos und ohne IATA-Nummer.',
    },
    lead: {
      en: 'Agencies see their own rates, commissions and amenities, and talk to the hotel without anybody in between.',
      de: 'Reisebüros sehen ihre eigenen Raten, Provisionen und Leistungen und sprechen mit dem Hotel ohne jemanden dazwischen.',
    },
    body: {
      en: `## For travel agencies

You search hotels and houses by place, dates and guests, compare rates with their terms, and keep a selection for your client. What you keep can become an enquiry, an option or a booking, each with its deadline.

- Registration is free and by invitation.
- No IATA code is needed.
- Nothing is deducted from your commission.

## For hotels

Enquiries, options and bookings arrive at one desk, sorted by when they have to be answered. A hotel decides which agencies see which rates through the programmes it belongs to.

## What it is not

The system is not a party to any booking. The contract is made between the client and the hotel or the lessor of the house.

## How to take part

Ask a colleague who uses the system for an invitation, or [register](/signup) yourself. A person of our house looks at every agency before rates and commissions are shown.`,
      de: `## Für Reisebüros

Sie suchen Hotels und Häuser nach Ort, Daten und Gästen, vergleichen Raten mit ihren Bedingungen und merken eine Auswahl für Ihre Kunden. Aus dem Gemerkten wird eine Anfrage, eine Option oder eine Buchung, jede mit ihrer Frist.

- Die Registrierung ist kostenlos und erfolgt auf Einladung.
- Eine IATA-Nummer ist nicht nötig.
- Von Ihrer Provision wird nichts abgezogen.

## Für Hotels

Anfragen, Optionen und Buchungen kommen an einem Desk an, sortiert nach ihrer Frist. Über die Programme, denen es angehört, bestimmt ein Hotel, welches Reisebüro welche Raten sieht.

## Was es nicht ist

Das System ist bei keiner Buchung Vertragspartner. Der Vertrag kommt zwischen den Kunden und dem Hotel oder dem Vermieter des Hauses zustande.

## Wie Sie teilnehmen

Bitten Sie Kollegen, die das System nutzen, um eine Einladung, oder [registrieren](/signup) Sie sich selbst. Jedes Reisebüro wird von einem Menschen in unserem Haus geprüft, bevor Raten und Provisionen sichtbar sind.`,
    },
  },
  {
    slug: 'lds/commission',
    title: { en: 'How commission works', de: 'Wie Provisionen entstehen' },
    heading: { en: 'How commission works', de: 'Wie Provisionen entstehen' },
    summary: {
      en: 'From expected to paid: when a travel agency has earned its commission, when it is payable and on which days it is paid.',
      de: 'Von erwartet bis ausgezahlt: wann ein Reisebüro seine Provision verdient hat, wann sie fällig ist und an welchen Tagen sie kommt.',
    },
    lead: {
      en: 'Every commission has one of four states, and you can see which.',
      de: 'Jede Provision durchläuft vier Stufen, und Sie sehen immer, auf welcher sie steht.',
    },
    body: {
      en: `## The four states

| State | When |
| --- | --- |
| Expected | The stay is booked. |
| Earned | The hotel has confirmed the stay, or three days have passed since check-out. |
| Payable | 30 days after it was earned. |
| Paid | With the next payout. |

## Payout days

Payouts leave on the 1st and the 15th of a month, from an amount of 50, separately for each currency. A smaller amount waits for the next day.

## What is needed

The agency's payout account must be complete. Owners and supervisors set it up under [Commission payouts](/partner/agency/payouts); other agents see its state and whom to ask.

## How it is calculated

The percentage stands beside every rate. Your commission is the total of the stay multiplied by that percentage, rounded to two decimals. Nothing is deducted from it.`,
      de: `## Die vier Stufen

| Stufe | Wann |
| --- | --- |
| Erwartet | Der Aufenthalt ist gebucht. |
| Verdient | Das Hotel hat den Aufenthalt bestätigt, oder seit der Abreise sind drei Tage vergangen. |
| Fällig | 30 Tage nachdem sie verdient wurde. |
| Ausgezahlt | Mit der nächsten Auszahlung. |

## Auszahlungstage

Ausgezahlt wird am 1. und am 15. eines Monats, ab einem Betrag von 50 und je Währung getrennt. Ein kleinerer Betrag wartet auf den nächsten Termin.

## Was nötig ist

Das Auszahlungskonto des Reisebüros muss vollständig sein. Inhaber und Supervisoren richten es unter [Provisionsauszahlung](/partner/agency/payouts) ein; alle anderen sehen den Stand und wen sie fragen können.

## Wie gerechnet wird

Der Prozentsatz steht neben jeder Rate. Ihre Provision ist die Summe des Aufenthalts mal diesem Prozentsatz, gerundet auf zwei Nachkommastellen. Abgezogen wird nichts.`,
    },
  },
  {
    slug: 'lds/programmes',
    title: { en: 'Programmes', de: 'Programme' },
    heading: { en: 'Programmes and what they bring', de: 'Programme und was sie bringen' },
    summary: {
      en: 'Hotel programmes in the Luxury Distribution System: how an agency claims a membership, who verifies it and what clients receive.',
      de: 'Hotelprogramme im Luxury Distribution System: wie ein Reisebüro seine Mitgliedschaft angibt, wer sie prüft und was Gäste erhalten.',
    },
    lead: {
      en: 'A programme is an agreement between hotels and agencies: better rates, and amenities for the guest.',
      de: 'Ein Programm ist eine Vereinbarung zwischen Hotels und Reisebüros: bessere Raten und Leistungen für den Gast.',
    },
    body: {
      en: `## Claim, then verified

A supervisor states under [My network](/partner/my-network) which programmes the agency belongs to. Until we have verified it, the membership counts as claimed and opens no rates. You are told the result either way.

## What a guest receives

That is written with every programme and every rate: breakfast, an upgrade where a better room is free, a late check-out, a credit for spa or restaurant. What stands there is what the hotel has agreed to.

## Card programmes

Members of a card programme are looked after by lifestyle agents. Their rates depend on the card, not on a filter, so these programmes do not appear in the search.

## A hotel or a programme is missing

Tell us under [My network](/partner/my-network), with the place and the reason. We answer every request.`,
      de: `## Erst angegeben, dann geprüft

Unter [Mein Netzwerk](/partner/my-network) geben Supervisoren an, welchen Programmen das Reisebüro angehört. Bis wir das geprüft haben, gilt die Mitgliedschaft als angegeben und öffnet keine Raten. Das Ergebnis erfahren Sie in jedem Fall.

## Was der Gast erhält

Das steht bei jedem Programm und jeder Rate: Frühstück, eine höhere Kategorie, sofern ein besseres Zimmer frei ist, später Check-out, ein Guthaben für Spa oder Restaurant. Was dort steht, hat das Hotel zugesagt.

## Kartenprogramme

Mitglieder eines Kartenprogramms werden von Lifestyle-Beratern betreut. Ihre Raten hängen von der Karte ab und nicht von einem Filter, deshalb stehen diese Programme nicht in der Suche.

## Ein Hotel oder Programm fehlt

Sagen Sie es uns unter [Mein Netzwerk](/partner/my-network), mit Ort und Grund. Wir beantworten jeden Wunsch.`,
    },
  },
];

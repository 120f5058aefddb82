import { defaultTerms, percent } from './term-figures';
import type { InfoPageContent } from './types';

const { prepaymentPercent, balanceDaysBeforeCheckIn, depositWeeksBeforeArrival } = defaultTerms;

export const servicePage: InfoPageContent = {
  slug: 'service',
  title: { en: 'Our service', de: 'Unser Service' },
  heading: { en: 'Our service', de: 'Unser Service' },
  summary: {
    en: 'From the first message to the way home: how an enquiry runs, who answers it, and what the concierge arranges for your stay in the Alps.',
    de: 'Von der ersten Nachricht bis zur Heimreise: wie eine Anfrage abläuft, wer sie beantwortet und was der Concierge für Sie organisiert.',
  },
  lead: {
    en: 'One person from the first message to the last transfer. They reply within 24 hours, and usually before lunch.',
    de: 'Eine Person von der ersten Nachricht bis zum letzten Transfer. Sie antwortet innerhalb von 24 Stunden, meist noch vor dem Mittagessen.',
  },
  body: {
    en: `## How an enquiry runs

1. **You write.** On the page of a house you give the week and how we reach you; the [general enquiry](/enquire-now) takes three short steps. It costs nothing and commits you to nothing.
2. **We answer.** Your enquiry is stored at once and passed to the reservations team. You have a reply within 24 hours.
3. **You receive an offer.** It names the house, the week, the price, the service level and every date on which something is due.
4. **You decide.** We answer questions and send floor plans. If a house does not suit you after all, we start again.
5. **The lessor confirms.** With that, you and the lessor have a binding contract. Under the default terms ${percent(prepaymentPercent)} is then due, the balance ${balanceDaysBeforeCheckIn} days before check-in.
6. **We prepare your stay.** Flights, beds, allergies, the name of the dog.

## Who answers

The reservations team in Munich, from 9am to 5pm, Monday to Saturday. The first person to write to you remains yours; a colleague stands in when they are in the mountains, which is part of the job.

## What the concierge arranges

Before you travel and while you are there:

- transfers from the airport or the station
- ski passes, fitted skis, instructors and guides
- a chef, a nanny or a massage in the house
- the fridge filled before you arrive
- tables, tickets and the cake

What is included depends on the house and the service level; the page of the house says it. Anything further is on request: you hear the price before we book.

## While you are there

The house has a contact on site, and you receive the number before you leave home. If something is not right, tell them and us on the same day. Most things can be put right while you are out.

## Before and after

The security deposit is blocked or taken ${depositWeeksBeforeArrival} weeks before arrival and released once the house has been checked after departure. Then we ask how it was, once. The [terms and conditions](/terms-and-conditions) hold the details.`,
    de: `## Wie eine Anfrage abläuft

1. **Sie schreiben.** Auf der Seite eines Hauses nennen Sie die Woche und wie wir Sie erreichen. Die [allgemeine Anfrage](/enquire-now) umfasst drei kurze Schritte. Sie kostet nichts und verpflichtet zu nichts.
2. **Wir antworten.** Ihre Anfrage wird sofort gespeichert und an die Reservierung übergeben. Binnen 24 Stunden haben Sie Antwort.
3. **Sie erhalten ein Angebot.** Es nennt das Haus, die Woche, den Preis, die Servicestufe und jeden Termin, an dem etwas fällig wird.
4. **Sie entscheiden.** Wir beantworten Fragen und senden Ihnen Grundrisse. Passt ein Haus doch nicht, beginnen wir von vorn.
5. **Der Vermieter bestätigt.** Damit besteht ein verbindlicher Vertrag zwischen Ihnen und dem Vermieter. Nach den Standardbedingungen werden dann ${percent(prepaymentPercent)} fällig, der Rest ${balanceDaysBeforeCheckIn} Tage vor der Anreise.
6. **Wir bereiten alles vor.** Flüge, Betten, Allergien, den Namen des Hundes.

## Wer antwortet

Die Reservierung in München, montags bis samstags von 9 bis 17 Uhr. Wer Ihnen zuerst schreibt, bleibt für Sie zuständig. Ist diese Person gerade in den Bergen, was zum Beruf gehört, vertritt sie jemand aus dem Team.

## Was der Concierge organisiert

Vor der Reise und während Ihres Aufenthalts:

- Transfers vom Flughafen oder Bahnhof
- Skipässe, angepasste Ski, Skilehrer und Bergführer
- Koch, Kinderbetreuung oder Massage im Haus
- einen gefüllten Kühlschrank bei Ihrer Ankunft
- Tische, Karten und die Torte

Was inbegriffen ist, richtet sich nach Haus und Servicestufe und steht auf der Seite des Hauses. Alles Weitere gibt es auf Anfrage: Sie erfahren den Preis, bevor wir buchen.

## Während Ihres Aufenthalts

Zu jedem Haus gehört ein Ansprechpartner vor Ort. Die Nummer erhalten Sie vor der Abreise. Ist etwas nicht in Ordnung, sagen Sie es ihm und uns bitte noch am selben Tag. Das meiste lässt sich beheben, während Sie unterwegs sind.

## Davor und danach

Die Kaution wird ${depositWeeksBeforeArrival} Wochen vor der Anreise vorgemerkt oder eingezogen und nach der Prüfung des Hauses freigegeben oder erstattet. Danach fragen wir, wie es war, und zwar einmal. Alles Weitere steht in den [Geschäftsbedingungen](/terms-and-conditions).`,
  },
  picture: 'living-04.jpg',
  updatedOn: null,
};

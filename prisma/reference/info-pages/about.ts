import type { InfoPageContent } from './types';

export const aboutPage: InfoPageContent = {
  slug: 'about',
  title: { en: 'About Alpenglow', de: 'Über Alpenglow' },
  heading: { en: 'About us', de: 'Über uns' },
  summary: {
    en: 'Alpenglow arranges stays in chalets, apartments and villas in the Alps. How we choose a house, and what our part in your stay is.',
    de: 'Alpenglow vermittelt Chalets, Apartments und Villen in den Alpen. Wie wir ein Haus auswählen und welche Rolle wir bei Ihrem Aufenthalt spielen.',
  },
  lead: {
    en: 'We arrange stays in chalets, apartments and villas in the Alps. The list is short enough that we know every house on it.',
    de: 'Wir vermitteln Aufenthalte in Chalets, Apartments und Villen in den Alpen. Die Liste ist so kurz, dass wir jedes Haus darauf kennen.',
  },
  body: {
    en: `## What we do

Some guests want a house rather than a hotel: one table, one fire, nobody else on the stairs. We find that house in Austria, France, Italy or Switzerland. You name the week and the people. We name the houses that suit, and say why the others do not. Now and then the smaller house is the better one, and we say that too.

## How we choose a house

Before a house joins the list, we stay in it. We look at what a photograph leaves out:

- how the bedrooms differ, and who will want which
- the walk to the lift, in boots and with children
- how warm the house is at seven in the morning
- who cooks, cleans and drives, and how long they have done so
- what the terms say, read to the last line

The walk in boots has shortened the list more than anything else.

## What we keep

**Discretion.** Your name goes to the people who need it for your stay, and to nobody else.

**Service.** The person who answers your first message stays with you until you are home again.

**Local knowledge.** We know the villages in January and in June. We can tell you where the snow lies longest, and which restaurant you should book before the flights.

## What our part is

We are an intermediary. A booking is a binding contract between you, the client, and the lessor of the house. Alpenglow is not a party to it. We present the house, answer for what we tell you, and pass on your booking and your wishes. The [terms and conditions](/terms-and-conditions) set this out in full.

## Where to find us

Our office is at Maximiliansplatz 9 in Munich. The reservations team is there from 9am to 5pm, Monday to Saturday. You reach us by telephone, by email or through the [contact page](/contact). Travel agencies will find what concerns them on the [partner page](/partner).`,
    de: `## Was wir tun

Manche Gäste suchen kein Hotel, sondern ein Haus: einen Tisch, ein Kaminfeuer und niemanden sonst auf der Treppe. Wir finden dieses Haus in Österreich, Frankreich, Italien oder der Schweiz. Sie nennen uns die Woche und die Reisenden. Wir nennen Ihnen die Häuser, die dazu passen, und sagen, was gegen die anderen spricht. Mitunter ist das kleinere Haus das bessere. Auch das sagen wir.

## Wie wir ein Haus auswählen

Bevor ein Haus auf die Liste kommt, wohnen wir darin. Wir achten auf das, was ein Foto nicht zeigt:

- worin sich die Schlafzimmer unterscheiden und wer welches haben möchte
- den Weg zum Lift, in Skischuhen und mit Kindern
- wie warm das Haus um sieben Uhr morgens ist
- wer kocht, reinigt und fährt, und seit wann
- was in den Bedingungen steht, bis zur letzten Zeile

Nichts hat die Liste so verkürzt wie der Weg in Skischuhen.

## Was Sie von uns erwarten dürfen

**Diskretion.** Ihren Namen erfährt, wer ihn für Ihren Aufenthalt braucht, und sonst niemand.

**Service.** Wer auf Ihre erste Nachricht antwortet, bleibt für Sie zuständig, bis Sie wieder zu Hause sind.

**Ortskenntnis.** Wir kennen die Orte im Januar und im Juni. Wir wissen, wo der Schnee am längsten liegt und welches Restaurant Sie noch vor den Flügen reservieren sollten.

## Unsere Rolle

Wir sind Vermittler. Mit der Buchung entsteht ein verbindlicher Vertrag zwischen Ihnen und dem Vermieter des Hauses. Alpenglow ist nicht Partei dieses Vertrags. Wir stellen das Haus vor, stehen für unsere Auskünfte ein und leiten Ihre Buchung und Ihre Wünsche weiter. Im Einzelnen regeln das die [Geschäftsbedingungen](/terms-and-conditions).

## Wo Sie uns finden

Unser Büro liegt am Maximiliansplatz 9 in München. Die Reservierung ist montags bis samstags von 9 bis 17 Uhr besetzt. Sie erreichen uns telefonisch, per E-Mail oder über die [Kontaktseite](/kontakt). Reisebüros finden alles Weitere auf der [Partnerseite](/partner).`,
  },
  picture: 'exterior-08.jpg',
  updatedOn: null,
};

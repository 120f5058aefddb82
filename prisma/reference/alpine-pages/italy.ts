import type { AlpinePageContent } from './page-content';

export const italianPages: readonly AlpinePageContent[] = [
  {
    slug: 'italien',
    place: { kind: 'country', ids: ['IT'] },
    path: '/die-luxuriösesten-chalets-der-alpen/italien',
    title: { en: 'Luxury chalets and villas in Italy', de: 'Luxus-Chalets und Villen in Italien' },
    heading: { en: 'The most luxurious chalets in Italy', de: 'Die luxuriösesten Chalets in Italien' },
    summary: {
      en: 'A chalet in the Dolomites for the winter, a villa on Lake Como for the summer: our Italian houses, and how to choose between them.',
      de: 'Ein Chalet in den Dolomiten für den Winter, eine Villa am Comer See für den Sommer: unsere Häuser in Italien und ihre Jahreszeit.',
    },
    lead: {
      en: 'In Italy the mountain is the reason to come, and lunch the reason to stay.',
      de: 'Nach Italien kommt man wegen der Berge und bleibt wegen des Mittagessens.',
    },
    body: {
      en: `## Winter in the Dolomites

Our Italian winter has one address: Cortina d’Ampezzo, in a wide basin of the eastern Dolomites. The rock stands upright on every side and turns pink in the evening, for which the local Ladin language has a word of its own. Skiing here is bright and careful. Pistes are groomed as if somebody were going to inspect them, and the huts beside them cook as though the pistes were a pretext.

## Summer at the lake

Lake Como lies at 199 metres, and the mountains rise directly from the water. Villas have terraces, old trees and a landing stage; the boat is the more sensible car. The months around midsummer are warm, May and September are clear, and in spring the gardens are worth the journey alone. From November most of the shore is asleep.

## How the two differ

Cortina is a place to be seen a little and to move a great deal. It has a village street, ski guides, climbing routes and an ice rink. The lake is a place to stay at home. Children swim before breakfast, and excursions end at the next ferry. In Cortina we let chalets and villas at the foot of Faloria, on the lake villas only. By road five hours lie between them, which is why hardly anybody does both in one trip.

## Getting there

For Cortina you land in Venice and drive two hours north; Innsbruck is a little further, by way of the Brenner. For Lake Como the airports of Milan are between one and one and a half hours away. We arrange drivers on both routes, and on the lake a boat for the last stretch.`,
      de: `## Winter in den Dolomiten

Unser italienischer Winter hat eine Adresse: Cortina d’Ampezzo, in einem weiten Becken der östlichen Dolomiten. Der Fels steht ringsum senkrecht und wird am Abend rosa, wofür das Ladinische ein eigenes Wort hat. Skigefahren wird hier hell und sorgfältig. Die Pisten sind gepflegt, als käme noch jemand zur Abnahme, und in den Hütten daneben wird gekocht, als wären die Pisten nur der Vorwand.

## Sommer am See

Der Comer See liegt auf 199 Metern, und die Berge steigen unmittelbar aus dem Wasser. Die Villen haben Terrassen, alte Bäume und einen Anleger; das Boot ist der vernünftigere Wagen. Im Hochsommer ist es warm, Mai und September sind klar, und im Frühjahr lohnen allein die Gärten den Weg. Ab November schläft der größte Teil des Ufers.

## Was die beiden unterscheidet

In Cortina wird man ein wenig gesehen und bewegt sich viel. Es gibt eine Flaniermeile, Bergführer, Klettersteige und eine Eisbahn. Am See bleibt man zu Hause. Die Kinder schwimmen vor dem Frühstück, und Ausflüge enden am nächsten Fähranleger. In Cortina vermitteln wir Chalets und Villen am Fuß der Faloria, am See ausschließlich Villen. Auf der Straße liegen fünf Stunden dazwischen, weshalb kaum jemand beides in eine Reise legt.

## Der Weg dorthin

Für Cortina landet man in Venedig und fährt zwei Stunden nach Norden; von Innsbruck ist es über den Brenner etwas weiter. Zum Comer See liegen die Mailänder Flughäfen eine bis anderthalb Stunden entfernt. Auf beiden Wegen organisieren wir den Fahrer, am See für das letzte Stück auch das Boot. Wer lieber Bahn fährt, kommt bis Mailand oder Venedig bequem an; ab dort ist der Wagen schneller.`,
    },
    picture: 'banner-04.jpg',
  },
  {
    slug: 'cortina',
    place: { kind: 'city', ids: ['cortina'] },
    path: '/die-luxuriösesten-chalets-der-alpen/cortina',
    title: { en: 'Luxury chalets in Cortina d’Ampezzo', de: 'Luxus-Chalets in Cortina d’Ampezzo' },
    heading: { en: 'The most luxurious chalets in Cortina', de: 'Die luxuriösesten Chalets in Cortina' },
    summary: {
      en: 'Chalets and villas at the foot of Faloria: the skiing in Cortina, the hour on the Corso, the drive from Venice and the right weeks.',
      de: 'Chalets und Villen am Fuß der Faloria: Skifahren in Cortina, die Stunde auf dem Corso, der Weg von Venedig und die passenden Wochen.',
    },
    lead: {
      en: 'Cortina has twice lent its mountains to the Olympic Games and has been dressed for the occasion ever since.',
      de: 'Cortina hat seine Berge zweimal den Olympischen Spielen geliehen und ist seither passend angezogen.',
    },
    body: {
      en: `## The mountains

Cortina lies at 1 224 metres in a basin that takes the sun from early until late. On the western side stands the Tofane group, with the steep Olympic descents and the wide family slopes of Socrepes below. A gondola continues to the Cinque Torri. Further up, near the Falzarego Pass, a long run leads through a hidden valley towards Alta Badia; for the last flat piece, horses draw the skiers on a rope. To the east, Faloria rises straight out of the village.

## The houses below Faloria

Our chalets and villas stand at the foot of this eastern side. You go to the cable car on foot and to the centre in a few minutes more, and in the afternoon the sun reaches the terraces long after it has left the valley floor elsewhere. Some have a pool, most a view of the Tofane, and all a place to dry ski boots properly.

## Village and evening

At five the Corso fills. People walk up, greet, walk down and greet again; nobody is going anywhere, and that is the point. Cortina belongs to the Ampezzo families, who have owned forests and pastures in common for centuries and look after them accordingly. The cooking knows both the Veneto and Tyrol: beetroot ravioli with poppy seed, game, polenta.

## Weeks and journey

The pistes hold best in January and February, with artificial snow where nature has been economical. Carnival and the days between Christmas and Epiphany are full and cheerful; the second half of January is quiet. March has the light. Venice airport is two hours away, Treviso slightly less. There is no railway, so a driver meets you on arrival. In summer the same paths lead climbers and walkers to the huts.`,
      de: `## Die Berge

Cortina liegt auf 1 224 Metern in einem Becken, das die Sonne früh hereinlässt und spät entlässt. Im Westen steht die Tofanagruppe mit den steilen Olympiaabfahrten und den weiten Familienhängen von Socrepes darunter. Eine Gondel führt weiter zu den Cinque Torri; oberhalb des Falzaregopasses beginnt eine lange Abfahrt durch ein verborgenes Tal nach Alta Badia. Auf dem letzten flachen Stück ziehen Pferde die Skifahrer am Seil. Im Osten steigt die Faloria gleich hinter dem Ort auf.

## Die Häuser unter der Faloria

Unsere Chalets und Villen stehen am Fuß dieser Ostseite. Zur Seilbahn geht man zu Fuß, ins Zentrum wenige Minuten länger, und am Nachmittag liegt hier die Sonne auf den Terrassen, wenn sie den Talboden anderswo schon verlassen hat. Einige haben einen Pool, die meisten den Blick auf die Tofane, und alle einen Platz, an dem Skischuhe wirklich trocknen.

## Ort und Abend

Um fünf füllt sich der Corso. Man geht hinauf, grüßt, geht hinunter und grüßt noch einmal; niemand hat ein Ziel, und gerade darum geht es. Cortina gehört den Familien des Ampezzo, die Wälder und Weiden seit Jahrhunderten gemeinschaftlich besitzen und entsprechend pflegen. Die Küche kennt Venetien und Tirol: Ravioli mit Roter Bete und Mohn, Wild, Polenta.

## Wochen und Anreise

Am verlässlichsten sind die Pisten im Januar und Februar, beschneit wird, wo die Natur gespart hat. Karneval und die Tage zwischen Weihnachten und Dreikönig sind voll und heiter, die zweite Januarhälfte ist still. Der März hat das Licht. Vom Flughafen Venedig sind es zwei Stunden, von Treviso etwas weniger. Eine Bahn gibt es nicht, dafür steht bei der Ankunft ein Fahrer bereit. Im Sommer gehen auf denselben Wegen die Kletterer und Wanderer zu den Hütten.`,
    },
    picture: 'exterior-14.jpg',
  },
];

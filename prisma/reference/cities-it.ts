import type { CityContent } from './types';

export const citiesIt: readonly CityContent[] = [
  {
    id: 'cortina',
    name: { en: 'Cortina d’Ampezzo', de: 'Cortina d’Ampezzo' },
    country: 'IT',
    region: null,
    postalCode: '32043',
    state: { en: 'Veneto', de: 'Venetien' },
    latitude: 46.54048,
    longitude: 12.13567,
    altitudeMetres: 1224,
    tagline: {
      en: 'Pale rock on all sides, and a whole town out walking at five.',
      de: 'Heller Fels auf allen Seiten, und um fünf geht der ganze Ort spazieren.',
    },
    summary: {
      en: 'Chalets and villas in Cortina d’Ampezzo, at the foot of Faloria: sunny Dolomite pistes and an evening stroll taken seriously.',
      de: 'Chalets und Villen in Cortina d’Ampezzo am Fuß der Faloria: sonnige Pisten in den Dolomiten und ein Abendbummel mit Haltung.',
    },
    introduction: {
      en: `Cortina suits people who like to ski well, eat well and be outdoors in between. The basin at 1 224 metres is open to the sun, with the Tofane on one side and Faloria and Cristallo on the other; the pistes are well groomed and mostly easy to medium, with a few famous steep ones. Snow in the Dolomites varies, and snow-making covers nearly all of it. At five o’clock the Corso fills, and a coat matters more than a helmet.

The houses below Faloria are a short walk from the cable car and the centre. Venice airport is two hours by road. The railway through the valley closed in 1964 and left behind a fine flat track for walkers and cross-country skis.`,
      de: `Cortina passt zu Gästen, die gern gut fahren, gut essen und dazwischen draußen sind. Das Becken auf 1 224 Metern öffnet sich zur Sonne, auf der einen Seite die Tofane, auf der anderen Faloria und Cristallo; die Pisten sind gepflegt und meist leicht bis mittel, mit einigen berühmten Steilstücken. Schnee fällt in den Dolomiten einmal reichlich, einmal wenig; beschneit wird fast überall. Um fünf füllt sich der Corso, und der Mantel zählt mehr als der Helm.

Von den Häusern unter der Faloria geht man wenige Minuten zur Seilbahn und ins Zentrum. Zum Flughafen Venedig sind es zwei Stunden auf der Straße. Die Bahn durch das Tal fuhr bis 1964; geblieben ist eine schöne ebene Trasse für Spaziergänger und Langläufer.`,
    },
    picture: 'banner-04.jpg',
    sectors: [{ id: 'cortina/faloria', name: 'Faloria', latitude: 46.53712, longitude: 12.14326 }],
    nearestAirport: { iataCode: 'VCE', name: { en: 'Venice', de: 'Venedig' }, minutesByCar: 120 },
  },
  {
    id: 'lake-como',
    name: { en: 'Lake Como', de: 'Comer See' },
    country: 'IT',
    region: null,
    postalCode: null,
    state: { en: 'Lombardy', de: 'Lombardei' },
    latitude: 45.98682,
    longitude: 9.26174,
    altitudeMetres: 199,
    tagline: {
      en: 'Villas with a landing stage, gardens that go down to the water.',
      de: 'Villen mit eigenem Anleger und Gärten, die bis ans Wasser reichen.',
    },
    summary: {
      en: 'Villas on Lake Como for late spring to early autumn: terraced gardens, a boat at the steps, and Milan a little over an hour away.',
      de: 'Villen am Comer See vom späten Frühjahr bis in den Herbst: Terrassengärten, ein Boot am Steg und Mailand gut eine Stunde entfernt.',
    },
    introduction: {
      en: `Lake Como is our summer address, and the only one where the skis stay at home. The middle of the lake, around Bellagio, Varenna and Tremezzo, is where three arms of water meet and the ferries cross; it suits families and friends who want a house, a garden and a boat rather than a programme. May, June and September are the good months. In August half of Milan has the same idea.

Milan’s airports are between one and one and a half hours away. The lakeside roads are narrow and old, so the last stretch is often better by water. From November to March most of the lake is closed and rather beautiful.`,
      de: `Der Comer See ist unsere Sommeradresse und die einzige, an der die Ski zu Hause bleiben. In der Seemitte um Bellagio, Varenna und Tremezzo treffen sich drei Wasserarme und die Fähren; hier sind Familien und Freunde richtig, die Haus, Garten und Boot möchten und kein Programm. Gut sind Mai, Juni und September. Im August hat halb Mailand dieselbe Idee.

Die Mailänder Flughäfen liegen eine bis anderthalb Stunden entfernt. Die Uferstraßen sind schmal und alt, das letzte Stück gelingt zu Wasser oft besser. Von November bis März ist am See fast alles geschlossen und ziemlich schön.`,
    },
    picture: 'spa-01.jpg',
    sectors: [],
    nearestAirport: {
      iataCode: 'BGY',
      name: { en: 'Milan Bergamo', de: 'Mailand-Bergamo' },
      minutesByCar: 75,
    },
  },
];

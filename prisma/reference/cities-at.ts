import type { CityContent } from './types';

export const citiesAt: readonly CityContent[] = [
  {
    id: 'lech',
    name: { en: 'Lech', de: 'Lech' },
    country: 'AT',
    region: 'vorarlberg',
    postalCode: '6764',
    state: { en: 'Vorarlberg', de: 'Vorarlberg' },
    latitude: 47.20783,
    longitude: 10.14177,
    altitudeMetres: 1444,
    tagline: {
      en: 'A Walser village on the Arlberg, deep in snow and quiet after dinner.',
      de: 'Ein Walserdorf am Arlberg, tief verschneit und nach dem Essen still.',
    },
    summary: {
      en: 'Chalets and apartments in Lech, Oberlech and Zug: a family village on the snowy side of the Arlberg, with lifts from its middle.',
      de: 'Chalets und Apartments in Lech, Oberlech und Zug: ein Familienort auf der schneereichen Seite des Arlbergs, Lifte mitten im Dorf.',
    },
    introduction: {
      en: `Lech suits families and people who have been everywhere else. The village lies at 1 444 metres along a small river, the lifts start between the houses, and north-westerly weather leaves a great deal of snow. Choose Oberlech, 200 metres higher and free of cars in winter, to ski from the door; Zug, three kilometres up the valley, for silence; Stubenbach to be near the centre without living in it.

Innsbruck is about an hour and a half away, Zurich two and a half. The train stops at Langen, twenty minutes below. The road over the Flexen Pass is well protected but can close after a heavy snowfall, usually when nobody wants to leave anyway.`,
      de: `Lech passt zu Familien und zu Gästen, die alles andere schon kennen. Das Dorf liegt auf 1 444 Metern an einem kleinen Fluss, die Lifte beginnen zwischen den Häusern, und das Wetter aus Nordwesten bringt sehr viel Schnee. Oberlech, 200 Meter höher und im Winter autofrei, heißt: vor der Tür anschnallen. Zug, drei Kilometer taleinwärts, heißt Ruhe, und Stubenbach liegt dem Ortskern nah, ohne mittendrin zu sein.

Von Innsbruck fährt man rund anderthalb Stunden, von Zürich zweieinhalb. Der Zug hält in Langen, zwanzig Minuten unterhalb. Die Straße über den Flexenpass ist gut gesichert, kann nach starkem Schneefall aber gesperrt sein; meist will dann ohnehin niemand abreisen.`,
    },
    picture: 'exterior-08.jpg',
    sectors: [
      { id: 'lech/oberlech', name: 'Oberlech', latitude: 47.21335, longitude: 10.13482 },
      { id: 'lech/zug', name: 'Zug', latitude: 47.20161, longitude: 10.11524 },
      { id: 'lech/stubenbach', name: 'Stubenbach', latitude: 47.21418, longitude: 10.15063 },
    ],
    nearestAirport: { iataCode: 'INN', name: { en: 'Innsbruck', de: 'Innsbruck' }, minutesByCar: 95 },
  },
  {
    id: 'kitzbuehel',
    name: { en: 'Kitzbühel', de: 'Kitzbühel' },
    country: 'AT',
    region: null,
    postalCode: '6370',
    state: { en: 'Tyrol', de: 'Tirol' },
    latitude: 47.44639,
    longitude: 12.39219,
    altitudeMetres: 762,
    tagline: {
      en: 'A medieval town with a ski mountain on either side and a station in it.',
      de: 'Eine mittelalterliche Stadt mit Skibergen zu beiden Seiten und eigenem Bahnhof.',
    },
    summary: {
      en: 'Chalets, villas and apartments in Kitzbühel: a medieval old town below the Hahnenkamm, an hour and a quarter from Salzburg.',
      de: 'Chalets, Villen und Apartments in Kitzbühel: eine Altstadt unter dem Hahnenkamm, von Salzburg in gut einer Stunde zu erreichen.',
    },
    introduction: {
      en: `Kitzbühel is a real town first and a resort second, with painted gables, a weekly life of its own and shops that stay open out of season. It suits mixed parties: those who ski have the Hahnenkamm and the Kitzbüheler Horn, those who do not have plenty to do. The slopes are grassy underneath and need less snow than rock; still, for a sure base in late March we would look higher.

In the race week of January the town fills up, and you either love it or choose another week. Salzburg is an hour and a quarter by road, Innsbruck and Munich not much more, and the train stops beside the Hahnenkamm lift. Summer means golf and a lake warm enough to swim in.`,
      de: `Kitzbühel ist zuerst eine Stadt und dann ein Skiort, mit bemalten Giebeln, eigenem Alltag und Geschäften, die auch außerhalb der Saison öffnen. Das passt zu gemischten Gesellschaften: Wer fährt, hat den Hahnenkamm und das Kitzbüheler Horn; wer nicht fährt, langweilt sich trotzdem nicht. Die Grashänge brauchen weniger Schnee als Fels. Wer Ende März ganz sicher gehen will, sucht dennoch besser weiter oben.

In der Rennwoche im Januar wird es voll; entweder liebt man das, oder man wählt eine andere. Von Salzburg fährt man eine gute Stunde, von Innsbruck und München kaum länger, und der Zug hält neben der Hahnenkammbahn. Im Sommer warten Golfplätze und ein See, in dem man wirklich schwimmt.`,
    },
    picture: 'exterior-04.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'SZG', name: { en: 'Salzburg', de: 'Salzburg' }, minutesByCar: 75 },
  },
  {
    id: 'st-anton',
    name: { en: 'St. Anton', de: 'St. Anton' },
    country: 'AT',
    region: null,
    postalCode: '6580',
    state: { en: 'Tyrol', de: 'Tirol' },
    latitude: 47.12871,
    longitude: 10.26359,
    altitudeMetres: 1304,
    tagline: {
      en: 'Serious skiing, a lively afternoon, and a railway station in the village.',
      de: 'Sportliches Skifahren, lebhafte Nachmittage und ein Bahnhof im Ort.',
    },
    summary: {
      en: 'Chalets and apartments in St. Anton am Arlberg, for people who ski hard and arrive by train. Lech is a few lifts away.',
      de: 'Chalets und Apartments in St. Anton am Arlberg, für sportliche Skifahrer und Gäste, die mit dem Zug kommen. Lech ist nur ein paar Lifte entfernt.',
    },
    introduction: {
      en: `St. Anton is for good skiers and those who intend to become so. Runs are long and often steep, the off-piste around the Valluga is known for a reason, and a guide is money well spent. Beginners have their own meadows at Nasserein, which is also the calmer end of the village. Lifts link St. Anton with Zürs, Lech and Warth.

The bars at the foot of the pistes are loud until the early evening; we say which houses are out of earshot. Long-distance trains stop in the village, and Innsbruck airport is an hour and a quarter by road.`,
      de: `St. Anton ist für gute Skifahrer und für alle, die es werden wollen. Die Abfahrten sind lang und oft steil, das Gelände um die Valluga ist zu Recht bekannt, und ein Bergführer ist gut angelegtes Geld. Anfänger haben ihre eigenen Wiesen in Nasserein, wo es auch abends ruhiger zugeht. Lifte verbinden St. Anton mit Zürs, Lech und Warth.

Am Pistenrand ist es bis zum frühen Abend laut; wir sagen Ihnen, welche Häuser außer Hörweite liegen. Fernzüge halten mitten im Ort, der Flughafen Innsbruck liegt fünf Viertelstunden entfernt.`,
    },
    picture: 'exterior-06.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'INN', name: { en: 'Innsbruck', de: 'Innsbruck' }, minutesByCar: 75 },
  },
  {
    id: 'vienna',
    name: { en: 'Vienna', de: 'Wien' },
    country: 'AT',
    region: null,
    postalCode: '1010',
    state: { en: 'Vienna', de: 'Wien' },
    latitude: 48.20817,
    longitude: 16.37382,
    altitudeMetres: 171,
    tagline: {
      en: 'Music, balls and coffee houses, before the mountains or after them.',
      de: 'Musik, Bälle und Kaffeehäuser, vor den Bergen oder nach ihnen.',
    },
    summary: {
      en: 'Hotels in Vienna for the nights around a mountain stay: opera, museums, the ball season, and a direct train to the Arlberg.',
      de: 'Hotels in Wien für die Nächte vor oder nach den Bergen: Oper, Museen, Ballsaison und ein direkter Zug an den Arlberg.',
    },
    introduction: {
      en: `Vienna is the city we suggest to guests who would rather not fly home straight from the snow. In January and February the ball season is on, the opera plays almost nightly, and the museums are warm. Two nights are enough for a first visit and too few for a second. The first district puts nearly everything within walking distance.

The airport lies under half an hour from the centre. Direct trains run to St. Anton and Langen am Arlberg in a little over five hours, through scenery that excuses the time.`,
      de: `Wien empfehlen wir Gästen, die aus dem Schnee nicht gleich nach Hause möchten. Im Januar und Februar ist Ballsaison, die Oper spielt fast jeden Abend, und in den Museen ist es warm. Zwei Nächte reichen für den ersten Besuch und sind zu wenig für den zweiten. Vom ersten Bezirk aus geht man beinahe überallhin zu Fuß.

Der Flughafen liegt keine halbe Stunde vom Zentrum. Direkte Züge fahren in gut fünf Stunden nach St. Anton und Langen am Arlberg, und die Landschaft entschuldigt die Dauer.`,
    },
    picture: 'dining-03.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'VIE', name: { en: 'Vienna', de: 'Wien' }, minutesByCar: 25 },
  },
];

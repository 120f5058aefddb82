import type { CityContent } from './types';

export const citiesCh: readonly CityContent[] = [
  {
    id: 'st-moritz',
    name: { en: 'St. Moritz', de: 'St. Moritz' },
    country: 'CH',
    region: null,
    postalCode: '7500',
    state: { en: 'Grisons', de: 'Graubünden' },
    latitude: 46.49083,
    longitude: 9.83552,
    altitudeMetres: 1822,
    tagline: {
      en: 'High, dry and bright, with a frozen lake that is used for everything.',
      de: 'Hoch, trocken und hell, mit einem gefrorenen See, der für alles dient.',
    },
    summary: {
      en: 'Chalets in St. Moritz and the Upper Engadine: high valley light, Corviglia and Corvatsch, and an airfield ten minutes away.',
      de: 'Chalets in St. Moritz im Oberengadin: das Licht eines Hochtals, Corviglia und Corvatsch, der Flugplatz zehn Minuten entfernt.',
    },
    introduction: {
      en: `St. Moritz suits people who want a full day whether or not they ski. The valley floor is already at 1 800 metres, the air is dry, and the sun is out more often than not. Corviglia has the wide pistes above the village, Corvatsch the glacier and the north-facing snow; between them run more than 200 kilometres of cross-country trail. In February the horses race on the lake.

Samedan airfield is ten minutes away and takes private aircraft in daylight. From Zurich allow about three hours over the Julier Pass, or take the Albula railway and forget the road entirely.`,
      de: `St. Moritz passt zu Gästen, die einen vollen Tag möchten, mit Ski oder ohne. Schon der Talboden liegt auf 1 800 Metern, die Luft ist trocken, und die Sonne lässt sich selten lange bitten. Über dem Ort liegen die breiten Pisten von Corviglia, gegenüber am Corvatsch der Gletscher und der Schnee der Nordhänge, dazwischen mehr als 200 Kilometer Loipen. Im Februar laufen auf dem See die Pferde.

Der Flugplatz Samedan ist in zehn Minuten erreicht und nimmt bei Tageslicht Privatflugzeuge auf. Von Zürich rechnet man knapp drei Stunden über den Julierpass, oder man nimmt die Albulabahn und vergisst die Straße.`,
    },
    picture: 'exterior-14.jpg',
    sectors: [],
    nearestAirport: {
      iataCode: 'SMV',
      name: { en: 'Engadin Airport, Samedan', de: 'Engadin Airport, Samedan' },
      minutesByCar: 10,
    },
  },
  {
    id: 'davos',
    name: { en: 'Davos', de: 'Davos' },
    country: 'CH',
    region: null,
    postalCode: '7270',
    state: { en: 'Grisons', de: 'Graubünden' },
    latitude: 46.79365,
    longitude: 9.82031,
    altitudeMetres: 1560,
    tagline: {
      en: 'A mountain town with six ski areas and room to walk on the flat.',
      de: 'Eine Stadt in den Bergen mit sechs Skigebieten und viel ebener Promenade.',
    },
    summary: {
      en: 'Chalets and apartments in Davos Dorf, below the Parsenn: long runs, quiet side valleys and a town that works all year round.',
      de: 'Chalets und Apartments in Davos Dorf unter der Parsenn: lange Abfahrten, stille Seitentäler und eine Stadt, die das ganze Jahr lebt.',
    },
    introduction: {
      en: `Davos is a town, and says so. It stretches for four kilometres at 1 560 metres, with hospitals, schools and an ice rink, and it rewards people who come for skiing, cross-country or walking and can do without a postcard. The Parsenn, reached by funicular from Davos Dorf, has runs that end in another valley; Jakobshorn, Rinerhorn, Pischa and Madrisa share out the rest. The side valleys of Sertig and Dischma are for quiet days.

Davos Dorf is the end we prefer: nearer the lake, nearer the lift. Zurich airport is about two hours by road and a little more by train. In the third week of January the town belongs to a conference; skiers have the mountain to themselves.`,
      de: `Davos ist eine Stadt und macht kein Geheimnis daraus. Sie zieht sich auf 1 560 Metern vier Kilometer durchs Tal, mit Kliniken, Schulen und Eishalle, und belohnt Gäste, die zum Skifahren, Langlaufen oder Gehen kommen und auf die Postkarte verzichten können. Auf die Parsenn fährt die Standseilbahn von Davos Dorf; manche Abfahrt endet dort in einem anderen Tal. Jakobshorn, Rinerhorn, Pischa und Madrisa teilen sich den Rest, Sertig und Dischma die ruhigen Tage.

Wir wohnen am liebsten in Davos Dorf, näher am See und näher an der Bahn. Vom Flughafen Zürich sind es rund zwei Stunden mit dem Wagen, mit dem Zug wenig mehr. In der dritten Januarwoche gehört der Ort einer Konferenz, und am Berg ist Platz.`,
    },
    picture: 'banner-02.jpg',
    sectors: [{ id: 'davos/davos-dorf', name: 'Davos Dorf', latitude: 46.80987, longitude: 9.84692 }],
    nearestAirport: {
      iataCode: 'ACH',
      name: { en: 'St. Gallen-Altenrhein', de: 'St. Gallen-Altenrhein' },
      minutesByCar: 85,
    },
  },
  {
    id: 'gstaad',
    name: { en: 'Gstaad', de: 'Gstaad' },
    country: 'CH',
    region: null,
    postalCode: '3780',
    state: { en: 'Bern', de: 'Bern' },
    latitude: 46.47473,
    longitude: 7.28621,
    altitudeMetres: 1050,
    tagline: {
      en: 'Wooden houses, grazing land and a village street without cars.',
      de: 'Holzhäuser, Weideland und eine Dorfstraße ohne Autos.',
    },
    summary: {
      en: 'Chalets in Gstaad and on the Oberbort: a farming village in the Bernese Oberland that keeps its voice, and its houses, low.',
      de: 'Chalets in Gstaad und am Oberbort: ein Bauerndorf im Berner Oberland, das weder bei den Häusern noch beim Ton in die Höhe geht.',
    },
    introduction: {
      en: `Gstaad suits people who measure a holiday by the mornings. The village at 1 050 metres is built of wood, the main street is closed to cars, and farms still begin where the shops end. Skiing is gentle and spread over several hills that face every way; when the low slopes suffer, the glacier above Les Diablerets goes up to 3 000 metres. Sledging, snowshoes and lunch are equal branches of the sport.

Houses on the Oberbort stand above the village in the sun, twelve minutes on foot from the promenade. Geneva is about two hours by road, Bern a good hour. A narrow-gauge railway climbs from Montreux with panorama windows and no hurry.`,
      de: `Gstaad passt zu Gästen, die eine Reise an ihren Vormittagen messen. Das Dorf auf 1 050 Metern ist aus Holz gebaut, die Hauptstraße gehört den Fußgängern, und wo die Geschäfte aufhören, fangen die Höfe an. Skigefahren wird sanft und auf mehreren Hügeln in alle Himmelsrichtungen; fehlt unten der Schnee, reicht der Gletscher über Les Diablerets bis auf 3 000 Meter. Schlitteln, Schneeschuhe und das Mittagessen gelten als gleichwertige Disziplinen.

Die Häuser am Oberbort stehen über dem Dorf in der Sonne, zwölf Gehminuten von der Promenade. Von Genf fährt man rund zwei Stunden, von Bern eine gute. Von Montreux klettert eine Schmalspurbahn herauf, mit Panoramafenstern und ohne Eile.`,
    },
    picture: 'exterior-09.jpg',
    sectors: [{ id: 'gstaad/oberbort', name: 'Oberbort', latitude: 46.47893, longitude: 7.29184 }],
    nearestAirport: { iataCode: 'BRN', name: { en: 'Bern', de: 'Bern' }, minutesByCar: 75 },
  },
  {
    id: 'verbier',
    name: { en: 'Verbier', de: 'Verbier' },
    country: 'CH',
    region: null,
    postalCode: '1936',
    state: { en: 'Valais', de: 'Wallis' },
    latitude: 46.09612,
    longitude: 7.22863,
    altitudeMetres: 1500,
    tagline: {
      en: 'A sunny balcony over the Val de Bagnes, with steep ground above it.',
      de: 'Ein Sonnenbalkon über dem Val de Bagnes, mit steilem Gelände darüber.',
    },
    summary: {
      en: 'Chalets and apartments in Verbier, near Médran and Savoleyres: the Four Valleys, strong off-piste and sun until late.',
      de: 'Chalets und Apartments in Verbier bei Médran und Savoleyres: die Vier Täler, Gelände abseits der Pisten und Sonne bis spät.',
    },
    introduction: {
      en: `Verbier is the choice of people who ski well and dine late. The village lies on a south-west terrace at 1 500 metres; above it the Four Valleys spread over some 400 kilometres, up to the 3 330 metres of Mont Fort. The unprepared runs at Tortin and behind Mont Fort are the reason many come back, always with a guide. Families are well placed at Savoleyres, where the slopes are sunny and the queues short.

Stay near Médran to walk to the main lifts and hear the village; near Savoleyres to see it from above. Geneva is just under two hours by road, and the train to Le Châble ends at the gondola. Sion, an hour below, takes small jets.`,
      de: `Verbier wählen Gäste, die gut fahren und spät essen. Der Ort liegt auf einer Südwestterrasse in 1 500 Metern Höhe; darüber breiten sich die Vier Täler mit rund 400 Pistenkilometern aus, bis hinauf zum Mont Fort mit 3 330 Metern. Viele kommen wegen der unpräparierten Hänge bei Tortin und hinter dem Mont Fort wieder, stets mit Führer. Familien sind in Savoleyres gut aufgehoben: sonnige Hänge, kurze Schlangen.

Bei Médran gehen Sie zu Fuß zu den Hauptbahnen und hören das Dorf; bei Savoleyres sehen Sie es von oben. Von Genf sind es knapp zwei Stunden auf der Straße, und die Bahn nach Le Châble endet an der Gondel. Sitten, eine Stunde unterhalb, nimmt kleinere Jets auf.`,
    },
    picture: 'banner-03.jpg',
    sectors: [
      { id: 'verbier/medran', name: 'Médran', latitude: 46.09328, longitude: 7.23541 },
      { id: 'verbier/savoleyres', name: 'Savoleyres', latitude: 46.10362, longitude: 7.22294 },
    ],
    nearestAirport: { iataCode: 'SIR', name: { en: 'Sion', de: 'Sitten' }, minutesByCar: 55 },
  },
  {
    id: 'zermatt',
    name: { en: 'Zermatt', de: 'Zermatt' },
    country: 'CH',
    region: null,
    postalCode: '3920',
    state: { en: 'Valais', de: 'Wallis' },
    latitude: 46.02071,
    longitude: 7.74912,
    altitudeMetres: 1608,
    tagline: {
      en: 'A village without cars and a mountain you keep looking at.',
      de: 'Ein Dorf ohne Autos und ein Berg, zu dem man immer wieder hinsieht.',
    },
    summary: {
      en: 'Chalets and apartments in Zermatt, Petit Village and Winkelmatten: skiing up to 3 883 metres and across the border to Italy.',
      de: 'Chalets und Apartments in Zermatt, Petit Village und Winkelmatten: Skifahren bis auf 3 883 Meter und hinüber nach Italien.',
    },
    introduction: {
      en: `Zermatt suits those who want height, snow and a reason to look up. Lifts climb to 3 883 metres, pistes stay open into spring, and on the glacier people ski in August. You can have lunch in Italy and be back for tea if you watch the wind, which closes the border more reliably than any customs officer. Non-skiers get a rack railway, walks and a village that rests only in May and November.

There are no private cars. You leave yours in Täsch and take the shuttle train for twelve minutes; electric taxis do the rest. Petit Village lies on the slope above the centre, Winkelmatten to the south towards the Matterhorn lifts. Sion is 75 minutes from Täsch by road; Zurich and Geneva are over three hours by train.`,
      de: `Zermatt passt zu allen, die Höhe und Schnee suchen und gern nach oben sehen. Bahnen führen bis auf 3 883 Meter, die Pisten halten weit ins Frühjahr, und auf dem Gletscher fährt man noch im August. Mittags isst man in Italien und ist zum Tee zurück, sofern der Wind es erlaubt: Er schließt die Grenze zuverlässiger als jeder Zöllner. Wer nicht Ski fährt, hat eine Zahnradbahn, Spazierwege und ein Dorf, das nur im Mai und im November durchatmet.

Private Autos gibt es nicht. Man lässt den Wagen in Täsch und nimmt für zwölf Minuten den Pendelzug; den Rest erledigen Elektrotaxis. Petit Village liegt am Hang über dem Zentrum, Winkelmatten südlich davon in Richtung der Matterhornbahnen. Nach Sitten sind es von Täsch 75 Minuten, nach Zürich und Genf gut drei Stunden mit der Bahn.`,
    },
    picture: 'exterior-10.jpg',
    sectors: [
      { id: 'zermatt/petit-village', name: 'Petit Village', latitude: 46.02342, longitude: 7.75316 },
      { id: 'zermatt/winkelmatten', name: 'Winkelmatten', latitude: 46.01374, longitude: 7.74872 },
    ],
    nearestAirport: { iataCode: 'SIR', name: { en: 'Sion', de: 'Sitten' }, minutesByCar: 75 },
  },
  {
    id: 'zurich',
    name: { en: 'Zurich', de: 'Zürich' },
    country: 'CH',
    region: null,
    postalCode: '8001',
    state: { en: 'Zurich', de: 'Zürich' },
    latitude: 47.37689,
    longitude: 8.54169,
    altitudeMetres: 408,
    tagline: {
      en: 'A lake, an old town and the shortest way from aeroplane to mountain train.',
      de: 'Ein See, eine Altstadt und der kurze Weg vom Flugzeug in den Bergzug.',
    },
    summary: {
      en: 'Hotels in Zurich for the night before the mountains: lake and old town on foot, the airport twenty minutes from the centre.',
      de: 'Hotels in Zürich für die Nacht vor den Bergen: See und Altstadt zu Fuß, der Flughafen zwanzig Minuten vom Zentrum entfernt.',
    },
    introduction: {
      en: `Zurich is the sensible night between a long flight and a mountain road. The old town lies on both banks of the Limmat, the lake begins where the shops end, and on clear days the Alps stand at the far end of it like a promise with a timetable. Museums are good and rarely crowded. In summer the city swims before work.

The airport is twenty minutes from the centre. Trains leave every half hour or hour for Chur, Landquart and Visp, where the small railways to St. Moritz, Davos and Zermatt take over.`,
      de: `Zürich ist die vernünftige Nacht zwischen einem langen Flug und einer Bergstraße. Die Altstadt liegt zu beiden Seiten der Limmat, der See beginnt, wo die Geschäfte aufhören, und an klaren Tagen stehen an seinem Ende die Alpen wie ein Versprechen mit Fahrplan. Die Museen sind gut und selten voll. Im Sommer schwimmt die Stadt vor der Arbeit.

Vom Flughafen ins Zentrum braucht man zwanzig Minuten. Züge fahren im Stunden- oder Halbstundentakt nach Chur, Landquart und Visp, wo die kleinen Bahnen nach St. Moritz, Davos und Zermatt übernehmen.`,
    },
    picture: 'living-06.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'ZRH', name: { en: 'Zurich', de: 'Zürich' }, minutesByCar: 20 },
  },
];

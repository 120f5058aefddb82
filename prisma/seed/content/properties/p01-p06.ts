import type { PropertyContent } from '../types';
import { cumulative, distance, ids, photographs } from './compose';

export const p01ToP06: readonly PropertyContent[] = [
  {
    id: 'P01',
    name: 'Chalet Sept Mélèzes',
    propertyType: 'chalet',
    city: 'courchevel-1850',
    sector: 'courchevel-1850/jardin-alpin',
    latitude: 45.411284,
    longitude: 6.638917,
    bedrooms: 5,
    bathrooms: 5,
    beds: { adults: 8, children: 4 },
    squareMetres: 640,
    opening: {
      en: 'Seven larches stood here before the house did, and the architect was told to leave them. So the rooms turn to find the light between the trunks, and in the evening the light turns back.',
      de: 'Sieben Lärchen standen hier, lange bevor es das Haus gab, und der Architekt hatte sie stehen zu lassen. So drehen sich die Räume nach dem Licht zwischen den Stämmen, und abends kehrt es durch die Fenster in den Garten zurück.',
    },
    summary: {
      en: 'Chalet in the Jardin Alpin of Courchevel 1850 for eight adults and four children: five bedrooms among seven larches, pool against the rock, piste.',
      de: 'Chalet im Jardin Alpin von Courchevel 1850 für acht Erwachsene und vier Kinder: fünf Schlafzimmer zwischen sieben Lärchen, Pool am Fels, Piste am Haus.',
    },
    description: {
      en: `You come in by the boot room, where it is warm, and go up to a single long room: a fire at one end, a table for twelve at the other, and the Saulire in between. The larch of the walls was cut in one winter and laid in the order it left the saw, so the grain runs on from board to board.

The largest bedroom is on the same floor, with a dressing room of its own. The others are one floor up, round a gallery; each has its own bathroom, and the one at the south corner has the morning. Children tend to claim the bunk room at the end, which has a window exactly their height.

The pool lies against the rock on the lowest floor, with the sauna beside it and a door to the snow. The Jardin Alpin gondola is four minutes on foot. Coming home, you ski to the terrace, where one of the larches serves as a ski rack. It has not complained.`,
      de: `Sie kommen durch den Schuhraum herein, wo es warm ist, und steigen hinauf in einen einzigen langen Raum: das Feuer am einen Ende, der Tisch für zwölf am anderen, dazwischen die Saulire. Die Lärche der Wände wurde in einem Winter geschlagen und in der Reihenfolge verlegt, in der sie aus der Säge kam; die Maserung läuft von Brett zu Brett weiter.

Das größte Schlafzimmer liegt auf demselben Geschoss und hat seine eigene Ankleide. Die anderen reihen sich eine Treppe höher um eine Galerie, jedes mit eigenem Bad; das an der Südecke hat den Morgen. Kinder beanspruchen meist das Kojenzimmer am Ende, dessen Fenster genau auf ihrer Höhe sitzt.

Im untersten Geschoss liegt der Pool am gewachsenen Fels, daneben die Sauna und eine Tür in den Schnee. Zur Gondel Jardin Alpin gehen Sie vier Minuten. Zurück fahren Sie auf Skiern bis zur Terrasse, wo eine der Lärchen als Skiständer dient. Beschwert hat sie sich nicht.`,
    },
    highlights: [
      { en: 'One long room, fire to table', de: 'Ein langer Raum vom Feuer zum Tisch' },
      { en: 'Indoor pool against the rock', de: 'Hallenbad am Fels' },
      { en: 'Piste to the terrace', de: 'Piste bis zur Terrasse' },
      { en: 'Bunk room for four children', de: 'Kojenzimmer für vier Kinder' },
      { en: 'Lift to all floors', de: 'Aufzug in alle Geschosse' },
      { en: 'Wine cellar, 400 bottles', de: 'Weinkeller, 400 Flaschen' },
    ],
    distances: [
      distance('slopes', 'Piste, at the terrace', 'Piste, an der Terrasse', 'ski', 1, 20),
      distance('lift', 'Jardin Alpin gondola', 'Gondel Jardin Alpin', 'foot', 4, 290),
      distance('skiSchool', 'Ski school', 'Skischule', 'foot', 5, 380),
      distance('village', 'La Croisette', 'La Croisette', 'car', 6, 1700),
      distance('airport', 'Chambéry airport', 'Flughafen Chambéry', 'car', 100),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 140),
    ],
    facilities: ids(
      'pool sauna whirlpool hammam gym cinema fireplace lift garage skiRoom skiInSkiOut wineCellar terrace wifi',
    ),
    equipment: ids(
      'bootHeaters espresso cinemaProjector soundSystem cot sledges snowshoes washer wineFridge raclette evCharger',
    ),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast afternoonTea welcomeHamper skiPassDelivery',
      catered: 'privateChef wines butler chauffeur airportTransfers nanny',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 52000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-01 living-01 spa-01 dining-01 bedroom-03 bath-01 bedroom-01 detail-01 bedroom-13 detail-04 bath-02 bedroom-06 spa-03',
    ),
    floorplans: ['floorplan-01.svg', 'floorplan-02.svg', 'floorplan-03.svg'],
  },
  {
    id: 'P02',
    name: 'Chalet Hochmahd',
    propertyType: 'chalet',
    city: 'lech',
    sector: 'lech/oberlech',
    latitude: 47.213846,
    longitude: 10.138527,
    bedrooms: 7,
    bathrooms: 8,
    beds: { adults: 14, children: 4 },
    squareMetres: 720,
    opening: {
      en: 'Hay from this height was worth a quarrel, and two families had one every August. The house stands on the line they never agreed on.',
      de: 'Um Heu aus dieser Höhe lohnte sich ein Streit, und zwei Familien führten ihn jeden August. Das Haus steht auf der Grenze, über die man sich nie einig wurde.',
    },
    summary: {
      en: 'Shingled chalet in car-free Oberlech with seven bedrooms for fourteen, a pool under spruce trusses and the piste three steps from the door.',
      de: 'Geschindeltes Chalet im autofreien Oberlech: sieben Schlafzimmer für vierzehn, Hallenbad unter Fichtenbalken, drei Schritte zur Piste.',
    },
    description: {
      en: `A hochmahd is a high hay meadow, mown once a year and only if the weather allowed. This one was mown until the seventies. The house took over the outline of the hay barn, its steep roof and its habit of turning its back to the west wind. Forty thousand spruce shingles cover the walls; the oldest side is already silver, the youngest still the colour of bread.

Under the roof trusses there is a living room with ivory sofas and a tiled stove you may sit on. Seven bedrooms lie along two corridors, all panelled in spruce, and all quiet in the way of a village without cars. In the cellar, the pool looks out at snow height: swim a length in January and a ski-school class may pass at eye level.

Staff live in a house of their own across the lane. Whatever you need reaches Oberlech under the snow, in a tunnel, and so does the piano tuner.`,
      de: `Eine Hochmahd ist eine hoch gelegene Heuwiese, einmal im Jahr gemäht und nur, wenn das Wetter wollte. Diese hier wurde bis in die siebziger Jahre gemäht. Vom Heustadel hat das Haus den Umriss, das steile Dach und die Angewohnheit, dem Westwind den Rücken zu kehren. Vierzigtausend Fichtenschindeln decken die Wände; die älteste Seite ist schon silbern, die jüngste noch brotfarben.

Unter dem Dachstuhl liegt die Wohnstube mit elfenbeinfarbenen Sofas und einem Kachelofen, auf den man sich setzen darf. Sieben Schlafzimmer reihen sich an zwei Flure, alle in Fichte getäfelt und alle so still, wie es nur ein Ort ohne Autos zulässt. Das Hallenbad schaut auf Schneehöhe hinaus: Wer im Januar seine Längen schwimmt, begegnet bisweilen einer Skischulgruppe auf Augenhöhe.

Das Personal wohnt in einem eigenen Haus gegenüber. Was Sie brauchen, gelangt unter dem Schnee durch einen Tunnel nach Oberlech, der Klavierstimmer auch.`,
    },
    highlights: [
      { en: 'Car-free village at 1 700 metres', de: 'Autofreier Ort auf 1 700 Metern' },
      { en: 'Pool at snow height', de: 'Hallenbad auf Schneehöhe' },
      { en: 'Tiled stove with a bench', de: 'Kachelofen mit Ofenbank' },
      { en: 'Grand piano, tuned each December', de: 'Flügel, jeden Dezember gestimmt' },
      { en: 'Ski-in, ski-out', de: 'Ski-in, Ski-out' },
    ],
    distances: [
      distance('slopes', 'Piste, at the door', 'Piste, vor der Tür', 'ski', 1, 10),
      distance('lift', 'Oberlech cable car', 'Bergbahn Oberlech', 'foot', 4, 260),
      distance('skiSchool', 'Ski school meeting place', 'Sammelplatz der Skischule', 'foot', 3, 180),
      distance('village', 'Lech', 'Lech', 'lift', 6),
      distance('station', 'Langen am Arlberg', 'Langen am Arlberg', 'car', 25, 16500),
      distance('airport', 'Innsbruck airport', 'Flughafen Innsbruck', 'car', 95),
      distance('airport', 'Zurich airport', 'Flughafen Zürich', 'car', 145),
    ],
    facilities: ids(
      'pool sauna hammam gym massageRoom fireplace lift skiRoom skiInSkiOut wineCellar terrace library gamesRoom wifi',
    ),
    equipment: ids(
      'bootHeaters espresso soundSystem grandPiano cot sledges snowshoes washer wineFridge raclette tableTennis',
    ),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast afternoonTea welcomeHamper',
      catered: 'privateChef wines butler airportTransfers skiPassDelivery nanny',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 66000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-06 living-08 spa-04 bedroom-08 dining-02 bath-04 bedroom-02 detail-04 bedroom-13 bath-03 bedroom-04 spa-03',
    ),
    floorplans: [],
  },
  {
    id: 'P03',
    name: 'Chalet Arvenschatten',
    propertyType: 'chalet',
    city: 'zermatt',
    sector: 'zermatt/petit-village',
    latitude: 46.023183,
    longitude: 7.754091,
    bedrooms: 7,
    bathrooms: 7,
    beds: { adults: 14, children: 2 },
    squareMetres: 810,
    opening: {
      en: 'From six of the seven bedrooms you see the Matterhorn. The seventh has the better bed.',
      de: 'Aus sechs der sieben Schlafzimmer sehen Sie das Matterhorn. Das siebte hat das bessere Bett.',
    },
    summary: {
      en: 'Chalet above Zermatt in Petit Village: seven bedrooms in stone pine and gneiss, Matterhorn view, spa inside the rock, private lift to the road.',
      de: 'Chalet über Zermatt im Petit Village: sieben Schlafzimmer in Arve und Gneis, Matterhornblick, Spa im Fels und eigener Aufzug zur Straße.',
    },
    description: {
      en: `The way in is a tunnel. It runs forty metres straight into the slope, past gneiss that was left as the drill found it, and ends at a lift. Five floors up the doors open on a room of glass and grey larch, and the mountain stands there as if it had been told when you would arrive.

Stone pine, the arve of the Valais, lines every bedroom. It smells of resin for about a century, a fact held against it only by moths. Walnut, leather and thick wool keep to the living rooms. In the afternoon the shadow of one old arve crosses the terrace, which is how the house came by its name and the chef by his clock.

Pool, sauna and hammam lie inside the rock, lit from below. The Sunnegga funicular is six minutes away on foot; the electric taxi is slower, though it has a horn.`,
      de: `Der Eingang ist ein Stollen. Vierzig Meter führt er geradeaus in den Hang, vorbei an Gneis, der so blieb, wie der Bohrer ihn zurückließ, und endet an einem Aufzug. Fünf Stockwerke höher öffnen sich die Türen auf einen Raum aus Glas und grauer Lärche, und der Berg steht da, als hätte man ihm Ihre Ankunftszeit genannt.

Arve, die Zirbe des Wallis, kleidet jedes Schlafzimmer aus. Sie duftet rund hundert Jahre lang nach Harz, was ihr nur die Motten verübeln. Nussbaum, Leder und dicke Wolle bleiben den Wohnräumen vorbehalten. Nachmittags wandert der Schatten einer alten Arve über die Terrasse; das Haus hat daher seinen Namen und der Koch seine Uhr.

Pool, Sauna und Hamam liegen im Berg und werden von unten beleuchtet. Zur Standseilbahn nach Sunnegga sind es sechs Minuten zu Fuß. Das Elektrotaxi braucht länger, hat aber eine Hupe.`,
    },
    highlights: [
      { en: 'Matterhorn from the living room and six beds', de: 'Matterhorn vom Wohnraum und aus sechs Betten' },
      { en: 'Tunnel and lift from the lane', de: 'Stollen und Aufzug von der Gasse ins Haus' },
      { en: 'Spa cut into the gneiss', de: 'Spa im gewachsenen Gneis' },
      { en: 'Every bedroom lined in stone pine', de: 'Jedes Schlafzimmer in Arve' },
      { en: 'Cinema for twelve', de: 'Kino für zwölf' },
      { en: 'Observatory terrace with telescope', de: 'Dachterrasse mit Teleskop' },
    ],
    distances: [
      distance('lift', 'Sunnegga funicular', 'Standseilbahn Sunnegga', 'foot', 6, 420),
      distance('slopes', 'Piste to Zermatt, lower end', 'Talabfahrt, unteres Ende', 'foot', 5, 340),
      distance('village', 'Bahnhofstrasse', 'Bahnhofstrasse', 'foot', 8, 560),
      distance('station', 'Zermatt station, by electric car', 'Bahnhof Zermatt, mit dem Elektrowagen', 'car', 5, 900),
      distance('skiSchool', 'Ski school office', 'Skischulbüro', 'foot', 9, 610),
      distance('airport', 'Sion airport, from Täsch', 'Flughafen Sitten, ab Täsch', 'car', 70),
      distance('airport', 'Geneva airport, from Täsch', 'Flughafen Genf, ab Täsch', 'car', 170),
    ],
    facilities: ids(
      'pool sauna whirlpool hammam gym massageRoom cinema fireplace lift skiRoom wineCellar terrace library wifi',
    ),
    equipment: ids(
      'bootHeaters espresso cinemaProjector soundSystem cot sledges snowshoes washer wineFridge raclette telescope barbecue',
    ),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast welcomeHamper skiPassDelivery',
      catered: 'afternoonTea privateChef wines butler chauffeur airportTransfers nanny',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 88000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-07 living-06 bedroom-07 spa-01 bath-02 dining-03 bedroom-11 detail-04 bedroom-05 spa-03 bath-01 bedroom-06',
    ),
    floorplans: [],
  },
  {
    id: 'P04',
    name: 'Chalet Enrosadira',
    propertyType: 'chalet',
    city: 'cortina',
    sector: 'cortina/faloria',
    latitude: 46.535318,
    longitude: 12.146735,
    bedrooms: 6,
    bathrooms: 7,
    beds: { adults: 12, children: 2 },
    squareMetres: 580,
    opening: {
      en: 'For about eleven minutes each clear evening the rock across the valley turns pink, and dinner waits.',
      de: 'An klaren Abenden färbt sich der Fels gegenüber für etwa elf Minuten rosa, und das Abendessen wartet so lange.',
    },
    summary: {
      en: 'Larch chalet below Faloria, Cortina d’Ampezzo: six bedrooms, red stone and loden, an indoor pool and a frozen pond that holds the Dolomites twice.',
      de: 'Lärchenchalet unterhalb der Faloria in Cortina: sechs Schlafzimmer, Kalkstein und Loden, Hallenbad und ein Teich, der die Dolomiten verdoppelt.',
    },
    description: {
      en: `Enrosadira is the Ladin word for that pink. The old explanation involves a king, a rose garden and a curse that forgot the twilight; the geologists have another, with less in it.

The house is built like a tabià, the hay barn of the Ampezzo valley: dry-stone below, honey-coloured larch above, and a gallery where the sheaves used to hang. Inside, the floors are red limestone with here and there an ammonite, which children find first and ring with chalk, and the curtains are loden in the grey-green of the foresters. A long table stands by the west window, for the reason given above.

Six bedrooms, each named after a different summit and facing it. The pool is indoors. The pond outside belongs to the fire brigade on paper; from December it belongs to whoever finds the skates in the boot room. The Faloria cable car is nine minutes on foot.`,
      de: `Enrosadira heißt dieses Rosa auf Ladinisch. Die alte Erklärung handelt von einem König, einem Rosengarten und einem Fluch, der die Dämmerung vergaß; die Geologen haben eine andere, in der weniger vorkommt.

Gebaut ist das Haus wie ein Tabià, der Heustadel des Ampezzaner Tals: unten Trockenmauer, darüber honigfarbene Lärche und eine Laube, in der einst die Garben hingen. Innen liegt roter Kalkstein, darin hie und da ein Ammonit, den Kinder zuerst finden und mit Kreide einkreisen, und die Vorhänge sind aus Loden im Graugrün der Förster. Der lange Tisch steht am Westfenster, aus dem erwähnten Grund.

Sechs Schlafzimmer, jedes nach einem anderen Gipfel benannt und ihm zugewandt. Geschwommen wird im Haus. Der Teich davor gehört auf dem Papier der Feuerwehr; ab Dezember gehört er jedem, der die Schlittschuhe im Schuhraum findet. Zur Seilbahn auf die Faloria gehen Sie neun Minuten.`,
    },
    highlights: [
      { en: 'Evening rock from the dining table', de: 'Abendrot der Felsen vom Esstisch aus' },
      { en: 'Limestone floors with ammonites', de: 'Kalksteinböden mit Ammoniten' },
      { en: 'Pond for skating from December', de: 'Teich zum Eislaufen ab Dezember' },
      { en: 'Indoor pool and hammam', de: 'Hallenbad und Hamam' },
      { en: 'Six bedrooms, six summits', de: 'Sechs Schlafzimmer, sechs Gipfel' },
    ],
    distances: [
      distance('lift', 'Faloria cable car', 'Seilbahn Faloria', 'foot', 9, 650),
      distance('slopes', 'End of the valley run', 'Ende der Talabfahrt', 'foot', 6, 400),
      distance('village', 'Corso Italia', 'Corso Italia', 'foot', 12, 850),
      distance('skiSchool', 'Ski school', 'Skischule', 'car', 6, 2100),
      distance('airport', 'Venice airport', 'Flughafen Venedig', 'car', 115),
      distance('airport', 'Innsbruck airport', 'Flughafen Innsbruck', 'car', 145),
    ],
    facilities: ids(
      'pool sauna hammam gym massageRoom fireplace lift garage skiRoom wineCellar terrace garden library wifi',
    ),
    equipment: ids(
      'bootHeaters espresso soundSystem cot sledges snowshoes washer wineFridge bicycles barbecue evCharger',
    ),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast afternoonTea welcomeHamper',
      catered: 'privateChef wines chauffeur airportTransfers skiPassDelivery nanny',
    }),
    pets: { allowed: true, details: { en: 'One dog, by arrangement', de: 'Ein Hund, nach Absprache' } },
    januaryWeek: 48000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-03 dining-02 living-04 bedroom-06 spa-04 bath-03 bedroom-15 detail-01 bedroom-11 bath-04 detail-04',
    ),
    floorplans: [],
  },
  {
    id: 'P05',
    name: 'Chalet Dernière Lumière',
    propertyType: 'chalet',
    city: 'courchevel-1850',
    sector: 'courchevel-1850/cospillot',
    latitude: 45.414217,
    longitude: 6.642016,
    bedrooms: 6,
    bathrooms: 6,
    beds: { adults: 12, children: 3 },
    squareMetres: 540,
    opening: {
      en: 'At ten past four the other houses reach for their lamps. This one has another half-hour.',
      de: 'Um zehn nach vier greifen die anderen Häuser zum Lichtschalter. Dieses hat noch eine halbe Stunde.',
    },
    summary: {
      en: 'West-facing chalet at Cospillot, Courchevel 1850, with the last sun of the day: six bedrooms for twelve, indoor pool, cinema and glass balconies.',
      de: 'Chalet nach Westen am Cospillot, Courchevel 1850, mit der letzten Sonne des Tages: sechs Schlafzimmer für zwölf, Hallenbad, Kino, Glasbalkone.',
    },
    description: {
      en: `Cospillot lies on the western shoulder of 1850, where the slope turns a little towards the setting sun. Someone measured the house into that turn very carefully. Late in January the light enters under the upper balcony, crosses twelve metres of grey oak and touches the kitchen clock; children have been known to wait for it with marks of chalk.

The timber is grey by design and by weather, in that order. The colours indoors come from the hour in question: rust, rose, one velvet armchair of an orange that looks mistaken until about four. There is a fire for the time afterwards, and a cinema below for the time after that.

Six bedrooms, the two largest on the west side with their own share of the performance. Those to the east are compensated with the bigger baths. Pool, sauna and gym look into the forest. A driver covers the few minutes to La Croisette.`,
      de: `Cospillot liegt auf der Westschulter von 1850, wo sich der Hang ein wenig der sinkenden Sonne zudreht. In diese Drehung wurde das Haus sehr sorgfältig eingemessen. Ende Januar kommt das Licht unter dem oberen Balkon herein, wandert über zwölf Meter graue Eiche und berührt die Küchenuhr; Kinder haben schon mit Kreidestrichen darauf gewartet.

Grau ist das Holz mit Absicht und durch das Wetter, in dieser Reihenfolge. Die Farben im Innern stammen aus der besagten Stunde: Rost, Rosé und ein Samtsessel in einem Orange, das bis etwa vier Uhr nach einem Irrtum aussieht. Für die Zeit danach gibt es das Feuer, für die Zeit nach dem Feuer ein Kino.

Sechs Schlafzimmer, die beiden größten im Westen mit eigenem Anteil an der Vorstellung. Die östlichen werden mit den größeren Bädern entschädigt. Pool, Sauna und Fitnessraum schauen in den Wald. Nach La Croisette fährt Sie ein Wagen in wenigen Minuten.`,
    },
    highlights: [
      { en: 'The last sun in 1850', de: 'Die letzte Sonne am Ort' },
      { en: 'Indoor pool facing the forest', de: 'Hallenbad mit Blick in den Wald' },
      { en: 'Glass balconies on two floors', de: 'Glasbalkone auf zwei Geschossen' },
      { en: 'Cinema for the evening', de: 'Kino für den Abend' },
      { en: 'Two west suites', de: 'Zwei Suiten nach Westen' },
    ],
    distances: [
      distance('slopes', 'Nearest piste', 'Nächste Piste', 'foot', 5, 340),
      distance('lift', 'La Croisette', 'La Croisette', 'car', 4, 1100),
      distance('village', 'Rue du Rocher', 'Rue du Rocher', 'foot', 11, 800),
      distance('skiSchool', 'Ski school', 'Skischule', 'car', 4, 1100),
      distance('airport', 'Chambéry airport', 'Flughafen Chambéry', 'car', 98),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 138),
    ],
    facilities: ids('pool sauna hammam gym cinema fireplace lift garage skiRoom wineCellar terrace wifi'),
    equipment: ids('bootHeaters espresso cinemaProjector soundSystem cot sledges washer wineFridge raclette telescope'),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast afternoonTea welcomeHamper',
      catered: 'privateChef wines chauffeur airportTransfers skiPassDelivery nanny',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 58000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-07 living-03 dining-01 bedroom-08 spa-02 bath-01 bedroom-03 spa-03 bedroom-02 bath-02',
    ),
    floorplans: [],
  },
  {
    id: 'P06',
    name: 'Chalet Le Sabotier',
    propertyType: 'chalet',
    city: 'courchevel-1550',
    sector: null,
    latitude: 45.426071,
    longitude: 6.635429,
    bedrooms: 4,
    bathrooms: 4,
    beds: { adults: 8, children: 2 },
    squareMetres: 260,
    opening: {
      en: 'Every foot in the valley was known in this house, by length and by temper. The clog-maker wrote both on the wall.',
      de: 'Jeder Fuß im Tal war in diesem Haus bekannt, nach Länge und nach Laune. Der Holzschuhmacher schrieb beides an die Wand.',
    },
    summary: {
      en: 'Clog-maker’s house among the firs of Courchevel 1550: four bedrooms for eight, maple and lime plaster, an open fire, a sauna and a hot tub outside.',
      de: 'Holzschuhmacherhaus unter den Tannen von Courchevel 1550: vier Schlafzimmer für acht, Ahorn und Kalkputz, Kamin, Sauna und Whirlpool im Freien.',
    },
    description: {
      en: `A pair of clogs took a morning: maple for Sundays, beech for the stable, walnut for the mayor. The last pattern hangs by the stair with some sixty wooden feet, left ones mostly. Nobody has found out why, and we have asked.

The house is no larger than a trade of that kind needed, and every part of it has been planed by someone who knew how. Pale maple below, lime plaster above, a bench round the fire where customers once waited in their socks. You will wait there too, rather willingly. Under the steep roof the four bedrooms feel taller than they are; two look into the trees, two down the valley towards Bozel.

The hot tub stands among the firs behind the house, out of sight of the path though not of the woodpecker. It is six minutes to the Grangettes gondola, and a little less when you are late.`,
      de: `Ein Paar Holzschuhe brauchte einen Vormittag: Ahorn für den Sonntag, Buche für den Stall, Nussbaum für den Bürgermeister. Neben der Treppe hängen noch rund sechzig hölzerne Füße, überwiegend linke. Warum, weiß niemand; wir haben gefragt.

Das Haus ist nicht größer, als ein solches Handwerk es brauchte, und jeder Teil davon wurde von jemandem gehobelt, der es konnte. Unten heller Ahorn, oben Kalkputz, rings ums Feuer eine Bank, auf der die Kundschaft in Strümpfen wartete. Auch Sie werden dort warten, und zwar gern. Unter dem steilen Dach wirken die vier Schlafzimmer höher, als sie sind; zwei schauen in die Bäume, zwei das Tal hinaus nach Bozel.

Der Whirlpool steht hinter dem Haus zwischen den Tannen, vom Weg aus nicht zu sehen, vom Specht aus schon. Zur Gondel Grangettes sind es sechs Minuten, etwas weniger, wenn man spät dran ist.`,
    },
    highlights: [
      { en: 'Bench round the open fire', de: 'Bank rings um das offene Feuer' },
      { en: 'Sixty wooden feet by the stair', de: 'Sechzig hölzerne Füße an der Treppe' },
      { en: 'Hot tub among the firs', de: 'Whirlpool zwischen Tannen' },
      { en: 'Maple joinery throughout', de: 'Ahorn in allen Räumen' },
      { en: 'Six minutes to the gondola', de: 'Sechs Minuten zur Gondel' },
    ],
    distances: [
      distance('lift', 'Grangettes gondola', 'Gondel Grangettes', 'foot', 6, 430),
      distance('slopes', 'Piste through the village', 'Piste durch den Ort', 'foot', 4, 250),
      distance('village', 'Village square', 'Dorfplatz', 'foot', 5, 350),
      distance('skiSchool', 'Ski school', 'Skischule', 'foot', 6, 410),
      distance('restaurant', 'Nearest table', 'Das nächste Gasthaus', 'foot', 3, 200),
      distance('airport', 'Chambéry airport', 'Flughafen Chambéry', 'car', 95),
    ],
    facilities: ids('sauna whirlpool fireplace skiRoom terrace garden wifi'),
    equipment: ids('bootHeaters espresso soundSystem sledges washer raclette barbecue snowshoes'),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning',
      bedAndBreakfast: 'breakfast dailyHousekeeping welcomeHamper',
      catered: 'afternoonTea privateChef wines skiPassDelivery',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 29500,
    currency: 'EUR',
    pictures: photographs('exterior-13 living-02 bedroom-04 dining-02 bath-04 detail-05 bedroom-02 spa-03 bedroom-08'),
    floorplans: [],
  },
];

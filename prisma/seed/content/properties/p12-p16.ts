import type { PropertyContent } from '../types';
import { cumulative, distance, ids, photographs } from './compose';

export const p12ToP16: readonly PropertyContent[] = [
  {
    id: 'P12',
    name: 'Chalet La Grande Lauze',
    propertyType: 'chalet',
    city: 'val-d-isere',
    sector: null,
    latitude: 45.449318,
    longitude: 6.981724,
    bedrooms: 6,
    bathrooms: 6,
    beds: { adults: 12, children: 2 },
    squareMetres: 420,
    opening: {
      en: 'Thirty-eight tonnes of stone lie overhead, and you will sleep very well beneath them.',
      de: 'Achtunddreißig Tonnen Stein liegen über Ihnen, und Sie werden sehr gut darunter schlafen.',
    },
    summary: {
      en: 'Stone-roofed chalet in Val d’Isère with six bedrooms for twelve, a hot tub and fire pit under the stars, cinema and sauna, five minutes from the lifts.',
      de: 'Chalet mit Steindach in Val d’Isère: sechs Schlafzimmer für zwölf, Whirlpool und Feuerstelle unter Sternen, Kino und Sauna, fünf Minuten zum Lift.',
    },
    description: {
      en: `Lauze is the grey schist of the upper Isère, split by hand into plates as thick as a dictionary. Two roofers laid this roof over five months, from the eaves upwards, without a single measured drawing. They signed the last plate and put it face down, so we have only their word for it.

A roof like that needs trunks, and you live among them: eight posts of old larch, half a metre across, round which the living room arranges itself. The fire is open to two sides. At night the windows throw long yellow rectangles on the snow, and the hot tub and the fire pit stand just outside the last of them, where there are more stars.

Six bedrooms, three with a stone wall at the head, all at the end of a corridor. A cinema seats ten. Snow slides off the lauzes twice a winter with the sound of applause.`,
      de: `Lauze ist der graue Schiefer der oberen Isère, von Hand gespalten zu Platten von der Dicke eines Wörterbuchs. Zwei Dachdecker legten dieses Dach in fünf Monaten, von der Traufe aufwärts und ohne eine einzige Maßzeichnung. Die letzte Platte haben sie unterschrieben und mit der Schrift nach unten verlegt; man muss es ihnen glauben.

Ein solches Dach braucht Stämme, und zwischen ihnen wohnen Sie: acht Stützen aus alter Lärche, einen halben Meter stark, um die sich der Wohnraum ordnet. Das Feuer ist nach zwei Seiten offen. Nachts werfen die Fenster lange gelbe Rechtecke auf den Schnee, und Whirlpool und Feuerstelle stehen gleich hinter dem letzten, wo es mehr Sterne gibt.

Sechs Schlafzimmer, drei davon mit Steinwand am Kopfende, alle am Ende eines Flurs. Im Kino sitzen zehn. Zweimal im Winter rutscht der Schnee von den Lauzes, und es klingt wie Beifall.`,
    },
    highlights: [
      { en: 'Hand-split stone roof', de: 'Dach aus handgespaltenem Stein' },
      { en: 'Hot tub and fire pit under the stars', de: 'Whirlpool und Feuerstelle unter Sternen' },
      { en: 'Fire open to two sides', de: 'Kamin, nach zwei Seiten offen' },
      { en: 'Cinema for ten', de: 'Kino für zehn' },
      { en: 'Five minutes on foot to the lifts', de: 'Fünf Minuten zu Fuß zu den Liften' },
    ],
    distances: [
      distance('lift', 'Solaise and Olympique lifts', 'Bahnen Solaise und Olympique', 'foot', 5, 370),
      distance('slopes', 'Front de neige', 'Front de Neige', 'foot', 5, 350),
      distance('village', 'Village church', 'Dorfkirche', 'foot', 4, 260),
      distance('skiSchool', 'Ski school', 'Skischule', 'foot', 5, 340),
      distance('station', 'Bourg-Saint-Maurice station', 'Bahnhof Bourg-Saint-Maurice', 'car', 45, 31000),
      distance('airport', 'Chambéry airport', 'Flughafen Chambéry', 'car', 125),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 165),
    ],
    facilities: ids('sauna whirlpool hammam cinema fireplace garage skiRoom wineCellar terrace wifi'),
    equipment: ids('bootHeaters espresso cinemaProjector soundSystem cot sledges washer wineFridge raclette barbecue'),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast afternoonTea welcomeHamper',
      catered: 'privateChef wines chauffeur skiPassDelivery',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 39000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-10 living-01 bedroom-05 detail-03 dining-01 bath-02 bedroom-01 spa-03 detail-04 bedroom-15 bath-04',
    ),
    floorplans: [],
  },
  {
    id: 'P13',
    name: 'Chalet Alte Wagnerei',
    propertyType: 'chalet',
    city: 'st-anton',
    sector: null,
    latitude: 47.131094,
    longitude: 10.265738,
    bedrooms: 5,
    bathrooms: 5,
    beds: { adults: 10, children: 2 },
    squareMetres: 340,
    opening: {
      en: 'First carts, then skis, then thirty years of silence: the workshop has seen trades come and go, and now looks after people who have come to do nothing.',
      de: 'Erst Wagen, dann Ski, dann dreißig Jahre Stille: Die Werkstatt hat Gewerbe kommen und gehen sehen und kümmert sich jetzt um Leute, die nichts vorhaben.',
    },
    summary: {
      en: 'Charred-wood chalet in St. Anton with the cartwright’s workshop as its lounge: five bedrooms for ten, hot tub, fire pit, sauna and games room.',
      de: 'Chalet aus verkohltem Holz in St. Anton, die alte Wagnerei als Lounge: fünf Schlafzimmer für zehn, Whirlpool, Feuerstelle, Sauna, Spielzimmer.',
    },
    description: {
      en: `A cartwright knows how to bend ash, and when the first English guests arrived with their long boards, the one of St. Anton knew what to do. The steaming box still stands in the annex. Beside it there are now leather armchairs, a billiard table and the warmest floor in the house.

The chalet next to it is new, its boards charred black against the weather as barn doors once were. Inside it turns pale: ash, linen, a staircase bent in the old way, with a handrail that has no joint from the cellar to the roof. You notice it with the hand first.

Five bedrooms on two floors, the upper two under the slope of the roof. Between the houses lies a court with a hot tub and a fire pit, sheltered on three sides. The fourth has the Valluga in it. Racing skis of 1936 hang over the bar; they have been waxed, just in case.`,
      de: `Ein Wagner weiß, wie man Esche biegt, und als die ersten Engländer mit ihren langen Brettern kamen, wusste der von St. Anton, was zu tun war. Der Dampfkasten steht noch im Anbau. Daneben stehen heute Ledersessel, ein Billardtisch und darunter der wärmste Boden im Haus.

Das Chalet nebenan ist neu, seine Bretter sind gegen das Wetter schwarz gekohlt wie früher die Stadeltore. Innen wird es hell: Esche, Leinen, eine nach alter Art gebogene Treppe mit einem Handlauf, der vom Keller bis unters Dach keine Fuge hat. Man bemerkt es zuerst mit der Hand.

Fünf Schlafzimmer auf zwei Geschossen, die beiden oberen unter der Dachschräge. Zwischen den Häusern liegt ein Hof mit Whirlpool und Feuerstelle, auf drei Seiten geschützt. Auf der vierten steht die Valluga. Über der Bar hängen Rennski von 1936, frisch gewachst, für alle Fälle.`,
    },
    highlights: [
      { en: 'Lounge in the cartwright’s workshop', de: 'Lounge in der alten Wagnerei' },
      { en: 'Sheltered court with hot tub', de: 'Geschützter Hof mit Whirlpool' },
      { en: 'Bent ash staircase without a joint', de: 'Gebogene Eschentreppe ohne Fuge' },
      { en: 'Billiards and bar', de: 'Billard und Bar' },
    ],
    distances: [
      distance('lift', 'Galzig cable car', 'Galzigbahn', 'foot', 8, 560),
      distance('slopes', 'Valley run', 'Talabfahrt', 'foot', 6, 390),
      distance('village', 'Pedestrian street', 'Fußgängerzone', 'foot', 6, 420),
      distance('skiSchool', 'Ski school', 'Skischule', 'foot', 8, 580),
      distance('station', 'St. Anton station', 'Bahnhof St. Anton', 'foot', 10, 720),
      distance('airport', 'Innsbruck airport', 'Flughafen Innsbruck', 'car', 70),
    ],
    facilities: ids('sauna whirlpool fireplace garage skiRoom terrace gamesRoom wifi'),
    equipment: ids(
      'bootHeaters espresso soundSystem sledges snowshoes washer wineFridge raclette barbecue tableTennis',
    ),
    services: cumulative({
      bedAndBreakfast: 'concierge linen finalCleaning dailyHousekeeping breakfast',
      catered: 'afternoonTea privateChef wines skiPassDelivery airportTransfers',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 36000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-05 living-04 bedroom-03 detail-03 bath-02 dining-02 bedroom-04 spa-03 bedroom-06 bath-01',
    ),
    floorplans: [],
  },
  {
    id: 'P14',
    name: 'Chalet Alpzug',
    propertyType: 'chalet',
    city: 'gstaad',
    sector: 'gstaad/oberbort',
    latitude: 46.479652,
    longitude: 7.295817,
    bedrooms: 6,
    bathrooms: 7,
    beds: { adults: 12, children: 3 },
    squareMetres: 560,
    opening: {
      en: 'Two hundred and twelve cows walk round the parlour, cut from black paper with a pair of nail scissors. One of them is going the other way.',
      de: 'Zweihundertzwölf Kühe ziehen rund um die Stube, mit der Nagelschere aus schwarzem Papier geschnitten. Eine geht in die andere Richtung.',
    },
    summary: {
      en: 'Saanenland chalet on the Oberbort above Gstaad: six bedrooms for twelve, a pool in the old hay barn, library, garden and a frieze of paper cows.',
      de: 'Saanenländer Chalet auf dem Oberbort über Gstaad: sechs Schlafzimmer für zwölf, Hallenbad in der Scheune, Bibliothek, Garten und Kühe aus Papier.',
    },
    description: {
      en: `Paper-cutting is what the Saanenland does in long winters. This frieze took three of them. It shows the procession to the alp, fourteen metres of it, under glass just below the ceiling: cows, cauldrons, a cheese press, dogs, the priest. Children find the contrary cow within a day; adults are advised not to help.

The parlour underneath is panelled in spruce the colour of tobacco, with a corner bench and windows set close together in long bands, so that it is the brightest room for a good distance. The rest of the house follows it in scale and gets paler as it climbs. Of the six bedrooms, the two on the gable have balconies deep enough for breakfast.

Pool, sauna and gym occupy the hay barn next door, joined to the house by a glazed bridge of six paces. You can go over in slippers, and will. Downhill to the promenade is a walk; uphill there is a car.`,
      de: `Im Saanenland schneidet man Papier, wenn die Winter lang sind. Für diesen Fries brauchte es drei. Er zeigt den Aufzug zur Alp, vierzehn Meter weit, hinter Glas dicht unter der Decke: Kühe, Kessel, Käsepresse, Hunde, den Pfarrer. Kinder finden die widerspenstige Kuh binnen eines Tages; Erwachsenen wird geraten, nicht zu helfen.

Die Stube darunter ist mit tabakfarbener Fichte getäfelt, hat eine Eckbank und Fenster, die dicht an dicht in langen Bändern stehen; weit und breit ist kein Raum heller. Der Rest des Hauses hält ihre Maße und wird nach oben hin blasser. Von den sechs Schlafzimmern haben die beiden am Giebel Lauben, tief genug für ein Frühstück.

Hallenbad, Sauna und Fitnessraum liegen in der Scheune nebenan, durch eine verglaste Brücke von sechs Schritten mit dem Haus verbunden. Man kann in Pantoffeln hinübergehen und tut es auch. Zur Promenade hinunter geht man zu Fuß, hinauf fährt ein Wagen.`,
    },
    highlights: [
      { en: 'Fourteen-metre paper-cut frieze', de: 'Scherenschnittfries, vierzehn Meter lang' },
      { en: 'Pool in the hay barn', de: 'Hallenbad in der Scheune' },
      { en: 'Balconies for breakfast', de: 'Lauben zum Frühstücken' },
      { en: 'Cinema and library', de: 'Kino und Bibliothek' },
      { en: 'Car for the way uphill', de: 'Wagen für den Weg bergauf' },
    ],
    distances: [
      distance('village', 'Promenade', 'Promenade', 'foot', 12, 880),
      distance('lift', 'Wispile gondola', 'Gondelbahn Wispile', 'car', 6, 2300),
      distance('slopes', 'Eggli piste', 'Piste am Eggli', 'car', 7, 2600),
      distance('station', 'Gstaad station', 'Bahnhof Gstaad', 'foot', 13, 930),
      distance('airport', 'Bern airport', 'Flughafen Bern', 'car', 75),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 115),
    ],
    facilities: ids(
      'pool sauna hammam gym massageRoom cinema fireplace lift garage skiRoom wineCellar terrace garden library wifi',
    ),
    equipment: ids(
      'bootHeaters espresso cinemaProjector soundSystem grandPiano cot sledges washer wineFridge raclette bicycles evCharger',
    ),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast afternoonTea welcomeHamper',
      catered: 'privateChef wines butler chauffeur skiPassDelivery nanny',
    }),
    pets: { allowed: true, details: { en: 'Dogs by arrangement', de: 'Hunde nach Absprache' } },
    januaryWeek: 64000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-04 dining-01 living-03 bedroom-08 spa-04 bath-03 bedroom-01 detail-04 bedroom-15 bath-04 spa-03',
    ),
    floorplans: [],
  },
  {
    id: 'P15',
    name: 'Chalet du Vieux Bisse',
    propertyType: 'chalet',
    city: 'verbier',
    sector: 'verbier/savoleyres',
    latitude: 46.103627,
    longitude: 7.215438,
    bedrooms: 5,
    bathrooms: 5,
    beds: { adults: 10, children: 2 },
    squareMetres: 330,
    opening: {
      en: 'Listen on the back stairs: under the snow, water is still walking to the vineyards.',
      de: 'Horchen Sie auf der hinteren Treppe: Unter dem Schnee läuft noch immer Wasser zu den Weinbergen.',
    },
    summary: {
      en: 'Quiet forest chalet at Savoleyres above Verbier: five bedrooms for ten, sauna and whirlpool, old larch from the water channel and a piste home.',
      de: 'Stilles Waldchalet bei Savoleyres über Verbier: fünf Schlafzimmer für zehn, Sauna, Whirlpool, alte Lärche vom Wasserkanal und Piste bis nach Haus.',
    },
    description: {
      en: `A bisse is a water channel, led by hand along the mountainside from the glacier to the dry fields of the Rhône. This one has passed behind the house since about 1450. A small wheel used to strike a hammer as long as the water ran; when the hammer stopped, somebody had to get up. It hangs in the hall, disconnected.

When the wooden channel was renewed, the old planks came indoors. They are larch, silver from five hundred winters of other people’s melt water, and they line the long wall behind the fire. Everything else keeps quiet beside them: grey wool, dark oak, lamps no brighter than they need to be.

Firs stand on three sides, close enough for the light in the bedrooms to be green before noon. The whirlpool is among them. In good snow you ski back to within two minutes of the door, by a path the children call secret and everyone else calls the path.`,
      de: `Ein Bisse ist ein Wasserkanal, von Hand am Berghang entlanggeführt, vom Gletscher zu den trockenen Feldern der Rhone. Dieser zieht seit etwa 1450 hinter dem Haus vorbei. Früher trieb er ein kleines Rad, das einen Hammer schlagen ließ, solange das Wasser lief; verstummte der Hammer, musste jemand aufstehen. Er hängt in der Diele, außer Dienst.

Als das Holzgerinne erneuert wurde, kamen die alten Bohlen ins Haus. Sie sind aus Lärche, silbern vom Schmelzwasser aus fünfhundert Wintern, und verkleiden die lange Wand hinter dem Feuer. Alles Übrige hält sich daneben zurück: graue Wolle, dunkle Eiche, Lampen, nicht heller als nötig.

Auf drei Seiten stehen Tannen, so nah, dass das Licht in den Schlafzimmern bis Mittag grün ist. Zwischen ihnen liegt der Whirlpool. Bei gutem Schnee fahren Sie bis zwei Minuten vor die Tür, auf einem Weg, den die Kinder geheim nennen und alle anderen den Weg.`,
    },
    highlights: [
      { en: 'On a water channel of about 1450', de: 'An einem Wasserkanal aus der Zeit um 1450' },
      { en: 'Wall of five-hundred-year-old larch', de: 'Wand aus fünfhundertjähriger Lärche' },
      { en: 'Whirlpool among firs', de: 'Whirlpool zwischen Tannen' },
      { en: 'Ski path home in good snow', de: 'Skiweg nach Haus bei gutem Schnee' },
    ],
    distances: [
      distance('slopes', 'Ski path', 'Skiweg', 'foot', 2, 130),
      distance('lift', 'Savoleyres gondola', 'Gondel Savoleyres', 'foot', 9, 630),
      distance('village', 'Place Centrale', 'Place Centrale', 'car', 6, 1900),
      distance('skiSchool', 'Ski school at Savoleyres', 'Skischule Savoleyres', 'foot', 9, 640),
      distance('airport', 'Sion airport', 'Flughafen Sitten', 'car', 55),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 115),
    ],
    facilities: ids('sauna whirlpool fireplace garage skiRoom terrace garden library wifi'),
    equipment: ids('bootHeaters espresso soundSystem cot sledges snowshoes washer raclette'),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning',
      bedAndBreakfast: 'breakfast dailyHousekeeping welcomeHamper',
      catered: 'afternoonTea privateChef wines chauffeur skiPassDelivery',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 33000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-16 living-03 bedroom-02 detail-03 dining-03 bath-04 bedroom-05 spa-03 detail-05 bedroom-06',
    ),
    floorplans: [],
  },
  {
    id: 'P16',
    name: 'Chesa Glatsch',
    propertyType: 'chalet',
    city: 'st-moritz',
    sector: null,
    latitude: 46.493718,
    longitude: 9.849263,
    bedrooms: 6,
    bathrooms: 7,
    beds: { adults: 12, children: 2 },
    squareMetres: 610,
    opening: {
      en: 'Where the grand hotels once came to buy their ice, you may now have it in a glass.',
      de: 'Wo die Grandhotels einst ihr Eis kauften, bekommen Sie es heute im Glas.',
    },
    summary: {
      en: 'Former ice house on the lake of St. Moritz: six bedrooms for twelve, stone pine and felt, indoor pool, hammam and skating from the garden gate.',
      de: 'Ehemaliges Eishaus am St. Moritzersee: sechs Schlafzimmer für zwölf, Arve und Filz, Hallenbad, Hamam und Schlittschuhe ab dem Gartentor.',
    },
    description: {
      en: `Until electricity made it unnecessary, ice was a harvest. It was sawn from the lake in January, packed in sawdust and stored here behind walls of double timber; in August it went up the hill by the cartload. Glatsch is the Romansh word for it. The thick walls remain, and they insulate equally well in the other direction.

From outside, a dark and rather plain house by the water. Inside, stone pine so pale it seems lit, curtains of white felt, and a living room under the gable from which you watch the lake turn pink and then, over several minutes, change its mind. The horses race out there in February. You will have the better seat, and the quieter one.

Six bedrooms, four with the lake. The saw pit has become the pool, seventeen metres long because that was the length of the saw. The cellar holds eight degrees, as it always has; it now keeps wine.`,
      de: `Bevor der Strom es überflüssig machte, war Eis eine Ernte. Man sägte es im Januar aus dem See, packte es in Sägemehl und lagerte es hier hinter doppelten Holzwänden; im August fuhr man es karrenweise den Hang hinauf. Glatsch heißt es auf Romanisch. Die dicken Wände sind geblieben und dämmen ebenso gut in die andere Richtung.

Von außen ein dunkles, eher schlichtes Haus am Wasser. Innen Arve, so hell, als wäre sie beleuchtet, Vorhänge aus weißem Filz und ein Wohnraum unter dem Giebel, aus dem man den See rosa werden sieht, bis er es sich nach einigen Minuten anders überlegt. Im Februar laufen draußen die Pferde. Den besseren Platz haben Sie, und den ruhigeren.

Sechs Schlafzimmer, vier davon zum See. Aus der Sägegrube wurde das Hallenbad, siebzehn Meter lang, weil die Säge so lang war. Der Keller hält acht Grad wie eh und je; heute liegt Wein darin.`,
    },
    highlights: [
      { en: 'On the lake, with its own gate', de: 'Am See, mit eigenem Gartentor' },
      { en: 'Pool of seventeen metres', de: 'Hallenbad von siebzehn Metern' },
      { en: 'Ice cellar, now for wine', de: 'Eiskeller, heute für Wein' },
      { en: 'Four bedrooms facing the water', de: 'Vier Schlafzimmer zum Wasser' },
      { en: 'Stone pine throughout', de: 'Arve in allen Räumen' },
    ],
    distances: [
      distance('lake', 'Lake, at the garden gate', 'See, am Gartentor', 'foot', 1, 40),
      distance('village', 'St. Moritz Dorf', 'St. Moritz Dorf', 'foot', 14, 1000),
      distance('lift', 'Chantarella funicular', 'Standseilbahn Chantarella', 'car', 6, 2000),
      distance('slopes', 'Signal piste, St. Moritz Bad', 'Piste Signal, St. Moritz Bad', 'car', 6, 2100),
      distance('station', 'St. Moritz station', 'Bahnhof St. Moritz', 'foot', 10, 750),
      distance('airport', 'Engadin airport, Samedan', 'Flughafen Engadin, Samedan', 'car', 12),
      distance('airport', 'Zurich airport', 'Flughafen Zürich', 'car', 185),
    ],
    facilities: ids(
      'pool sauna hammam gym massageRoom fireplace lift garage skiRoom wineCellar terrace garden library wifi',
    ),
    equipment: ids(
      'bootHeaters espresso soundSystem grandPiano sledges snowshoes washer wineFridge raclette telescope evCharger',
    ),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast afternoonTea welcomeHamper',
      catered: 'privateChef wines butler chauffeur airportTransfers skiPassDelivery nanny',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 72000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-14 living-08 spa-01 bedroom-11 dining-03 bath-01 detail-04 bedroom-07 bath-03 bedroom-08 spa-03',
    ),
    floorplans: [],
  },
];

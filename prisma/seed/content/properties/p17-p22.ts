import type { PropertyContent } from '../types';
import { cumulative, distance, ids, photographs } from './compose';

export const p17ToP22: readonly PropertyContent[] = [
  {
    id: 'P17',
    name: 'Chalet Roc Blanchot',
    propertyType: 'chalet',
    city: 'courchevel-1850',
    sector: 'courchevel-1850/bellecote',
    latitude: 45.413752,
    longitude: 6.640683,
    bedrooms: 7,
    bathrooms: 8,
    beds: { adults: 14, children: 2 },
    squareMetres: 760,
    opening: {
      en: 'A blanchot is the mountain hare once it has turned white. One crosses the terrace most nights and leaves a better line than any of us.',
      de: 'Blanchot heißt in Savoyen der Schneehase, sobald er weiß ist. Einer quert fast jede Nacht die Terrasse und zieht eine sauberere Spur als wir alle.',
    },
    summary: {
      en: 'Glass and stone on the Bellecôte piste, Courchevel 1850: seven bedrooms for fourteen, outdoor pool, whirlpool, hammam and a cinema below.',
      de: 'Glas und Stein an der Piste von Bellecôte, Courchevel 1850: sieben Schlafzimmer für vierzehn, Außenpool, Whirlpool, Hamam und ein eigenes Kino.',
    },
    description: {
      en: `His rock is the pale outcrop at the edge of the garden, and the plan of the house gives way to it with a small, polite bend. Two blocks of the same limestone carry the hearth inside. They were left rough on the side that faces the fire, where nobody sits, and honed on the side where everybody does.

All the rest is glass, held by as little oak and bronze as the engineer would sign for. The living room has the Bellecôte piste along its full length, so close that you can tell who has had a lesson. Outside, the pool steams turquoise until eleven; it is heated by the water that cools the wine cellar, an arrangement of which the house is quietly proud.

Seven bedrooms on three floors, all with baths of stone or marble. A nanny’s room lies next to the smallest. You leave on skis from the terrace, and come back the same way or by way of lunch.`,
      de: `Sein Felsen ist der helle Stein am Rand des Gartens, dem der Grundriss mit einem kleinen, höflichen Knick ausweicht. Zwei Blöcke aus demselben Kalk tragen im Haus die Feuerstelle. Zum Feuer hin, wo niemand sitzt, blieben sie rau; dort, wo alle sitzen, sind sie geschliffen.

Alles andere ist Glas, gehalten von so wenig Eiche und Bronze, wie der Statiker unterschreiben mochte. Der Wohnraum hat die Piste von Bellecôte auf ganzer Länge vor sich, so nah, dass man sieht, wer Unterricht hatte. Draußen dampft der Pool türkis bis elf; ihn wärmt das Wasser, das den Weinkeller kühlt, worauf das Haus im Stillen stolz ist.

Sieben Schlafzimmer auf drei Geschossen, alle mit Bädern aus Stein oder Marmor. Neben dem kleinsten liegt ein Zimmer für die Kinderfrau. Von der Terrasse fahren Sie auf Skiern los und kommen auf demselben Weg zurück oder über das Mittagessen.`,
    },
    highlights: [
      { en: 'On the Bellecôte piste', de: 'Direkt an der Piste von Bellecôte' },
      { en: 'Hearth on two blocks of limestone', de: 'Feuerstelle auf zwei Kalksteinblöcken' },
      { en: 'Outdoor pool, lit until eleven', de: 'Außenpool, beleuchtet bis elf' },
      { en: 'Whirlpool and hammam', de: 'Whirlpool und Hamam' },
      { en: 'Room for a nanny', de: 'Zimmer für die Kinderfrau' },
      { en: 'Cinema for fourteen', de: 'Kino für vierzehn' },
    ],
    distances: [
      distance('slopes', 'Bellecôte piste', 'Piste Bellecôte', 'ski', 1, 15),
      distance('lift', 'La Croisette, on skis', 'La Croisette, auf Skiern', 'ski', 3, 700),
      distance('village', 'La Croisette', 'La Croisette', 'foot', 9, 650),
      distance('skiSchool', 'Ski school', 'Skischule', 'ski', 3, 690),
      distance('airport', 'Altiport', 'Altiport', 'car', 6, 2400),
      distance('airport', 'Chambéry airport', 'Flughafen Chambéry', 'car', 100),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 140),
    ],
    facilities: ids(
      'pool sauna whirlpool hammam gym massageRoom cinema fireplace lift garage skiRoom skiInSkiOut wineCellar terrace wifi',
    ),
    equipment: ids(
      'bootHeaters espresso cinemaProjector soundSystem grandPiano cot sledges washer wineFridge raclette evCharger',
    ),
    services: cumulative({
      bedAndBreakfast: 'concierge linen finalCleaning dailyHousekeeping breakfast welcomeHamper',
      catered: 'afternoonTea privateChef wines butler chauffeur airportTransfers skiPassDelivery nanny',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 70000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-12 living-06 bedroom-07 dining-02 bath-03 bedroom-03 detail-01 bath-01 bedroom-05 spa-03 bedroom-18',
    ),
    floorplans: [],
  },
  {
    id: 'P18',
    name: 'Chalet La Petite École',
    propertyType: 'chalet',
    city: 'meribel',
    sector: null,
    latitude: 45.398213,
    longitude: 6.571846,
    bedrooms: 5,
    bathrooms: 5,
    beds: { adults: 10, children: 2 },
    squareMetres: 360,
    opening: {
      en: 'School was held here from November to March, when nobody could leave. The rest of the year, attendance was a matter of hay.',
      de: 'Unterrichtet wurde hier von November bis März, wenn niemand fortkonnte. In den übrigen Monaten entschied das Heu über die Anwesenheit.',
    },
    summary: {
      en: 'Former winter school above Méribel, now five bedrooms for ten: slate and chestnut, an outdoor whirlpool, a fire pit and maps on the parlour wall.',
      de: 'Einst Winterschule über Méribel, heute fünf Schlafzimmer für zehn: Schiefer und Kastanie, Whirlpool im Freien, Feuerstelle, Landkarten in der Stube.',
    },
    description: {
      en: `The schoolroom is now the living room and has kept its proportions, which were laid down by a ministry: four metres high, windows to the left, so that no right-handed child should write in its own shadow. The blackboard covers one wall, a single sheet of slate. Guests leave messages on it. Some are conjugations.

Round it there are low sofas, school maps of a France without motorways, and boards of chestnut that creak in only two places. The long table seats ten with their elbows, as it used to seat twenty without. The sun reaches the terrace late in the morning and stays until the last skier is down; whirlpool and fire pit are placed for the second of these events.

Four bedrooms upstairs, a fifth where the teacher lived, with a door and a stair of its own. Wine is kept in the coal cellar, behind a lock that predates it.`,
      de: `Das Klassenzimmer ist heute der Wohnraum und hat seine Maße behalten, die ein Ministerium festlegte: vier Meter hoch, die Fenster links, damit kein rechtshändiges Kind im eigenen Schatten schrieb. Eine Wand nimmt die Tafel ein, Schiefer aus einem Stück. Gäste hinterlassen darauf Nachrichten. Manche sind konjugiert.

Davor stehen tiefe Sofas, an den Wänden hängen Schulkarten eines Frankreichs ohne Autobahnen, und die Kastaniendielen knarren nur an zwei Stellen. Am langen Tisch sitzen zehn mit Ellbogen, früher waren es zwanzig ohne. Die Sonne erreicht die Terrasse spät am Vormittag und bleibt, bis der letzte Skifahrer unten ist; Whirlpool und Feuerstelle sind auf das zweite dieser Ereignisse ausgerichtet.

Vier Schlafzimmer liegen oben, ein fünftes dort, wo der Lehrer wohnte, mit eigener Tür und Treppe. Der Wein lagert im Kohlenkeller, hinter einem Schloss, das älter ist als er.`,
    },
    highlights: [
      { en: 'Schoolroom four metres high', de: 'Klassenzimmer, vier Meter hoch' },
      { en: 'Whirlpool and fire pit facing the piste', de: 'Whirlpool und Feuerstelle mit Blick zur Piste' },
      { en: 'Wall-wide blackboard of slate', de: 'Wandbreite Schiefertafel' },
      { en: 'Teacher’s room with its own stair', de: 'Lehrerzimmer mit eigener Treppe' },
      { en: 'Wine in the coal cellar', de: 'Wein im Kohlenkeller' },
    ],
    distances: [
      distance('slopes', 'Nearest piste', 'Nächste Piste', 'foot', 3, 190),
      distance('lift', 'La Chaudanne', 'La Chaudanne', 'car', 6, 2300),
      distance('village', 'Méribel Centre', 'Méribel Centre', 'foot', 14, 950),
      distance('station', 'Moûtiers station', 'Bahnhof Moûtiers', 'car', 28, 17500),
      distance('airport', 'Chambéry airport', 'Flughafen Chambéry', 'car', 95),
    ],
    facilities: ids('sauna whirlpool fireplace garage skiRoom wineCellar terrace wifi'),
    equipment: ids('bootHeaters espresso sledges washer wineFridge raclette barbecue'),
    services: cumulative({
      selfCatered: 'linen finalCleaning welcomeHamper',
      catered: 'concierge dailyHousekeeping breakfast afternoonTea privateChef wines skiPassDelivery',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 34000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-09 living-05 dining-01 bedroom-05 detail-04 bath-02 bedroom-01 spa-03 bedroom-06 bath-04',
    ),
    floorplans: [],
  },
  {
    id: 'P19',
    name: 'Chalet Schneepegel',
    propertyType: 'chalet',
    city: 'davos',
    sector: 'davos/davos-dorf',
    latitude: 46.811347,
    longitude: 9.848926,
    bedrooms: 4,
    bathrooms: 4,
    beds: { adults: 8, children: 2 },
    squareMetres: 280,
    opening: {
      en: 'A brass scale climbs the corner of the house, from nought to three metres forty. The top mark is from 1945 and has not been troubled since.',
      de: 'An der Hausecke steigt eine Messingskala empor, von null bis drei Meter vierzig. Die oberste Marke stammt von 1945 und hat seither ihre Ruhe.',
    },
    summary: {
      en: 'Former weather observer’s house in Davos Dorf with two south balconies: four bedrooms for eight, sauna, hot tub, library, Parsenn railway nearby.',
      de: 'Einstiges Haus eines Wetterbeobachters in Davos Dorf: zwei Südbalkone, vier Schlafzimmer für acht, Sauna, Whirlpool, Bibliothek, nahe der Bahn.',
    },
    description: {
      en: `For fifty-two years somebody stepped out at seven, at one and at nine in the evening to read the gauge, the cloud and the wind. The observations fill a shelf of blue ledgers in the library. Under remarks, one finds now and then the word perfect, always on a weekday.

It is a house made for looking at the sky. Two balconies run across the front, facing south to the Jakobshorn; the stair goes one turn further than it needs to and ends in a small glazed cabin with two chairs. The rooms between are maple and grey-white wool, with floors of polished stone that store the afternoon and return it at dinner.

Four bedrooms, each with a door to the upper balcony. A sauna looks out over the instrument garden, and the hot tub stands on the terrace in front. The Parsenn railway is seven minutes on foot, the lake ten. Guests may enter the weather. Most write too much.`,
      de: `Zweiundfünfzig Jahre lang trat jemand um sieben, um eins und um neun Uhr abends vor die Tür und las Pegel, Wolken und Wind ab. Die Beobachtungen füllen in der Bibliothek ein Regal blauer Hefte. Unter Bemerkungen steht gelegentlich das Wort vollkommen, immer an einem Werktag.

Es ist ein Haus, um in den Himmel zu schauen. Zwei Balkone ziehen sich über die Front, nach Süden zum Jakobshorn; die Treppe macht eine Windung mehr als nötig und endet in einer kleinen verglasten Kanzel mit zwei Stühlen. Dazwischen liegen Räume in Ahorn und grauweißer Wolle, mit Böden aus geschliffenem Stein, die den Nachmittag speichern und zum Abendessen zurückgeben.

Vier Schlafzimmer, jedes mit einer Tür auf den oberen Balkon. Die Sauna schaut auf den Messgarten, der Whirlpool steht davor auf der Terrasse. Zur Parsennbahn gehen Sie sieben Minuten, zum See zehn. Gäste dürfen das Wetter eintragen. Die meisten schreiben zu viel.`,
    },
    highlights: [
      { en: 'Snow gauge to 3,4 metres', de: 'Schneepegel bis 3,4 Meter' },
      { en: 'Two balconies across the south front', de: 'Zwei Balkone über die ganze Südfront' },
      { en: 'Glazed lookout with two chairs', de: 'Verglaste Kanzel mit zwei Stühlen' },
      { en: 'Hot tub on the terrace', de: 'Whirlpool auf der Terrasse' },
      { en: 'Fifty-two years of weather ledgers', de: 'Wetterhefte aus zweiundfünfzig Jahren' },
    ],
    distances: [
      distance('lift', 'Parsenn railway', 'Parsennbahn', 'foot', 7, 490),
      distance('slopes', 'Valley run to Davos Dorf', 'Talabfahrt nach Davos Dorf', 'foot', 8, 560),
      distance('village', 'Promenade', 'Promenade', 'foot', 5, 330),
      distance('lake', 'Lake Davos', 'Davosersee', 'foot', 10, 740),
      distance('station', 'Davos Dorf station', 'Bahnhof Davos Dorf', 'foot', 6, 420),
      distance('airport', 'Zurich airport', 'Flughafen Zürich', 'car', 115),
    ],
    facilities: ids('sauna whirlpool fireplace garage skiRoom terrace garden library wifi'),
    equipment: ids('bootHeaters espresso sledges snowshoes washer telescope'),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning',
      bedAndBreakfast: 'breakfast dailyHousekeeping',
    }),
    pets: { allowed: true, details: null },
    januaryWeek: 22000,
    currency: 'EUR',
    pictures: photographs('detail-03 living-05 bedroom-02 dining-02 bath-03 bedroom-04 spa-03 detail-01'),
    floorplans: [],
  },
  {
    id: 'P20',
    name: 'Haus Lechkiesel',
    propertyType: 'chalet',
    city: 'lech',
    sector: 'lech/zug',
    latitude: 47.201912,
    longitude: 10.117834,
    bedrooms: 4,
    bathrooms: 4,
    beds: { adults: 8, children: 3 },
    squareMetres: 230,
    opening: {
      en: 'You turn off the engine at the last bridge. Then there is only the Lech, saying the same thing it said when you were here before.',
      de: 'An der letzten Brücke stellen Sie den Motor ab. Danach ist nur noch der Lech zu hören, und er sagt dasselbe wie beim letzten Mal.',
    },
    summary: {
      en: 'Small steep-roofed house on the river in Zug near Lech: four bedrooms for eight, hot tub, sauna and floors laid from some thirty thousand pebbles.',
      de: 'Kleines Haus mit steilem Dach am Fluss in Zug bei Lech: vier Schlafzimmer für acht, Whirlpool, Sauna und ein Boden aus dreißigtausend Kieseln.',
    },
    description: {
      en: `Zug is a chapel, a stream, some thirty houses and a lift. The road ends here in winter, which is the point of it.

The floor of the hall was laid over two summers from pebbles out of the river, sorted by colour and set on edge: grey for the path in from the door, white for the warm places, one red stone whose reason was never recorded. You cross it in socks; it is heated, and has opinions about your arches. Upstairs everything is wood, moss-green wool and small panes, with a fire large enough for the room and no larger.

Four bedrooms, two of them under the roof, where one hears the snow stop falling. The hot tub stands in the garden between the firs and the water. It is five minutes to the chairlift, and from the last run of the day the track leads back along the Lech by itself.`,
      de: `Zug, das sind eine Kapelle, ein Bach, etwa dreißig Häuser und ein Lift. Im Winter endet hier die Straße, und genau darum geht es.

Der Boden der Diele wurde in zwei Sommern aus Flusskieseln gelegt, nach Farben sortiert und hochkant gesetzt: grau für den Weg von der Tür herein, weiß für die warmen Stellen und ein einziger roter Stein, dessen Grund nicht überliefert ist. Man geht in Socken darüber; er ist beheizt und hat eine Meinung zu Ihrem Fußgewölbe. Oben ist alles Holz, moosgrüne Wolle und kleine Scheiben, dazu ein Feuer, so groß wie für den Raum nötig und nicht größer.

Vier Schlafzimmer, zwei davon unter dem Dach, wo man hört, wenn es aufhört zu schneien. Der Whirlpool steht im Garten zwischen Tannen und Wasser. Zum Sessellift sind es fünf Minuten, und nach der letzten Abfahrt führt die Spur von selbst am Lech entlang zurück.`,
    },
    highlights: [
      { en: 'End of the road, on the river', de: 'Am Ende der Straße, am Fluss' },
      { en: 'Heated pebble floor', de: 'Beheizter Kieselboden' },
      { en: 'Hot tub between firs and water', de: 'Whirlpool zwischen Tannen und Wasser' },
      { en: 'Sauna with a window to the snow', de: 'Sauna mit Fenster zum Schnee' },
      { en: 'Winter walk along the Lech', de: 'Winterweg am Lech entlang' },
    ],
    distances: [
      distance('lift', 'Zugerberg chairlift', 'Zugerbergbahn', 'foot', 5, 340),
      distance('slopes', 'Valley run to Zug', 'Talabfahrt nach Zug', 'foot', 4, 270),
      distance('village', 'Lech', 'Lech', 'car', 7, 3300),
      distance('restaurant', 'Nearest inn', 'Das nächste Gasthaus', 'foot', 3, 190),
      distance('skiSchool', 'Ski school in Lech', 'Skischule in Lech', 'car', 8, 3500),
      distance('airport', 'Innsbruck airport', 'Flughafen Innsbruck', 'car', 95),
    ],
    facilities: ids('sauna whirlpool fireplace skiRoom terrace garden wifi'),
    equipment: ids('bootHeaters espresso cot sledges snowshoes washer raclette barbecue'),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning',
      bedAndBreakfast: 'breakfast dailyHousekeeping welcomeHamper',
      catered: 'afternoonTea privateChef wines',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 31000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-08 living-07 bedroom-06 detail-05 dining-01 bath-04 bedroom-04 spa-03 bath-02 bedroom-01',
    ),
    floorplans: [],
  },
  {
    id: 'P21',
    name: 'Chalet La Cordée',
    propertyType: 'chalet',
    city: 'chamonix',
    sector: null,
    latitude: 45.936284,
    longitude: 6.887413,
    bedrooms: 5,
    bathrooms: 4,
    beds: { adults: 10, children: 2 },
    squareMetres: 270,
    opening: {
      en: 'The barometer by the door has been wrong four times since 1927. Each occasion is pencilled on the wall beside it, with the route.',
      de: 'Viermal hat sich das Barometer neben der Tür seit 1927 geirrt. Jeder Fall steht mit Bleistift daneben an der Wand, samt der Route.',
    },
    summary: {
      en: 'Old guides’ house above a hamlet of Chamonix: five bedrooms for ten, sauna, open fire, telescope on the terrace and Mont Blanc across the valley.',
      de: 'Altes Bergführerhaus über einem Weiler von Chamonix: fünf Schlafzimmer für zehn, Sauna, Kamin, Teleskop auf der Terrasse und der Mont Blanc.',
    },
    description: {
      en: `Three generations of mountain guides lived here, above the hamlet of Les Praz, and each added a room when the season had been good. You can read the summers in the masonry: granite for a fine one, timber for the rest. A cordée is what they called the people on one rope, and the house still sleeps ten with a certain feeling of being tied together.

The parlour has the beamed ceiling, the fire and a bench polished by waiting for weather. The big window is ours. It holds the Aiguille Verte on the left and Mont Blanc on the right, and on the terrace a brass telescope lets you follow other people’s efforts over breakfast.

Five bedrooms share four bathrooms; the attic pair has one between them, with two basins. The sauna is in the former tack room of the mule. The Flégère lift is eight minutes on foot.`,
      de: `Drei Generationen von Bergführern wohnten hier über dem Weiler Les Praz, und jede baute nach einem guten Jahr ein Zimmer an. Die Sommer lassen sich am Mauerwerk ablesen: Granit für die besten, Holz für die übrigen. Cordée nannten sie die Menschen an einem Seil, und noch heute schlafen zehn hier mit dem Gefühl, ein wenig aneinandergebunden zu sein.

Die Stube hat die Balkendecke, das Feuer und eine Bank, blank vom Warten auf Wetter. Das große Fenster ist von uns. Links steht darin die Aiguille Verte, rechts der Mont Blanc, und auf der Terrasse verfolgt man durch ein Messingteleskop beim Frühstück die Mühen anderer.

Fünf Schlafzimmer teilen sich vier Bäder; die beiden unter dem Dach haben eines gemeinsam, mit zwei Waschbecken. Die Sauna liegt in der einstigen Geschirrkammer des Maultiers. Zur Bahn auf die Flégère gehen Sie acht Minuten.`,
    },
    highlights: [
      { en: 'Guides’ house of three generations', de: 'Bergführerhaus seit drei Generationen' },
      { en: 'Mont Blanc in the parlour window', de: 'Mont Blanc im Stubenfenster' },
      { en: 'Brass telescope on the terrace', de: 'Messingteleskop auf der Terrasse' },
      { en: 'Sauna in the old tack room', de: 'Sauna in der alten Geschirrkammer' },
    ],
    distances: [
      distance('lift', 'Flégère cable car', 'Seilbahn Flégère', 'foot', 8, 570),
      distance('slopes', 'Flégère ski area', 'Skigebiet Flégère', 'lift', 18),
      distance('village', 'Les Praz', 'Les Praz', 'foot', 5, 360),
      distance('village', 'Chamonix centre', 'Zentrum von Chamonix', 'car', 7, 2800),
      distance('station', 'Les Praz station', 'Bahnhof Les Praz', 'foot', 7, 510),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 75),
    ],
    facilities: ids('sauna fireplace skiRoom terrace garden library wifi'),
    equipment: ids('bootHeaters espresso sledges snowshoes washer raclette telescope bicycles'),
    services: cumulative({
      selfCatered: 'linen finalCleaning concierge',
      catered: 'dailyHousekeeping breakfast privateChef wines',
    }),
    pets: { allowed: true, details: { en: 'Two dogs at most', de: 'Höchstens zwei Hunde' } },
    januaryWeek: 26000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-15 living-03 bedroom-05 dining-01 detail-01 bath-02 bedroom-06 spa-03 bedroom-01 bath-04',
    ),
    floorplans: [],
  },
  {
    id: 'P22',
    name: 'Residenz Stadelplatz',
    propertyType: 'apartment',
    city: 'zermatt',
    sector: 'zermatt/winkelmatten',
    latitude: 46.012836,
    longitude: 7.744917,
    bedrooms: 2,
    bathrooms: 2,
    beds: { adults: 4, children: 2 },
    squareMetres: 118,
    opening: {
      en: 'Across the lane stands a granary on discs of stone, which have defeated the mice of Winkelmatten since 1680 or so.',
      de: 'Gegenüber steht ein Stadel auf Steinplatten, die den Mäusen von Winkelmatten seit etwa 1680 überlegen sind.',
    },
    summary: {
      en: 'Apartment by the old granaries of Winkelmatten, Zermatt: two bedrooms for four, a children’s alcove, light spruce, sauna and the valley run close by.',
      de: 'Wohnung bei den alten Stadeln von Winkelmatten in Zermatt: zwei Schlafzimmer für vier, Kinderkoje, helle Fichte, Sauna und die Talabfahrt nahebei.',
    },
    description: {
      en: `Winkelmatten used to be a village of its own, half an hour from Zermatt by mule and opinion. The chapel, the granaries and the crooked square have remained; the half-hour has become twelve minutes along the river.

The apartment looks on to all three from the second floor. It is a bright place, spruce and ivory linen, with one gable window that takes in the black timber of the granaries below and, higher up and a little to the right, the Matterhorn, which most people find on the second look because the granaries come first.

Two bedrooms, and between them an alcove with two built-in children’s beds, a curtain and a reading lamp each: it is booked solid from eight in the evening. A small sauna belongs to the apartment alone. The house runs its own electric cart, which carries the luggage and, after a long dinner, anyone who asks it nicely.`,
      de: `Winkelmatten war früher ein Dorf für sich, eine halbe Stunde von Zermatt entfernt, mit dem Maultier und in den Ansichten. Kapelle, Stadel und der schiefe Platz sind geblieben; aus der halben Stunde sind zwölf Minuten am Fluss entlang geworden.

Die Wohnung schaut aus dem zweiten Stock auf alle drei. Sie ist hell, Fichte und elfenbeinfarbenes Leinen, mit einem Giebelfenster, das unten das schwarze Holz der Stadel fasst und weiter oben, etwas rechts, das Matterhorn, das die meisten erst beim zweiten Blick bemerken, weil die Stadel zuerst kommen.

Zwei Schlafzimmer, dazwischen eine Koje mit zwei eingebauten Kinderbetten, Vorhang und je einer Leselampe: ab acht Uhr abends durchgehend belegt. Eine kleine Sauna gehört allein zur Wohnung. Das Haus hat einen eigenen Elektrowagen für das Gepäck und, nach einem langen Abendessen, für jeden, der ihn höflich bittet.`,
    },
    highlights: [
      { en: 'On the granary square', de: 'Am Platz mit den alten Stadeln' },
      { en: 'Alcove with two children’s beds', de: 'Koje mit zwei Kinderbetten' },
      { en: 'Matterhorn, on the second look', de: 'Matterhorn, auf den zweiten Blick' },
      { en: 'Sauna of its own', de: 'Eigene Sauna' },
      { en: 'Electric cart for luggage', de: 'Elektrowagen für das Gepäck' },
    ],
    distances: [
      distance('lift', 'Matterhorn Express', 'Matterhorn-Express', 'foot', 6, 410),
      distance('slopes', 'Valley run', 'Talabfahrt', 'foot', 3, 210),
      distance('village', 'Church square of Zermatt', 'Kirchplatz von Zermatt', 'foot', 12, 860),
      distance('station', 'Zermatt station, by electric cart', 'Bahnhof Zermatt, mit dem Elektrowagen', 'car', 8, 1700),
      distance('airport', 'Sion airport, from Täsch', 'Flughafen Sitten, ab Täsch', 'car', 70),
    ],
    facilities: ids('sauna fireplace lift skiRoom terrace wifi'),
    equipment: ids('bootHeaters espresso cot sledges washer raclette'),
    services: cumulative({
      selfCatered: 'linen finalCleaning welcomeHamper',
      bedAndBreakfast: 'concierge breakfast dailyHousekeeping skiPassDelivery',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 9800,
    currency: 'EUR',
    pictures: photographs('exterior-17 living-02 bedroom-08 bath-04 dining-02 bedroom-13 spa-03 detail-01'),
    floorplans: [],
  },
];

import type { PropertyContent } from '../types';
import { cumulative, distance, ids, photographs } from './compose';

export const p07ToP11: readonly PropertyContent[] = [
  {
    id: 'P07',
    name: 'Chalet L’Adret',
    propertyType: 'chalet',
    city: 'courchevel-1650',
    sector: null,
    latitude: 45.416238,
    longitude: 6.654107,
    bedrooms: 5,
    bathrooms: 5,
    beds: { adults: 10, children: 3 },
    squareMetres: 310,
    opening: {
      en: 'Sun comes into this house at twenty to nine and has to be shown out.',
      de: 'Die Sonne betritt dieses Haus um zwanzig vor neun und muss am Abend hinausgebeten werden.',
    },
    summary: {
      en: 'Light-filled chalet on the sunny side of Courchevel 1650 with five bedrooms for ten, a heated outdoor pool and a terrace for long lunches.',
      de: 'Helles Chalet auf der Sonnenseite von Courchevel 1650: fünf Schlafzimmer für zehn, beheizter Außenpool und eine Terrasse für lange Mittage.',
    },
    description: {
      en: `In the Tarentaise the shaded side of a valley is the ubac and the sunny one the adret. People on the adret sold their hay earlier and are said to have been slightly pleased with themselves. The house keeps up the tradition: white oak, lime-washed walls, glass from floor to gable, and blinds that the children will learn to operate before you do.

Lunch happens outside from February on. The pool is heated to 31 degrees and lies along the south wall, so that someone always misses the second run. Inside, a kitchen island for eight takes over when clouds come up from Bozel, which they do punctually and not for long.

All five bedrooms face the morning. The fifth is a bunk-and-bed room at garden level, with its own way to the snow and, wisely, its own bathroom.`,
      de: `In der Tarentaise heißt die Schattenseite eines Tals Ubac und die Sonnenseite Adret. Wer am Adret wohnte, verkaufte sein Heu früher und soll darüber ein wenig zufrieden gewesen sein. Das Haus hält es ebenso: helle Eiche, gekalkte Wände, Glas vom Boden bis zum Giebel und Jalousien, die die Kinder vor Ihnen bedienen werden.

Ab Februar wird draußen zu Mittag gegessen. Der Pool ist auf 31 Grad geheizt und liegt an der Südwand, weshalb immer jemand die zweite Abfahrt versäumt. Im Haus übernimmt die Kücheninsel mit acht Plätzen, wenn aus Bozel Wolken heraufziehen; sie tun das pünktlich und bleiben nicht lange.

Alle fünf Schlafzimmer haben Morgensonne. Das fünfte, mit Kojen und Doppelbett, liegt auf Gartenhöhe, hat einen eigenen Weg in den Schnee und klugerweise auch ein eigenes Bad.`,
    },
    highlights: [
      { en: 'Outdoor pool at 31 degrees', de: 'Außenpool mit 31 Grad' },
      { en: 'Sun from twenty to nine', de: 'Sonne ab zwanzig vor neun' },
      { en: 'Bunk-and-bed room for families', de: 'Kojenzimmer mit Doppelbett für Familien' },
      { en: 'Kitchen island for eight', de: 'Kücheninsel mit acht Plätzen' },
      { en: 'Quiet lane, five minutes to the lift', de: 'Ruhige Gasse, fünf Minuten zum Lift' },
    ],
    distances: [
      distance('lift', 'Ariondaz gondola', 'Gondel Ariondaz', 'foot', 5, 370),
      distance('slopes', 'Piste at the front de neige', 'Piste am Front de Neige', 'foot', 5, 350),
      distance('village', 'Moriond square', 'Dorfplatz Moriond', 'foot', 4, 280),
      distance('skiSchool', 'Ski school', 'Skischule', 'foot', 6, 400),
      distance('airport', 'Chambéry airport', 'Flughafen Chambéry', 'car', 95),
      distance('airport', 'Lyon airport', 'Flughafen Lyon', 'car', 135),
    ],
    facilities: ids('pool sauna fireplace garage skiRoom terrace garden gamesRoom wifi'),
    equipment: ids('bootHeaters espresso soundSystem cot sledges washer raclette barbecue tableTennis'),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning welcomeHamper',
      catered: 'dailyHousekeeping breakfast afternoonTea privateChef wines skiPassDelivery nanny',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 27000,
    currency: 'EUR',
    pictures: photographs('exterior-11 living-05 bedroom-02 dining-02 bath-03 bedroom-13 spa-03 bedroom-04 detail-01'),
    floorplans: [],
  },
  {
    id: 'P08',
    name: 'Chalet Pré Long',
    propertyType: 'chalet',
    city: 'megeve',
    sector: 'megeve/mont-d-arbois',
    latitude: 45.848126,
    longitude: 6.634582,
    bedrooms: 5,
    bathrooms: 6,
    beds: { adults: 10, children: 2 },
    squareMetres: 480,
    opening: {
      en: 'Nobody in this house has ever had to climb a stair to go to bed. The permit allowed one floor, and the architect chose to take it as advice.',
      de: 'Zum Schlafen steigt hier niemand eine Treppe hinauf. Genehmigt war ein einziges Geschoss, und der Architekt verstand das als guten Rat.',
    },
    summary: {
      en: 'Low modern chalet along a meadow at Mont d’Arbois, Megève: five bedrooms on one floor, heated outdoor pool and a gable of glass to the west.',
      de: 'Flaches, modernes Chalet an einer Wiese am Mont d’Arbois in Megève: fünf Schlafzimmer auf einer Ebene, Außenpool und Glasgiebel nach Westen.',
    },
    description: {
      en: `Forty-six metres from one end to the other, and no higher than the hay barn that preceded it. Pré Long follows the edge of the meadow it is named after, a single line of weathered oak and fieldstone with one glazed gable at the western end, where the house allows itself to look up.

You live at that end: fire, long sofa, kitchen, Mont Blanc slightly to the left. You sleep at the other. In between runs a gallery with the meadow on one side and books on the other, and guests report that it takes far longer to walk than its length would suggest.

The pool lies outside the gallery, heated and level with the snow. The five bedrooms open straight on to the grass, or what will be grass again in May. The Mont d’Arbois lift is a short drive; the cross-country track passes the gate.`,
      de: `Sechsundvierzig Meter vom einen Ende zum anderen und nicht höher als der Heuschober, der vorher hier stand. Pré Long folgt dem Rand der Wiese, nach der es heißt: eine einzige Linie aus verwitterter Eiche und Feldstein, mit einem verglasten Giebel am Westende, wo das Haus sich erlaubt, nach oben zu schauen.

An diesem Ende wohnen Sie: Feuer, langes Sofa, Küche, der Mont Blanc etwas links. Am anderen schlafen Sie. Dazwischen liegt eine Galerie, auf der einen Seite die Wiese, auf der anderen Bücher, und Gäste berichten, dass man für sie weit länger braucht, als ihre Länge vermuten lässt.

Der Pool liegt vor der Galerie, beheizt und auf Höhe des Schnees. Alle fünf Schlafzimmer öffnen sich direkt auf das Gras oder auf das, was im Mai wieder Gras sein wird. Zum Lift am Mont d’Arbois ist es eine kurze Fahrt; die Loipe führt am Tor vorbei.`,
    },
    highlights: [
      { en: 'Everything on one floor', de: 'Alles auf einer Ebene' },
      { en: 'Heated outdoor pool', de: 'Beheizter Außenpool' },
      { en: 'Glass gable with Mont Blanc', de: 'Glasgiebel mit Mont Blanc' },
      { en: 'Gallery library of 1 800 volumes', de: 'Bibliotheksgalerie mit 1 800 Bänden' },
      { en: 'Cross-country track at the gate', de: 'Loipe am Gartentor' },
    ],
    distances: [
      distance('lift', 'Mont d’Arbois gondola', 'Gondel Mont d’Arbois', 'car', 4, 1400),
      distance('slopes', 'Valley run', 'Talabfahrt', 'foot', 8, 550),
      distance('village', 'Place de l’Église', 'Place de l’Église', 'car', 6, 2200),
      distance('skiSchool', 'Ski school at Mont d’Arbois', 'Skischule am Mont d’Arbois', 'car', 4, 1400),
      distance('station', 'Sallanches station', 'Bahnhof Sallanches', 'car', 22, 13000),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 70),
    ],
    facilities: ids('pool sauna whirlpool hammam gym fireplace garage skiRoom terrace garden library wifi'),
    equipment: ids(
      'bootHeaters espresso soundSystem grandPiano sledges snowshoes washer wineFridge bicycles barbecue evCharger',
    ),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning dailyHousekeeping',
      bedAndBreakfast: 'breakfast welcomeHamper',
      catered: 'afternoonTea privateChef wines chauffeur airportTransfers skiPassDelivery',
    }),
    pets: {
      allowed: true,
      details: { en: 'Dogs welcome, off the sofas', de: 'Hunde willkommen, nur nicht auf dem Sofa' },
    },
    januaryWeek: 44000,
    currency: 'EUR',
    pictures: photographs(
      'exterior-02 living-07 bedroom-07 dining-03 bath-03 bedroom-02 spa-03 bedroom-03 bath-01 detail-01',
    ),
    floorplans: [],
  },
  {
    id: 'P09',
    name: 'Résidence Combin Bleu',
    propertyType: 'apartment',
    city: 'verbier',
    sector: 'verbier/medran',
    latitude: 46.095873,
    longitude: 7.232514,
    bedrooms: 3,
    bathrooms: 3,
    beds: { adults: 6, children: 2 },
    squareMetres: 178,
    opening: {
      en: 'Below the window: the Médran lift, and everybody waiting for it. Above: the Grand Combin, and nobody.',
      de: 'Unter dem Fenster die Bahn von Médran und alle, die auf sie warten. Darüber der Grand Combin und niemand.',
    },
    summary: {
      en: 'Top-floor apartment beside the Médran lift in Verbier: three bedrooms for six, walnut and slate-blue wool, a sauna and the Grand Combin at breakfast.',
      de: 'Dachwohnung an der Médran-Bahn in Verbier: drei Schlafzimmer für sechs, Nussbaum und schieferblaue Wolle, Sauna, Grand Combin zum Frühstück.',
    },
    description: {
      en: `The advantage of living next to the lift is not that you are there first. It is that you can see the queue from the breakfast table and pour another coffee.

The apartment has the top floor to itself, reached by a lift that opens into its own hall. Walnut underfoot, walls of pale plaster, and on every seat the slate-blue wool of a mill in the Rhône valley that has been weaving the same shade since it ran out of the other dyes. The fire can be seen from the sofa, the table and, by means of a mirror nobody planned, from the bath.

Two bedrooms look south to the Combin, which is blue until about ten; the third, on the quiet side, is for whoever came home last. Boots and skis stay in a heated room on the ground floor, forty metres from the gondola.`,
      de: `Wer neben der Bahn wohnt, ist nicht unbedingt als Erster oben. Er sieht aber vom Frühstückstisch aus die Schlange und schenkt sich noch einen Kaffee ein.

Die Wohnung hat das Dachgeschoss für sich; der Aufzug öffnet sich in die eigene Diele. Nussbaum unter den Füßen, heller Putz an den Wänden und auf jedem Sitz die schieferblaue Wolle einer Weberei im Rhonetal, die bei diesem Ton geblieben ist, seit ihr die anderen Farben ausgingen. Das Feuer sieht man vom Sofa, vom Tisch und, durch einen Spiegel, den niemand geplant hat, auch aus der Badewanne.

Zwei Schlafzimmer schauen nach Süden zum Combin, der bis gegen zehn Uhr blau ist. Das dritte, auf der stillen Seite, gehört dem, der zuletzt nach Hause kam. Schuhe und Ski bleiben in einem beheizten Raum im Erdgeschoss, vierzig Meter von der Gondel.`,
    },
    highlights: [
      { en: 'Forty metres to the gondola', de: 'Vierzig Meter zur Gondel' },
      { en: 'Top floor with its own hall', de: 'Dachgeschoss mit eigener Diele' },
      { en: 'Grand Combin from two bedrooms', de: 'Grand Combin aus zwei Schlafzimmern' },
      { en: 'Private sauna', de: 'Eigene Sauna' },
    ],
    distances: [
      distance('lift', 'Médran gondola', 'Gondel Médran', 'foot', 1, 40),
      distance('slopes', 'End of the Médran run', 'Ende der Médran-Abfahrt', 'foot', 1, 60),
      distance('village', 'Place Centrale', 'Place Centrale', 'foot', 8, 560),
      distance('skiSchool', 'Ski school', 'Skischule', 'foot', 2, 120),
      distance('station', 'Le Châble station', 'Bahnhof Le Châble', 'lift', 9),
      distance('airport', 'Sion airport', 'Flughafen Sitten', 'car', 50),
      distance('airport', 'Geneva airport', 'Flughafen Genf', 'car', 110),
    ],
    facilities: ids('sauna fireplace lift garage skiRoom terrace wifi'),
    equipment: ids('bootHeaters espresso soundSystem washer wineFridge raclette evCharger'),
    services: cumulative({
      selfCatered: 'concierge linen finalCleaning',
      bedAndBreakfast: 'breakfast dailyHousekeeping skiPassDelivery',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 14500,
    currency: 'EUR',
    pictures: photographs('bedroom-07 living-06 bath-01 dining-03 bedroom-03 spa-03 exterior-17 bedroom-02 detail-01'),
    floorplans: [],
  },
  {
    id: 'P10',
    name: 'Stadtwohnung Glockenhof',
    propertyType: 'apartment',
    city: 'kitzbuehel',
    sector: null,
    latitude: 47.446582,
    longitude: 12.391846,
    bedrooms: 2,
    bathrooms: 2,
    beds: { adults: 4, children: 1 },
    squareMetres: 132,
    opening: {
      en: 'Walls a metre thick keep out the winter, the summer and a good part of the Hahnenkamm weekend.',
      de: 'Ein Meter Mauer hält den Winter ab, den Sommer und den größeren Teil des Hahnenkamm-Wochenendes.',
    },
    summary: {
      en: 'Apartment in an old town house in Kitzbühel: two bedrooms under Gothic vaults, moss-green velvet, a private sauna and the Hahnenkamm lift on foot.',
      de: 'Wohnung in einem Kitzbüheler Altstadthaus: zwei Schlafzimmer unter gotischen Gewölben, moosgrüner Samt, eigene Sauna, zu Fuß zum Hahnenkamm.',
    },
    description: {
      en: `A bell-founder had the ground floor, a brewer the cellar and a canon the first floor, which is this one. The canon had the best ceilings: ribbed vaults from the 1530s, limewashed so often that the ribs have gone soft at the edges, like something drawn from memory.

We left them alone and put very little underneath. A moss-green sofa, a walnut table, floors of oiled larch as wide as a hand is long. The windows sit deep enough in the wall to be seats, and the one over the lane is where everybody ends up with a book or a glass.

Two bedrooms face the courtyard, where the founder once hung his bells to hear if they were true. They were taken down long ago. The parish church keeps its own, and strikes the hours as though it had some to spare. The Hahnenkamm lift is a nine-minute walk through the old town.`,
      de: `Im Erdgeschoss arbeitete ein Glockengießer, im Keller ein Brauer, und im ersten Stock, um den es hier geht, wohnte ein Kanonikus. Er hatte die besten Decken: Rippengewölbe aus den 1530er Jahren, so oft gekalkt, dass die Kanten weich geworden sind, wie aus dem Gedächtnis gezeichnet.

Wir haben sie in Ruhe gelassen und wenig daruntergestellt. Ein moosgrünes Sofa, ein Tisch aus Nussbaum, geölte Lärchendielen, breit wie eine Hand lang ist. Die Fenster sitzen so tief in der Mauer, dass man darin Platz nimmt, und im Fenster zur Gasse landet am Ende jeder mit einem Buch oder einem Glas.

Zwei Schlafzimmer gehen auf den Hof, in dem der Gießer seine Glocken aufhängte, um zu hören, ob sie stimmten. Sie sind längst fort. Die Pfarrkirche hat eigene und schlägt die Stunden, als hätte sie welche übrig. Zur Hahnenkammbahn gehen Sie neun Minuten durch die Altstadt.`,
    },
    highlights: [
      { en: 'Ribbed vaults from the 1530s', de: 'Rippengewölbe aus den 1530er Jahren' },
      { en: 'Bedrooms on a silent courtyard', de: 'Schlafzimmer zum stillen Hof' },
      { en: 'Window seats over the lane', de: 'Sitznischen über der Gasse' },
      { en: 'Sauna in the canon’s larder', de: 'Sauna in der Speisekammer des Kanonikus' },
    ],
    distances: [
      distance('lift', 'Hahnenkamm lift', 'Hahnenkammbahn', 'foot', 9, 640),
      distance('slopes', 'Finish area of the Streif', 'Zielgelände der Streif', 'foot', 9, 650),
      distance('village', 'Old town, at the door', 'Altstadt, vor der Tür', 'foot', 1, 30),
      distance('station', 'Hahnenkamm station', 'Bahnhof Hahnenkamm', 'foot', 10, 700),
      distance('lake', 'Schwarzsee', 'Schwarzsee', 'car', 7, 3200),
      distance('airport', 'Salzburg airport', 'Flughafen Salzburg', 'car', 75),
      distance('airport', 'Munich airport', 'Flughafen München', 'car', 115),
    ],
    facilities: ids('sauna fireplace garage skiRoom library wifi'),
    equipment: ids('bootHeaters espresso soundSystem washer wineFridge bicycles'),
    services: cumulative({
      selfCatered: 'linen finalCleaning welcomeHamper',
      bedAndBreakfast: 'concierge breakfast dailyHousekeeping',
    }),
    pets: { allowed: true, details: { en: 'One small dog', de: 'Ein kleiner Hund' } },
    januaryWeek: 11000,
    currency: 'EUR',
    pictures: photographs('living-10 bedroom-05 dining-03 bath-04 spa-03 bedroom-11 detail-01 bath-02'),
    floorplans: [],
  },
  {
    id: 'P11',
    name: 'Chalet Le Vieux Four',
    propertyType: 'chalet',
    city: 'courchevel-1300',
    sector: null,
    latitude: 45.431527,
    longitude: 6.627342,
    bedrooms: 4,
    bathrooms: 4,
    beds: { adults: 8, children: 4 },
    squareMetres: 240,
    opening: {
      en: 'Every second Thursday the hamlet baked its bread in the room where you will now have breakfast.',
      de: 'Jeden zweiten Donnerstag buk der Weiler sein Brot in dem Raum, in dem Sie heute frühstücken.',
    },
    summary: {
      en: 'Chalet with the old bread oven above Le Praz, Courchevel 1300: four bedrooms, a children’s attic, a sauna and two gondolas ten minutes away.',
      de: 'Chalet mit dem alten Backofen über Le Praz, Courchevel 1300: vier Schlafzimmer, Dachboden für Kinder, Sauna und zwei Gondeln in zehn Minuten.',
    },
    description: {
      en: `The oven came first. It was built by eleven families in 1804, and for a century nobody thought it needed more of a house than a roof. It is still the warmest wall in the building and still works; on request someone lights it the evening before, and the first loaf is ready as the second lift starts.

Around it grew a farmhouse of squared fir, limewashed outside and reddish within, with low doors that keep people polite. The living room has one great window cut into the valley side. Le Praz lies underneath: church, lake, the two gondolas, and the tall ski jumps that most people are content to look at.

Four bedrooms for the adults. Above them, up a ladder that is really a stair, four children’s beds under the ridge with a round window each. Breakfast is announced by smell.`,
      de: `Zuerst war der Ofen da. Elf Familien bauten ihn 1804, und ein Jahrhundert lang fand niemand, dass er mehr Haus brauche als ein Dach. Er ist bis heute die wärmste Wand im Gebäude und noch in Betrieb; auf Wunsch wird er am Vorabend angeheizt, und das erste Brot ist fertig, wenn der zweite Lift anläuft.

Um ihn herum wuchs ein Bauernhaus aus behauener Tanne, außen gekalkt, innen rötlich, mit niedrigen Türen, die zur Höflichkeit erziehen. Die Stube hat ein großes Fenster zur Talseite bekommen. Darunter liegt Le Praz: die Kirche, der See, die zwei Gondeln und die hohen Sprungschanzen, die den meisten vom Ansehen genügen.

Vier Schlafzimmer für die Erwachsenen. Darüber, eine Leiter hinauf, die eigentlich eine Treppe ist, vier Kinderbetten unter dem First, jedes mit eigenem Rundfenster. Das Frühstück kündigt sich durch Duft an.`,
    },
    highlights: [
      { en: 'Working bread oven of 1804', de: 'Backofen von 1804, noch in Betrieb' },
      { en: 'Attic with four children’s beds', de: 'Dachboden mit vier Kinderbetten' },
      { en: 'View over Le Praz', de: 'Blick über Le Praz' },
      { en: 'Sauna beside the oven wall', de: 'Sauna an der Ofenwand' },
      { en: 'Ten minutes on foot to two gondolas', de: 'Zehn Minuten zu Fuß zu zwei Gondeln' },
    ],
    distances: [
      distance('lift', 'Le Praz gondolas', 'Gondeln in Le Praz', 'foot', 10, 680),
      distance('slopes', 'Valley run to Le Praz', 'Talabfahrt nach Le Praz', 'foot', 9, 620),
      distance('village', 'Church of Le Praz', 'Kirche von Le Praz', 'foot', 8, 540),
      distance('lake', 'Lake of Le Praz', 'See von Le Praz', 'foot', 9, 600),
      distance('skiSchool', 'Ski school', 'Skischule', 'foot', 10, 690),
      distance('airport', 'Chambéry airport', 'Flughafen Chambéry', 'car', 90),
    ],
    facilities: ids('sauna fireplace skiRoom terrace garden wifi'),
    equipment: ids('bootHeaters espresso cot sledges snowshoes washer raclette'),
    services: cumulative({
      selfCatered: 'linen finalCleaning concierge',
      bedAndBreakfast: 'breakfast dailyHousekeeping',
      catered: 'afternoonTea privateChef wines',
    }),
    pets: { allowed: false, details: null },
    januaryWeek: 24000,
    currency: 'EUR',
    pictures: photographs('exterior-20 detail-02 living-04 bedroom-01 bedroom-13 bath-04 spa-03 bedroom-06 detail-05'),
    floorplans: [],
  },
];

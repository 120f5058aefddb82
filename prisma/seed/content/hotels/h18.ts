import {
  bunk,
  facility,
  hotel,
  included,
  king,
  kingOrTwin,
  onRequest,
  picture,
  room,
  single,
  sofaBed,
  text,
  venue,
} from './compose';

export const h18 = hotel({
  id: 'H18',
  name: 'Die Alte Chäsi',
  category: '5 Star',
  statusLevel: 3,
  city: 'gstaad',
  sector: 'gstaad/oberbort',
  coordinates: { latitude: 46.47718, longitude: 7.29147 },
  keys: 12,
  closestAirport: { iataCode: 'BRN', distanceInKm: 80 },
  directions: {
    byPlane: text(
      'Bern 80 km, Geneva 155 km; private aircraft at Saanen, 4 km.',
      'Bern 80 km, Genf 155 km; Privatflugzeuge in Saanen, 4 km.',
    ),
    byChauffeuredService: text('CHF 390 from Bern, CHF 640 from Geneva.', '390 CHF ab Bern, 640 CHF ab Genf.'),
    byCar: text(
      'By Bulle or Spiez to Gstaad, up the Oberbort; six places under the house.',
      'Über Bulle oder Spiez nach Gstaad, den Oberbort hinauf; sechs Plätze unter dem Haus.',
    ),
    byPublicTransport: text(
      'Panorama train from Montreux; tell us the carriage and we stand there.',
      'Panoramazug ab Montreux; sagen Sie uns den Wagen, wir stehen davor.',
    ),
  },
  distances: [
    text('900 m to the promenade', '900 m zur Promenade'),
    text('1.6 km to the Wispile gondola', '1,6 km zur Gondel Wispile'),
  ],
  ratings: { bookingCom: 9.8, tripAdvisorBubbles: 5 },
  programmes: [
    {
      id: 'stille-haeuser',
      benefits: [
        text('Early check-in from noon', 'Früher Check-in ab 12 Uhr'),
        text('Return transfer from the station', 'Transfer vom Bahnhof und zurück'),
      ],
      commissionPercent: 12,
    },
    {
      id: 'firnlicht',
      benefits: [text('Breakfast for two every day', 'Tägliches Frühstück für zwei')],
      commissionPercent: 10,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'gruezi@alte-chaesi.example',
    reservationPhone: '+41 33 555 01 18',
  },
  salesManagers: [
    { fullName: 'Ursina Reichenau-Frei', email: 'ursina@alte-chaesi.example', languages: ['de', 'fr', 'en'] },
  ],
  checkIn: {
    startTime: '14:00',
    endTime: '21:00',
    minAge: null,
    depositDescription: null,
    instructions: text(
      'Ring the cowbell. Twelve keys hang in the hall, yours with a name on it.',
      'Läuten Sie die Kuhglocke. In der Diele hängen zwölf Schlüssel, an Ihrem steht Ihr Name.',
    ),
    isCreditCardRequired: false,
    isPhotoIdRequired: false,
  },
  checkOut: {
    endTime: '12:00',
    instructions: text('There is always a sandwich for the train.', 'Für den Zug gibt es immer ein Sandwich.'),
  },
  diningVenues: [
    venue(
      'restaurant',
      'Chessi',
      text(
        'Dinner for house guests at one hour, seven thirty, around the copper kettle in which cheese was made until 1978.',
        'Abendessen für Hausgäste um halb acht, rund um den Kupferkessel, in dem bis 1978 gekäst wurde.',
      ),
      text('Daily except Wednesday, 19:30', 'Täglich außer Mittwoch, 19:30 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Two people, or a family that books all twelve keys at once.',
      'Zwei Menschen oder eine Familie, die alle zwölf Schlüssel auf einmal nimmt.',
    ),
    hotel: text(
      'A village dairy of 1868: stone below for the cheese, timber above for the cheesemaker. Twelve rooms, no reception, and a hostess who was born in number four.',
      'Eine Dorfkäserei von 1868: unten Stein für den Käse, oben Holz für den Käser. Zwölf Zimmer, keine Rezeption und eine Gastgeberin, die in der Vier geboren ist.',
    ),
    location: text(
      'On the Oberbort, twelve minutes on foot above the promenade, between pastures that still belong to farmers. At night one hears the stream and, on Sundays, the bell of the church below.',
      'Am Oberbort, zwölf Gehminuten über der Promenade, zwischen Weiden, die noch den Bauern gehören. Nachts hört man den Bach und sonntags die Glocke der Kirche unten.',
    ),
    foodAndBeverage: text(
      'Breakfast lasts until one. Cheese comes in five ages from the alp opposite.',
      'Frühstück gibt es bis eins. Der Käse kommt in fünf Altersstufen von der Alp gegenüber.',
    ),
    wellness: text(
      'A wooden tub outdoors and a sauna in the former smokehouse, for one party at a time. One writes one’s name on the slate by the door.',
      'Ein Holzzuber im Freien und eine Sauna in der einstigen Räucherkammer, jeweils für eine Gesellschaft. Man trägt sich auf der Schiefertafel an der Tür ein.',
    ),
    onSiteActivities: null,
    offSiteActivities: text(
      'Sledging on the Wispile, snowshoes to the Lauenensee, concerts in the church of Saanen. The sledges are under the stairs, the maps above them.',
      'Schlitteln auf der Wispile, mit Schneeschuhen zum Lauenensee, Konzerte in der Kirche Saanen. Die Schlitten stehen unter der Treppe, die Karten liegen darüber.',
    ),
    sustainability: text(
      'Everything served grew or grazed within the Saanenland or is named otherwise. The house is heated with wood from its own forest.',
      'Was auf den Tisch kommt, wächst und weidet im Saanenland; Ausnahmen stehen auf der Karte. Geheizt wird mit Holz aus dem eigenen Wald.',
    ),
  },
  facilities: [
    facility('sauna', text('By appointment', 'Nach Absprache'), included),
    facility('restaurant'),
    facility('skiRoom', text('Transfer to any lift', 'Transfer zu jedem Lift'), included),
    facility('concierge', text('The hostess, until ten', 'Die Gastgeberin, bis zehn')),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 4, maxAgeConsideredChild: 15 },
  petPolicy: {
    arePetsAllowed: true,
    restrictions: text('If the house dog agrees', 'Wenn der Haushund einverstanden ist'),
  },
  smokingPolicy: text('By the wood pile.', 'Am Holzstoß.'),
  bookingPolicy: text(
    'With twelve rooms we hold nothing without a name.',
    'Bei zwölf Zimmern halten wir nichts ohne Namen frei.',
  ),
  localCurrency: 'CHF',
  billableCurrency: 'CHF',
  pictures: [
    picture(
      'detail-05',
      'Die Alte Chäsi, the old door with fir wreath in falling snow',
      'Die Alte Chäsi: alte Haustür mit Tannenkranz bei Schneefall',
    ),
    picture('detail-02', 'The table by the fire, laid for house guests', 'Der Tisch am Feuer, für Hausgäste gedeckt'),
    picture(
      'detail-04',
      'The former cheese cellar, wine on both sides',
      'Der einstige Käsekeller, links und rechts Wein',
    ),
    picture('living-04', 'Parlour with leather sofa', 'Stube mit Ledersofa'),
  ],
  rooms: [
    room({
      id: 'H18-1',
      name: text('Dairy Room', 'Sennenzimmer'),
      category: 'Room',
      description: text(
        'Stone behind the bed and a cool floor, for the cheese was kept here. Quiet even by the standards of the house.',
        'Naturstein hinter dem Bett und ein kühler Boden, denn hier lag der Käse. Selbst für dieses Haus still.',
      ),
      pictures: [
        picture('bedroom-05', 'Dairy room with natural stone wall', 'Sennenzimmer mit Wand aus Naturstein'),
        picture('bath-02', 'Dairy room, bath in slate', 'Sennenzimmer: Bad in Schiefer'),
      ],
      beds: [kingOrTwin],
      sizeSqm: { min: 28, max: 30 },
      views: [text('Pasture', 'Weide')],
      facilities: ['bathtub', 'stepFreeAccess', 'underfloorHeating'],
      petsAllowed: true,
      units: 4,
      januaryNight: 890,
    }),
    room({
      id: 'H18-2',
      name: text('Loft Room', 'Gadenzimmer'),
      category: 'Room',
      description: text(
        'Old timber, grey outside and honey inside, with a rust-red throw and a window to the Wildhorn. Five such rooms share the gable; hay was kept in all of them.',
        'Altes Holz, außen grau und innen honigfarben, ein rostrotes Plaid und ein Fenster zum Wildhorn. Fünf solche Zimmer teilen sich den Giebel; in allen lag einmal Heu.',
      ),
      pictures: [
        picture('bedroom-01', 'Loft room in old timber', 'Gadenzimmer in altem Holz'),
        picture('bath-04', 'Loft room, bath', 'Gadenzimmer: Bad'),
      ],
      beds: [king],
      sizeSqm: { min: 32, max: 35 },
      views: [text('Wildhorn', 'Wildhorn')],
      facilities: ['bathtub', 'desk', 'espressoMachine'],
      petsAllowed: true,
      units: 5,
      januaryNight: 980,
    }),
    room({
      id: 'H18-3',
      name: text('Family Loft', 'Familiengaden'),
      category: 'Junior Suite',
      description: text(
        'Parents on one side, bunks on the other, and plenty of floor to play on between. Both look down on the village lights.',
        'Auf einer Seite die Eltern, auf der anderen das Stockbett, dazwischen viel Boden zum Spielen. Von beiden Seiten sieht man die Lichter des Dorfs.',
      ),
      pictures: [
        picture('bedroom-13', 'Family loft with bunk bed', 'Familiengaden mit Stockbett'),
        picture('bath-01', 'Family loft, bath', 'Familiengaden: Bad'),
      ],
      beds: [king, bunk],
      sizeSqm: { min: 48, max: 48 },
      views: [text('Village and Eggli', 'Dorf und Eggli')],
      facilities: ['bathtub', 'separateToilet', 'babyCot'],
      units: 2,
      januaryNight: 1380,
    }),
    room({
      id: 'H18-4',
      name: text('Cheesemaker’s Suite', 'Käsersuite'),
      category: 'Suite',
      description: text(
        'The only suite, and so usually the first to go: parlour with fire, four-poster, a small room for a child, and the wooden tub on the terrace. Wood for the fire is stacked up to the eaves.',
        'Die einzige Suite und darum meist zuerst vergeben: Stube mit Feuer, Himmelbett, ein kleines Zimmer für ein Kind und der Holzzuber auf der Terrasse. Das Holz fürs Feuer reicht bis unters Dach.',
      ),
      pictures: [
        picture('living-08', 'Cheesemaker’s Suite, parlour', 'Käsersuite: Stube'),
        picture('bedroom-15', 'Cheesemaker’s Suite, four-poster', 'Käsersuite: Himmelbett'),
        picture('detail-03', 'Cheesemaker’s Suite, tub on the terrace', 'Käsersuite: Zuber auf der Terrasse'),
      ],
      beds: [king, single, onRequest(sofaBed)],
      sizeSqm: { min: 86, max: 86 },
      outdoorSpaceSqm: { min: 22, max: 22 },
      numBedrooms: 2,
      views: [text('Wildhorn and Oldenhorn', 'Wildhorn und Oldenhorn')],
      facilities: ['terrace', 'hotTub', 'fireplace', 'bathtub', 'separateToilet', 'sittingArea', 'soundSystem'],
      petsAllowed: true,
      units: 1,
      januaryNight: 2600,
    }),
  ],
});

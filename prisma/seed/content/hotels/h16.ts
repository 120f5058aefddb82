import {
  extraBed,
  facility,
  hotel,
  included,
  kingOrTwin,
  onRequest,
  picture,
  room,
  sofaBed,
  text,
  venue,
} from './compose';

/** Together or apart, with or without the further bed: four ways to make it. */
const withSofaBed = [kingOrTwin, onRequest(sofaBed)];
const withExtraBed = [kingOrTwin, onRequest(extraBed)];

export const h16 = hotel({
  id: 'H16',
  name: 'Les Mayens Clairs',
  category: '4 Star',
  city: 'verbier',
  sector: 'verbier/savoleyres',
  coordinates: { latitude: 46.10331, longitude: 7.22218 },
  keys: 32,
  closestAirport: { iataCode: 'SIR', distanceInKm: 57 },
  directions: {
    byPlane: text('Sion 57 km.', 'Sitten 57 km.'),
    byChauffeuredService: text(
      'CHF 190 from Sion, CHF 95 from Martigny station.',
      '190 CHF ab Sitten, 95 CHF ab Bahnhof Martigny.',
    ),
    byCar: text(
      'Through Verbier to Savoleyres, 3 km; parking in front of the house is free.',
      'Durch Verbier nach Savoleyres, 3 km; vor dem Haus parken Sie kostenlos.',
    ),
    byPublicTransport: text(
      'Post bus from Le Châble, line 353, to the last stop.',
      'Postauto ab Le Châble, Linie 353, bis zur Endstation.',
    ),
  },
  distances: [
    text('200 m to the Savoleyres gondola', '200 m zur Gondel Savoleyres'),
    text('2.6 km to the Place Centrale', '2,6 km zur Place Centrale'),
  ],
  ratings: { bookingCom: null, tripAdvisorBubbles: null },
  contact: {
    isChatEnabled: true,
    reservationEmail: 'famille@mayens-clairs.example',
    reservationPhone: '+41 27 555 01 16',
  },
  salesManagers: [
    { fullName: 'Noélie Carron-Favre', email: 'noelie@mayens-clairs.example', languages: ['fr', 'de', 'en'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: '21:00',
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'Write with the booking how the beds should stand; it takes us a quarter of an hour, and nobody wants to do it at ten at night.',
      'Schreiben Sie mit der Buchung, wie die Betten stehen sollen; das Umstellen dauert eine Viertelstunde und macht abends um zehn niemandem Freude.',
    ),
    isCreditCardRequired: false,
    isPhotoIdRequired: true,
  },
  checkOut: { endTime: '10:00', instructions: null },
  diningVenues: [
    venue(
      'restaurant',
      'La Grande Table',
      text(
        'Everyone eats at seven, together or apart. Rösti, salad from a bowl as large as a drum, fruit tarts.',
        'Gegessen wird um sieben, gemeinsam oder für sich. Rösti, Salat aus einer Schüssel so groß wie eine Trommel, Wähen.',
      ),
      text('Daily, 19:00–21:00', 'Täglich, 19–21 Uhr'),
    ),
    venue(
      'breakfast room',
      'Le Petit Jour',
      text(
        'Bread, six honeys, eggs from down the road.',
        'Brot, sechs Honigsorten, Eier von weiter unten an der Straße.',
      ),
      text('Daily, 7:30–10:00', 'Täglich, 7:30–10:00 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Families and friends in changing numbers: almost every room can be made up in four ways.',
      'Familien und Freunde in wechselnder Zahl: Beinahe jedes Zimmer lässt sich auf vier Arten herrichten.',
    ),
    hotel: text(
      'Three gabled houses of charred timber with a pond for swimming in summer. Thirty-two rooms with beds on castors, and a store of sofas.',
      'Drei Giebelhäuser aus verkohltem Holz, davor ein Schwimmteich für den Sommer. Zweiunddreißig Zimmer mit Betten auf Rollen und ein Lager voller Sofas.',
    ),
    location: text(
      'Savoleyres is the sunny, slower end of Verbier. The gondola is three minutes away and seldom has a queue.',
      'Savoleyres ist das sonnige, langsamere Ende von Verbier. Zur Gondel sind es drei Minuten, eine Schlange gibt es selten.',
    ),
    foodAndBeverage: text(
      'Half board is CHF 42, for children CHF 3 per year of age. Whoever skis until the last lift finds the soup kept warm.',
      'Die Halbpension kostet 42 CHF, für Kinder 3 CHF pro Lebensjahr. Wer bis zum letzten Lift fährt, bekommt die Suppe noch warm.',
    ),
    wellness: null,
    onSiteActivities: text(
      'Toboggans, table tennis, a cupboard of ski clothes that others have outgrown. In August one swims in the pond before breakfast.',
      'Schlitten, Tischtennis und ein Schrank mit Skikleidern, aus denen andere herausgewachsen sind. Im August schwimmt man vor dem Frühstück im Teich.',
    ),
    offSiteActivities: text(
      'The sledge run to La Tzoumaz, ten kilometres long. Headlamps for the way back are lent at the desk.',
      'Die Schlittelbahn nach La Tzoumaz, zehn Kilometer lang. Stirnlampen für den Rückweg verleihen wir an der Rezeption.',
    ),
    sustainability: text(
      'Solar roofs on two houses, new insulation in the third. They give the three houses two thirds of their power.',
      'Auf zwei Häusern Solardächer, im dritten eine neue Dämmung. So entstehen zwei Drittel des Stroms für alle drei Häuser.',
    ),
  },
  facilities: [
    facility('sauna', text('By the hour for families', 'Stundenweise für Familien'), included),
    facility('restaurant'),
    facility('skiRoom', null, included),
    facility('kidsClub', text('Afternoons from 15:30', 'Nachmittags ab 15:30 Uhr'), included),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 3, maxAgeConsideredChild: 16 },
  petPolicy: { arePetsAllowed: true, restrictions: text('CHF 20 a night', '20 CHF pro Nacht') },
  localCurrency: 'CHF',
  billableCurrency: 'CHF',
  pictures: [
    picture(
      'hotel-18',
      'Les Mayens Clairs in August, three gables at the swimming pond',
      'Les Mayens Clairs im August: drei Giebel am Schwimmteich',
    ),
    picture('dining-01', 'La Grande Table, laid for seven o’clock', 'La Grande Table, gedeckt für sieben Uhr'),
    picture('detail-05', 'Side door with wood pile and lanterns', 'Nebeneingang mit Holzstoß und Laternen'),
  ],
  rooms: [
    room({
      id: 'H16-1',
      name: text('Room Seigle', 'Zimmer Seigle'),
      category: 'Room',
      description: text(
        'Oak panels and a green throw. The bed comes apart, and a sofa for a child can be rolled in.',
        'Eichentäfelung und ein grünes Plaid. Das Bett lässt sich trennen, ein Sofa für ein Kind hereinrollen.',
      ),
      pictures: [
        picture('bedroom-02', 'Room Seigle in oak with green throw', 'Zimmer Seigle in Eiche mit grünem Plaid'),
        picture('bath-01', 'Room Seigle, bath', 'Zimmer Seigle: Bad'),
      ],
      beds: withSofaBed,
      sizeSqm: { min: 29, max: 31 },
      views: [text('Val de Bagnes', 'Val de Bagnes')],
      facilities: ['bathtub', 'desk', 'babyCot'],
      units: 10,
      januaryNight: 390,
    }),
    room({
      id: 'H16-2',
      name: text('Room Avoine', 'Zimmer Avoine'),
      category: 'Room',
      description: text(
        'Old boards and an armchair in white wool. A further bed, wide enough for a grown-up, fits under the window.',
        'Alte Bretter und ein Sessel in weißer Wolle. Unter das Fenster passt ein weiteres Bett, breit genug für Erwachsene.',
      ),
      pictures: [
        picture('bedroom-01', 'Room Avoine with wall of old boards', 'Zimmer Avoine mit Wand aus alten Brettern'),
        picture('bath-04', 'Room Avoine, bath', 'Zimmer Avoine: Bad'),
      ],
      beds: withExtraBed,
      sizeSqm: { min: 31, max: 33 },
      outdoorSpaceSqm: { min: 5, max: 5 },
      views: [text('Pierre Avoi', 'Pierre Avoi')],
      facilities: ['balcony', 'bathtub', 'babyCot'],
      petsAllowed: true,
      units: 8,
      januaryNight: 430,
    }),
    room({
      id: 'H16-3',
      name: text('Attic Room Froment', 'Dachzimmer Froment'),
      category: 'Room',
      description: text(
        'Spruce rafters, blue wool, a rail of hooks. Sofa or separate beds on request.',
        'Fichtensparren, blaue Wolle, eine Reihe Haken. Sofa oder getrennte Betten auf Wunsch.',
      ),
      pictures: [
        picture(
          'bedroom-04',
          'Attic Room Froment, blue wool under rafters',
          'Dachzimmer Froment: blaue Wolle unter Sparren',
        ),
        picture('bath-03', 'Attic Room Froment, bath', 'Dachzimmer Froment: Bad'),
      ],
      beds: withSofaBed,
      sizeSqm: { min: 30, max: 34 },
      views: [text('Forest of Savoleyres', 'Wald von Savoleyres')],
      facilities: ['bathtub', 'desk'],
      units: 6,
      januaryNight: 410,
    }),
    room({
      id: 'H16-4',
      name: text('Junior Suite Orge', 'Junior Suite Orge'),
      category: 'Junior Suite',
      description: text(
        'A room and a half: behind a curtain there is space for the sofa bed and somebody who sleeps later than the rest. The balcony has the Combins and an awning.',
        'Anderthalb Zimmer: Hinter einem Vorhang ist Platz für das Schlafsofa und jemanden, der länger schläft. Auf dem Balkon hat man die Combins und eine Markise.',
      ),
      pictures: [
        picture('bedroom-06', 'Junior Suite Orge, dark rafters', 'Junior Suite Orge: dunkle Sparren'),
        picture('bath-02', 'Junior Suite Orge, bath', 'Junior Suite Orge: Bad'),
      ],
      beds: withSofaBed,
      sizeSqm: { min: 42, max: 44 },
      outdoorSpaceSqm: { min: 8, max: 8 },
      views: [text('Combins', 'Combins')],
      facilities: ['balcony', 'bathtub', 'rainShower', 'sittingArea', 'babyCot'],
      petsAllowed: true,
      units: 5,
      januaryNight: 590,
    }),
    room({
      id: 'H16-5',
      name: text('Suite Moisson', 'Suite Moisson'),
      category: 'Suite',
      description: text(
        'Sitting room with two sofas and a bedroom in spruce; a bed can be added in either. The fire is laid at five.',
        'Ein Wohnraum mit zwei Sofas und ein Schlafzimmer in Fichte; in jedem lässt sich ein Bett dazustellen. Um fünf wird das Feuer gerichtet.',
      ),
      pictures: [
        picture('living-05', 'Suite Moisson, sitting room at noon', 'Suite Moisson: Wohnraum am Mittag'),
        picture('bedroom-08', 'Suite Moisson, bedroom in spruce', 'Suite Moisson: Schlafzimmer in Fichte'),
      ],
      beds: withExtraBed,
      sizeSqm: { min: 60, max: 60 },
      outdoorSpaceSqm: { min: 10, max: 10 },
      views: [text('Combins and pond', 'Combins und Teich')],
      facilities: ['balcony', 'fireplace', 'bathtub', 'sittingArea', 'separateToilet'],
      units: 2,
      januaryNight: 840,
    }),
    room({
      id: 'H16-6',
      name: text('Apartment Grange', 'Apartment Grange'),
      category: 'Residence With Kitchen',
      description: text(
        'Kitchen, table for ten, a king-size bed that divides and a sofa bed. Cousins usually win it by drawing lots.',
        'Küche, Tisch für zehn, ein teilbares Kingsize-Bett und ein Schlafsofa. Unter Cousins wird es meist verlost.',
      ),
      pictures: [
        picture('dining-03', 'Apartment Grange, green chairs at the table', 'Apartment Grange: grüne Stühle am Tisch'),
        picture('bedroom-03', 'Apartment Grange, bedroom', 'Apartment Grange: Schlafzimmer'),
      ],
      beds: withSofaBed,
      sizeSqm: { min: 72, max: 72 },
      outdoorSpaceSqm: { min: 14, max: 14 },
      views: [text('Pierre Avoi', 'Pierre Avoi')],
      facilities: ['terrace', 'kitchen', 'bathtub', 'rainShower', 'separateToilet', 'babyCot'],
      petsAllowed: true,
      units: 1,
      januaryNight: 920,
    }),
  ],
});

import { facility, hotel, included, king, kingOrTwin, onRequest, picture, room, sofaBed, text, venue } from './compose';

export const h03 = hotel({
  id: 'H03',
  name: 'L’Heure Lente',
  category: '5 Star',
  chain: 'Sérac Maisons',
  statusLevel: 1,
  city: 'megeve',
  sector: 'megeve/mont-d-arbois',
  coordinates: { latitude: 45.85402, longitude: 6.63795 },
  keys: 34,
  closestAirport: { iataCode: 'GVA', distanceInKm: 88 },
  directions: {
    byPlane: text('Geneva, 88 km.', 'Genf, 88 km.'),
    byChauffeuredService: text(
      'EUR 310 from Geneva, one way, with water and blankets.',
      '310 EUR ab Genf pro Strecke, mit Wasser und Decken.',
    ),
    byCar: text(
      'A40, exit Sallanches, then 20 minutes uphill on the D1212.',
      'A40, Ausfahrt Sallanches, dann 20 Minuten bergauf auf der D1212.',
    ),
    byPublicTransport: text(
      'Sallanches station is 15 km away; we collect you free of charge after 14:00.',
      'Der Bahnhof Sallanches liegt 15 km entfernt; ab 14 Uhr holen wir Sie kostenlos ab.',
    ),
  },
  distances: [
    text('450 m to the Mont d’Arbois gondola', '450 m zur Gondel Mont d’Arbois'),
    text('2.5 km to the church square', '2,5 km zum Kirchplatz'),
  ],
  ratings: { bookingCom: 9.4, tripAdvisorBubbles: null },
  programmes: [
    {
      id: 'larix',
      benefits: [
        text('One treatment of 50 minutes per guest', 'Eine Behandlung von 50 Minuten pro Gast'),
        text('Late breakfast until 13:00', 'Spätes Frühstück bis 13 Uhr'),
      ],
      commissionPercent: 13,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'sejour@heure-lente.example',
    reservationPhone: '+33 4 65 71 01 23',
  },
  salesManagers: [
    { fullName: 'Bastien Loriquet', email: 'bastien.loriquet@heure-lente.example', languages: ['fr', 'en'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: null,
    minAge: 21,
    depositDescription: null,
    instructions: text(
      'The desk is a table by the fire. Somebody is there at any hour.',
      'Die Rezeption ist ein Tisch am Feuer. Besetzt ist er zu jeder Stunde.',
    ),
    isCreditCardRequired: false,
    isPhotoIdRequired: true,
  },
  checkOut: { endTime: '13:00', instructions: null },
  diningVenues: [
    venue(
      'restaurant',
      'Midi et Demi',
      text(
        'One long service a day. Vegetables from Combloux, freshwater fish, a cheese course nobody hurries.',
        'Ein langer Service am Tag. Gemüse aus Combloux, Süßwasserfisch und ein Käsegang ohne Eile.',
      ),
      text('Daily except Tuesday, 12:30–21:30', 'Täglich außer Dienstag, 12:30–21:30 Uhr'),
      1,
    ),
    venue(
      'breakfast room',
      'Le Matin',
      text(
        'Eggs to order, bread from the oven in the room, and no buffet.',
        'Eier nach Wunsch, Brot aus dem Ofen im Raum und kein Buffet.',
      ),
      text('Daily, 8:00–12:00', 'Täglich, 8–12 Uhr'),
    ),
  ],
  description: {
    bestFor: text('Couples and old friends, all of them adults.', 'Paare und alte Freunde, ausnahmslos Erwachsene.'),
    hotel: text(
      'A long, low house of charred wood, three storeys high, finished in 2021. Every room opens to the deck in front of it; inside there is concrete, linen and nothing on the walls that blinks.',
      'Ein langes, niedriges Haus aus verkohltem Holz, drei Geschosse hoch, 2021 fertig geworden. Jedes Zimmer öffnet sich auf ein Deck; innen Beton, Leinen und nichts an den Wänden, das blinkt.',
    ),
    location: text(
      'On the plateau of Mont d’Arbois at 1 320 metres, with the Aravis to the west. The gondola is six minutes away on foot, the village ten by car.',
      'Auf dem Plateau des Mont d’Arbois in 1 320 Metern Höhe, im Westen die Aravis. Zur Gondel geht man sechs Minuten, ins Dorf fährt man zehn.',
    ),
    foodAndBeverage: null,
    wellness: text(
      'Two pools, one indoors and one steaming in the snow, both silent. Treatments last 50, 80 or 110 minutes and begin when the room is really empty.',
      'Zwei Becken, eines drinnen und eines dampfend im Schnee, beide still. Behandlungen dauern 50, 80 oder 110 Minuten und beginnen erst, wenn der Raum wirklich leer ist.',
    ),
    onSiteActivities: text(
      'A library of 2 400 volumes, a listening room with records, a wood-fired sauna on Fridays. Nothing is announced; the list hangs by the door.',
      'Eine Bibliothek mit 2 400 Bänden, ein Musikzimmer mit Schallplatten, freitags eine Sauna mit Holzfeuer. Angesagt wird nichts, die Liste hängt an der Tür.',
    ),
    offSiteActivities: text(
      'Snowshoe walks at dawn, and skiing on 400 kilometres of Évasion Mont-Blanc. The shuttle leaves when the guests are ready.',
      'Schneeschuhgänge im Morgengrauen und 400 Pistenkilometer Évasion Mont-Blanc. Der Shuttle fährt, wenn die Gäste so weit sind.',
    ),
    sustainability: null,
  },
  facilities: [
    facility(
      'spa',
      text('Five treatment rooms, 11:00–21:00', 'Fünf Behandlungsräume, 11–21 Uhr'),
      text('from EUR 120', 'ab 120 EUR'),
    ),
    facility('indoorPool', text('18 m, no lanes', '18 m, ohne Bahnen'), included),
    facility('outdoorPool', text('33 °C, lit until 22:00', '33 °C, bis 22 Uhr beleuchtet'), included),
    facility('sauna', null, included),
    facility('fitnessRoom', text('6:00–23:00', '6–23 Uhr'), included),
    facility('restaurant'),
    facility('bar', text('Honesty bar in the library', 'Bar auf Vertrauen in der Bibliothek')),
    facility('skiRoom', text('Shuttle to the gondola with your skis', 'Shuttle zur Gondel samt Ski'), included),
    facility('concierge'),
  ],
  agePolicy: { isAdultsOnlyHotel: true, minGuestAge: null, maxAgeConsideredInfant: null, maxAgeConsideredChild: null },
  petPolicy: { arePetsAllowed: true, restrictions: text('One quiet dog per room', 'Ein ruhiger Hund pro Zimmer') },
  smokingPolicy: text('On the private decks only.', 'Nur auf den eigenen Decks.'),
  houseRules: text(
    'Telephones are for the rooms. The house is for adults.',
    'Telefoniert wird auf den Zimmern. Das Haus ist Erwachsenen vorbehalten.',
  ),
  pictures: [
    picture(
      'hotel-07',
      'L’Heure Lente, a low house of charred wood on the plateau',
      'L’Heure Lente, ein niedriges Haus aus verkohltem Holz auf dem Plateau',
    ),
    picture('living-06', 'Library with dark sofa and open fire', 'Bibliothek mit dunklem Sofa und offenem Feuer'),
    picture('spa-03', 'Sauna with snow-covered firs in its window', 'Sauna mit verschneiten Tannen im Fenster'),
    picture('detail-02', 'Midi et Demi, a table by the hearth', 'Midi et Demi: ein Tisch am Kamin'),
  ],
  rooms: [
    room({
      id: 'H03-1',
      name: text('Room Matinée', 'Zimmer Matinée'),
      category: 'Room',
      description: text(
        'Concrete, oak and a low grey bed; the window is as wide as the room. East side, so the sun comes with breakfast.',
        'Beton, Eiche und ein niedriges graues Bett; das Fenster ist so breit wie das Zimmer. Ostseite: Die Sonne kommt mit dem Frühstück.',
      ),
      pictures: [
        picture(
          'bedroom-18',
          'Room Matinée, concrete walls and first light',
          'Zimmer Matinée: Betonwände und erstes Licht',
        ),
        picture('bath-02', 'Room Matinée, slate bath', 'Zimmer Matinée: Schieferbad'),
      ],
      beds: [kingOrTwin],
      sizeSqm: { min: 36, max: 38 },
      outdoorSpaceSqm: { min: 8, max: 8 },
      views: [text('Mont Joly', 'Mont Joly')],
      facilities: ['terrace', 'bathtub', 'underfloorHeating', 'espressoMachine', 'sittingArea'],
      units: 12,
      januaryNight: 860,
    }),
    room({
      id: 'H03-2',
      name: text('Room Sieste', 'Zimmer Sieste'),
      category: 'Room',
      description: text(
        'Slatted oak, dark floorboards and blackout from a switch by the bed. It faces west and has the sun from three.',
        'Eichenlamellen, dunkle Dielen und Verdunkelung per Schalter am Bett. Westseite, ab drei Uhr scheint die Sonne herein.',
      ),
      pictures: [
        picture(
          'bedroom-03',
          'Room Sieste, leather headboard and pendant lamps',
          'Zimmer Sieste: Lederkopfteil und Pendelleuchten',
        ),
        picture('bath-04', 'Room Sieste, stone tub facing the ridge', 'Zimmer Sieste: Steinwanne mit Blick zum Grat'),
      ],
      beds: [king],
      sizeSqm: { min: 40, max: 42 },
      outdoorSpaceSqm: { min: 8, max: 8 },
      views: [text('Aravis', 'Aravis')],
      facilities: ['terrace', 'bathtub', 'underfloorHeating', 'espressoMachine', 'soundSystem'],
      petsAllowed: true,
      units: 11,
      januaryNight: 980,
    }),
    room({
      id: 'H03-3',
      name: text('Junior Suite Crépuscule', 'Junior Suite Crépuscule'),
      category: 'Junior Suite',
      description: text(
        'A stone wall behind the bed, lit from above, and a deep green armchair. The corner window takes in the evening from two sides.',
        'Hinter dem Bett eine Wand aus Naturstein, von oben beleuchtet, davor ein tiefgrüner Sessel. Das Eckfenster holt den Abend von zwei Seiten herein.',
      ),
      pictures: [
        picture(
          'bedroom-05',
          'Junior Suite Crépuscule, natural stone at dusk',
          'Junior Suite Crépuscule: Naturstein in der Dämmerung',
        ),
        picture(
          'bath-01',
          'Junior Suite Crépuscule, bath with mountain window',
          'Junior Suite Crépuscule: Bad mit Bergfenster',
        ),
      ],
      beds: [king, onRequest(sofaBed)],
      sizeSqm: { min: 54, max: 56 },
      outdoorSpaceSqm: { min: 14, max: 14 },
      views: [text('Aravis', 'Aravis'), text('Village lights below', 'Lichter des Dorfs')],
      facilities: ['terrace', 'bathtub', 'rainShower', 'doubleVanity', 'sittingArea', 'soundSystem'],
      petsAllowed: true,
      units: 7,
      januaryNight: 1420,
    }),
    room({
      id: 'H03-4',
      name: text('Suite Après-Midi', 'Suite Après-Midi'),
      category: 'Suite',
      description: text(
        'A bedroom in walnut and a sitting room with its own fire, divided by a bookcase. The deck is long enough for lunch for six.',
        'Ein Schlafzimmer in Nussholz und ein Wohnraum mit eigenem Kamin, dazwischen ein Bücherregal. Auf dem Deck findet ein Mittagessen für sechs Platz.',
      ),
      pictures: [
        picture('living-03', 'Suite Après-Midi, sitting room with fire', 'Suite Après-Midi: Wohnraum mit Kamin'),
        picture('bedroom-07', 'Suite Après-Midi, bedroom in walnut', 'Suite Après-Midi: Schlafzimmer in Nussholz'),
      ],
      beds: [king],
      sizeSqm: { min: 76, max: 80 },
      outdoorSpaceSqm: { min: 30, max: 30 },
      views: [text('Mont Joly and Aravis', 'Mont Joly und Aravis')],
      facilities: ['terrace', 'fireplace', 'bathtub', 'separateToilet', 'walkInWardrobe', 'sittingArea', 'soundSystem'],
      units: 3,
      januaryNight: 2350,
    }),
    room({
      id: 'H03-5',
      name: text('Suite Minuit', 'Suite Minuit'),
      category: 'Specialty Suite',
      description: text(
        'At the end of the house, with a hot tub under the open sky and no neighbours on that side. Four-poster bed, linen curtains, a sauna for two.',
        'Am Ende des Hauses, mit Whirlpool unter freiem Himmel und ohne Nachbarn auf dieser Seite. Himmelbett, Leinenvorhänge, eine Sauna für zwei.',
      ),
      pictures: [
        picture(
          'bedroom-15',
          'Suite Minuit, four-poster with linen curtains',
          'Suite Minuit: Himmelbett mit Leinenvorhängen',
        ),
        picture(
          'detail-03',
          'Suite Minuit, hot tub under the evening sky',
          'Suite Minuit: Whirlpool unter dem Abendhimmel',
        ),
      ],
      beds: [king],
      sizeSqm: { min: 92, max: 92 },
      outdoorSpaceSqm: { min: 38, max: 38 },
      views: [text('Aravis', 'Aravis')],
      facilities: ['terrace', 'hotTub', 'privateSauna', 'bathtub', 'separateToilet', 'sittingArea', 'soundSystem'],
      units: 1,
      januaryNight: 3100,
    }),
  ],
});

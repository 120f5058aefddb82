import {
  extraBed,
  facility,
  hotel,
  king,
  kingOrTwin,
  onRequest,
  picture,
  queen,
  room,
  sofaBed,
  text,
  venue,
} from './compose';

export const h21 = hotel({
  id: 'H21',
  name: 'Hotel zum Roten Ruder',
  category: '5 Star',
  city: 'zurich',
  coordinates: { latitude: 47.37148, longitude: 8.54287 },
  keys: 58,
  closestAirport: { iataCode: 'ZRH', distanceInKm: 12 },
  directions: {
    byPlane: text('Zurich airport, 12 km.', 'Flughafen Zürich, 12 km.'),
    byChauffeuredService: text(
      'CHF 95 from the airport, CHF 40 from the main station.',
      '95 CHF vom Flughafen, 40 CHF vom Hauptbahnhof.',
    ),
    byCar: text(
      'Along the Limmat quay; stopping in front is allowed for ten minutes, the car park is across the bridge.',
      'Am Limmatquai; vor dem Haus dürfen Sie zehn Minuten halten, das Parkhaus liegt jenseits der Brücke.',
    ),
    byPublicTransport: text(
      'Tram 4 or 15 from the main station, three stops, 70 metres.',
      'Tram 4 oder 15 ab Hauptbahnhof, drei Stationen, 70 Meter.',
    ),
  },
  distances: [
    text('On the river', 'Am Fluss'),
    text('350 m to the lake', '350 m zum See'),
    text('1 km to the main station', '1 km zum Hauptbahnhof'),
  ],
  ratings: { bookingCom: 8.9, tripAdvisorBubbles: 4 },
  programmes: [
    {
      id: 'aurea',
      benefits: [
        text('CHF 100 for the house', '100 CHF Hausguthaben'),
        text('Transfer from the airport by tram or car', 'Transfer vom Flughafen, mit Tram oder Wagen'),
      ],
      commissionPercent: 12,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'reservation@rotes-ruder.example',
    reservationPhone: '+41 44 555 01 21',
  },
  salesManagers: [],
  checkIn: {
    startTime: '14:00',
    endTime: null,
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'Skis travelling on to the mountains stay in the boat store, dry and insured.',
      'Ski auf der Durchreise bleiben im Bootskeller, trocken und versichert.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: { endTime: '12:00', instructions: null },
  diningVenues: [
    venue(
      'restaurant',
      'Ruderstube',
      text(
        'Veal and mushrooms with rösti, whitefish from the lake, a vegetable menu that changes with the market on Tuesdays and Fridays.',
        'Geschnetzeltes mit Rösti, Felchen aus dem See und ein Gemüsemenü, das sich dienstags und freitags nach dem Markt richtet.',
      ),
      text('Daily, 11:30–14:00 and 18:00–22:00', 'Täglich, 11:30–14:00 und 18–22 Uhr'),
    ),
    venue(
      'bar',
      'Backbord',
      text(
        'Twelve seats on the port side and a window on the river. No reservations.',
        'Zwölf Plätze auf der Flussseite und ein Fenster zum Wasser. Keine Reservierungen.',
      ),
      text('Monday to Saturday, 17:00–0:00', 'Montag bis Samstag, 17–24 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'The night before a mountain train, and the Saturday after it.',
      'Die Nacht vor dem Bergzug und der Samstag danach.',
    ),
    hotel: text(
      'A guild house of boatmen, first named in 1551, with arcades to the quay and shutters that are closed by hand at dusk. The rooms of 2019 are grey, oak and leather; the stairs are as crooked as ever.',
      'Ein Zunfthaus der Schiffleute, 1551 erstmals erwähnt, mit Arkaden zum Quai und Läden, die abends von Hand geschlossen werden. Die Zimmer von 2019 sind grau, Eiche und Leder; die Treppe ist schief wie je.',
    ),
    location: text(
      'On the right bank of the Limmat in the old town. Lake, opera and the large art museum are between five and twelve minutes away on foot.',
      'Am rechten Ufer der Limmat, in der Altstadt. See, Oper und Kunsthaus erreicht man zu Fuß in fünf bis zwölf Minuten.',
    ),
    foodAndBeverage: text(
      'Birchermüesli is mixed the evening before, as it should be. Breakfast from 6:00.',
      'Das Birchermüesli wird am Vorabend angesetzt, wie es sich gehört. Frühstück ab 6 Uhr.',
    ),
    wellness: null,
    onSiteActivities: null,
    offSiteActivities: text(
      'Swimming in the river baths from June, galleries in the west of the city, and in February the early train to the carnival in Basel. Most of it is reached by tram, with the ticket from the desk.',
      'Ab Juni Schwimmen in den Flussbädern, Galerien im Westen der Stadt, im Februar der Frühzug zur Basler Fasnacht. Fast alles davon erreicht man mit der Tram und der Karte von der Rezeption.',
    ),
    sustainability: text(
      'Heated with lake water since 2021. Guests receive a tram ticket with the key.',
      'Seit 2021 mit Seewasser geheizt. Zum Schlüssel gibt es die Tramkarte.',
    ),
  },
  facilities: [
    facility('fitnessRoom', text('6:00–22:00', '6–22 Uhr')),
    facility('restaurant'),
    facility('bar'),
    facility('concierge', text('Rail tickets and seat reservations', 'Bahnbillette und Platzreservierungen')),
    facility(
      'meetingRooms',
      text('Guild room for 24', 'Zunftsaal für 24 Personen'),
      text('CHF 650 a day', '650 CHF pro Tag'),
    ),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 12 },
  petPolicy: { arePetsAllowed: true, restrictions: text('CHF 30 a night', '30 CHF pro Nacht') },
  smokingPolicy: text('Under the arcades.', 'Unter den Arkaden.'),
  bookingPolicy: text(
    'A late arrival needs no call; the night porter waits until the last train.',
    'Wer spät ankommt, muss nicht anrufen; der Nachtportier wartet bis zum letzten Zug.',
  ),
  localCurrency: 'CHF',
  billableCurrency: 'CHF',
  pictures: [
    picture(
      'hotel-11',
      'Hotel zum Roten Ruder on the Limmat at blue hour, arcades lit',
      'Das Hotel zum Roten Ruder an der Limmat zur blauen Stunde, die Arkaden erleuchtet',
    ),
    picture('lobby-01', 'Ground-floor hall with key wall', 'Halle im Erdgeschoss mit Schlüsselwand'),
    picture('dining-04', 'Ruderstube in the evening', 'Die Ruderstube am Abend'),
    picture('meeting-03', 'Guild room for 24 above the roofs', 'Der Zunftsaal für 24 über den Dächern'),
    picture('dining-05', 'Backbord, the bar by the river', 'Backbord, die Bar am Fluss'),
  ],
  rooms: [
    room({
      id: 'H21-1',
      name: text('Lane Room', 'Gassenzimmer'),
      category: 'Room',
      description: text(
        'To the old town at the back: church bells by day, nothing by night. Panelled wall, blue armchair.',
        'Nach hinten zur Altstadt: tagsüber Glocken, nachts nichts. Getäfelte Wand, blauer Sessel.',
      ),
      pictures: [
        picture(
          'bedroom-09',
          'Lane Room, panelled wall and blue armchair',
          'Gassenzimmer: getäfelte Wand und blauer Sessel',
        ),
        picture('bath-06', 'Lane Room, bath', 'Gassenzimmer: Bad'),
      ],
      beds: [queen],
      sizeSqm: { min: 22, max: 25 },
      views: [text('Old town lane', 'Altstadtgasse')],
      facilities: ['bathtub', 'airConditioning', 'desk'],
      units: 22,
      januaryNight: 520,
    }),
    room({
      id: 'H21-2',
      name: text('Roof Room', 'Dachzimmer'),
      category: 'Room',
      description: text(
        'Oak over a dark headboard, two leather armchairs, red roofs to the horizon. The bed can be divided.',
        'Eiche über dunklem Kopfteil, zwei Ledersessel, rote Dächer bis zum Horizont. Das Bett ist teilbar.',
      ),
      pictures: [
        picture('bedroom-14', 'Roof Room with leather armchairs', 'Dachzimmer mit Ledersesseln', { x: 35, y: 60 }),
        picture('bath-06', 'Roof Room, marble bath', 'Dachzimmer: Marmorbad'),
      ],
      beds: [kingOrTwin, onRequest(extraBed)],
      sizeSqm: { min: 28, max: 32 },
      views: [text('Roofs of the old town', 'Dächer der Altstadt')],
      facilities: ['bathtub', 'airConditioning', 'desk', 'espressoMachine', 'babyCot'],
      petsAllowed: true,
      units: 20,
      januaryNight: 640,
    }),
    room({
      id: 'H21-3',
      name: text('Guild Room', 'Zunftzimmer'),
      category: 'Room',
      description: text(
        'Second floor, ceilings higher than in the rest of the house, a bath with chequered marble and a tub long enough for rowers. The bed is king-size and does not divide.',
        'Zweiter Stock, höher als der Rest des Hauses, mit Schachbrettmarmor im Bad und einer Wanne, in die ein Ruderer passt. Das Kingsize-Bett ist nicht teilbar.',
      ),
      pictures: [
        picture('bath-06', 'Guild Room, chequered bath with long tub', 'Zunftzimmer: Schachbrettbad mit langer Wanne'),
        picture('bedroom-14', 'Guild Room, bed with dark headboard', 'Zunftzimmer: Bett mit dunklem Kopfteil', {
          x: 70,
          y: 55,
        }),
      ],
      beds: [king],
      sizeSqm: { min: 34, max: 36 },
      views: [text('Towers of the old town', 'Türme der Altstadt')],
      facilities: ['bathtub', 'rainShower', 'airConditioning', 'sittingArea', 'espressoMachine'],
      units: 10,
      januaryNight: 780,
    }),
    room({
      id: 'H21-4',
      name: text('Junior Suite Steuerbord', 'Junior Suite Steuerbord'),
      category: 'Junior Suite',
      description: text(
        'The corner over the bridge, with glass from wall to wall. A sofa bed for one child.',
        'Die Ecke über der Brücke, Glas von Wand zu Wand. Mit Schlafsofa für ein Kind.',
      ),
      pictures: [
        picture(
          'bedroom-14',
          'Junior Suite Steuerbord, windows at dusk',
          'Junior Suite Steuerbord: Fenster in der Dämmerung',
          { x: 45, y: 45 },
        ),
        picture('bath-06', 'Junior Suite Steuerbord, bath', 'Junior Suite Steuerbord: Bad'),
      ],
      beds: [king, onRequest(sofaBed)],
      sizeSqm: { min: 44, max: 46 },
      views: [text('River and bridge', 'Fluss und Brücke')],
      facilities: ['bathtub', 'rainShower', 'doubleVanity', 'airConditioning', 'sittingArea', 'soundSystem'],
      petsAllowed: true,
      units: 4,
      januaryNight: 960,
    }),
    room({
      id: 'H21-5',
      name: text('Suite of the Boatmen', 'Schiffleutesuite'),
      category: 'Suite',
      description: text(
        'A long table under an oval lamp, a bedroom behind it, a pantry with its own door. By day meetings are held here, by night nobody would know.',
        'Ein langer Tisch unter der ovalen Leuchte, dahinter ein Schlafzimmer, eine Anrichte mit eigener Tür. Tagsüber wird hier verhandelt, nachts merkt man nichts davon.',
      ),
      pictures: [
        picture(
          'meeting-03',
          'Boatmen’s suite, long table under the oval light',
          'Schiffleutesuite: langer Tisch unter dem Lichtoval',
        ),
        picture('bedroom-14', 'Boatmen’s suite, bedroom', 'Schiffleutesuite: Schlafzimmer'),
      ],
      beds: [king],
      sizeSqm: { min: 78, max: 78 },
      numBathrooms: 2,
      views: [text('Limmat and lake', 'Limmat und See')],
      facilities: ['bathtub', 'rainShower', 'separateToilet', 'airConditioning', 'desk', 'sittingArea', 'soundSystem'],
      units: 2,
      januaryNight: 2100,
    }),
  ],
});

import {
  extraBed,
  facility,
  hotel,
  included,
  king,
  kingOrTwin,
  onRequest,
  picture,
  queen,
  room,
  single,
  text,
  venue,
} from './compose';

export const h04 = hotel({
  id: 'H04',
  name: 'Hôtel Combe Sainte',
  category: '4 Star',
  city: 'meribel',
  coordinates: { latitude: 45.39914, longitude: 6.56803 },
  keys: 48,
  closestAirport: { iataCode: 'CMF', distanceInKm: 103 },
  directions: {
    byPlane: text('Chambéry 103 km, Geneva 140 km.', 'Chambéry 103 km, Genf 140 km.'),
    byChauffeuredService: text(
      'Shared minibus on Saturdays, EUR 75 a seat.',
      'Samstags Sammeltransfer, 75 EUR pro Platz.',
    ),
    byCar: text(
      'D90 from Moûtiers, 18 km; thirty free parking places behind the house.',
      'D90 ab Moûtiers, 18 km; hinter dem Haus dreißig kostenlose Parkplätze.',
    ),
    byPublicTransport: text(
      'Bus from Moûtiers station to the tourist office, 300 metres below.',
      'Bus ab Bahnhof Moûtiers bis zum Tourismusbüro, 300 Meter unterhalb.',
    ),
  },
  distances: [
    text('220 m to the Chaudanne lifts', '220 m zu den Liften der Chaudanne'),
    text('300 m to the tourist office', '300 m zum Tourismusbüro'),
  ],
  ratings: { bookingCom: 8.7, tripAdvisorBubbles: 4 },
  contact: {
    isChatEnabled: true,
    reservationEmail: 'accueil@combe-sainte.example',
    reservationPhone: '+33 4 65 71 01 34',
  },
  salesManagers: [
    { fullName: 'Capucine Ferrandeau', email: 'capucine.ferrandeau@combe-sainte.example', languages: ['fr', 'en'] },
  ],
  checkIn: {
    startTime: '16:00',
    endTime: '21:00',
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'After 21:00 the key waits in a numbered box beside the door; the code comes by text message.',
      'Nach 21 Uhr liegt der Schlüssel in einem nummerierten Fach neben der Tür; den Code schicken wir per SMS.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: false,
  },
  checkOut: {
    endTime: '10:30',
    instructions: text(
      'A shower for late skiers is next to the ski room.',
      'Für den letzten Skitag gibt es eine Dusche neben dem Skiraum.',
    ),
  },
  diningVenues: [
    venue(
      'restaurant',
      'Le Réfectoire',
      text(
        'Four courses at one price, changed daily. On Sundays there is only soup, cheese and tart, and nobody has complained.',
        'Vier Gänge zum festen Preis, jeden Tag andere. Sonntags gibt es nur Suppe, Käse und Tarte, und niemand hat sich beschwert.',
      ),
      text('Daily, 19:30–21:30', 'Täglich, 19:30–21:30 Uhr'),
    ),
    venue(
      'café',
      'La Chaudière',
      text(
        'Coffee, omelettes and vin chaud in the old boiler room.',
        'Kaffee, Omeletts und Glühwein im alten Heizraum.',
      ),
      text('Daily, 8:00–18:00', 'Täglich, 8–18 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Groups of friends and couples who ski first and talk later.',
      'Freundeskreise und Paare, die erst Ski fahren und dann reden.',
    ),
    hotel: text(
      'Plaster wings and timber balconies from 1949, one of the first hotels of the valley. It has been a hotel for guests of sixteen and over since 2018, when the playroom became a bar.',
      'Verputzte Flügel und Holzbalkone von 1949, eines der ersten Hotels im Tal. Seit 2018 nimmt das Haus Gäste ab sechzehn auf; damals wurde aus dem Spielzimmer eine Bar.',
    ),
    location: text(
      'A terrace above the Chaudanne, where the lifts of both sides of the valley start. You walk down in boots and ride back up on the ski bus.',
      'Eine Terrasse über der Chaudanne, wo die Lifte beider Talseiten beginnen. Hinunter geht man in Skischuhen, zurück hinauf fährt der Skibus.',
    ),
    foodAndBeverage: text(
      'Half board costs EUR 48 a day. Wine is poured by the pichet, and the list fits on one page.',
      'Die Halbpension kostet 48 EUR am Tag. Wein kommt im Pichet, die Karte passt auf eine Seite.',
    ),
    wellness: text(
      'One sauna, one hot tub, one masseur from 16:00. Please bring flip-flops; towels are here.',
      'Eine Sauna, ein Whirlpool, ein Masseur ab 16 Uhr. Badeschuhe bringen Sie bitte mit, die Handtücher haben wir.',
    ),
    onSiteActivities: null,
    offSiteActivities: text(
      'Night skiing on Thursdays, the Olympic ice rink, ski touring to the Refuge du Saut. A ski guide of the house leaves at 9:15 on Mondays, without charge.',
      'Donnerstags Nachtskilauf, dazu die olympische Eishalle und Skitouren zum Refuge du Saut. Montags um 9:15 Uhr bricht ein Skiguide des Hauses auf, kostenlos.',
    ),
    sustainability: null,
  },
  facilities: [
    facility('sauna', text('15:00–20:00', '15–20 Uhr'), included),
    facility('fitnessRoom', null, included),
    facility('restaurant'),
    facility('bar', text('Live piano on Wednesdays', 'Mittwochs Klavier')),
    facility('skiRoom', text('Lockers for four pairs each', 'Spinde für je vier Paar'), included),
  ],
  agePolicy: { isAdultsOnlyHotel: true, minGuestAge: 16, maxAgeConsideredInfant: null, maxAgeConsideredChild: null },
  petPolicy: { arePetsAllowed: false, restrictions: null },
  smokingPolicy: text('Balconies on the south side only.', 'Nur auf den Balkonen der Südseite.'),
  houseRules: text('Guests are sixteen or older.', 'Unsere Gäste sind sechzehn oder älter.'),
  pictures: [
    picture(
      'hotel-06',
      'Hôtel Combe Sainte at noon, plaster wings and timber balconies',
      'Das Hôtel Combe Sainte am Mittag: verputzte Flügel, hölzerne Balkone',
    ),
    picture(
      'dining-03',
      'Le Réfectoire, green chairs at one long table',
      'Le Réfectoire: grüne Stühle an einem langen Tisch',
    ),
    picture('detail-01', 'Ski room on the valley side', 'Skiraum auf der Talseite'),
  ],
  rooms: [
    room({
      id: 'H04-1',
      name: text('North Room', 'Nordzimmer'),
      category: 'Room',
      description: text(
        'The smallest and coolest rooms, spruce-lined, for people who sleep with the window open. They are also the cheapest, and booked first by people who know the house.',
        'Die kleinsten und kühlsten Zimmer, mit Fichte ausgekleidet, für Gäste, die bei offenem Fenster schlafen. Sie sind zugleich die günstigsten, und wer das Haus kennt, bucht sie zuerst.',
      ),
      pictures: [
        picture(
          'bedroom-08',
          'North room in spruce with rust-coloured bench',
          'Nordzimmer in Fichte mit rostfarbener Bank',
        ),
        picture('bath-03', 'North room, light bath', 'Nordzimmer: helles Bad'),
      ],
      beds: [queen],
      sizeSqm: { min: 20, max: 22 },
      views: [text('Forest and car park', 'Wald und Parkplatz')],
      facilities: ['bathtub', 'desk'],
      units: 14,
      januaryNight: 380,
    }),
    room({
      id: 'H04-2',
      name: text('South Room with Balcony', 'Südzimmer mit Balkon'),
      category: 'Room',
      description: text(
        'Oak on the walls, a green throw, a balcony just deep enough for two chairs. Sun from eleven to four.',
        'Eiche an den Wänden, ein grünes Plaid und ein Balkon, auf den genau zwei Stühle passen. Sonne von elf bis vier.',
      ),
      pictures: [
        picture('bedroom-02', 'South room panelled in oak', 'Südzimmer mit Eichentäfelung'),
        picture('bath-01', 'South room, tub at the window', 'Südzimmer: Wanne am Fenster'),
      ],
      beds: [kingOrTwin],
      sizeSqm: { min: 24, max: 26 },
      outdoorSpaceSqm: { min: 4, max: 4 },
      views: [text('Tougnète slopes', 'Hänge der Tougnète')],
      facilities: ['balcony', 'bathtub', 'desk', 'espressoMachine'],
      units: 20,
      januaryNight: 460,
    }),
    room({
      id: 'H04-3',
      name: text('Twin Room under the Eaves', 'Zweibettzimmer unter dem Dach'),
      category: 'Room',
      description: text(
        'Two single beds with rust-red blankets, small windows, pine from floor to ceiling. Friends ask for it by number.',
        'Zwei Einzelbetten mit rostroten Decken, kleine Fenster, Zirbe vom Boden bis zur Decke. Freunde verlangen es mit der Zimmernummer.',
      ),
      pictures: [
        picture('bedroom-11', 'Two single beds in pine under the eaves', 'Zwei Einzelbetten in Zirbe unter dem Dach'),
        picture('bath-04', 'Bath under the eaves with stone tub', 'Bad unter dem Dach mit Steinwanne'),
      ],
      beds: [single, single],
      sizeSqm: { min: 23, max: 25 },
      views: [text('Roofs of Méribel', 'Dächer von Méribel')],
      facilities: ['bathtub', 'desk'],
      units: 8,
      januaryNight: 430,
    }),
    room({
      id: 'H04-4',
      name: text('Junior Suite Burgin', 'Junior Suite Burgin'),
      category: 'Junior Suite',
      description: text(
        'A corner room under moss-green wool and dark rafters, with a bench long enough to sleep on. A third bed can be set up for an adult.',
        'Ein Eckzimmer mit moosgrüner Wolle und dunklen Sparren; die Bank ist lang genug zum Schlafen. Ein drittes Bett für einen Erwachsenen lässt sich aufstellen.',
      ),
      pictures: [
        picture('bedroom-06', 'Junior Suite Burgin under dark rafters', 'Junior Suite Burgin unter dunklen Sparren'),
        picture('bath-02', 'Junior Suite Burgin, bath at blue hour', 'Junior Suite Burgin: Bad zur blauen Stunde'),
      ],
      beds: [king, onRequest(extraBed)],
      sizeSqm: { min: 36, max: 38 },
      outdoorSpaceSqm: { min: 6, max: 6 },
      views: [text('Burgin and Saulire', 'Burgin und Saulire')],
      facilities: ['balcony', 'bathtub', 'sittingArea', 'espressoMachine'],
      units: 5,
      januaryNight: 640,
    }),
    room({
      id: 'H04-5',
      name: text('Suite 1949', 'Suite 1949'),
      category: 'Suite',
      description: text(
        'Once the owner’s flat: a sitting room with a cognac leather sofa and a stone fireplace, the bedroom next door. The balcony is the only one with room for a table.',
        'Einst die Wohnung des Besitzers: ein Wohnzimmer mit cognacfarbenem Ledersofa und Steinkamin, nebenan das Schlafzimmer. Ihr Balkon ist der einzige, auf den ein Tisch passt.',
      ),
      pictures: [
        picture('living-04', 'Suite 1949, leather sofa by the fire', 'Suite 1949: Ledersofa am Feuer'),
        picture('bedroom-05', 'Suite 1949, bedroom with stone wall', 'Suite 1949: Schlafzimmer mit Steinwand'),
      ],
      beds: [king],
      sizeSqm: { min: 58, max: 58 },
      outdoorSpaceSqm: { min: 9, max: 9 },
      views: [text('Tougnète slopes', 'Hänge der Tougnète')],
      facilities: ['balcony', 'fireplace', 'bathtub', 'separateToilet', 'sittingArea', 'espressoMachine'],
      units: 1,
      januaryNight: 980,
    }),
  ],
});

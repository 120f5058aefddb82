import { bunk, facility, hotel, included, king, picture, queen, room, single, text, venue } from './compose';

export const h09 = hotel({
  id: 'H09',
  name: 'Gasthof Stierloch',
  category: '4 Star',
  statusLevel: 1,
  city: 'lech',
  sector: 'lech/zug',
  coordinates: { latitude: 47.20188, longitude: 10.11471 },
  keys: 16,
  closestAirport: { iataCode: 'INN', distanceInKm: 124 },
  distances: [
    text('120 m to the Zugerberg chairlift', '120 m zum Sessellift Zugerberg'),
    text('3 km to Lech, bus every 30 minutes', '3 km nach Lech, Bus alle 30 Minuten'),
  ],
  ratings: { bookingCom: 9.1, tripAdvisorBubbles: null },
  programmes: [
    {
      id: 'stille-haeuser',
      benefits: [
        text('Early check-in from noon', 'Früher Check-in ab 12 Uhr'),
        text('Transfer from Langen and back', 'Transfer von und nach Langen'),
      ],
      commissionPercent: 10,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'stube@gasthof-stierloch.example',
    reservationPhone: '+43 5583 555 0119',
  },
  salesManagers: [
    { fullName: 'Josefine Muxel', email: 'josefine.muxel@gasthof-stierloch.example', languages: ['de', 'en'] },
  ],
  checkIn: {
    startTime: '14:00',
    endTime: '20:00',
    minAge: null,
    depositDescription: null,
    instructions: text(
      'Come in by the kitchen; that is where we are.',
      'Kommen Sie durch die Küche herein, dort sind wir.',
    ),
    isCreditCardRequired: false,
    isPhotoIdRequired: false,
  },
  checkOut: { endTime: '10:00', instructions: null },
  diningVenues: [
    venue(
      'restaurant',
      'Stierlochstube',
      text(
        'Five tables and what the oven gives: roast pork on Sundays, fondue when it snows, cheese dumplings always.',
        'Fünf Tische und was der Ofen hergibt: sonntags Braten, bei Schneefall Fondue, Käsknödel immer.',
      ),
      text('Tuesday to Sunday, 12:00–21:00', 'Dienstag bis Sonntag, 12–21 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Cross-country skiers, readers, and people who go to bed at ten.',
      'Langläufer, Leser und Leute, die um zehn schlafen gehen.',
    ),
    hotel: text(
      'A farmhouse with a bell turret, turned into an inn in 1954. The cows moved to the other side of the lane and the hayloft became eight of the sixteen rooms.',
      'Ein Bauernhaus mit Glockentürmchen, seit 1954 Gasthof. Die Kühe zogen auf die andere Wegseite, aus dem Heuboden wurden acht der sechzehn Zimmer.',
    ),
    location: text(
      'In the hamlet of Zug, at the end of the road and the beginning of the trail to the Formarin valley. The Lech runs under the ice behind the house; the bus stops in front.',
      'Im Weiler Zug, wo die Straße aufhört und die Loipe ins Formarintal beginnt. Hinter dem Haus fließt der Lech unter dem Eis, davor hält der Bus.',
    ),
    foodAndBeverage: text(
      'Milk, butter and cheese come from across the lane. Half board is cooked for everybody, and seconds are brought round.',
      'Milch, Butter und Käse kommen von gegenüber. Die Halbpension wird für alle gekocht, und Nachschlag gibt es auch.',
    ),
    wellness: null,
    onSiteActivities: null,
    offSiteActivities: text(
      'Fifteen kilometres of trail from the door, horse sleighs, the chairlift into the ski area. In the evening the landlord lends lamps for the walk along the stream.',
      'Fünfzehn Kilometer Loipe vor der Tür, Pferdeschlitten und der Sessellift ins Skigebiet. Abends leiht der Wirt Lampen für den Weg am Bach.',
    ),
    sustainability: null,
  },
  facilities: [
    facility('restaurant'),
    facility('sauna', text('Heated on request, one hour’s notice', 'Auf Wunsch geheizt, eine Stunde vorher'), included),
    facility('skiRoom', text('With waxing bench', 'Mit Wachsbank'), included),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 3, maxAgeConsideredChild: 14 },
  petPolicy: {
    arePetsAllowed: true,
    restrictions: text('On a lead near the cows', 'In der Nähe der Kühe an der Leine'),
  },
  smokingPolicy: text('On the bench outside.', 'Auf der Hausbank.'),
  pictures: [
    picture(
      'hotel-16',
      'Gasthof Stierloch in June, bell turret and flowered balconies',
      'Der Gasthof Stierloch im Juni: Glockentürmchen und Blumenbalkone',
    ),
    picture('living-10', 'Stube with green tiled stove', 'Stube mit grünem Kachelofen'),
    picture('detail-05', 'The kitchen door in January', 'Die Küchentür im Januar'),
  ],
  rooms: [
    room({
      id: 'H09-1',
      name: text('Hayloft Double', 'Doppelzimmer am Heuboden'),
      category: 'Room',
      description: text(
        'Old timber on the gable wall and a window that once took in the hay. Rust-red blanket, sheepskin on the floor.',
        'Altes Holz an der Giebelwand und ein Fenster, durch das früher das Heu kam. Rostrote Decke, Schaffell auf dem Boden.',
      ),
      pictures: [
        picture(
          'bedroom-01',
          'Hayloft double with gable wall of old timber',
          'Heubodenzimmer mit Giebelwand aus Altholz',
        ),
        picture('bath-04', 'Hayloft double, bath', 'Heubodenzimmer: Bad'),
      ],
      beds: [king],
      sizeSqm: { min: 26, max: 29 },
      views: [text('Formarin valley', 'Formarintal')],
      facilities: ['bathtub'],
      petsAllowed: true,
      units: 6,
    }),
    room({
      id: 'H09-2',
      name: text('Pine Twin', 'Zirbenzimmer'),
      category: 'Room',
      description: text(
        'Two beds, two small windows, all of it stone pine that still smells. Downstairs, next to the stove.',
        'Zwei Betten, zwei kleine Fenster, alles aus Zirbe, die noch duftet. Im Erdgeschoss, neben dem Ofen.',
      ),
      pictures: [
        picture('bedroom-11', 'Pine twin with casement windows', 'Zirbenzimmer mit Sprossenfenstern'),
        picture('bath-03', 'Pine twin, bath', 'Zirbenzimmer: Bad'),
      ],
      beds: [single, single],
      sizeSqm: { min: 22, max: 24 },
      views: [text('Lane and cowshed', 'Weg und Kuhstall')],
      facilities: ['bathtub', 'stepFreeAccess'],
      petsAllowed: true,
      units: 5,
    }),
    room({
      id: 'H09-3',
      name: text('Children’s Room for Four', 'Kinderzimmer für vier'),
      category: 'Room',
      description: text(
        'Double bed and bunks in one long room under the roof. There are card games in the drawer, mostly complete.',
        'Doppelbett und Stockbett in einem langen Raum unter dem Dach. In der Lade liegen Spielkarten, beinahe vollständig.',
      ),
      pictures: [
        picture('bedroom-13', 'Room for four with bunks', 'Zimmer für vier mit Stockbett'),
        picture('bath-01', 'Room for four, bath', 'Zimmer für vier: Bad'),
      ],
      beds: [queen, bunk],
      sizeSqm: { min: 34, max: 34 },
      views: [text('Zugerberg', 'Zugerberg')],
      facilities: ['bathtub', 'babyCot'],
      units: 3,
    }),
    room({
      id: 'H09-4',
      name: text('Farmer’s Suite', 'Bauernsuite'),
      category: 'Suite',
      description: text(
        'The farmer’s own bedroom of 1892 with a canopy over the bed, and the best parlour next to it. The tiled stove is fed from the corridor.',
        'Die Schlafkammer des Bauern von 1892 mit Himmelbett und daneben die gute Stube. Der Kachelofen wird vom Gang aus beheizt.',
      ),
      pictures: [
        picture('living-10', 'Parlour of the farmer’s suite', 'Die gute Stube der Bauernsuite'),
        picture('bedroom-15', 'Canopied bed in the farmer’s suite', 'Himmelbett in der Bauernsuite'),
      ],
      beds: [king],
      sizeSqm: { min: 52, max: 52 },
      views: [text('Formarin valley', 'Formarintal')],
      facilities: ['bathtub', 'separateToilet', 'sittingArea'],
      units: 2,
    }),
  ],
});

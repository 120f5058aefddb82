import { facility, hotel, included, picture, text, venue } from './compose';
import { rooms } from './h19-rooms';

export const h19 = hotel({
  id: 'H19',
  name: 'Hotel Croda Chiara',
  category: '5 Star',
  statusLevel: 2,
  city: 'cortina',
  sector: 'cortina/faloria',
  coordinates: { latitude: 46.53748, longitude: 12.14281 },
  keys: 58,
  closestAirport: { iataCode: 'VCE', distanceInKm: 156 },
  directions: {
    byPlane: text('Venice 156 km, Innsbruck 165 km.', 'Venedig 156 km, Innsbruck 165 km.'),
    byChauffeuredService: text(
      'EUR 340 from Venice, by van EUR 390 with child seats.',
      '340 EUR ab Venedig, im Kleinbus mit Kindersitzen 390 EUR.',
    ),
    byCar: text(
      'A27 to Pian di Vedoia, then SS51; garage with charging points under the garden.',
      'A27 bis Pian di Vedoia, dann SS51; Garage mit Ladestationen unter dem Garten.',
    ),
    byPublicTransport: text(
      'Coach from Venice Mestre, 2 h 20 min, to the old station 300 metres away.',
      'Reisebus ab Venedig Mestre, 2 Std. 20 Min., bis zum alten Bahnhof, 300 Meter entfernt.',
    ),
  },
  distances: [
    text('150 m to the Faloria cable car', '150 m zur Seilbahn Faloria'),
    text('500 m to the Corso', '500 m zum Corso'),
  ],
  ratings: { bookingCom: 9.0, tripAdvisorBubbles: 4.5 },
  programmes: [
    {
      id: 'larix',
      benefits: [
        text(
          'Treatment of 50 minutes for adults, crêpes for children',
          'Behandlung von 50 Minuten für Erwachsene, Crêpes für Kinder',
        ),
      ],
      commissionPercent: 13,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'benvenuti@croda-chiara.example',
    reservationPhone: '+39 0436 555 0119',
  },
  salesManagers: [
    { fullName: 'Ludovica Zandegiacomi', email: 'ludovica@croda-chiara.example', languages: ['it', 'en', 'de'] },
    { fullName: 'Ettore Lacedelli-Moro', email: 'ettore@croda-chiara.example', languages: ['it', 'en', 'fr'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: '23:00',
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'Cots, rails and bottle warmers are in place if you give us the ages of the children.',
      'Babybetten, Bettgitter und Flaschenwärmer stehen bereit, wenn Sie uns das Alter der Kinder nennen.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: { endTime: '11:00', instructions: null },
  diningVenues: [
    venue(
      'restaurant',
      'Ciajo',
      text(
        'Casunziei with beetroot, barley, venison; the pasta is rolled at a table in the room, with help from children until seven.',
        'Casunziei mit Roter Bete, Gerste, Hirsch; die Pasta wird an einem Tisch im Saal ausgerollt, bis sieben helfen Kinder mit.',
      ),
      text('Daily, 18:30–22:00', 'Täglich, 18:30–22:00 Uhr'),
    ),
    venue(
      'restaurant',
      'Enrosadira',
      text(
        'Ten tables, tasting menus of five or eight courses, the rock in the window.',
        'Zehn Tische, Menüs in fünf oder acht Gängen, im Fenster der Fels.',
      ),
      text('Thursday to Monday, 19:30–21:30', 'Donnerstag bis Montag, 19:30–21:30 Uhr'),
      2,
    ),
    venue(
      'bar',
      'Bar Struzzo',
      text(
        'Bitters at six, standing, like the rest of the town.',
        'Um sechs ein Bitter, im Stehen, wie im ganzen Ort.',
      ),
      text('Daily, 11:00–1:00', 'Täglich, 11:00–1:00 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Families with small children who also want to dress for dinner.',
      'Familien mit kleinen Kindern, die sich abends trotzdem gern umziehen.',
    ),
    hotel: text(
      'Built in 1926 for summer guests, rebuilt in 2020 with larch floors and more bathrooms. Fifty-eight rooms, many with space for a further bed.',
      '1926 für Sommergäste gebaut, 2020 mit Lärchenböden und mehr Bädern erneuert. Achtundfünfzig Zimmer, viele davon mit Platz für ein weiteres Bett.',
    ),
    location: text(
      'At the foot of Faloria, two minutes from the cable car and six from the church tower. In between lie a playground and the rink.',
      'Am Fuß der Faloria, zwei Minuten von der Seilbahn und sechs vom Kirchturm. Dazwischen liegen ein Spielplatz und die Eisbahn.',
    ),
    foodAndBeverage: text(
      'Breakfast for children starts at 6:45, for everybody else at 7:30. Purées and broths are made daily.',
      'Für Kinder beginnt das Frühstück um 6:45 Uhr, für alle anderen um 7:30 Uhr. Breie und Brühen kochen wir täglich.',
    ),
    wellness: text(
      'A pool of 18 metres and a warm one at 34 °C for the very small; the spa above it is for those over fourteen. Armbands and towels in children’s sizes lie ready.',
      'Ein Becken von 18 Metern und ein warmes mit 34 °C für die ganz Kleinen; das Spa darüber ist für Gäste ab vierzehn. Schwimmflügel und Kinderbademäntel liegen bereit.',
    ),
    onSiteActivities: text(
      'Cooking for children on Mondays and Fridays, a curling sheet in the garden. Evenings at the club end at ten, with a walk home of one floor.',
      'Montags und freitags Kochen für Kinder, im Garten eine Curlingbahn. Der Club schließt um zehn, der Heimweg ist ein Stockwerk lang.',
    ),
    offSiteActivities: text(
      'The Sella Ronda by taxi and ski, the old railway track for prams and skis, ice hockey on Saturdays. Sledges are delivered to the meeting point.',
      'Die Sellaronda mit Taxi und Ski, die alte Bahntrasse für Kinderwagen und Langlauf, samstags Eishockey. Schlitten bringen wir an den Treffpunkt.',
    ),
    sustainability: null,
  },
  facilities: [
    facility('indoorPool', text('18 m and a children’s pool', '18 m und ein Kinderbecken'), included),
    facility('spa', text('From 14 years, 10:00–20:00', 'Ab 14 Jahren, 10–20 Uhr'), text('from EUR 105', 'ab 105 EUR')),
    facility('sauna', text('Three', 'Drei Saunen'), included),
    facility('fitnessRoom', null, included),
    facility('restaurant'),
    facility('bar'),
    facility(
      'skiRoom',
      text('Hire and school in the house', 'Verleih und Skischule im Haus'),
      text('sets from EUR 32 a day', 'Sets ab 32 EUR pro Tag'),
    ),
    facility('kidsClub', text('From 1 year, 8:30–22:00', 'Ab 1 Jahr, 8:30–22:00 Uhr'), included),
    facility('concierge'),
    facility('valetParking', null, text('EUR 32 a night', '32 EUR pro Nacht')),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 11 },
  petPolicy: { arePetsAllowed: true, restrictions: text('Up to 8 kg', 'Bis 8 kg') },
  smokingPolicy: text('Outside, ten steps from the door.', 'Draußen, zehn Schritte von der Tür.'),
  bookingPolicy: text(
    'Infants to two years stay free, children to eleven at a reduced rate. City tax of EUR 5 per person and night from twelve years, for seven nights at most, is paid at the hotel.',
    'Kinder bis zwei Jahre wohnen frei, bis elf zum ermäßigten Preis. Die Kurtaxe von 5 EUR pro Person und Nacht ab zwölf Jahren, höchstens für sieben Nächte, zahlen Sie im Haus.',
  ),
  pictures: [
    picture(
      'banner-04',
      'The rock above Cortina in golden evening light',
      'Der Fels über Cortina im goldenen Abendlicht',
      { x: 75, y: 45 },
    ),
    picture(
      'lobby-02',
      'Hall of the Croda Chiara with cognac armchairs',
      'Halle des Croda Chiara mit cognacfarbenen Sesseln',
    ),
    picture('spa-04', 'Pool with wooden roof', 'Schwimmhalle unter dem Holzdach'),
    picture('dining-02', 'Ciajo, a long table for two families', 'Ciajo: ein langer Tisch für zwei Familien'),
    picture('living-05', 'Reading room at midday', 'Lesezimmer am Mittag'),
  ],
  rooms,
});

import { facility, hotel, picture, text, venue } from './compose';
import { rooms } from './h12-rooms';

export const h12 = hotel({
  id: 'H12',
  name: 'Palais Kleeberg',
  category: '5 Star',
  chain: 'Ondara Hotels',
  statusLevel: 2,
  city: 'vienna',
  coordinates: { latitude: 48.20471, longitude: 16.37318 },
  keys: 94,
  closestAirport: { iataCode: 'VIE', distanceInKm: 19 },
  directions: {
    byPlane: text('Vienna-Schwechat, 19 km.', 'Wien-Schwechat, 19 km.'),
    byChauffeuredService: text(
      'EUR 75 from the airport, EUR 40 from the main station.',
      '75 EUR vom Flughafen, 40 EUR vom Hauptbahnhof.',
    ),
    byCar: text(
      'First district; hand over the car under the portal, it sleeps two streets away.',
      'Erster Bezirk; geben Sie den Wagen unter dem Portal ab, er übernachtet zwei Gassen weiter.',
    ),
    byPublicTransport: text('U1 and U4, Karlsplatz, 350 metres.', 'U1 und U4, Karlsplatz, 350 Meter.'),
  },
  distances: [
    text('400 m to the opera', '400 m zur Oper'),
    text('600 m to the Albertina', '600 m zur Albertina'),
    text('2.8 km to the main station', '2,8 km zum Hauptbahnhof'),
  ],
  ratings: { bookingCom: 9.1, tripAdvisorBubbles: 4.5 },
  programmes: [
    {
      id: 'aurea',
      benefits: [
        text('Transfer from the airport', 'Transfer vom Flughafen'),
        text('Breakfast for two every day', 'Tägliches Frühstück für zwei'),
      ],
      commissionPercent: 13,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'palais@kleeberg.example',
    reservationPhone: '+43 1 555 0112',
  },
  salesManagers: [
    { fullName: 'Dorothea Wallnöfer', email: 'dorothea.wallnoefer@kleeberg.example', languages: ['de', 'en', 'it'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: null,
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'For balls: tailcoats and gowns sent ahead are pressed and hang in the room.',
      'Für Bälle: Vorausgeschickte Fräcke und Roben hängen gebügelt im Zimmer.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: {
    endTime: '12:00',
    instructions: text('After a ball, until 14:00 and without asking.', 'Nach einem Ball bis 14 Uhr, ohne zu fragen.'),
  },
  diningVenues: [
    venue(
      'restaurant',
      'Kleeberg',
      text(
        'Viennese beef, eight cuts, carved from the trolley. Vegetables get a page of their own.',
        'Wiener Rindfleisch in acht Teilen, vom Wagen tranchiert. Das Gemüse hat eine eigene Seite.',
      ),
      text('Daily, 12:00–14:30 and 18:00–22:30', 'Täglich, 12:00–14:30 und 18:00–22:30 Uhr'),
    ),
    venue(
      'café',
      'Café Marianne',
      text(
        'Twelve kinds of coffee, one kind of strudel, and a waiter who remembers.',
        'Zwölf Sorten Kaffee, eine Sorte Strudel und ein Ober, der sich erinnert.',
      ),
      text('Daily, 7:00–20:00', 'Täglich, 7–20 Uhr'),
    ),
    venue(
      'bar',
      'Zweite Geige',
      text(
        'Wines from Austria by the glass, forty of them. Chamber music on Thursdays.',
        'Vierzig Weine aus Österreich im Glas. Donnerstags Kammermusik.',
      ),
      text('Daily, 17:00–1:00', 'Täglich, 17:00–1:00 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Opera-goers, ball guests and skiers on the way home.',
      'Opernbesucher, Ballgäste und Skifahrer auf dem Heimweg.',
    ),
    hotel: text(
      'A palace of 1874 in pale yellow, with a green copper dome over its corner. The staircase, the ballroom and the parquet are listed; the ninety-four rooms behind them have been quiet since the windows were renewed in 2018.',
      'Ein Palais von 1874 in blassem Gelb, über der Ecke eine grüne Kupferkuppel. Stiege, Ballsaal und Parkett stehen unter Denkmalschutz; die vierundneunzig Zimmer dahinter sind ruhig, seit 2018 die Fenster erneuert wurden.',
    ),
    location: text(
      'On a square in the first district between the opera and the city park. Everything that begins at eight in the evening is within ten minutes.',
      'An einem Platz im ersten Bezirk, zwischen Oper und Stadtpark. Was um acht Uhr abends beginnt, liegt höchstens zehn Minuten entfernt.',
    ),
    foodAndBeverage: null,
    wellness: text(
      'Sauna and steam bath on the mezzanine; massages in the room until midnight. The fitness room upstairs is open day and night.',
      'Sauna und Dampfbad im Mezzanin; Massagen auf dem Zimmer bis Mitternacht. Der Fitnessraum im vierten Stock ist Tag und Nacht offen.',
    ),
    onSiteActivities: text(
      'Waltz lesson at 16:00 in the ballroom, from November to Shrove Tuesday. A dress is not needed, shoes with leather soles are.',
      'Um 16 Uhr Walzerstunde im Ballsaal, von November bis Faschingsdienstag. Eine Robe braucht es nicht, Ledersohlen schon.',
    ),
    offSiteActivities: text(
      'Opera tickets from our own allotment of twelve, museum mornings with a restorer, the Heurigen by tram. Direct trains to the Arlberg leave from the main station, ten minutes away.',
      'Opernkarten aus dem eigenen Kontingent von zwölf Plätzen, Museumsvormittage mit einer Restauratorin, mit der Tram zum Heurigen. Direkte Züge an den Arlberg fahren ab Hauptbahnhof, zehn Minuten entfernt.',
    ),
    sustainability: null,
  },
  facilities: [
    facility('sauna', text('7:00–22:00', '7–22 Uhr')),
    facility('fitnessRoom', text('Fourth floor, day and night', 'Vierter Stock, Tag und Nacht')),
    facility('restaurant'),
    facility('bar'),
    facility('concierge', text('Ball cards, tailors, opera', 'Ballkarten, Schneider, Oper')),
    facility('valetParking', null, text('EUR 48 a day', '48 EUR pro Tag')),
    facility(
      'meetingRooms',
      text('Ballroom for 140, four salons', 'Ballsaal für 140, vier Salons'),
      text('from EUR 900', 'ab 900 EUR'),
    ),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 12 },
  petPolicy: { arePetsAllowed: true, restrictions: null },
  smokingPolicy: text('In the cigar salon on the ground floor.', 'Im Zigarrensalon im Erdgeschoss.'),
  bookingPolicy: text(
    'Opera Ball night from three nights. At the flexible rate half is charged from the day prior to arrival, all of it on the day itself.',
    'Die Nacht des Opernballs gibt es ab drei Nächten. Bei der flexiblen Rate fällt ab dem Vortag der Anreise die Hälfte an, am Anreisetag der ganze Betrag.',
  ),
  pictures: [
    picture(
      'hotel-10',
      'Palais Kleeberg at dusk, copper dome over the corner',
      'Das Palais Kleeberg in der Dämmerung, über der Ecke die Kupferkuppel',
    ),
    picture('lobby-01', 'Hall with chequered floor and key wall', 'Halle mit Schachbrettboden und Schlüsselwand'),
    picture('meeting-05', 'Ballroom of 1874, set for 140', 'Ballsaal von 1874, gedeckt für 140'),
    picture('dining-04', 'Restaurant Kleeberg at six', 'Restaurant Kleeberg um sechs Uhr abends'),
    picture('dining-05', 'Zweite Geige, the bar', 'Die Bar Zweite Geige'),
  ],
  rooms,
});

import { facility, hotel, included, picture, text, venue } from './compose';
import { rooms } from './h11-rooms';

export const h11 = hotel({
  id: 'H11',
  name: 'Almhof Valluga',
  category: '4 Star',
  statusLevel: 2,
  city: 'st-anton',
  coordinates: { latitude: 47.13014, longitude: 10.27122 },
  keys: 52,
  closestAirport: { iataCode: 'INN', distanceInKm: 100 },
  directions: {
    byPlane: text('Innsbruck, 100 km; Zurich, 205 km.', 'Innsbruck, 100 km; Zürich, 205 km.'),
    byChauffeuredService: text(
      '1 h 15 min from Innsbruck, from EUR 290 one way.',
      '1 Std. 15 Min. ab Innsbruck, ab 290 EUR pro Strecke.',
    ),
    byCar: text(
      'S16 to St. Anton Ost, then 900 metres; the garage is under the second house.',
      'S16 bis St. Anton Ost, dann 900 Meter; die Garage liegt unter dem zweiten Haus.',
    ),
    byPublicTransport: text(
      'Railjets stop at St. Anton; with luggage we fetch you, without it is a walk of eleven minutes.',
      'Railjets halten in St. Anton; mit Gepäck holen wir Sie, ohne gehen Sie elf Minuten.',
    ),
  },
  distances: [
    text('320 m to the Nasserein gondola', '320 m zur Nassereinbahn'),
    text('Ski school at the door', 'Skischule vor der Tür'),
    text('1.1 km to the station', '1,1 km zum Bahnhof'),
  ],
  ratings: { bookingCom: 9.4, tripAdvisorBubbles: 4.5 },
  programmes: [
    {
      id: 'firnlicht',
      benefits: [
        text('Breakfast for two every day', 'Tägliches Frühstück für zwei'),
        text('Upgrade when free, check-out until 16:00', 'Höhere Kategorie, sofern frei; Check-out bis 16 Uhr'),
      ],
      commissionPercent: 14,
    },
    {
      id: 'larix',
      benefits: [text('Spa credit of EUR 100 per stay', 'Spa-Guthaben von 100 EUR pro Aufenthalt')],
      commissionPercent: 12,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'almhof@almhof-valluga.example',
    reservationPhone: '+43 5446 555 0111',
  },
  supportsInstantBooking: true,
  salesManagers: [
    { fullName: 'Annelies Zangerl', email: 'annelies.zangerl@almhof-valluga.example', languages: ['de', 'en'] },
    { fullName: 'Ruben Falch', email: 'ruben.falch@almhof-valluga.example', languages: ['de', 'en', 'sv'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: '23:00',
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'The desk is in the first house; the corridor below the snow leads to the other three.',
      'Die Rezeption ist im ersten Haus; der Gang unter dem Schnee führt in die anderen drei.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: {
    endTime: '11:00',
    instructions: text(
      'Late trains: pool and showers stay open to you until 18:00.',
      'Später Zug: Pool und Duschen stehen Ihnen bis 18 Uhr offen.',
    ),
  },
  diningVenues: [
    venue(
      'restaurant',
      'Stube 1961',
      text(
        'Fourteen seats, one menu, written the same morning. Children eat at 18:00.',
        'Vierzehn Plätze, ein Menü, am selben Morgen geschrieben. Kinder essen um 18 Uhr.',
      ),
      text('Wednesday to Sunday, 19:00–22:00', 'Mittwoch bis Sonntag, 19–22 Uhr'),
      1,
    ),
    venue(
      'restaurant',
      'Weiherblick',
      text(
        'Breakfast and half board, windows to the ice. High chairs and half portions.',
        'Frühstück und Halbpension, Fenster zum Eis. Hochstühle und halbe Portionen.',
      ),
      text('Daily, 7:30–11:00 and 18:30–21:30', 'Täglich, 7:30–11:00 und 18:30–21:30 Uhr'),
    ),
    venue(
      'bar',
      'Valluga Bar',
      text('Forty gins, one fire, no music before nine.', 'Vierzig Gins, ein Feuer, vor neun keine Musik.'),
      text('Daily, 15:00–1:00', 'Täglich, 15:00–1:00 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Families with older children, and parties of friends who ski until the lifts stop.',
      'Familien mit größeren Kindern und Freundeskreise, die fahren, bis die Lifte stehen.',
    ),
    hotel: text(
      'Four dark gables at the edge of a pond, built in 1961 by the grandparents of today’s hosts and rebuilt in 2019 in charred larch. Fifty-two rooms, joined underground; nobody crosses snow in slippers.',
      'Vier dunkle Giebel am Rand eines Weihers, 1961 von den Großeltern der heutigen Gastgeber gebaut, 2019 in verkohlter Lärche erneuert. Zweiundfünfzig Zimmer, unterirdisch verbunden; niemand geht in Hausschuhen durch den Schnee.',
    ),
    location: text(
      'At the Nasserein end of the village, four minutes from the gondola and out of earshot of the bars. The pond freezes in December and is swept for skating.',
      'Am ruhigen Ende von St. Anton, in Nasserein, vier Minuten von der Bahn und außer Hörweite der Bars. Im Dezember friert der Weiher zu und wird zum Eislaufen gekehrt.',
    ),
    foodAndBeverage: text(
      'Breakfast until 11:00; half board is a dinner of five courses with three choices. Bread and honey come from the valley, fish from the Inn.',
      'Frühstück bis 11 Uhr; Halbpension heißt fünf Gänge mit dreifacher Wahl. Brot und Honig kommen aus dem Tal, der Fisch aus dem Inn.',
    ),
    wellness: text(
      'A 25-metre pool under natural stone, three saunas, one of them for families until 18:00. Six treatment rooms.',
      'Ein 25-Meter-Becken zwischen Naturstein, drei Saunen, eine davon bis 18 Uhr für Familien. Sechs Behandlungsräume.',
    ),
    onSiteActivities: text(
      'Children’s kitchen on Tuesdays, a cinema with 24 seats, skates in every size. Skis are serviced overnight and stand in your place by seven.',
      'Dienstags Kinderküche, ein Kino mit 24 Plätzen, Schlittschuhe in allen Größen. Ski werden über Nacht präpariert und stehen um sieben an ihrem Platz.',
    ),
    offSiteActivities: text(
      'Ski guides for the Valluga north side, evening tobogganing, the train to Innsbruck for a day. Lech and Zürs are reached on skis before lunch.',
      'Skiführer für die Nordseite der Valluga, Abendrodeln, für einen Tag mit dem Zug nach Innsbruck. Lech und Zürs erreicht man auf Ski noch vor dem Mittagessen.',
    ),
    sustainability: text(
      'Heated with wood chips since 2019. Your car stays in the garage; everything in the village is reached on foot.',
      'Seit 2019 heizen wir mit Hackschnitzeln. Ihr Wagen bleibt in der Garage, im Ort geht man zu Fuß.',
    ),
  },
  facilities: [
    facility('indoorPool', text('25 m, 29 °C, families 9:00–18:00', '25 m, 29 °C, Familien 9–18 Uhr'), included),
    facility(
      'spa',
      text('Steam bath and six treatment rooms', 'Dampfbad und sechs Behandlungsräume'),
      text('treatments from EUR 110', 'Behandlungen ab 110 EUR'),
    ),
    facility('sauna', text('Three', 'Drei'), included),
    facility('fitnessRoom', null, included),
    facility('restaurant'),
    facility('bar'),
    facility('kidsClub', text('3 to 12 years, 10:00–20:00', '3 bis 12 Jahre, 10–20 Uhr'), included),
    facility(
      'skiRoom',
      text('Boot racks heated, service overnight', 'Beheizte Schuhregale, Service über Nacht'),
      text('EUR 35 a pair', '35 EUR pro Paar'),
    ),
    facility(
      'valetParking',
      text('40 places, 12 chargers', '40 Plätze, 12 Ladestationen'),
      text('EUR 28 a night', '28 EUR pro Nacht'),
    ),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 16 },
  petPolicy: {
    arePetsAllowed: true,
    restrictions: text(
      'Dogs up to 15 kg, EUR 45 a night, not in the restaurants',
      'Hunde bis 15 kg, 45 EUR pro Nacht, nicht in den Restaurants',
    ),
  },
  smokingPolicy: text('None inside; a bench by the pond.', 'Im Haus nicht; am Weiher steht eine Bank.'),
  bookingPolicy: text(
    'Rooms shown as free are confirmed at once.',
    'Was als frei angezeigt wird, ist sofort bestätigt.',
  ),
  houseRules: text('Skating until 21:00, by lantern from five.', 'Eislaufen bis 21 Uhr, ab fünf im Laternenlicht.'),
  pictures: [
    picture(
      'hotel-05',
      'The four dark gables of Almhof Valluga beside the frozen pond',
      'Die vier dunklen Giebel des Almhofs Valluga am gefrorenen Weiher',
    ),
    picture('spa-04', 'The 25-metre pool between natural stone', 'Das 25-Meter-Becken zwischen Naturstein'),
    picture('living-01', 'Hall in the first house, fire from four o’clock', 'Halle im ersten Haus, Feuer ab vier Uhr'),
    picture('dining-02', 'Weiherblick, the long table', 'Weiherblick: der lange Tisch'),
    picture('dining-05', 'Valluga Bar before opening', 'Die Valluga Bar vor dem Öffnen'),
    picture('detail-01', 'Ski room with heated racks', 'Skiraum mit beheizten Regalen'),
  ],
  rooms,
});

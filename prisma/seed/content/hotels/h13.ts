import { facility, hotel, included, picture, text, venue } from './compose';
import { rooms } from './h13-rooms';

export const h13 = hotel({
  id: 'H13',
  name: 'Haus Riffelgand',
  category: '5 Star',
  chain: 'Grat & Grund',
  statusLevel: 2,
  city: 'zermatt',
  sector: 'zermatt/winkelmatten',
  coordinates: { latitude: 46.01402, longitude: 7.74815 },
  keys: 44,
  closestAirport: { iataCode: 'SIR', distanceInKm: 80 },
  directions: {
    byPlane: text('Sion 80 km; Geneva and Zurich about 240 km.', 'Sitten 80 km; Genf und Zürich rund 240 km.'),
    byChauffeuredService: text(
      'A driver brings you to Täsch; our electric taxi waits at platform 1 in Zermatt.',
      'Der Fahrer bringt Sie nach Täsch; in Zermatt wartet unser Elektrotaxi an Gleis 1.',
    ),
    byCar: text(
      'To the Täsch terminal, CHF 17.50 a day, then twelve minutes by shuttle train.',
      'Bis zum Terminal Täsch, 17,50 CHF am Tag, dann zwölf Minuten mit dem Pendelzug.',
    ),
    byPublicTransport: text(
      'Visp to Zermatt in 70 minutes by narrow gauge, every half hour.',
      'Von Visp 70 Minuten mit der Schmalspurbahn, alle halbe Stunde.',
    ),
  },
  distances: [
    text('250 m to the Matterhorn lifts', '250 m zu den Matterhornbahnen'),
    text('1.4 km to the station, by electric taxi', '1,4 km zum Bahnhof, mit dem Elektrotaxi'),
    text('Chapel of Winkelmatten opposite', 'Gegenüber die Kapelle Winkelmatten'),
  ],
  ratings: { bookingCom: 9.5, tripAdvisorBubbles: 5 },
  programmes: [
    {
      id: 'firnlicht',
      benefits: [
        text('Breakfast for two every day', 'Tägliches Frühstück für zwei'),
        text('Check-out until 16:00', 'Check-out bis 16 Uhr'),
      ],
      commissionPercent: 12,
    },
    {
      id: 'larix',
      benefits: [text('One massage of 50 minutes per guest', 'Eine Massage von 50 Minuten pro Gast')],
      commissionPercent: 13,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'riffelgand@haus-riffelgand.example',
    reservationPhone: '+41 27 555 01 13',
  },
  salesManagers: [
    { fullName: 'Seraina Imseng', email: 'seraina.imseng@haus-riffelgand.example', languages: ['de', 'fr', 'en'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: '23:00',
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'Tell us your train; the taxi is at the platform, and the luggage overtakes you.',
      'Nennen Sie uns Ihren Zug; das Taxi steht am Perron, und das Gepäck überholt Sie.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: {
    endTime: '11:00',
    instructions: text(
      'Luggage can be checked through to Zurich airport until 8:00.',
      'Bis 8 Uhr geben wir Ihr Gepäck direkt zum Flughafen Zürich auf.',
    ),
  },
  diningVenues: [
    venue(
      'restaurant',
      'Gand',
      text(
        'Food of the Valais from one open kitchen: rye, saffron from Mund, black-nosed lamb, apricots in every season.',
        'Walliser Küche aus einem offenen Herd: Roggen, Safran aus Mund, Schwarznasenlamm, Aprikosen zu jeder Jahreszeit.',
      ),
      text('Daily, 18:30–22:00', 'Täglich, 18:30–22:00 Uhr'),
      1,
    ),
    venue(
      'café',
      'Die Kapelle gegenüber',
      text(
        'Breakfast, then raclette from the half wheel until the sun is gone.',
        'Frühstück, danach Raclette vom halben Laib, bis die Sonne weg ist.',
      ),
      text('Daily, 7:00–17:00', 'Täglich, 7–17 Uhr'),
    ),
    venue(
      'bar',
      'Nordwand',
      text(
        'Twenty seats facing the mountain, blankets for the terrace.',
        'Zwanzig Plätze mit Blick zum Berg, Decken für die Terrasse.',
      ),
      text('Daily, 16:00–0:00', 'Täglich, 16–24 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Skiers who want the upper lifts first, and guests who came for the one view.',
      'Skifahrer, die früh nach oben wollen, und Gäste, die wegen des einen Blicks kommen.',
    ),
    hotel: text(
      'Three larch lodges on a stone base, connected by glass passages. Forty-four rooms, each with a window or a balcony to the Matterhorn; the only ones without it are the sauna and the wine room.',
      'Drei Lärchenhäuser auf einem Steinsockel, durch gläserne Gänge verbunden. Vierundvierzig Zimmer, alle mit Fenster oder Balkon zum Matterhorn; nur Sauna und Weinkeller müssen ohne auskommen.',
    ),
    location: text(
      'In Winkelmatten, south of the village and four minutes on foot from the Matterhorn lifts. The ski bus passes every ten minutes, the chapel bell at seven.',
      'In Winkelmatten, südlich des Dorfs und vier Gehminuten von den Matterhornbahnen. Der Skibus fährt alle zehn Minuten, die Kapelle läutet um sieben.',
    ),
    foodAndBeverage: text(
      'Two hundred wines from the Valais, most of which never leave it. Half board has four courses and costs CHF 85.',
      'Zweihundert Walliser Weine, von denen die meisten das Tal nie verlassen. Die Halbpension umfasst vier Gänge und kostet 85 CHF.',
    ),
    wellness: text(
      'A pool of 20 metres with stone walls, two saunas, an ice fountain. Swimming is for all until 18:00, then for adults.',
      'Ein 20-Meter-Becken zwischen Steinwänden, zwei Saunen, ein Eisbrunnen. Bis 18 Uhr schwimmen alle, danach die Erwachsenen.',
    ),
    onSiteActivities: null,
    offSiteActivities: text(
      'Lunch in Cervinia, the Gornergrat by rack railway, summer ski on the glacier. Guides are at the bar at five to talk over the next day.',
      'Mittagessen in Cervinia, mit der Zahnradbahn auf den Gornergrat, Sommerski auf dem Gletscher. Um fünf sitzen die Bergführer an der Bar und besprechen den nächsten Tag.',
    ),
    sustainability: text(
      'Heat comes from 180 metres below ground; the two taxis charge at night from the village’s hydropower. Bathrooms are stocked from large bottles that go back to be filled.',
      'Die Wärme kommt aus 180 Metern Tiefe; die beiden Taxis laden nachts mit Wasserkraft aus dem Dorf. In den Bädern stehen große Flaschen, die zum Nachfüllen zurückgehen.',
    ),
  },
  facilities: [
    facility('indoorPool', text('20 m, 30 °C, 7:00–21:00', '20 m, 30 °C, 7–21 Uhr'), included),
    facility('spa', text('Five rooms', 'Fünf Räume'), text('from CHF 140', 'ab 140 CHF')),
    facility('sauna', text('Two, and an ice fountain', 'Zwei, dazu ein Eisbrunnen'), included),
    facility('fitnessRoom', null, included),
    facility('restaurant'),
    facility('bar'),
    facility('skiRoom', text('And a second one at the lift', 'Und ein zweiter an der Bahn'), included),
    facility('concierge', text('Mountain guides daily at 17:00', 'Bergführer täglich um 17 Uhr')),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 13 },
  petPolicy: { arePetsAllowed: true, restrictions: text('CHF 40 a night', '40 CHF pro Nacht') },
  smokingPolicy: text('On the terrace of the bar.', 'Auf der Terrasse der Bar.'),
  bookingPolicy: text(
    'Prices on site are in Swiss francs, our invoice is in euros at the rate of the booking day.',
    'Vor Ort gelten Franken, unsere Rechnung lautet auf Euro zum Kurs des Buchungstags.',
  ),
  localCurrency: 'CHF',
  billableCurrency: 'EUR',
  pictures: [
    picture(
      'hotel-08',
      'Haus Riffelgand on a night of snowfall, all windows lit',
      'Haus Riffelgand in einer Nacht mit Schneefall, alle Fenster hell',
    ),
    picture('spa-01', 'Pool between stone walls, 30 °C', 'Becken zwischen Steinwänden, 30 °C'),
    picture('lobby-02', 'Reception in the middle lodge', 'Rezeption im mittleren Haus'),
    picture('detail-02', 'Gand, a table near the open kitchen', 'Gand: ein Tisch nah am offenen Herd'),
    picture('spa-03', 'Sauna in the trees', 'Sauna vor den Bäumen'),
  ],
  rooms,
});

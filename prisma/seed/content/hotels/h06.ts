import { facility, hotel, picture, text, venue } from './compose';
import { rooms } from './h06-rooms';

export const h06 = hotel({
  id: 'H06',
  name: 'Palais Saint-Aubert',
  category: '5 Star Palace',
  chain: 'Ondara Hotels',
  statusLevel: 3,
  city: 'paris',
  coordinates: { latitude: 48.86702, longitude: 2.32141 },
  keys: 210,
  closestAirport: { iataCode: 'ORY', distanceInKm: 20 },
  directions: {
    byPlane: text('Orly 20 km, Charles de Gaulle 28 km.', 'Orly 20 km, Charles de Gaulle 28 km.'),
    byChauffeuredService: text(
      'EUR 140 from Orly, EUR 160 from Charles de Gaulle; the driver waits an hour without charge.',
      '140 EUR ab Orly, 160 EUR ab Charles de Gaulle; eine Stunde Wartezeit ist inbegriffen.',
    ),
    byCar: text(
      'Ring road, Porte Maillot, then straight on. Valets take the car at the corner entrance.',
      'Périphérique, Porte Maillot, dann geradeaus. Am Eckportal übernimmt der Parkservice.',
    ),
    byPublicTransport: text(
      'Métro Madeleine, lines 8, 12 and 14, 300 metres. Gare de Lyon is three stops on line 14.',
      'Métro Madeleine, Linien 8, 12 und 14, 300 Meter. Mit der 14 sind es drei Stationen zur Gare de Lyon.',
    ),
  },
  distances: [
    text('300 m to the Madeleine', '300 m zur Madeleine'),
    text('550 m to the Tuileries', '550 m zu den Tuilerien'),
    text('4 km to the Gare de Lyon', '4 km zur Gare de Lyon'),
  ],
  ratings: { bookingCom: 9.3, tripAdvisorBubbles: 4.5 },
  programmes: [
    {
      id: 'aurea',
      benefits: [
        text('Hotel credit of EUR 100 per stay', 'Hotelguthaben von 100 EUR pro Aufenthalt'),
        text('Breakfast for two every day', 'Tägliches Frühstück für zwei'),
      ],
      commissionPercent: 12,
    },
    {
      id: 'carta-stays',
      benefits: [text('Check-out at 16:00, guaranteed', 'Check-out um 16 Uhr, garantiert')],
      commissionPercent: 10,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'reservations@palais-saint-aubert.example',
    reservationPhone: '+33 1 99 00 01 06',
  },
  salesManagers: [
    { fullName: 'Clémentine Vasseur-Roy', email: 'c.vasseur@palais-saint-aubert.example', languages: ['fr', 'en'] },
    { fullName: 'Jonas Reinecke', email: 'j.reinecke@palais-saint-aubert.example', languages: ['de', 'fr', 'en'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: null,
    minAge: 18,
    depositDescription: text(
      'EUR 200 a night are authorised for extras.',
      'Für Extras werden 200 EUR pro Nacht vorgemerkt.',
    ),
    instructions: text(
      'Arriving before noon? The baths on the lower floor have lockers, showers and coffee.',
      'Sie kommen vor zwölf? Im Untergeschoss warten Schließfächer, Duschen und Kaffee.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: {
    endTime: '12:00',
    instructions: text(
      'Luggage can follow you to the Gare de Lyon; the porter meets you at the platform.',
      'Auf Wunsch folgt Ihr Gepäck zur Gare de Lyon; der Portier erwartet Sie am Gleis.',
    ),
  },
  diningVenues: [
    venue(
      'restaurant',
      'Saint-Aubert',
      text(
        'Forty covers under pendant lamps in brass. Turbot, pigeon from the Loire, a Paris-Brest for the whole table.',
        'Vierzig Gedecke unter Messinglampen. Steinbutt, Taube von der Loire und ein Paris-Brest für den ganzen Tisch.',
      ),
      text('Tuesday to Saturday, 19:00–22:00', 'Dienstag bis Samstag, 19–22 Uhr'),
      2,
    ),
    venue(
      'café',
      'Café de l’Angle',
      text(
        'The corner with the wine-red awnings: oysters, steak tartare, the newspapers of eleven countries.',
        'Die Ecke mit den weinroten Markisen: Austern, Tatar und Zeitungen aus elf Ländern.',
      ),
      text('Daily, 7:00–0:00', 'Täglich, 7–24 Uhr'),
    ),
    venue(
      'bar',
      'Bar du Dôme',
      text(
        'Under the slate dome, thirty seats. Drinks are mixed in front of you and named after streets that no longer exist.',
        'Unter der Schieferkuppel, dreißig Plätze. Gemixt wird vor Ihren Augen; die Drinks heißen nach Straßen, die es nicht mehr gibt.',
      ),
      text('Daily, 18:00–2:00', 'Täglich, 18–2 Uhr'),
    ),
    venue(
      'lounge',
      'Salon des Clés',
      text(
        'Tea from three o’clock, beside the wall of 210 keys.',
        'Tee ab drei Uhr, neben der Wand mit den 210 Schlüsseln.',
      ),
      text('Daily, 15:00–19:00', 'Täglich, 15–19 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Two nights between an aeroplane and a mountain, or a week with nothing else planned.',
      'Zwei Nächte zwischen Flugzeug und Berg oder eine Woche ohne weiteren Plan.',
    ),
    hotel: text(
      'A corner house of 1887 in pale stone, mansard roofs, a slate dome over the entrance. The rooms were redone floor by floor until 2022: panelling repaired, herringbone relaid, windows doubled. The hotel is open all year.',
      'Ein Eckhaus von 1887 aus hellem Stein, mit Mansarden und einer Schieferkuppel über dem Eingang. Bis 2022 wurden die Zimmer Etage für Etage erneuert: Täfelungen ausgebessert, Fischgrät neu verlegt, Fenster verdoppelt. Das Haus ist ganzjährig geöffnet.',
    ),
    location: text(
      'Eighth arrondissement, between the Madeleine and the gardens. Most museums are reached on foot in half an hour or less.',
      'Achtes Arrondissement, zwischen der Madeleine und den Gärten. Die meisten Museen erreicht man zu Fuß in höchstens einer halben Stunde.',
    ),
    foodAndBeverage: text(
      'Breakfast is served in the café, in the room or, from five in the morning, in a paper bag for the train. Bread is baked on the lower floor from two.',
      'Frühstück gibt es im Café, auf dem Zimmer oder, ab fünf Uhr früh, in der Tüte für den Zug. Das Brot backen wir ab zwei Uhr nachts im Untergeschoss.',
    ),
    wellness: text(
      'Marble baths from 1911 with a plunge pool, hammam and six cabins. No children before noon, no telephones at all.',
      'Marmorbäder von 1911 mit Tauchbecken, Hamam und sechs Kabinen. Kinder ab mittags, Telefone gar nicht.',
    ),
    onSiteActivities: null,
    offSiteActivities: text(
      'Museum visits before opening time, bookbinders and glove makers who receive by appointment, a boat from the Pont de la Concorde. The concierges need two days’ notice for the first and half an hour for the last.',
      'Museen vor der Öffnungszeit, Buchbinder und Handschuhmacher nach Vereinbarung, ein Boot ab Pont de la Concorde. Für das Erste brauchen die Concierges zwei Tage Vorlauf, für das Letzte eine halbe Stunde.',
    ),
    sustainability: text(
      'Linen is washed in the house with recovered heat. Nothing is served in plastic.',
      'Die Wäsche waschen wir im Haus mit rückgewonnener Wärme. Plastik kommt nicht auf den Tisch.',
    ),
  },
  facilities: [
    facility(
      'spa',
      text('Six cabins, hammam, plunge pool', 'Sechs Kabinen, Hamam, Tauchbecken'),
      text('from EUR 160', 'ab 160 EUR'),
    ),
    facility('fitnessRoom', text('Open day and night', 'Tag und Nacht geöffnet')),
    facility('restaurant'),
    facility('bar'),
    facility('kidsClub', text('Wednesdays and weekends, 4 to 11 years', 'Mittwochs und am Wochenende, 4 bis 11 Jahre')),
    facility('concierge', text('Five keys at the desk, day and night', 'Fünf Concierges, Tag und Nacht')),
    facility('valetParking', null, text('EUR 75 a day', '75 EUR pro Tag')),
    facility(
      'meetingRooms',
      text('Seven salons for 8 to 180 guests', 'Sieben Salons für 8 bis 180 Gäste'),
      text('on request', 'auf Anfrage'),
    ),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 12 },
  petPolicy: {
    arePetsAllowed: true,
    restrictions: text('Dogs and cats up to 15 kg, EUR 50 a night', 'Hunde und Katzen bis 15 kg, 50 EUR pro Nacht'),
  },
  smokingPolicy: text(
    'No smoking indoors; the café terrace is heated.',
    'Kein Rauchen in den Räumen; die Terrasse des Cafés ist beheizt.',
  ),
  bookingPolicy: text(
    'From five rooms we ask for a list of names ten days before arrival.',
    'Ab fünf Zimmern bitten wir zehn Tage vor Anreise um eine Namensliste.',
  ),
  pictures: [
    picture(
      'hotel-09',
      'Palais Saint-Aubert at blue hour, slate dome and wine-red awnings',
      'Das Palais Saint-Aubert zur blauen Stunde: Schieferkuppel und weinrote Markisen',
    ),
    picture(
      'lobby-01',
      'Lobby with chequered marble and the wall of keys',
      'Lobby mit Marmor im Schachbrett und der Schlüsselwand',
    ),
    picture(
      'dining-04',
      'Restaurant Saint-Aubert before the first service',
      'Das Restaurant Saint-Aubert vor dem ersten Service',
    ),
    picture('dining-05', 'Bar du Dôme, green walls and leather stools', 'Bar du Dôme: grüne Wände, Lederhocker'),
    picture('meeting-05', 'The largest salon, laid for a dinner', 'Der größte Salon, zum Diner gedeckt'),
  ],
  rooms,
});

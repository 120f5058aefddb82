import { facility, hotel, included, picture, text, venue } from './compose';
import { rooms } from './h02-rooms';

export const h02 = hotel({
  id: 'H02',
  name: 'Les Trois Charpentes',
  category: '5 Star',
  statusLevel: 2,
  city: 'courchevel-1850',
  sector: 'courchevel-1850/bellecote',
  coordinates: { latitude: 45.41162, longitude: 6.64013 },
  keys: 41,
  closestAirport: { iataCode: 'CMF', distanceInKm: 110 },
  directions: {
    byPlane: text('Chambéry 110 km, Lyon 185 km.', 'Chambéry 110 km, Lyon 185 km.'),
    byChauffeuredService: text(
      'From Chambéry EUR 390 one way, child seats on board.',
      'Ab Chambéry 390 EUR pro Strecke, Kindersitze an Bord.',
    ),
    byCar: text(
      'Through 1850 to the Rue de Bellecôte; the garage entrance is on the valley side of the middle house.',
      'Durch 1850 zur Rue de Bellecôte; die Garage liegt talseitig am mittleren Haus.',
    ),
    byPublicTransport: text(
      'The free village bus stops 60 metres below the houses every 20 minutes.',
      'Der kostenlose Ortsbus hält alle 20 Minuten, 60 Meter unterhalb der Häuser.',
    ),
  },
  distances: [
    text('At the edge of the Bellecôte piste', 'Am Rand der Piste Bellecôte'),
    text('350 m to the ski school meeting point', '350 m zum Treffpunkt der Skischule'),
    text('700 m to the Croisette', '700 m zur Croisette'),
  ],
  ratings: { bookingCom: 9.2, tripAdvisorBubbles: 4.5 },
  programmes: [
    {
      id: 'sommets',
      benefits: [
        text('One morning of first tracks', 'Ein Morgen mit den ersten Schwüngen'),
        text('One children’s menu free per child and evening', 'Ein Kindermenü pro Kind und Abend frei'),
      ],
      commissionPercent: 12,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'bonjour@trois-charpentes.example',
    reservationPhone: '+33 4 65 71 01 12',
  },
  salesManagers: [
    { fullName: 'Maëlys Bonnevie', email: 'maelys.bonnevie@trois-charpentes.example', languages: ['fr', 'en', 'it'] },
  ],
  checkIn: {
    startTime: '17:00',
    endTime: '22:00',
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'Saturday is arrival day for most guests. If your room is not ready, lunch and the pool are.',
      'Samstags reisen die meisten an. Ist Ihr Zimmer noch nicht fertig, sind es Mittagstisch und Pool.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: false,
  },
  checkOut: {
    endTime: '10:00',
    instructions: text(
      'Luggage left at the door by nine is in your car by ten.',
      'Gepäck, das um neun vor der Tür steht, ist um zehn im Wagen.',
    ),
  },
  diningVenues: [
    venue(
      'restaurant',
      'La Poutre',
      text(
        'Savoyard cooking at long tables: farcement, pike quenelles, tart of bilberries. A pot of fondue is on the stove all day.',
        'Savoyische Küche an langen Tischen: Farcement, Hechtklößchen, Heidelbeertarte. Ein Topf Fondue steht den ganzen Tag auf dem Herd.',
      ),
      text('Daily, 12:00–15:00 and 19:00–22:00', 'Täglich, 12–15 und 19–22 Uhr'),
    ),
    venue(
      'lounge',
      'Le Tasseau',
      text(
        'Tea, crêpes and board games between the second and the third house. Adults have it to themselves after nine.',
        'Tee, Crêpes und Brettspiele zwischen dem zweiten und dem dritten Haus. Nach neun gehört der Raum den Erwachsenen.',
      ),
      text('Daily, 15:00–23:30', 'Täglich, 15:00–23:30 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Families with children who are learning: the easy piste runs past the terrace, and lessons are within sight of lunch.',
      'Familien mit Kindern, die gerade Ski fahren lernen: Die leichte Piste führt an der Terrasse vorbei, der Unterricht liegt in Sichtweite des Mittagstischs.',
    ),
    hotel: text(
      'Three houses with glazed gables, joined below ground by a corridor that holds the pool, the playroom and the skis. Each has its own staircase, a fire on the ground floor and no more than fourteen rooms.',
      'Drei Häuser mit verglasten Giebeln, unter der Erde durch einen Gang verbunden, an dem Pool, Spielzimmer und Skiraum liegen. Jedes hat eine eigene Treppe, im Erdgeschoss ein Feuer und höchstens vierzehn Zimmer.',
    ),
    location: text(
      'Bellecôte is the eastern edge of 1850, an easy piste with houses along it. The last lift back closes at 17:00, after which the terrace faces nothing but snow.',
      'Bellecôte ist der Ostrand von 1850: eine leichte Piste, an der Häuser stehen. Der letzte Lift schließt um 17 Uhr, danach liegt vor der Terrasse nur noch Schnee.',
    ),
    foodAndBeverage: null,
    wellness: text(
      'An indoor pool of 16 metres under open trusses, shallow at one end. The sauna is mixed and silent, the family hour from 16:00 is neither.',
      'Ein Innenpool von 16 Metern unter offenem Dachstuhl, an einem Ende flach. In der Sauna herrscht Ruhe, in der Familienstunde ab 16 Uhr ausdrücklich nicht.',
    ),
    onSiteActivities: text(
      'A workshop on Mondays in which children wax their own skis, films at 18:00, a toboggan for every room. On Wednesdays everybody walks up with torches and slides down.',
      'Montags eine Werkstatt, in der Kinder ihre Ski selbst wachsen, um 18 Uhr ein Film und für jedes Zimmer ein Schlitten. Mittwochs gehen alle mit Fackeln hinauf und rutschen hinunter.',
    ),
    offSiteActivities: null,
    sustainability: null,
  },
  facilities: [
    facility('indoorPool', text('16 m, 30 °C, 8:00–20:00', '16 m, 30 °C, 8–20 Uhr'), included),
    facility('sauna', text('From 17:00, guests from 14 years', 'Ab 17 Uhr, für Gäste ab 14 Jahren'), included),
    facility('restaurant'),
    facility('skiInSkiOut', text('Easy piste, 15 metres from the terrace', 'Leichte Piste, 15 Meter von der Terrasse')),
    facility(
      'skiRoom',
      text('Hire of children’s skis in the house', 'Verleih von Kinderski im Haus'),
      text('hire from EUR 22 a day', 'Verleih ab 22 EUR pro Tag'),
    ),
    facility(
      'kidsClub',
      text('18 months to 10 years, 8:30–18:30', '18 Monate bis 10 Jahre, 8:30–18:30 Uhr'),
      text('nursery EUR 85 a day', 'Krippe 85 EUR pro Tag'),
    ),
    facility('concierge'),
    facility(
      'valetParking',
      text('Garage, 1.95 m high', 'Garage, 1,95 m hoch'),
      text('EUR 35 a night', '35 EUR pro Nacht'),
    ),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 1, maxAgeConsideredChild: 15 },
  petPolicy: { arePetsAllowed: false, restrictions: null },
  smokingPolicy: text(
    'No smoking in the three houses; ashtrays at the fire bowl outside.',
    'In den drei Häusern wird nicht geraucht; Aschenbecher stehen draußen an der Feuerschale.',
  ),
  bookingPolicy: text(
    'Over the turn of the year we let whole weeks only.',
    'Über den Jahreswechsel vermieten wir nur ganze Wochen.',
  ),
  pictures: [
    picture(
      'hotel-02',
      'The three glazed gables of Les Trois Charpentes in the last sun',
      'Die drei verglasten Giebel der Trois Charpentes in der letzten Sonne',
    ),
    picture('spa-02', 'Pool under the trusses between the houses', 'Pool unter dem Dachstuhl zwischen den Häusern'),
    picture('living-04', 'Ground-floor lounge of the middle house', 'Kaminraum im Erdgeschoss des mittleren Hauses'),
    picture(
      'dining-01',
      'La Poutre, a table for ten laid for the first evening',
      'La Poutre: ein Tisch für zehn, gedeckt für den ersten Abend',
    ),
  ],
  rooms,
});

import {
  bunk,
  facility,
  hotel,
  included,
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

export const h22 = hotel({
  id: 'H22',
  name: 'La Grange aux Cloches',
  category: '4 Star',
  statusLevel: 1,
  city: 'saint-martin-de-belleville',
  coordinates: { latitude: 45.38062, longitude: 6.50537 },
  keys: 22,
  closestAirport: { iataCode: 'CMF', distanceInKm: 97 },
  distances: [text('180 m to the gondola', '180 m zur Gondel'), text('60 m to the church', '60 m zur Kirche')],
  ratings: { bookingCom: 9.2, tripAdvisorBubbles: 4.5 },
  programmes: [
    {
      id: 'stille-haeuser',
      benefits: [
        text('A glass of vin de Savoie on arrival', 'Ein Glas Savoyer Wein bei Ankunft'),
        text('Return transfer from Moûtiers', 'Transfer von und nach Moûtiers'),
      ],
      commissionPercent: 12,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'cloches@grange-aux-cloches.example',
    reservationPhone: '+33 4 65 71 01 67',
  },
  salesManagers: [
    { fullName: 'Honorine Jaussaud', email: 'honorine@grange-aux-cloches.example', languages: ['fr', 'en'] },
  ],
  checkIn: {
    startTime: '16:00',
    endTime: '20:00',
    minAge: 18,
    depositDescription: text(
      'EUR 150 per room are authorised at arrival.',
      'Bei Ankunft werden pro Zimmer 150 EUR vorgemerkt.',
    ),
    instructions: text(
      'Please bring a passport or identity card for every adult and the card used for the booking; the village hall asks us for a guest list.',
      'Bitte bringen Sie für jeden Erwachsenen Pass oder Ausweis mit und die Karte, mit der gebucht wurde; die Gemeinde verlangt von uns eine Gästeliste.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: { endTime: '10:30', instructions: text('Pay at the kitchen counter.', 'Bezahlt wird an der Küchentheke.') },
  diningVenues: [
    venue(
      'restaurant',
      'Le Clocher',
      text(
        'Grill over vine wood, potatoes from the next hamlet, blueberry tart. The bells of forty cows hang above the tables.',
        'Grill über Rebholz, Kartoffeln aus dem Nachbarweiler, Heidelbeertarte. Über den Tischen hängen die Glocken von vierzig Kühen.',
      ),
      text('Tuesday to Sunday, 12:00–14:00 and 19:00–21:30', 'Dienstag bis Sonntag, 12–14 und 19:00–21:30 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Those who want the Three Valleys by day and a village by night.',
      'Gäste, die tagsüber die Trois Vallées und abends ein Dorf möchten.',
    ),
    hotel: text(
      'A barn of 1820 in rubble stone under slate, with a threshing floor that has become the dining room. Twenty-two rooms, no two with the same door.',
      'Eine Scheune von 1820 aus Bruchstein unter Schiefer; aus der Tenne wurde der Speiseraum. Zweiundzwanzig Zimmer, keine zwei mit derselben Tür.',
    ),
    location: text(
      'In the old centre, a minute from the church and three from the gondola. Cars stay at the entrance of the village.',
      'Im alten Ortskern, eine Minute von der Kirche und drei von der Gondel. Autos bleiben am Dorfeingang.',
    ),
    foodAndBeverage: null,
    wellness: text(
      'A sauna in the bread oven house, for four, by the hour. The baker warmed the walls in advance, so the village says.',
      'Eine Sauna im Backhaus, für vier, stundenweise. Der Bäcker habe die Mauern vorgewärmt, sagt man im Dorf.',
    ),
    onSiteActivities: null,
    offSiteActivities: text(
      'Three Valleys by two gondolas, Notre-Dame de la Vie on snowshoes. The gondola runs until 17:00; after that one stays, and does not regret it.',
      'Mit zwei Gondeln in die Trois Vallées, mit Schneeschuhen zur Kapelle Notre-Dame de la Vie. Die Gondel fährt bis 17 Uhr; danach bleibt man hier, und zwar gern.',
    ),
    sustainability: text(
      'Walls of 80 centimetres, heating of 60 kilowatts. It is enough.',
      'Mauern von 80 Zentimetern, eine Heizung von 60 Kilowatt. Das genügt.',
    ),
  },
  facilities: [
    facility('sauna', text('Four places, by the hour', 'Vier Plätze, stundenweise'), text('EUR 30', '30 EUR')),
    facility('restaurant'),
    facility('bar', text('Two barrels and a bench', 'Zwei Fässer und eine Bank')),
    facility('skiRoom', text('At the gondola, dried overnight', 'An der Gondel, nachts getrocknet'), included),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 12 },
  petPolicy: {
    arePetsAllowed: true,
    restrictions: text(
      'One dog up to 12 kg per room, ground floor only, EUR 20 a night; never alone in the room and not in the dining room. No cats.',
      'Ein Hund bis 12 kg pro Zimmer, nur im Erdgeschoss, 20 EUR pro Nacht; nie allein im Zimmer, nicht im Speiseraum. Keine Katzen.',
    ),
  },
  smokingPolicy: text(
    'No smoking or vaping in the house or on the balconies, for the roof is old wood. In the yard there is a sheltered bench; cleaning a smoked room costs EUR 250.',
    'Im Haus und auf den Balkonen wird weder geraucht noch gedampft, denn der Dachstuhl ist altes Holz. Im Hof steht eine überdachte Bank; die Reinigung eines verrauchten Zimmers kostet 250 EUR.',
  ),
  bookingPolicy: null,
  houseRules: text(
    'The bells ring at noon and at seven. We cannot turn them off.',
    'Die Glocken läuten mittags und um sieben. Abstellen lassen sie sich nicht.',
  ),
  pictures: [
    picture(
      'detail-02',
      'Le Clocher, table laid by the stone hearth',
      'Le Clocher: gedeckter Tisch am steinernen Kamin',
    ),
    picture(
      'living-09',
      'Sitting room in the round stone tower, iron stove lit',
      'Kaminzimmer im runden Steinturm, der Eisenofen brennt',
    ),
    picture('detail-04', 'The barn’s cellar', 'Der Keller der Scheune'),
  ],
  rooms: [
    room({
      id: 'H22-1',
      name: text('Ground-Floor Room', 'Zimmer im Erdgeschoss'),
      category: 'Room',
      description: text(
        'Where the cows stood: stone wall, low beams, a step to the yard. The only rooms in which dogs may stay.',
        'Wo früher die Kühe standen: Steinwand, niedrige Balken, eine Stufe zum Hof. Nur hier wohnen auch Hunde.',
      ),
      pictures: [
        picture(
          'bedroom-05',
          'Ground-floor room with the old stone wall',
          'Zimmer im Erdgeschoss mit der alten Steinwand',
        ),
        picture('bath-02', 'Ground-floor room, bath', 'Zimmer im Erdgeschoss: Bad'),
      ],
      beds: [queen],
      sizeSqm: { min: 21, max: 24 },
      views: [text('Yard', 'Hof')],
      facilities: ['bathtub'],
      petsAllowed: true,
      units: 6,
      januaryNight: 390,
    }),
    room({
      id: 'H22-2',
      name: text('Hay Room', 'Heuzimmer'),
      category: 'Room',
      description: text(
        'Under the slates, with the carpenters’ marks still on the rafters. Moss-green throw, window to the church.',
        'Unter dem Schiefer, auf den Sparren noch die Zeichen der Zimmerleute. Moosgrünes Plaid, Fenster zur Kirche.',
      ),
      pictures: [
        picture('bedroom-06', 'Hay room below marked rafters', 'Heuzimmer unter gezeichneten Sparren'),
        picture('bath-04', 'Hay room, bath', 'Heuzimmer: Bad'),
      ],
      beds: [kingOrTwin, onRequest(sofaBed)],
      sizeSqm: { min: 26, max: 29 },
      views: [text('Church tower', 'Kirchturm')],
      facilities: ['bathtub', 'desk'],
      units: 8,
      januaryNight: 440,
    }),
    room({
      id: 'H22-3',
      name: text('Children’s Barn', 'Kinderscheune'),
      category: 'Room',
      description: text(
        'A double bed, bunks beside it, and a ladder everybody argues over. Four sleep well here if two of them are small.',
        'Ein Doppelbett, daneben das Stockbett, und eine Leiter, um die sich alle streiten. Vier schlafen hier gut, wenn zwei davon klein sind.',
      ),
      pictures: [
        picture('bedroom-13', 'Children’s barn with bunk bed', 'Kinderscheune mit Stockbett'),
        picture('bath-03', 'Children’s barn, bath', 'Kinderscheune: Bad'),
      ],
      beds: [king, bunk],
      sizeSqm: { min: 36, max: 36 },
      views: [text('Pasture', 'Weide')],
      facilities: ['bathtub', 'babyCot', 'separateToilet'],
      units: 4,
      januaryNight: 560,
    }),
    room({
      id: 'H22-4',
      name: text('Junior Suite Tarine', 'Junior Suite Tarine'),
      category: 'Junior Suite',
      description: text(
        'Old boards, rust-red wool and a tub by the window. Named after the brown cow of the valley.',
        'Alte Bretter, rostrote Wolle und eine Wanne am Fenster. Benannt nach der braunen Kuh des Tals.',
      ),
      pictures: [
        picture('bedroom-01', 'Junior Suite Tarine, rust-red wool', 'Junior Suite Tarine: rostrote Wolle'),
        picture('bath-01', 'Junior Suite Tarine, tub at the window', 'Junior Suite Tarine: Wanne am Fenster'),
      ],
      beds: [king, onRequest(sofaBed)],
      sizeSqm: { min: 38, max: 40 },
      outdoorSpaceSqm: { min: 5, max: 5 },
      views: [text('Belleville valley', 'Tal von Belleville')],
      facilities: ['balcony', 'bathtub', 'sittingArea', 'espressoMachine'],
      units: 3,
      januaryNight: 640,
    }),
    room({
      id: 'H22-5',
      name: text('Le Pigeonnier', 'Le Pigeonnier'),
      category: 'Specialty Suite',
      description: text(
        'The round dovecote across the yard, for two: curved sofa and iron stove below, bed above, small arched windows. Six steps lead to the door.',
        'Der runde Taubenturm jenseits des Hofs, für zwei: unten geschwungenes Sofa und Eisenofen, oben das Bett, dazu kleine Rundbogenfenster. Sechs Stufen führen zur Tür.',
      ),
      pictures: [
        picture(
          'living-09',
          'Le Pigeonnier, round room with curved sofa',
          'Le Pigeonnier: runder Raum mit geschwungenem Sofa',
        ),
        picture('exterior-21', 'Le Pigeonnier at dusk', 'Le Pigeonnier in der Dämmerung'),
      ],
      beds: [king],
      sizeSqm: { min: 52, max: 52 },
      outdoorSpaceSqm: { min: 12, max: 12 },
      views: [text('Yard and church', 'Hof und Kirche')],
      facilities: ['terrace', 'fireplace', 'rainShower', 'sittingArea', 'soundSystem'],
      units: 1,
      januaryNight: 890,
    }),
  ],
});

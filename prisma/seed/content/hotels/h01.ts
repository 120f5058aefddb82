import { hotel, picture, text } from './compose';
import { rooms } from './h01-rooms';

export const h01 = hotel({
  id: 'H01',
  name: 'Palais Cendrelle',
  category: '5 Star Palace',
  chain: 'Sérac Maisons',
  statusLevel: 3,
  city: 'courchevel-1850',
  sector: 'courchevel-1850/jardin-alpin',
  coordinates: { latitude: 45.40891, longitude: 6.63287 },
  keys: 62,
  closestAirport: { iataCode: 'CMF', distanceInKm: 110 },
  directions: {
    byPlane: text(
      'Chambéry is 110 km away, Geneva 150 km. In clear weather helicopters land at the altiport, 2 km from the door.',
      'Chambéry liegt 110 km entfernt, Genf 150 km. Bei klarer Sicht landen Hubschrauber am Altiport, 2 km vom Haus.',
    ),
    byChauffeuredService: text(
      'Our drivers meet you at Chambéry in 1 h 35 min, from EUR 420 one way for up to four guests.',
      'Unsere Fahrer holen Sie in Chambéry ab: 1 Std. 35 Min., ab 420 EUR pro Strecke für bis zu vier Gäste.',
    ),
    byCar: text(
      'N90 to Moûtiers, then the D91 for 25 km. Winter tyres or chains are compulsory from November to March.',
      'N90 bis Moûtiers, dann 25 km auf der D91. Von November bis März sind Winterreifen oder Ketten Pflicht.',
    ),
    byPublicTransport: text(
      'Train to Moûtiers, then 45 minutes by bus to Courchevel 1850; the porter collects you from the stop.',
      'Mit dem Zug nach Moûtiers, dann 45 Minuten mit dem Bus nach Courchevel 1850; der Portier holt Sie an der Haltestelle ab.',
    ),
  },
  distances: [
    text('80 m to the Jardin Alpin gondola', '80 m zur Gondel Jardin Alpin'),
    text('900 m to the Croisette', '900 m zur Croisette'),
    text('2 km to the altiport', '2 km zum Altiport'),
  ],
  ratings: { bookingCom: 9.5, tripAdvisorBubbles: 5 },
  programmes: [
    {
      id: 'sommets',
      benefits: [
        text('First tracks with a guide, once per stay', 'Einmal pro Aufenthalt die ersten Schwünge mit Bergführer'),
        text('Table at La Verrière held until 12:30', 'Tisch in der Verrière bis 12:30 Uhr reserviert'),
      ],
      commissionPercent: 14,
    },
    {
      id: 'larix',
      benefits: [
        text('One treatment of 50 minutes per guest', 'Eine Behandlung von 50 Minuten pro Gast'),
        text('Spa credit of EUR 100 per stay', 'Spa-Guthaben von 100 EUR pro Aufenthalt'),
      ],
      commissionPercent: 13,
    },
    {
      id: 'carta-stays',
      benefits: [
        text('Check-out at 16:00, guaranteed', 'Check-out um 16 Uhr, garantiert'),
        text('Dinner credit of EUR 150 per stay', 'Guthaben von 150 EUR für ein Abendessen pro Aufenthalt'),
      ],
      commissionPercent: 12,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'reservations@palais-cendrelle.example',
    reservationPhone: '+33 4 65 71 01 01',
  },
  salesManagers: [
    { fullName: 'Solène Marchetaz', email: 'solene.marchetaz@palais-cendrelle.example', languages: ['fr', 'en'] },
    { fullName: 'Henrik Adler', email: 'henrik.adler@palais-cendrelle.example', languages: ['de', 'en', 'fr'] },
  ],
  checkIn: {
    startTime: '16:00',
    endTime: '23:30',
    minAge: 18,
    depositDescription: text(
      'EUR 500 are authorised on your card at arrival and released at departure.',
      'Bei Anreise werden 500 EUR auf Ihrer Karte vorgemerkt und bei Abreise freigegeben.',
    ),
    instructions: text(
      'Drive to the covered portal; the car is parked for you. Ski passes and fitted boots lie ready in the ski room if we have your sizes two days before.',
      'Fahren Sie bis unter das Vordach, den Wagen übernehmen wir. Skipässe und angepasste Schuhe liegen im Skiraum bereit, wenn wir zwei Tage vorher Ihre Größen kennen.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: {
    endTime: '12:00',
    instructions: text(
      'The ski room and the spa stay open to you until 19:00 on the day you leave.',
      'Skiraum und Spa stehen Ihnen am Abreisetag bis 19 Uhr offen.',
    ),
  },
  diningVenues: [
    {
      type: 'restaurant',
      name: 'Cendrelle',
      michelinStars: 1,
      description: text(
        'Twenty-four seats and one menu of seven courses: lake char, Tarentaise lamb, and a trolley of Beaufort in four ages.',
        'Vierundzwanzig Plätze und ein Menü in sieben Gängen: Seesaibling, Lamm aus der Tarentaise und ein Wagen mit Beaufort in vier Reifegraden.',
      ),
      openingHours: text('Wednesday to Sunday, 19:30–22:00', 'Mittwoch bis Sonntag, 19:30–22:00 Uhr'),
    },
    {
      type: 'restaurant',
      name: 'La Verrière',
      michelinStars: 0,
      description: text(
        'Breakfast, then lunch in ski boots on the south side. Roast chicken for two is carved at the table; children choose half portions of everything.',
        'Frühstück, danach Mittagessen in Skischuhen auf der Südseite. Das Brathuhn für zwei wird am Tisch tranchiert, für Kinder gibt es alles als halbe Portion.',
      ),
      openingHours: text('Daily, 7:30–11:00 and 12:00–16:00', 'Täglich, 7:30–11:00 und 12:00–16:00 Uhr'),
    },
    {
      type: 'bar',
      name: 'Bar des Mélèzes',
      michelinStars: 0,
      description: text(
        'Six stools at a marble counter, forty Chartreuses and a short list of club sandwiches until late.',
        'Sechs Hocker an der Marmortheke, vierzig Chartreuses und bis spät eine kurze Karte mit Club-Sandwiches.',
      ),
      openingHours: text('Daily, 16:00–1:00', 'Täglich, 16:00–1:00 Uhr'),
    },
  ],
  description: {
    bestFor: text(
      'Families who ski from the door and couples who want dinner to be an event. Large parties take the residences on the fifth floor.',
      'Familien, die vor der Tür anschnallen, und Paare, für die das Abendessen ein Ereignis ist. Größere Gesellschaften nehmen die Residenzen im fünften Stock.',
    ),
    hotel: text(
      'Two plastered wings of 1959 meet under a timber gable that was added in 2017. Behind it lie 62 rooms and suites in spruce, wool and grey Savoy stone, and a winter garden in which breakfast is served until eleven.',
      'Zwei verputzte Flügel von 1959 treffen sich unter einem Holzgiebel, der 2017 dazukam. Dahinter liegen 62 Zimmer und Suiten aus Fichte, Wolle und grauem Savoyer Stein, dazu ein Wintergarten, in dem es bis elf Frühstück gibt.',
    ),
    location: text(
      'The hotel stands at 1 905 metres among the firs of the Jardin Alpin, between the gondola and a blue piste. The shops of the Croisette are ten minutes away on foot, downhill.',
      'Das Haus steht auf 1 905 Metern zwischen den Tannen des Jardin Alpin, auf der einen Seite die Gondel, auf der anderen eine blaue Piste. Zu den Geschäften an der Croisette geht man zehn Minuten bergab.',
    ),
    foodAndBeverage: text(
      'Half board means a choice: four courses in La Verrière or a credit of EUR 110 towards the menu at Cendrelle. The cellar holds 9 000 bottles, a third of them from Savoy and the Jura.',
      'Halbpension heißt hier: vier Gänge in der Verrière oder 110 EUR Guthaben auf das Menü im Cendrelle. Im Keller liegen 9 000 Flaschen, ein Drittel davon aus Savoyen und dem Jura.',
    ),
    wellness: text(
      'The pool is 22 metres long and 29 °C warm. There are two saunas, a steam bath and eight treatment rooms; children swim until 17:00.',
      'Das Becken misst 22 Meter bei 29 °C. Dazu kommen zwei Saunen, ein Dampfbad und acht Behandlungsräume; Kinder schwimmen bis 17 Uhr.',
    ),
    onSiteActivities: text(
      'A cinema with eighteen seats, a children’s club with its own kitchen, and on Thursdays a tasting in the cellar at 18:00. Films are chosen by the guests, children’s films by the children.',
      'Ein Kino mit achtzehn Plätzen, ein Kinderclub mit eigener Küche und donnerstags um 18 Uhr eine Verkostung im Keller. Die Filme wählen die Gäste aus, die Kinderfilme die Kinder.',
    ),
    offSiteActivities: text(
      'Three Valleys skiing from the terrace, heli-skiing on the Italian side, snowshoes to Lac de la Rosière with a picnic. The concierge books guides until 18:00 for the next morning.',
      'Skifahren in den Trois Vallées ab Terrasse, Heliskiing auf der italienischen Seite, mit Schneeschuhen und Picknick zum Lac de la Rosière. Bergführer bucht der Concierge bis 18 Uhr für den nächsten Morgen.',
    ),
    sustainability: text(
      'The house is heated with wood chips from the Vanoise and takes its electricity from the valley’s own hydropower. Shuttles are electric.',
      'Geheizt wird mit Hackschnitzeln aus der Vanoise, der Strom kommt aus der Wasserkraft des Tals. Die Shuttles fahren elektrisch.',
    ),
  },
  facilities: [
    {
      id: 'spa',
      priceText: text('treatments from EUR 140', 'Behandlungen ab 140 EUR'),
      description: text('Eight treatment rooms, 10:00–20:00', 'Acht Behandlungsräume, 10–20 Uhr'),
    },
    {
      id: 'indoorPool',
      priceText: text('included', 'inklusive'),
      description: text('22 m, 29 °C, 7:00–21:00', '22 m, 29 °C, 7–21 Uhr'),
    },
    {
      id: 'sauna',
      priceText: text('included', 'inklusive'),
      description: text('Two saunas and a steam bath', 'Zwei Saunen und ein Dampfbad'),
    },
    {
      id: 'fitnessRoom',
      priceText: text('included', 'inklusive'),
      description: text('Open day and night', 'Tag und Nacht geöffnet'),
    },
    { id: 'restaurant', priceText: null, description: null },
    { id: 'bar', priceText: null, description: null },
    {
      id: 'skiInSkiOut',
      priceText: null,
      description: text('Blue piste at the terrace', 'Blaue Piste an der Terrasse'),
    },
    {
      id: 'skiRoom',
      priceText: text('service EUR 40 a pair', 'Service 40 EUR pro Paar'),
      description: text('Skis prepared overnight', 'Ski werden über Nacht präpariert'),
    },
    {
      id: 'kidsClub',
      priceText: text('included', 'inklusive'),
      description: text('3 to 12 years, 9:00–21:00', '3 bis 12 Jahre, 9–21 Uhr'),
    },
    {
      id: 'concierge',
      priceText: null,
      description: text('From November, also by e-mail', 'Ab November auch per E-Mail'),
    },
    {
      id: 'valetParking',
      priceText: text('EUR 60 a night', '60 EUR pro Nacht'),
      description: text('Forty places, twelve with chargers', 'Vierzig Plätze, zwölf mit Ladestation'),
    },
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 12 },
  petPolicy: {
    arePetsAllowed: true,
    restrictions: text(
      'Dogs up to 10 kg, EUR 60 a night, not in the restaurants',
      'Hunde bis 10 kg, 60 EUR pro Nacht, nicht in den Restaurants',
    ),
  },
  smokingPolicy: text('Smoking only on the terrace of the bar.', 'Geraucht wird nur auf der Terrasse der Bar.'),
  bookingPolicy: text(
    'Names of all guests are needed 14 days before arrival. From four rooms the group terms apply.',
    'Die Namen aller Gäste brauchen wir 14 Tage vor Anreise. Ab vier Zimmern gelten die Gruppenbedingungen.',
  ),
  houseRules: text(
    'Dinner at Cendrelle is served to guests from ten years of age. Quiet from 23:00.',
    'Das Abendessen im Cendrelle ist für Gäste ab zehn Jahren. Ab 23 Uhr ist es im Haus ruhig.',
  ),
  pictures: [
    picture(
      'hotel-04',
      'Palais Cendrelle, white wings under a timber gable, the peak behind it in alpenglow',
      'Das Palais Cendrelle mit weißen Flügeln und Holzgiebel, dahinter der Gipfel im Alpenglühen',
      { x: 45, y: 55 },
    ),
    picture(
      'spa-01',
      'The 22-metre pool between walls of Savoy stone',
      'Das 22-Meter-Becken zwischen Wänden aus Savoyer Stein',
    ),
    picture(
      'living-01',
      'The gable suite’s salon at dusk, fire lit',
      'Der Salon der Giebelsuite in der Dämmerung, das Feuer brennt',
    ),
    picture(
      'dining-05',
      'Bar des Mélèzes, six stools and a marble counter',
      'Die Bar des Mélèzes: sechs Hocker, eine Marmortheke',
    ),
    picture(
      'detail-04',
      'The cellar under the old wing, 9 000 bottles',
      'Der Keller unter dem alten Flügel mit 9 000 Flaschen',
    ),
    picture('detail-01', 'Ski room with boots on warm racks', 'Skiraum mit angewärmten Schuhen'),
  ],
  rooms,
});

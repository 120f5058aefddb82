import { facility, hotel, included, picture, text, venue } from './compose';
import { rooms } from './h05-rooms';

export const h05 = hotel({
  id: 'H05',
  name: 'Les Quatre Terrasses',
  category: '5 Star',
  statusLevel: 2,
  city: 'val-d-isere',
  coordinates: { latitude: 45.44697, longitude: 6.98422 },
  keys: 56,
  closestAirport: { iataCode: 'CMF', distanceInKm: 145 },
  directions: {
    byPlane: text(
      'Chambéry 145 km, Geneva 180 km; both road transfers pass Bourg-Saint-Maurice.',
      'Chambéry 145 km, Genf 180 km; beide Wege führen über Bourg-Saint-Maurice.',
    ),
    byChauffeuredService: text(
      'A van for six from Chambéry, EUR 560 one way.',
      'Ein Kleinbus für sechs ab Chambéry, 560 EUR pro Strecke.',
    ),
    byCar: text(
      'N90 to Bourg-Saint-Maurice, then 31 km of D902 with seven tunnels. The road ends at the village.',
      'N90 bis Bourg-Saint-Maurice, dann 31 km D902 mit sieben Tunneln. Im Ort endet die Straße.',
    ),
    byPublicTransport: text(
      'Direct trains from Paris to Bourg-Saint-Maurice at weekends, then 45 minutes by bus.',
      'An Wochenenden direkte Züge von Paris nach Bourg-Saint-Maurice, dann 45 Minuten mit dem Bus.',
    ),
  },
  distances: [
    text('180 m to the Olympique cable car', '180 m zur Seilbahn Olympique'),
    text('400 m to the church', '400 m zur Kirche'),
  ],
  ratings: { bookingCom: null, tripAdvisorBubbles: 4.5 },
  programmes: [
    {
      id: 'sommets',
      benefits: [
        text(
          'First tracks on the Face de Bellevarde with a guide',
          'Die ersten Schwünge auf der Face de Bellevarde mit Bergführer',
        ),
      ],
      commissionPercent: 12,
    },
  ],
  contact: {
    isChatEnabled: false,
    reservationEmail: 'reservation@quatre-terrasses.example',
    reservationPhone: '+33 4 65 71 01 45',
  },
  salesManagers: [
    {
      fullName: 'Timothée Garansac',
      email: 'timothee.garansac@quatre-terrasses.example',
      languages: ['fr', 'en', 'es'],
    },
  ],
  checkIn: {
    startTime: '16:00',
    endTime: '23:30',
    minAge: 18,
    depositDescription: text(
      'A card is kept on file; nothing is charged before departure.',
      'Eine Karte wird hinterlegt; belastet wird sie erst bei Abreise.',
    ),
    instructions: null,
    isCreditCardRequired: true,
    isPhotoIdRequired: false,
  },
  checkOut: { endTime: '11:00', instructions: null },
  diningVenues: [
    venue(
      'restaurant',
      'Étage Un',
      text(
        'Everything is cooked over beech: trout, leeks, a rib of beef for four. The fire is in the middle of the room.',
        'Alles kommt vom Buchenfeuer: Forelle, Lauch, ein Rippenstück für vier. Das Feuer brennt mitten im Raum.',
      ),
      text('Daily, 19:00–22:30', 'Täglich, 19:00–22:30 Uhr'),
    ),
    venue(
      'café',
      'Étage Zéro',
      text(
        'Soup and sandwiches in paper for the lift, from half past seven.',
        'Suppe und Brote im Papier für den Lift, ab halb acht.',
      ),
      text('Daily, 7:30–17:00', 'Täglich, 7:30–17:00 Uhr'),
    ),
    venue(
      'bar',
      'Étage Trois',
      text(
        'Génépi from three makers and the longest view in the house. Closes when the piste machines have passed.',
        'Génépi von drei Herstellern und der weiteste Blick im Haus. Geschlossen wird, wenn die Pistenraupen durch sind.',
      ),
      text('Daily, 17:00–0:30', 'Täglich, 17:00–0:30 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Strong skiers who want to be first on the mountain and warm immediately afterwards.',
      'Gute Skifahrer, die als Erste am Berg sein und gleich danach warm werden wollen.',
    ),
    hotel: text(
      'Four floors set back like steps, each with a timber deck along its whole length. The house was built in 2016 from larch and board-marked concrete; the pool lies on the lowest step.',
      'Vier Geschosse, wie Stufen zurückgesetzt, jedes mit einem Holzdeck über die ganze Länge. Das Haus entstand 2016 aus Lärche und schalungsrauem Beton; der Pool liegt auf der untersten Stufe.',
    ),
    location: text(
      'On the quiet side of the snow front, two minutes from the Olympique cable car and out of earshot of the terraces with music. The church, the bakery and the ski shop are four minutes away.',
      'An der ruhigen Seite der Front de Neige, zwei Minuten von der Seilbahn Olympique und außer Hörweite der Terrassen mit Musik. Kirche, Bäcker und Skiverleih erreichen Sie in vier Minuten.',
    ),
    foodAndBeverage: text(
      'Breakfast starts at 6:45, in time for the first cabin at 8:15. Lunch can be sent up to La Daille by noon.',
      'Frühstück gibt es ab 6:45 Uhr, rechtzeitig zur ersten Gondel um 8:15 Uhr. Das Mittagessen schicken wir bis zwölf nach La Daille hinauf.',
    ),
    wellness: text(
      'The outdoor pool is 20 metres long and kept at 31 °C; you enter it indoors. Sports massage is the speciality, four tables, from 15:00.',
      'Das Außenbecken ist 20 Meter lang und 31 °C warm; man steigt drinnen hinein. Vier Liegen für Sportmassagen, ab 15 Uhr.',
    ),
    onSiteActivities: text(
      'A tuning bench for your own skis, avalanche talks on Sundays at 18:00. A piste map with the condition of each run hangs in the lift.',
      'Eine Werkbank für die eigenen Ski, sonntags um 18 Uhr Lawinenkunde. Im Aufzug hängt ein Pistenplan mit dem Zustand jeder Abfahrt.',
    ),
    offSiteActivities: text(
      'Off-piste at Le Fornet, ice driving, the frozen gorge of Malpasset with a guide. A table for lunch on the mountain is held if you say so at breakfast.',
      'Gelände am Fornet, Fahren auf Eis, die gefrorene Schlucht von Malpasset mit Führer. Wer beim Frühstück Bescheid sagt, findet mittags am Berg einen Tisch reserviert.',
    ),
    sustainability: text(
      'The pool is heated by what the ice rink of the village gives off. Since 2019 this has replaced 40 000 litres of oil a winter.',
      'Den Pool heizt die Abwärme der örtlichen Eisbahn. Das ersetzt seit 2019 jeden Winter 40 000 Liter Heizöl.',
    ),
  },
  facilities: [
    facility('outdoorPool', text('20 m, 31 °C, 8:00–21:00', '20 m, 31 °C, 8–21 Uhr'), included),
    facility('spa', text('Sports massage', 'Sportmassage'), text('from EUR 95', 'ab 95 EUR')),
    facility('sauna', text('Two, one at 95 °C', 'Zwei, eine mit 95 °C'), included),
    facility('fitnessRoom', text('5:30–23:00', '5:30–23:00 Uhr'), included),
    facility('restaurant'),
    facility('bar'),
    facility(
      'skiRoom',
      text('Test skis from three makers', 'Testski dreier Hersteller'),
      text('EUR 55 a day', '55 EUR pro Tag'),
    ),
    facility(
      'concierge',
      text('Guides booked until 20:00 for the next day', 'Bergführer bis 20 Uhr für den nächsten Tag'),
    ),
    facility(
      'meetingRooms',
      text('One room for twelve', 'Ein Raum für zwölf Personen'),
      text('EUR 400 a day', '400 EUR pro Tag'),
    ),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 3, maxAgeConsideredChild: 14 },
  petPolicy: {
    arePetsAllowed: true,
    restrictions: text('EUR 35 a night; avalanche dogs stay free', '35 EUR pro Nacht; Lawinenhunde wohnen frei'),
  },
  smokingPolicy: null,
  bookingPolicy: text(
    'Please name every guest’s ski size with the booking; hire is ready at check-in.',
    'Nennen Sie bei der Buchung die Skigröße jedes Gasts; das Leihmaterial liegt bei Ankunft bereit.',
  ),
  pictures: [
    picture(
      'hotel-03',
      'Les Quatre Terrasses, four timber decks above the heated pool',
      'Les Quatre Terrasses: vier Holzdecks über dem beheizten Pool',
    ),
    picture('detail-03', 'Hot tub on the third deck after skiing', 'Whirlpool auf dem dritten Deck nach dem Skitag'),
    picture('dining-05', 'Étage Trois, bar in dark green', 'Étage Trois: die Bar in Dunkelgrün'),
    picture('spa-03', 'The 95-degree sauna', 'Die Sauna mit 95 Grad'),
  ],
  rooms,
});

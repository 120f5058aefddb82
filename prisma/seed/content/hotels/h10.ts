import { facility, hotel, included, picture, text, venue } from './compose';
import { rooms } from './h10-rooms';

export const h10 = hotel({
  id: 'H10',
  name: 'Hotel Achenhorn',
  category: '5 Star',
  chain: 'Grat & Grund',
  statusLevel: 3,
  city: 'kitzbuehel',
  coordinates: { latitude: 47.44982, longitude: 12.38741 },
  keys: 78,
  closestAirport: { iataCode: 'SZG', distanceInKm: 80 },
  directions: {
    byPlane: text(
      'Salzburg 80 km, Innsbruck 95 km, Munich 165 km.',
      'Salzburg 80 km, Innsbruck 95 km, München 165 km.',
    ),
    byChauffeuredService: text(
      'EUR 240 from Salzburg, EUR 430 from Munich.',
      '240 EUR ab Salzburg, 430 EUR ab München.',
    ),
    byCar: text(
      'A12 to Wörgl Ost, then B178 and B170, 30 km without toll.',
      'A12 bis Wörgl Ost, dann B178 und B170, 30 km ohne Maut.',
    ),
    byPublicTransport: text(
      'Kitzbühel Hahnenkamm station, 700 metres; the hotel’s own horse carriage in good weather.',
      'Bahnhof Kitzbühel Hahnenkamm, 700 Meter; bei gutem Wetter mit unserer Kutsche.',
    ),
  },
  distances: [
    text('650 m to the Hahnenkamm lift', '650 m zur Hahnenkammbahn'),
    text('900 m to the old town', '900 m in die Altstadt'),
    text('1.2 km to the nearest first tee', '1,2 km zum nächsten Golfabschlag'),
  ],
  ratings: { bookingCom: 9.3, tripAdvisorBubbles: 4.5 },
  programmes: [
    {
      id: 'larix',
      benefits: [
        text('Spa credit of EUR 100 per stay', 'Spa-Guthaben von 100 EUR pro Aufenthalt'),
        text('A treatment of 50 minutes', 'Eine Behandlung von 50 Minuten'),
      ],
      commissionPercent: 14,
    },
    { id: 'carta-stays', benefits: [text('Check-out at 16:00', 'Check-out um 16 Uhr')], commissionPercent: 12 },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'reservierung@achenhorn.example',
    reservationPhone: '+43 5356 555 0110',
  },
  salesManagers: [
    { fullName: 'Leonhard Pichlmair', email: 'l.pichlmair@achenhorn.example', languages: ['de', 'en'] },
    { fullName: 'Tessa van Oudenhoven', email: 't.vanoudenhoven@achenhorn.example', languages: ['nl', 'en', 'de'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: null,
    minAge: 18,
    depositDescription: text(
      'In race week EUR 1 000 per room are held until departure.',
      'In der Rennwoche werden pro Zimmer 1 000 EUR bis zur Abreise vorgemerkt.',
    ),
    instructions: text(
      'The drive is single-track; the barrier opens when we see your number plate.',
      'Die Zufahrt ist einspurig; die Schranke öffnet, sobald wir Ihr Kennzeichen sehen.',
    ),
    isCreditCardRequired: true,
    isPhotoIdRequired: true,
  },
  checkOut: { endTime: '11:30', instructions: null },
  diningVenues: [
    venue(
      'restaurant',
      'Achen',
      text(
        'Six courses from within forty kilometres, salt excepted. The kitchen garden decides in summer, the cellar in winter.',
        'Sechs Gänge aus vierzig Kilometern Umkreis, ausgenommen das Salz. Im Sommer entscheidet der Garten, im Winter der Keller.',
      ),
      text('Wednesday to Saturday, 19:00–21:30', 'Mittwoch bis Samstag, 19:00–21:30 Uhr'),
      2,
    ),
    venue(
      'restaurant',
      'Hornstube',
      text(
        'Schnitzel from the pan, boiled beef, pancakes cut by hand. Children may order at the kitchen hatch.',
        'Schnitzel aus der Pfanne, Tafelspitz, Kaiserschmarrn. Kinder dürfen an der Durchreiche bestellen.',
      ),
      text('Daily, 12:00–22:00', 'Täglich, 12–22 Uhr'),
    ),
    venue(
      'bar',
      'Startnummer',
      text(
        'A bar for thirty; race bibs of forgotten winners under glass.',
        'Eine Bar für dreißig; unter Glas die Startnummern vergessener Sieger.',
      ),
      text('Daily, 17:00–1:00', 'Täglich, 17:00–1:00 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Those who want the town within a walk and a park in between.',
      'Gäste, die die Stadt zu Fuß erreichen möchten und einen Park dazwischen.',
    ),
    hotel: text(
      'A long house of 1908 with timber balconies and a central gable, set in four hectares of meadow. Seventy-eight rooms, two of which we show only to those who ask.',
      'Ein langes Haus von 1908 mit Holzbalkonen und Mittelgiebel, in vier Hektar Wiese. Achtundsiebzig Zimmer, zwei davon zeigen wir nur auf Nachfrage.',
    ),
    location: text(
      'Above the Ache, fifteen minutes on foot from the town gate. The Hahnenkamm is opposite, the Wilder Kaiser to the north.',
      'Über der Ache, eine Viertelstunde vom Stadttor. Gegenüber der Hahnenkamm, im Norden der Wilde Kaiser.',
    ),
    foodAndBeverage: text(
      'Breakfast until 11:30 with a chef for eggs and, on Sundays, a cake turned over the fire. Lunch in the Hornstube is open to the neighbours, dinner at Achen is not.',
      'Frühstück bis 11:30 Uhr, mit einem Koch für die Eier und sonntags einer Prügeltorte vom offenen Feuer. Mittags steht die Hornstube auch den Nachbarn offen, das Achen am Abend nicht.',
    ),
    wellness: text(
      '2 600 square metres: indoor pool, garden pool at 34 °C, seven saunas, a quiet house with hay beds. Day guests are not admitted.',
      '2 600 Quadratmeter: Innenbecken, Gartenbecken mit 34 °C, sieben Saunen und ein Ruhehaus mit Heubetten. Tagesgäste gibt es nicht.',
    ),
    onSiteActivities: text(
      'Archery, a putting green, a workshop for Tyrolean hats on Wednesdays. The farm behind the house is open to children from nine to five.',
      'Bogenschießen, ein Putting-Green, mittwochs eine Werkstatt für Hüte. Der kleine Hof hinter dem Haus steht Kindern von neun bis fünf offen.',
    ),
    offSiteActivities: text(
      'Four golf courses within ten minutes, the Streif on foot in summer and with a guide in winter. In winter a shuttle runs to the Hahnenkamm every fifteen minutes.',
      'Vier Golfplätze in zehn Minuten, die Streif im Sommer zu Fuß und im Winter mit Führung. Im Winter fährt alle fünfzehn Minuten ein Shuttle zur Hahnenkammbahn.',
    ),
    sustainability: text(
      'Own spring, own hay, own hydropower since 1911. What is left over lights the street lamps of the town.',
      'Eigene Quelle, eigenes Heu, eigene Wasserkraft seit 1911. Was übrig bleibt, leuchtet in den Straßenlampen der Stadt.',
    ),
  },
  facilities: [
    facility('spa', text('Twelve rooms, 9:00–20:00', 'Zwölf Räume, 9–20 Uhr'), text('from EUR 110', 'ab 110 EUR')),
    facility('indoorPool', text('20 m, 29 °C', '20 m, 29 °C'), included),
    facility('outdoorPool', text('34 °C, until 22:00', '34 °C, bis 22 Uhr'), included),
    facility('sauna', text('Seven, two for women', 'Sieben, zwei für Frauen'), included),
    facility('fitnessRoom', text('With trainer, 8:00–12:00', 'Mit Trainer, 8–12 Uhr'), included),
    facility('restaurant'),
    facility('bar'),
    facility('skiRoom', text('At the Hahnenkamm valley station', 'In der Talstation der Hahnenkammbahn'), included),
    facility('kidsClub', text('From 4 years, also a farm', 'Ab 4 Jahren, mit kleinem Hof'), included),
    facility('concierge'),
    facility('valetParking', null, text('EUR 30 a night', '30 EUR pro Nacht')),
    facility(
      'meetingRooms',
      text('Three rooms with daylight', 'Drei Räume mit Tageslicht'),
      text('from EUR 600 a day', 'ab 600 EUR pro Tag'),
    ),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 3, maxAgeConsideredChild: 15 },
  petPolicy: {
    arePetsAllowed: true,
    restrictions: text('Two dogs a room, EUR 28 each', 'Zwei Hunde pro Zimmer, je 28 EUR'),
  },
  smokingPolicy: text('In the garden pavilion.', 'Im Gartenpavillon.'),
  bookingPolicy: text(
    'Hahnenkamm week is sold from five nights and cannot be shortened.',
    'Die Hahnenkammwoche gibt es ab fünf Nächten; kürzen lässt sie sich nicht.',
  ),
  pictures: [
    picture(
      'hotel-14',
      'Hotel Achenhorn in its meadow, geraniums on the balconies',
      'Das Hotel Achenhorn in seiner Wiese, Geranien auf den Balkonen',
    ),
    picture('spa-02', 'Indoor pool below the trusses', 'Innenbecken unter dem Dachstuhl'),
    picture('dining-02', 'Restaurant Achen, the table at the gable', 'Restaurant Achen: der Tisch am Giebel'),
    picture(
      'living-02',
      'Hall with two sofas and the afternoon fire',
      'Halle mit zwei Sofas und dem Feuer am Nachmittag',
    ),
    picture('detail-04', 'Wine cellar, vaulted in 1908', 'Weinkeller, 1908 gewölbt'),
  ],
  rooms,
});

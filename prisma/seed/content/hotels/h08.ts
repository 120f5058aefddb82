import { facility, hotel, included, picture, text, venue } from './compose';
import { rooms } from './h08-rooms';

export const h08 = hotel({
  id: 'H08',
  name: 'Hotel Hochtannegg',
  category: '5 Star',
  city: 'lech',
  sector: 'lech/oberlech',
  coordinates: { latitude: 47.21352, longitude: 10.13409 },
  keys: 64,
  closestAirport: { iataCode: 'INN', distanceInKm: 121 },
  directions: {
    byPlane: text(
      'Innsbruck 121 km, Friedrichshafen 130 km, Zurich 200 km.',
      'Innsbruck 121 km, Friedrichshafen 130 km, Zürich 200 km.',
    ),
    byChauffeuredService: text(
      'EUR 380 from Innsbruck, to the cable car in Lech.',
      '380 EUR ab Innsbruck bis zur Bergbahn in Lech.',
    ),
    byCar: text(
      'Oberlech is closed to cars in winter. Park in Lech’s Anger garage; luggage comes up by tunnel.',
      'Oberlech ist im Winter autofrei. Parken Sie in der Anger-Garage; das Gepäck kommt durch den Tunnel.',
    ),
    byPublicTransport: text(
      'Railjet to Langen am Arlberg, bus to Lech in 20 minutes, cable car until 1:00 at night.',
      'Railjet bis Langen am Arlberg, in 20 Minuten mit dem Bus nach Lech, Seilbahn bis 1 Uhr nachts.',
    ),
  },
  distances: [
    text('Directly on the piste', 'Direkt an der Piste'),
    text('90 m to the Oberlech cable car', '90 m zur Bergbahn Oberlech'),
    text('5 minutes by cable car to Lech', '5 Minuten mit der Seilbahn nach Lech'),
  ],
  ratings: { bookingCom: 9.6, tripAdvisorBubbles: 5 },
  programmes: [
    {
      id: 'firnlicht',
      benefits: [
        text('Upgrade on arrival where a better room is free', 'Höhere Kategorie bei Anreise, sofern frei'),
        text('Check-out at 16:00', 'Check-out um 16 Uhr'),
      ],
      commissionPercent: 12,
    },
  ],
  contact: {
    isChatEnabled: true,
    reservationEmail: 'gast@hochtannegg.example',
    reservationPhone: '+43 5583 555 0108',
  },
  hasToBeInvitedToDirectContract: true,
  salesManagers: [
    { fullName: 'Veronika Schallert', email: 'veronika.schallert@hochtannegg.example', languages: ['de', 'en'] },
    { fullName: 'Matthias Gapp', email: 'matthias.gapp@hochtannegg.example', languages: ['de', 'en', 'it'] },
  ],
  checkIn: {
    startTime: '15:00',
    endTime: '22:00',
    minAge: 18,
    depositDescription: null,
    instructions: text(
      'Call from the Anger garage. A porter takes the luggage through the tunnel while you ride up by cable car.',
      'Rufen Sie aus der Anger-Garage an. Der Hausdiener bringt das Gepäck durch den Tunnel, Sie fahren mit der Seilbahn.',
    ),
    isCreditCardRequired: false,
    isPhotoIdRequired: true,
  },
  checkOut: {
    endTime: '11:00',
    instructions: text('Bags leave through the tunnel at 10:30.', 'Um 10:30 Uhr geht das Gepäck durch den Tunnel.'),
  },
  diningVenues: [
    venue(
      'restaurant',
      'Stube 1763',
      text(
        'Three rooms in old pine, twelve tables. Venison, char, curd dumplings; the menu is read out.',
        'Drei Stuben in alter Zirbe, zwölf Tische. Hirsch, Saibling, Topfenknödel; die Karte wird vorgetragen.',
      ),
      text('Thursday to Monday, 19:00–21:30', 'Donnerstag bis Montag, 19:00–21:30 Uhr'),
      1,
    ),
    venue(
      'restaurant',
      'Sonnendeck',
      text(
        'Lunch on the piste: barley soup, Kässpätzle in the pan, and a reserved row for house guests.',
        'Mittags an der Piste: Gerstensuppe, Kässpätzle in der Pfanne und eine reservierte Reihe für Hausgäste.',
      ),
      text('Daily, 11:00–16:30', 'Täglich, 11:00–16:30 Uhr'),
    ),
    venue(
      'bar',
      'Kaminbar',
      text(
        'Schnapps from Vorarlberg, an open fire, a pianist on Tuesdays and Fridays.',
        'Obstbrände aus Vorarlberg, ein offenes Feuer, dienstags und freitags Klavier.',
      ),
      text('Daily, 15:00–0:00', 'Täglich, 15–24 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Three generations on one holiday: everybody leaves from the same door and meets for lunch.',
      'Drei Generationen in einem Urlaub: Alle fahren vor derselben Tür los und treffen sich zum Mittagessen.',
    ),
    hotel: text(
      'Two wings with timber balconies around a gable, 1 660 metres up. The house has belonged to one family since 1932 and was rebuilt between 2013 and 2015 without losing its stube.',
      'Zwei Flügel mit Holzbalkonen um einen Giebel, auf 1 660 Metern. Das Haus gehört seit 1932 derselben Familie und wurde zwischen 2013 und 2015 neu gebaut, ohne seine Stube zu verlieren.',
    ),
    location: text(
      'In the middle of Oberlech, which has no cars in winter. Skiing begins and ends at the boot room.',
      'Mitten in Oberlech, wo im Winter kein Auto fährt. Der Skitag beginnt und endet am Skischuhraum.',
    ),
    foodAndBeverage: text(
      'Half board is five courses, with a cheese larder to go and stand in. For children there is an early table at 17:30.',
      'Die Halbpension: fünf Gänge und eine Käsekammer, in die man selbst hineingeht. Für Kinder gibt es um 17:30 Uhr einen frühen Tisch.',
    ),
    wellness: text(
      'A pool hall of 18 metres with a wooden roof, five saunas and a family spa of its own behind a second door. The saunas open at two, with silence from six.',
      'Eine Schwimmhalle von 18 Metern unter einem Holzdach, fünf Saunen und hinter einer zweiten Tür ein eigenes Familienspa. Die Saunen öffnen um zwei, ab sechs herrscht Ruhe.',
    ),
    onSiteActivities: text(
      'Bowling alley with two lanes, toboggans, a ski school desk at breakfast. On Mondays the landlord pours a welcome by the fire.',
      'Kegelbahn mit zwei Bahnen, Rodeln, beim Frühstück ein Tisch der Skischule. Montags schenkt der Hausherr am Kamin zur Begrüßung ein.',
    ),
    offSiteActivities: text(
      'The White Ring, 22 kilometres in one day; night sledging down to Lech on Wednesdays. A guide from the house skis with guests on Tuesdays.',
      'Der Weiße Ring, 22 Kilometer an einem Tag; mittwochs Nachtrodeln hinunter nach Lech. Dienstags fährt ein Skiführer des Hauses mit.',
    ),
    sustainability: text(
      'District heating from the wood of the valley; vegetables come up by rail and tunnel. In winter nothing on four wheels reaches the door.',
      'Fernwärme aus dem Holz des Tals; das Gemüse kommt mit Bahn und Tunnel. Im Winter kommt nichts auf vier Rädern bis ans Haus.',
    ),
  },
  facilities: [
    facility('indoorPool', text('18 m, 30 °C, 7:00–20:00', '18 m, 30 °C, 7–20 Uhr'), included),
    facility(
      'spa',
      text('Six rooms, family spa until 18:00', 'Sechs Räume, Familienspa bis 18 Uhr'),
      text('from EUR 98', 'ab 98 EUR'),
    ),
    facility('sauna', text('Five, from 14:00', 'Fünf, ab 14 Uhr'), included),
    facility('fitnessRoom', null, included),
    facility('restaurant'),
    facility('bar'),
    facility('skiInSkiOut', text('Family piste at the boot room', 'Familienpiste vor dem Skischuhraum')),
    facility('skiRoom', text('Heated places for 160 pairs', 'Beheizte Plätze für 160 Paar'), included),
    facility('kidsClub', text('From 3 years, 9:00–21:00', 'Ab 3 Jahren, 9–21 Uhr'), included),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 15 },
  petPolicy: { arePetsAllowed: false, restrictions: null },
  smokingPolicy: text(
    'Cigars in the Kaminbar after 22:00; nowhere else.',
    'Zigarren nach 22 Uhr in der Kaminbar, sonst nirgends.',
  ),
  bookingPolicy: text(
    'From 19 December to 3 January by the week, from Saturday.',
    'Vom 19. Dezember bis 3. Januar wochenweise, ab Samstag.',
  ),
  houseRules: text(
    'Slippers are welcome everywhere but in the stube.',
    'Hausschuhe sind überall willkommen, nur in der Stube nicht.',
  ),
  pictures: [
    picture(
      'hotel-01',
      'Hotel Hochtannegg above Lech at blue hour',
      'Das Hotel Hochtannegg über Lech zur blauen Stunde',
    ),
    picture('spa-04', 'Pool hall with stone wall and timber roof', 'Schwimmhalle mit Steinwand und Holzdach'),
    picture(
      'lobby-02',
      'Reception below old beams, keys on the wall',
      'Rezeption unter alten Balken, die Schlüssel an der Wand',
    ),
    picture('living-10', 'One of the three stuben with its tiled stove', 'Eine der drei Stuben mit Kachelofen'),
    picture('detail-01', 'Boot room on the piste side', 'Skischuhraum an der Piste'),
  ],
  rooms,
});

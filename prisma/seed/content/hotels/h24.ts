import { facility, hotel, king, kingOrTwin, picture, queen, room, text, venue } from './compose';
import type { MiceSpaceContent } from './types';

/** Measured in feet, for guests from overseas. */
const miceSpaces: MiceSpaceContent[] = [
  {
    name: 'City Ballroom',
    description: text(
      'Listed parquet, wine-red curtains and two ring chandeliers that can be lowered to the floor for rigging.',
      'Denkmalgeschütztes Parkett, weinrote Vorhänge und zwei Ringleuchter, die sich für Aufbauten bis zum Boden absenken lassen.',
    ),
    pictures: [
      picture('meeting-05', 'City Ballroom, set with round tables', 'City Ballroom, mit runden Tischen gedeckt'),
    ],
    isIndoor: true,
    isOutdoor: false,
    unitSystem: 'imperial',
    dimensions: { area: 2080, length: 52, width: 40, ceilingHeight: 18 },
    configurations: [
      {
        name: text('Dinner', 'Diner'),
        type: 'banquet',
        maxOccupancy: 140,
        description: text('Fourteen tables for ten', 'Vierzehn Tische für zehn'),
      },
      { name: text('Reception', 'Empfang'), type: 'cocktail', maxOccupancy: 240, description: null },
      { name: text('Lecture', 'Vortrag'), type: 'theatre', maxOccupancy: 180, description: null },
    ],
    equipment: [
      { name: text('Stage element', 'Bühnenelement'), quantity: 12 },
      { name: text('Grand piano', 'Flügel'), quantity: 1 },
    ],
  },
  {
    name: 'Lecture Hall',
    description: text(
      'Windowless and very quiet, with even sound to the last row.',
      'Fensterlos und sehr still, mit gleichmäßigem Ton bis in die letzte Reihe.',
    ),
    pictures: [
      picture('meeting-04', 'Lecture Hall with leather chairs in rows', 'Lecture Hall mit Lederstühlen in Reihen'),
    ],
    isIndoor: true,
    isOutdoor: false,
    unitSystem: 'imperial',
    dimensions: { area: 1350, length: 45, width: 30, ceilingHeight: 11 },
    configurations: [
      { name: text('Rows', 'Reihen'), type: 'theatre', maxOccupancy: 110, description: null },
      { name: text('Tables in rows', 'Tische in Reihen'), type: 'classroom', maxOccupancy: 60, description: null },
      { name: text('Horseshoe', 'Hufeisen'), type: 'u-shape', maxOccupancy: 36, description: null },
    ],
    equipment: [
      { name: text('Laser projector', 'Laserprojektor'), quantity: 1 },
      { name: text('Headset microphone', 'Kopfbügelmikrofon'), quantity: 4 },
    ],
  },
  {
    name: 'Rooftop Board Room',
    description: text(
      'Walnut table for thirteen under an oval light, the roofs of the city on one side.',
      'Nussholztisch für dreizehn unter ovalem Licht, auf einer Seite die Dächer der Stadt.',
    ),
    pictures: [picture('meeting-03', 'Rooftop Board Room at dusk', 'Rooftop Board Room in der Dämmerung')],
    isIndoor: true,
    isOutdoor: false,
    unitSystem: 'imperial',
    dimensions: { area: 480, length: 30, width: 16, ceilingHeight: 9 },
    configurations: [{ name: text('Board', 'Sitzung'), type: 'boardroom', maxOccupancy: 13, description: null }],
    equipment: [{ name: text('Table microphone', 'Tischmikrofon'), quantity: 13 }],
  },
];

export const h24 = hotel({
  id: 'H24',
  name: 'Standard Demo City Hotel',
  category: '4 Star',
  isDemo: true,
  city: 'vienna',
  coordinates: { latitude: 48.21094, longitude: 16.36321 },
  keys: 150,
  closestAirport: { iataCode: 'VIE', distanceInKm: 21 },
  distances: [
    text('250 m to the university', '250 m zur Universität'),
    text('700 m to St. Stephen’s', '700 m zum Stephansdom'),
  ],
  ratings: { bookingCom: 8.6, tripAdvisorBubbles: null },
  programmes: [
    {
      id: 'aurea',
      benefits: [text('Credit for trying out credits', 'Guthaben, um Guthaben auszuprobieren')],
      commissionPercent: 12,
    },
  ],
  contact: { isChatEnabled: true, reservationEmail: 'demo@standard-city.example', reservationPhone: '+43 1 555 0124' },
  salesManagers: [{ fullName: 'Demo Sales City', email: 'sales@standard-city.example', languages: ['en', 'de'] }],
  checkIn: {
    startTime: '15:00',
    endTime: null,
    minAge: 18,
    depositDescription: null,
    instructions: null,
    isCreditCardRequired: true,
    isPhotoIdRequired: false,
  },
  checkOut: { endTime: '12:00', instructions: null },
  diningVenues: [
    venue(
      'breakfast room',
      'Probe',
      text(
        'Breakfast for 150 in two sittings that never happen.',
        'Frühstück für 150 in zwei Durchgängen, die niemals stattfinden.',
      ),
      text('Daily, 6:30–10:30', 'Täglich, 6:30–10:30 Uhr'),
    ),
    venue(
      'bar',
      'Bar Muster',
      text('A bar as an example of a bar.', 'Eine Bar als Beispiel einer Bar.'),
      text('Daily, 17:00–1:00', 'Täglich, 17:00–1:00 Uhr'),
    ),
  ],
  description: {
    bestFor: text(
      'Trainers, testers and everybody who wants to press every button once.',
      'Schulungen, Tests und alle, die jeden Knopf einmal drücken möchten.',
    ),
    hotel: text(
      'The second invented hotel of the demonstration, in a city and measured in feet. Whatever is booked here is forgotten at night.',
      'Das zweite erfundene Hotel der Vorführung, in der Stadt und in Fuß vermessen. Was hier gebucht wird, ist am nächsten Morgen vergessen.',
    ),
    location: null,
    foodAndBeverage: null,
    wellness: null,
    onSiteActivities: null,
    offSiteActivities: null,
    sustainability: null,
  },
  facilities: [
    facility(
      'meetingRooms',
      text('Three spaces, 480 to 2 080 sq ft', 'Drei Räume, 45 bis 193 m²'),
      text('from EUR 700 a day', 'ab 700 EUR pro Tag'),
    ),
    facility('restaurant'),
    facility('bar'),
    facility('fitnessRoom'),
    facility('concierge'),
  ],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null, maxAgeConsideredInfant: 2, maxAgeConsideredChild: 12 },
  petPolicy: { arePetsAllowed: false, restrictions: null },
  pictures: [
    picture('lobby-01', 'Lobby of the Standard Demo City Hotel', 'Lobby des Standard Demo City Hotel'),
    picture('meeting-05', 'City Ballroom before a dinner', 'City Ballroom vor einem Diner'),
    picture('dining-05', 'Bar Muster', 'Bar Muster'),
  ],
  miceSpaces,
  rooms: [
    room({
      id: 'H24-1',
      name: text('City Single', 'City-Einzelzimmer'),
      category: 'Room',
      description: text(
        'One wide bed for one, two chairs, one window to the roofs. The bath is larger than expected.',
        'Ein breites Bett für eine Person, zwei Sessel, ein Fenster zu den Dächern. Das Bad ist größer als erwartet.',
      ),
      pictures: [
        picture('bedroom-14', 'City Single', 'City-Einzelzimmer', { x: 75, y: 60 }),
        picture('bath-06', 'City Single, bath', 'City-Einzelzimmer: Bad'),
      ],
      beds: [{ ...queen, sleeps: { maxPax: 1, maxAdults: 1 } }],
      sizeSqm: { min: 17, max: 18 },
      views: [text('Roofs to the north', 'Dächer nach Norden')],
      facilities: ['bathtub', 'airConditioning', 'desk'],
      units: 40,
      januaryNight: 380,
    }),
    room({
      id: 'H24-2',
      name: text('City Double', 'City-Doppelzimmer'),
      category: 'Room',
      description: text(
        'Panelled walls, a bed for two or two for one each. Eighty of them, all alike, as a demonstration needs.',
        'Getäfelte Wände, ein Bett für zwei oder zwei für je eine Person. Achtzig davon, alle gleich, wie es eine Vorführung braucht.',
      ),
      pictures: [
        picture('bedroom-09', 'City Double', 'City-Doppelzimmer'),
        picture('bath-06', 'City Double, bath', 'City-Doppelzimmer: Bad'),
      ],
      beds: [kingOrTwin],
      sizeSqm: { min: 26, max: 29 },
      views: [text('Ring boulevard', 'Ringstraße')],
      facilities: ['bathtub', 'airConditioning', 'desk', 'stepFreeAccess'],
      units: 80,
      januaryNight: 420,
    }),
    room({
      id: 'H24-3',
      name: text('City Junior Suite', 'City-Junior-Suite'),
      category: 'Junior Suite',
      description: text(
        'Armchairs, a view over roofs, a door to the next room. Through it, a family can be tried out.',
        'Sessel, Blick über Dächer, eine Tür zum Nachbarzimmer. Mit ihr lässt sich auch eine Familie durchspielen.',
      ),
      pictures: [
        picture('bedroom-14', 'City Junior Suite, armchairs', 'City-Junior-Suite: Sessel', { x: 30, y: 60 }),
        picture('bath-06', 'City Junior Suite, bath', 'City-Junior-Suite: Bad'),
      ],
      beds: [king],
      sizeSqm: { min: 40, max: 42 },
      views: [text('Roofs', 'Dächer')],
      facilities: ['bathtub', 'airConditioning', 'sittingArea', 'connectingDoor'],
      units: 24,
      januaryNight: 690,
    }),
    room({
      id: 'H24-4',
      name: text('City Suite', 'City-Suite'),
      category: 'Suite',
      description: text(
        'Dining room and bedroom, for demonstrations that last until the evening. The table seats as many as want to watch.',
        'Speisezimmer und Schlafzimmer, für Vorführungen, die bis in den Abend dauern. Am Tisch sitzen alle, die zusehen möchten.',
      ),
      pictures: [
        picture('dining-04', 'City Suite, dining room', 'City-Suite: Speisezimmer'),
        picture('bedroom-09', 'City Suite, bedroom', 'City-Suite: Schlafzimmer'),
      ],
      beds: [queen],
      sizeSqm: { min: 70, max: 70 },
      views: [text('Ring boulevard', 'Ringstraße')],
      facilities: ['bathtub', 'rainShower', 'airConditioning', 'sittingArea', 'separateToilet'],
      units: 3,
      januaryNight: 1200,
    }),
  ],
});

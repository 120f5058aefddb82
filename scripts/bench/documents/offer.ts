import { brandColors } from '@/lib/brand/rules/colors';
import type { AlternativeContent } from '@/lib/sales/offer/content';
import type { ShownOffer } from '@/lib/sales/offer/queries/client-offer';

const text =
  'The top floor under the gables, with a balcony on three sides and the mountain in all of them. Four of the five bedrooms lie along the south side; the fifth has two single beds and a door to its neighbour.';

function alternative(files: readonly string[], position: number): AlternativeContent {
  return {
    kind: 'hotel',
    title: `Suite ${position}`,
    house: 'Palais Cendrelle',
    place: '5 Star Palace, Courchevel 1850',
    city: 'Courchevel 1850',
    timeZone: 'Europe/Paris',
    board: 'Half board',
    checkIn: '2097-03-06',
    checkOut: '2097-03-13',
    arrivesFrom: '15:00',
    leavesUntil: '11:00',
    adults: 4,
    childrenAges: [4, 9],
    pictures: files.map((file) => {
      return { src: `/media/${file}`, width: 1600, height: 1067, alt: '', color: '#cccccc', placeholder: null };
    }),
    facts: ['6 guests', '3 bedrooms', '3 bathrooms', '142 m²'],
    opening: text,
    text: [text],
    included: ['Breakfast', 'Dinner', 'Spa', 'Ski room', 'Lift', 'Check-out at 16:00'],
    rooms: [{ name: 'Suite', quantity: 1, board: 'Half board' }],
    points: [],
    price: {
      currency: 'EUR',
      total: 4_200_000,
      service: null,
      perPersonAndNight: 100_000,
      payments: [
        { kind: 'now', on: '2096-12-01', amount: 1_260_000, percent: 30 },
        { kind: 'due', on: '2097-02-04', amount: 2_940_000, percent: 70 },
      ],
      fees: [
        { from: '2097-02-04', until: '2097-02-19', amount: 2_100_000, percent: 50 },
        { from: '2097-02-20', until: null, amount: 4_200_000, percent: 100 },
      ],
      freeUntil: '2097-02-03',
    },
    priceless: null,
    payableThere: [{ currency: 'EUR', amount: 22_200 }],
    heldUntil: null,
  };
}

/** Four alternatives, each with three pictures of its own. */
export function benchOffer(files: readonly string[]): ShownOffer {
  const colors = brandColors({ main: '#7c2f4a', accent: null });
  return {
    logo: null,
    pulse: { number: 1, comments: 0, isApproved: false },
    link: 'token',
    isErased: false,
    brand: { logoPath: null, pdf: { logoPath: null } } as ShownOffer['brand'],
    offer: {
      reference: 'K7QD2MXW',
      number: 1,
      locale: 'en',
      title: 'A week in Courchevel, for two families and one snowman',
      letter: `Dear Claire,\n\n${text}\n\n${text}`,
      changeNote: null,
      clientName: 'Ελένη Παπαδοπούλου',
      clientFirstName: 'Ελένη',
      sentOn: '2096-11-20',
      validUntil: '2096-12-01',
      state: 'open',
      approval: null,
      agency: { name: 'Morgenrot Reisen', address: null, phone: null, colors },
      designer: { name: 'Helena Brandt', firstName: 'Helena', email: 'helena.brandt@agency.example' },
      alternatives: [1, 2, 3, 4].map((position) => ({
        ...alternative(files.slice(position * 3, position * 3 + 3), position),
        id: `a${position}`,
        position,
        comments: [],
      })),
    },
  };
}

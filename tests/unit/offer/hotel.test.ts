import { describe, expect, it } from 'vitest';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';
import { alternativeContentSchema } from '@/lib/sales/offer/content';
import { composeHotel } from '@/lib/sales/offer/rules/compose-hotel';

type Source = Parameters<typeof composeHotel>[0];
type Line = Source['snapshot']['rooms'][number];

const picture = (src: string) => ({ src, alt: src, width: 3, height: 2 }) as unknown as Source['hotel']['pictures'][0];
const terms = termsOfRate({ depositPercent: 100, tranches: [] }, [], true);

const hotel = {
  ...{ name: 'Palais Cendrelle', category: '5 Star', sector: 'Oberlech', city: 'Lech' },
  ...{ pictures: ['house', 'hall', 'bar', 'pool'].map(picture), distanceStrings: ['Lift, 90 m', 'Village, 400 m'] },
  description: { hotel: 'A palace. With a park.', wellness: 'Water, warm. And cold.' },
  facilities: [
    { facility: 'Pool', priceText: null },
    { facility: 'Shuttle', priceText: 'EUR 50' },
  ],
  diningVenues: [{ michelinStars: 0 }, { michelinStars: 2 }],
  agePolicy: { isAdultsOnlyHotel: false, minGuestAge: null },
  closestAirport: { iataCode: 'INN', distanceInKm: 120 },
  ...{ checkIn: { startTime: '15:00' }, checkOut: { endTime: '11:00' } },
} as unknown as Source['hotel'];

const room = (id: string, name: string) =>
  ({
    ...{ _id: id, name, sizeSqmMin: 30, sizeSqmMax: 40, numBedrooms: 1, numBathrooms: 2, facilities: ['Balcony'] },
    ...{ viewsFromRoom: ['Valley', 'Peaks', 'Park'], descriptionMarkdown: '**Wide.**' },
    pictures: [1, 2, 3, 4, 5].map((number) => picture(`${id}${number}`)),
  }) as unknown as Source['rooms'][number];

const plans: Source['plans'] = [
  { id: 'half', board: 'halfBoard', amenities: '- Tea\n\n- Tea', about: 'Until the day before.' },
  { id: 'saver', board: 'breakfast', amenities: null, about: 'Not refundable.' },
  { id: 'plain', board: 'breakfast', amenities: null, about: null },
];
const line = (roomId: string, ratePlanId: string, more: Partial<Line> = {}): Line => {
  return { roomId, ratePlanId, quantity: 1, adults: 2, childrenAges: [], priceTotal: 100_000, terms, ...more };
};
const local = (amount: number, currency = 'CHF') => ({ payableLocally: [{ amount: { amount, currency } }] });

function compose(lines: Line[], more: Partial<Source> = {}, snapshot: Partial<Source['snapshot']> = {}) {
  const content = composeHotel({
    ...{ locale: 'en', hotel, plans, timeZone: 'Europe/Vienna', markup: 0, isFolded: false, today: '2026-12-01' },
    ...{ heldUntil: null, rooms: [room('suite', 'Suite'), room('double', 'Double')] },
    snapshot: {
      ...{ checkIn: '2027-01-09', checkOut: '2027-01-16', paymentProfile: 'ClientPays', currency: 'EUR' },
      ...{ rooms: lines, lines: [], ...snapshot },
    },
    ...more,
  });
  return alternativeContentSchema.omit({ pictures: true }).loose().parse(content) as typeof content;
}

const one = [line('suite', 'half', { childrenAges: [7] })];
const several = [line('suite', 'half'), line('double', 'saver', { quantity: 2, adults: 1, childrenAges: [3] })];
const factOf = (content: ReturnType<typeof compose>, point: string) =>
  content.points.filter((it) => it.point === point).map(({ fact, more }) => [fact.replace(/\s/g, ' '), more])[0];
const sourcesOf = ({ pictures }: ReturnType<typeof compose>) => pictures.map(({ src }) => src);

describe('rooms of a hotel as a client reads them', () => {
  it('one room has its name, its words and its pictures, behind the house', () => {
    const content = compose(one);
    expect(content).toMatchObject({
      ...{ title: 'Suite', house: 'Palais Cendrelle', opening: 'Wide.', text: ['A palace. With a park.'] },
      ...{ adults: 2, childrenAges: [7], board: 'Half board', arrivesFrom: '15:00', leavesUntil: '11:00' },
    });
    expect(content.place).toMatch(/Oberlech, Lech$/);
    expect(content.facts).toEqual(['3\u00a0guests', '1 bedroom', '2 bathrooms', '30 – 40 m²', 'Half board']);
    expect(sourcesOf(content)).toEqual(['house', 'suite1', 'suite2', 'suite3', 'suite4', 'hall', 'bar']);
  });

  it('several are told of the house, each with who sleeps in it, and counted together', () => {
    const content = compose(several);
    expect(content).toMatchObject({
      ...{ title: 'Palais Cendrelle', house: 'Suite, 2 × Double', opening: 'A palace.', text: ['With a park.'] },
      ...{ adults: 4, childrenAges: [3, 3], board: 'Half board, Breakfast' },
      rooms: [
        { name: 'Suite', quantity: 1, board: 'Half board', adults: 2, childrenAges: [], total: 100_000 },
        { name: 'Double', quantity: 2, board: 'Breakfast', adults: 1, childrenAges: [3], total: 100_000 },
      ],
    });
    expect(content.facts).toEqual([
      '6\u00a0guests',
      '3 bedrooms',
      '6 bathrooms',
      '90 – 120 m²',
      'Half board',
      'Breakfast',
    ]);
    expect(sourcesOf(content)).toEqual(['house', 'hall', 'bar', 'suite1', 'double1', 'pool']);
  });

  it('say what is included, each thing once, and nothing that costs more', () => {
    expect(compose(one).included).toEqual(['Breakfast and dinner every day', 'Tea', 'Balcony', 'Pool']);
    const many = { ...hotel, facilities: 'abcdef'.split('').map((facility) => ({ facility, priceText: null })) };
    expect(compose(one, { hotel: many as unknown as Source['hotel'] }).included).toHaveLength(6);
  });

  it('say what a client asks of a house', () => {
    const content = compose(one);
    expect(factOf(content, 'toYourselves')).toEqual(['Suite, 30 – 40 m²', 'View: Valley, Peaks']);
    expect(factOf(content, 'meals')).toEqual(['Half board', '2 restaurants, 2 Michelin stars']);
    expect(factOf(content, 'wellness')).toEqual(['Water, warm.', null]);
    expect(factOf(content, 'outside')).toEqual(['Lift, 90 m', 'Village, 400 m']);
    expect(factOf(content, 'gettingThere')).toEqual(['Innsbruck airport, 120 km', null]);
    expect(factOf(content, 'children')).toBeUndefined();
  });

  it('say nothing of what a house has not, and from which age it takes guests where children may not come', () => {
    const bare = {
      ...{ ...hotel, diningVenues: [], distanceStrings: [], closestAirport: null, sector: null },
      ...{ description: { hotel: '', wellness: null }, agePolicy: { isAdultsOnlyHotel: true, minGuestAge: null } },
    } as unknown as Source['hotel'];
    const content = compose(one, { hotel: bare });
    expect(content.points.map(({ point }) => point)).toEqual(['toYourselves', 'meals', 'children']);
    expect(factOf(content, 'meals')).toEqual(['Half board', null]);
    expect(factOf(content, 'children')).toEqual(['A house for adults, from 21 years', null]);
  });

  it('give the words of a rate; of several each behind its rooms', () => {
    expect(compose(one).conditions).toEqual(['Until the day before.']);
    expect(compose(several).conditions).toEqual(['Suite: Until the day before.', '2 × Double: Not refundable.']);
    expect(compose([line('suite', 'plain')]).conditions).toEqual([]);
    expect(compose([line('suite', 'half'), line('double', 'half')]).conditions).toEqual(['Until the day before.']);
  });

  it('name what is paid there of every room, currencies apart', () => {
    const lines = [local(500), { payableLocally: [...local(200).payableLocally, ...local(90, 'EUR').payableLocally] }];
    expect(compose(several, {}, { lines }).payableThere).toEqual([
      { amount: 900, currency: 'CHF' },
      { amount: 180, currency: 'EUR' },
    ]);
  });

  it('are of no room that is not sold at its rate', () => {
    expect(() => compose([line('suite', 'gone')])).toThrow('not sold');
    expect(() => compose([line('gone', 'half')])).toThrow('not sold');
  });
});

describe('their price', () => {
  const shown = (content: ReturnType<typeof compose>) => ({
    ...{ total: content.price?.total, service: content.price?.service, priceless: content.priceless },
    rooms: content.rooms.map(({ total }) => total),
  });

  it('is that of the rooms, with a markup as a line of its own', () => {
    expect(shown(compose(several))).toEqual({
      ...{ total: 200_000, service: null, priceless: null, rooms: [100_000, 100_000] },
    });
    expect(shown(compose(several, { markup: 5_000 }))).toEqual({
      ...{ total: 205_000, service: 5_000, priceless: null, rooms: [100_000, 100_000] },
    });
  });

  it('folded into one, tells nothing from which the markup could be counted back', () => {
    const content = compose(several, { markup: 5_000, isFolded: true });
    expect(shown(content)).toEqual({
      ...{ total: 205_000, service: null, priceless: null, rooms: [undefined, undefined] },
    });
    expect(JSON.stringify(content)).not.toMatch(/100000|200000|\b5000\b/);
    expect(shown(compose(several, { isFolded: true })).rooms).toEqual([100_000, 100_000]);
  });

  it('of a package is none towards a client, in no room and no condition', () => {
    const content = compose(several, { markup: 5_000 }, { paymentProfile: 'AgencyPaysPackageRate' });
    expect(content).toMatchObject({ price: null, priceless: 'package', conditions: [] });
    expect(content.rooms.map(({ total }) => total)).toEqual([undefined, undefined]);
  });

  it('is on request as soon as one room is', () => {
    const content = compose([line('suite', 'half'), line('double', 'saver', { priceTotal: null })]);
    expect(shown(content)).toEqual({
      ...{ total: undefined, service: undefined, priceless: 'onRequest', rooms: [undefined, undefined] },
    });
  });

  it('stands beside until when the rooms are held', () => {
    expect(compose(one).heldUntil).toBeNull();
    const heldUntil = new Date('2026-12-04T17:00:00Z');
    expect(compose(one, { heldUntil }).heldUntil).toBe('2026-12-04T17:00:00.000Z');
  });
});

import { expect, it } from 'vitest';
import { termsTables } from '@/lib/documents/offer/terms-tables';
import { cardFeeWords, offerWords } from '@/lib/documents/offer/words';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { resolveTerms } from '@/lib/rates/property/rules/terms';
import { alternativeContentSchema } from '@/lib/sales/offer/content';
import { composeProperty } from '@/lib/sales/offer/rules/compose-property';

const today: PlainDate = '2026-12-01';

const property = {
  name: 'Chalet Sept Mélèzes',
  propertyType: 'chalet' as const,
  place: {
    country: { id: 'FR' as const, name: 'France' },
    city: { id: 'courchevel-1850', name: 'Courchevel 1850' },
    sector: { id: 'jardin-alpin', name: 'Jardin Alpin' },
  },
  ...{
    bedrooms: 5,
    bathrooms: 5,
    beds: { adults: 8, children: 4 },
    squareMetres: 640,
    petsAllowed: true,
    takesCards: true,
  },
  ...{ opening: 'Seven larches.', descriptionMarkdown: '**You** come in.', pictures: [] },
  facilities: [
    { id: 'pool', name: 'Pool' },
    { id: 'gym', name: 'Gym' },
  ],
  distances: [
    { kind: 'airport' as const, to: 'Geneva airport', metres: null, minutes: 140, by: 'car' as const },
    { kind: 'lift' as const, to: 'Gondola', metres: 290, minutes: 4, by: 'foot' as const },
  ],
  services: [
    { id: 'linen', name: 'Linen', levels: ['Selfcatered', 'Catered'] },
    { id: 'chef', name: 'Chef', levels: ['Catered'] },
    { id: 'breakfast', name: 'Breakfast', levels: ['Bed & Breakfast'] },
  ],
};

const sales = { creditCardFeeRatio: null, prepaymentRatio: null, paymentTerms: null, cancellationTerms: null };

type Terms = Partial<Parameters<typeof resolveTerms>[0]>;

function compose({
  terms = {},
  markup = 0,
  isFolded = false,
  total = 5_200_000 as number | null,
  days = 120,
  takesCards = true,
  serviceLevel = 'Hotelservice' as string | null,
}) {
  const resolved = resolveTerms({ ...sales, securityDeposit: null, securityDepositType: null, ...(terms as Terms) });
  const checkIn = addDays(today, days);
  const content = composeProperty({
    locale: 'en',
    property: { ...property, takesCards },
    snapshot: {
      checkIn,
      checkOut: addDays(checkIn, 7),
      serviceLevel,
      currency: 'EUR',
      terms: resolved,
      priceTotal: total,
    },
    ...{ guests: 10, timeZone: 'Europe/Paris', markup, isFolded, today, heldUntil: null },
  });
  return { content: alternativeContentSchema.parse(content) };
}

it('tells what a card adds where the house takes one and asks for it, as a share that says nothing of a markup', () => {
  const ofCard = (ratio: number | null, takesCards = true) =>
    compose({ terms: { creditCardFeeRatio: ratio }, takesCards, markup: 100_000, isFolded: true }).content;
  const said = (content: ReturnType<typeof ofCard>) =>
    cardFeeWords(content, { t: offerWords('de'), locale: 'de' })?.replace(/\s/g, ' ');
  expect(said(ofCard(0.0275))).toMatch(/^Bei Zahlung mit Karte kommen 2,75 % /);
  expect([said(ofCard(0)), said(ofCard(0.0275, false))]).toEqual([undefined, undefined]);
});

it('tells the chalet, its meal plan and what that plan brings before what all bring', () => {
  const { content } = compose({
    terms: { securityDeposit: money(500_000, 'EUR'), securityDepositType: 'blocked' },
    days: 10,
  });
  const points = content.points.map((one) => ({ ...one, fact: one.fact.replace(/\s/g, ' ') }));
  expect({ ...content, points }).toMatchObject({
    ...{ title: 'Chalet Sept Mélèzes', house: 'The whole chalet', place: 'Jardin Alpin, Courchevel 1850' },
    ...{ board: 'Catered', included: ['Chef', 'Linen'], opening: 'Seven larches.', text: ['You come in.'] },
    // Two weeks before arrival have passed.
    deposit: { currency: 'EUR', amount: 500_000, on: today, hold: 'blocked' },
    points: [
      { point: 'toYourselves', fact: 'The whole chalet, 640 m²', more: '5 bedrooms, 5 bathrooms' },
      { point: 'meals', fact: 'Catered', more: null },
      { point: 'wellness', fact: 'Pool', more: null },
      { point: 'children', fact: 'Sleeps 12', more: 'Pets are welcome' },
      { point: 'outside', fact: 'Gondola, 290 m · 4 min on foot', more: null },
      { point: 'gettingThere', fact: 'Geneva airport, 2 h 20 by car', more: null },
    ],
  });
});

it('has no price on request, and the markup as a line of its own or within the one price', () => {
  expect(compose({ total: null }).content).toMatchObject({ price: null, priceless: 'onRequest' });
  const shown = compose({ markup: 120_000 }).content.price;
  expect(shown).toMatchObject({ total: 5_320_000, service: 120_000, perPersonAndNight: 76_000 });
  const folded = compose({ markup: 120_000, isFolded: true }).content.price;
  expect(folded).toMatchObject({ total: 5_320_000, service: null });
});

it('prints what cancelling costs from the confirmation on, never until a day before it', () => {
  const table = (terms: Terms, days: number) => {
    const { content } = compose({ terms, days });
    const alternative = { ...content, id: 'a', position: 1, comments: [] };
    const { fees } = termsTables({ alternatives: [alternative], locale: 'en' });
    return fees.map(({ date, cells }) => [date, cells[0]?.replace(/\s/g, ' ')]);
  };
  expect(table({}, 120)).toEqual([
    ['Wed 6 Jan 2027', 'EUR 18 200'],
    ['after that', 'EUR 52 000'],
  ]);
  // Inside the terms, and without any refund.
  for (const all of [table({}, 40), table({ cancellationTerms: [] }, 120)]) {
    expect(all).toEqual([['from the confirmation on', 'EUR 52 000']]);
  }
});

it('names what it is in figures, and nothing that every guest does not get', () => {
  const figures = compose({}).content.facts.map((fact) => fact.replace(/\s/g, ' '));
  expect(figures).toEqual(['10 guests', '5 bedrooms', '5 bathrooms', '640 m²', 'Catered']);
  expect(compose({ serviceLevel: 'Selfcatered' }).content.included).toEqual(['Linen']);
  // Of no meal plan in particular all of them are told; one we do not know stands as the operator wrote it.
  expect(compose({ serviceLevel: null }).content).toMatchObject({
    board: '',
    included: ['Chef', 'Breakfast', 'Linen'],
  });
  expect(compose({ serviceLevel: 'Butler' }).content).toMatchObject({ board: 'Butler', included: [] });
});

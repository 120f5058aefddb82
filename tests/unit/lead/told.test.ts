import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/platform/i18n/messages';
import { money } from '@/lib/platform/money';
import { cardFeeOf } from '@/lib/sales/lead/rules/card-fee';
import { guestsIn, partyOf } from '@/lib/sales/lead/rules/party';
import { type ToldSource, toldReaders, toldTo } from '@/lib/sales/lead/rules/told';
import { toldLines } from '@/lib/sales/lead/told-words';

const source: ToldSource = {
  status: 'REQUESTED_BOOKING',
  isOfProperty: false,
  clientName: 'Clara Weiss',
  adults: 4,
  childrenAges: [3, 7],
  guests: [
    { firstName: 'Clara', lastName: 'Weiss' },
    { firstName: 'Jonas', lastName: 'Weiss' },
    { firstName: 'Ida', lastName: 'Weiss' },
  ],
  nationality: 'AT',
  cardMemberType: 'platinum',
  loyaltyNumber: 'L-1',
  paymentProfile: 'AgencyPaysPackageRate',
  payment: { isPaidByCreditCard: true, isNegotiatedPrice: true, card: { brand: 'Visa', lastFour: '4242' } },
  cardFee: { fee: money(90, 'EUR'), total: money(3_090, 'EUR') },
  guest: { petDetails: 'One old dog', address: 'Bath', phone: '+44', email: 'mara@post.example' },
  rooms: [
    {
      name: 'Suite',
      rate: 'Flexible',
      quantity: 2,
      adults: 1,
      childrenAges: [],
      bed: 'King',
      aboutRate: 'With breakfast.',
      priceTotal: 1n,
    },
    {
      name: 'Double',
      rate: 'Flexible',
      quantity: 1,
      adults: 2,
      childrenAges: [3, 7],
      bed: null,
      aboutRate: null,
      priceTotal: 2n,
    },
  ],
  message: 'Late arrival?',
};

const told = Object.fromEntries(
  toldReaders.map((reader) => [reader, toldTo(reader, source).facts.map(({ fact }) => fact)]),
);

describe('what a request tells', () => {
  it('is for each reader what concerns them', () => {
    const paid = ['method', 'cardFee', 'cardTotal'];
    const rest = ['nationality', 'cardMember', 'loyalty'];
    const reach = ['pet', 'address', 'phone', 'email'];
    expect(told).toEqual({
      agency: ['party', 'discount', 'payer', ...paid, ...rest, ...reach],
      agencyLookedOn: ['party', ...paid, ...rest, ...reach],
      hotel: ['party', 'payer', ...rest],
      operator: ['party', 'discount', ...paid, 'nationality', 'cardMember', ...reach],
      client: ['party', ...paid, ...rest, ...reach],
    });
  });

  it('names of a property no payer, of an interest no method, and of a card no more than brand and last four', () => {
    const ofProperty = { ...source, isOfProperty: true };
    expect(toldTo('agency', ofProperty).facts.map(({ fact }) => fact)).not.toContain('payer');
    const card = { brand: 'Visa', lastFour: '4242', token: 'tok_secret' };
    const kept = { ...ofProperty, payment: { isPaidByCreditCard: true, isNegotiatedPrice: false, card } };
    expect(JSON.stringify(toldTo('operator', kept).facts)).not.toContain('secret');
    const payment = { isPaidByCreditCard: false, isNegotiatedPrice: false, card: null };
    const interest = toldTo('operator', { ...ofProperty, status: 'INTEREST', payment });
    expect(interest.facts.map(({ fact }) => fact)).not.toContain('method');
  });

  it('gives each room its beds and its names, none where all are the client’s', () => {
    expect(toldTo('hotel', source).rooms.map(({ guests, bed }) => [guests, bed])).toEqual([
      [['Clara Weiss', 'Jonas Weiss'], 'King'],
      [['Ida Weiss'], null],
    ]);
    const alone = { ...source, guests: source.guests.map(() => ({ firstName: 'Clara', lastName: 'Weiss' })) };
    expect(toldTo('hotel', alone).rooms.flatMap(({ guests }) => guests)).toEqual([]);
  });
});

describe('the fee of a card', () => {
  const paid = { isCard: true, priceTotal: 7_800_000n, currency: 'CHF', ratio: 0.03, guestFee: null };

  it('is of the kept terms, beside the price', () => {
    expect(cardFeeOf(paid)).toEqual({ fee: money(234_000, 'CHF'), total: money(8_034_000, 'CHF') });
  });

  it('is what a guest has agreed to, where one has: none for a consumer’s card of the EEA', () => {
    expect(cardFeeOf({ ...paid, guestFee: 0n })).toBeNull();
    expect(cardFeeOf({ ...paid, guestFee: 100n })?.total).toEqual(money(7_800_100, 'CHF'));
  });

  it('is none without a card, a price or a fee of the house', () => {
    for (const change of [{ isCard: false }, { priceTotal: null }, { ratio: 0 }, { ratio: null }]) {
      expect(cardFeeOf({ ...paid, ...change })).toBeNull();
    }
  });
});

describe('what is told in words', () => {
  it('names a country in its reader’s language, however it was chosen', () => {
    const facts = ['AT', 'Austria', 'Österreich'].map((country) => ({ fact: 'nationality' as const, country }));
    expect(toldLines({ facts }, 'de').map(({ value }) => value)).toEqual(facts.map(() => 'Österreich'));
    expect(toldLines({ facts }, 'en').map(({ value }) => value)).toEqual(facts.map(() => 'Austria'));
  });

  it('gives a discount that is asked for, and the price, a word each', () => {
    for (const locale of ['en', 'de'] as const) {
      const [line] = toldLines({ facts: [{ fact: 'discount' }] }, locale);
      expect(line?.label).not.toBe(messages[locale].mail.fact.price);
    }
  });
});

describe('a party', () => {
  it('keeps its children when more or fewer come', () => {
    const party = { adults: 4, childrenAges: [3, 7] };
    expect(guestsIn(party)).toBe(6);
    expect(partyOf(8, party)).toEqual({ adults: 6, childrenAges: [3, 7] });
    expect(partyOf(2, party)).toEqual({ adults: 2, childrenAges: [] });
  });
});

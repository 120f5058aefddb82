import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/platform/i18n/messages';
import { money } from '@/lib/platform/money';
import { cardFeeOf } from '@/lib/sales/lead/rules/card-fee';
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

const namesOf = (...asked: Parameters<typeof toldTo>) => toldTo(...asked).facts.map(({ fact }) => fact);

describe('what a request tells', () => {
  it('is for each reader what concerns them', () => {
    const paid = ['method', 'cardFee', 'cardTotal'];
    const rest = ['nationality', 'cardMember', 'loyalty'];
    const reach = ['pet', 'address', 'phone', 'email'];
    const told = Object.fromEntries(toldReaders.map((reader) => [reader, namesOf(reader, source)]));
    expect(told).toEqual({
      agency: ['party', 'discount', 'payer', ...paid, ...rest, ...reach],
      agencyLookedOn: ['party', ...paid, ...rest, ...reach],
      hotel: ['party', 'payer', ...rest],
      operator: ['party', 'discount', ...paid, 'nationality', 'cardMember', ...reach],
      client: ['party', ...paid, ...rest, ...reach],
    });
  });

  it('tells each thing as it stands on the lead', () => {
    expect(toldTo('agency', source).facts).toEqual([
      { fact: 'party', adults: 4, childrenAges: [3, 7] },
      { fact: 'discount' },
      { fact: 'payer', profile: 'AgencyPaysPackageRate' },
      { fact: 'method', isCard: true, card: { brand: 'Visa', lastFour: '4242' } },
      { fact: 'cardFee', amount: money(90, 'EUR') },
      { fact: 'cardTotal', amount: money(3_090, 'EUR') },
      { fact: 'nationality', country: 'AT' },
      { fact: 'cardMember', type: 'platinum' },
      { fact: 'loyalty', number: 'L-1' },
      { fact: 'pet', details: 'One old dog' },
      { fact: 'address', text: 'Bath' },
      { fact: 'phone', text: '+44' },
      { fact: 'email', text: 'mara@post.example' },
    ]);
    expect(toldTo('hotel', source).message).toBe('Late arrival?');
  });

  it('says nothing of what was not said', () => {
    const rest = { nationality: null, cardMemberType: null, loyaltyNumber: null, payment: null, cardFee: null };
    const guest = { petDetails: null, address: null, phone: null, email: null };
    const { cardFee } = source;
    expect(namesOf('agency', { ...source, ...rest, cardFee, guest: null })).toEqual(['party', 'payer']);
    expect(namesOf('agency', { ...source, ...rest, guest })).toEqual(['party', 'payer']);
  });

  it('names of a property no payer, and of a card no more than brand and last four', () => {
    const ofProperty = { ...source, isOfProperty: true };
    expect(namesOf('agency', ofProperty)).not.toContain('payer');
    const card = { brand: 'Visa', lastFour: '4242', token: 'tok_secret' };
    const kept = { ...ofProperty, payment: { isPaidByCreditCard: true, isNegotiatedPrice: false, card } };
    expect(JSON.stringify(toldTo('operator', kept).facts)).not.toContain('secret');
  });

  it('says how an interest is paid only once its card is kept, and how a request is in any case', () => {
    const payment = { isPaidByCreditCard: false, isNegotiatedPrice: false, card: null };
    const transfer = { ...source, isOfProperty: true, cardFee: null, payment };
    expect(namesOf('operator', { ...transfer, status: 'INTEREST' })).not.toContain('method');
    expect(toldTo('operator', transfer).facts).toContainEqual({ fact: 'method', isCard: false, card: null });
    const card = { ...transfer, payment: { ...payment, card: { brand: 'Visa', lastFour: '4242' } } };
    expect(namesOf('operator', { ...card, status: 'INTEREST' })).toContain('method');
    // Nobody is told of a fee without the way of paying that costs it.
    const fee = namesOf('operator', { ...transfer, cardFee: source.cardFee, status: 'INTEREST' });
    expect(fee.filter((fact) => fact === 'cardFee' || fact === 'cardTotal')).toEqual([]);
  });

  it('asks for a discount only where one is sought', () => {
    const payment = { isPaidByCreditCard: false, isNegotiatedPrice: false, card: null };
    expect(namesOf('operator', { ...source, payment })).not.toContain('discount');
  });

  it('gives each room its beds and its names, none where all are the client’s', () => {
    expect(toldTo('hotel', source).rooms.map(({ guests, bed }) => [guests, bed])).toEqual([
      [['Clara Weiss', 'Jonas Weiss'], 'King'],
      [['Ida Weiss'], null],
    ]);
    const alone = { ...source, guests: source.guests.map(() => ({ firstName: 'Clara', lastName: 'Weiss' })) };
    expect(toldTo('hotel', alone).rooms.flatMap(({ guests }) => guests)).toEqual([]);
    // Of a property nobody but the client is named.
    expect(toldTo('operator', { ...source, guests: [] }).rooms.map(({ guests }) => guests)).toEqual([[], []]);
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
    const none = { priceTotal: null, guestFee: 100n };
    for (const change of [{ isCard: false }, { priceTotal: null }, none, { ratio: 0 }, { ratio: null }]) {
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

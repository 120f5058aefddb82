import { afterEach, describe, expect, it, vi } from 'vitest';
import { stayFieldWords } from '@/components/form/stay-field-words';
import {
  judgeDetails,
  judgePayment,
  judgeSummary,
  offersDiscount,
  quoteKey,
  quoteOf,
} from '@/components/sales/lead/property-form/judge';
import { mayTryAgain } from '@/components/sales/lead/property-form/outcome';
import { totalsOf } from '@/components/sales/lead/property-form/payment-step';
import { type CardElement, type Processor, takeCard } from '@/components/sales/lead/property-form/processor';
import { bodyOf, sendLead } from '@/components/sales/lead/property-form/send';
import { formErrors, type PropertyFormSetting, type Values } from '@/components/sales/lead/property-form/setting';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import type { PlainDate } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import { money } from '@/lib/platform/money';
import { resolveTerms } from '@/lib/rates/property/rules/terms';

const { propertyLead: words, interest: interestWords, error } = messages.en;
const WEEK = { checkIn: '2027-06-05', checkOut: '2027-06-12' } as const;
const stay = (id: string, checkOut: PlainDate, amount: number) => ({
  ...{ id, checkIn: WEEK.checkIn, checkOut, available: true },
  rates: { Catered: amount },
  currency: 'EUR',
});

const values: Values = {
  ...{ ...WEEK, pax: '4', serviceLevel: 'Catered', firstName: 'Clara', lastName: 'Weiss', nationality: 'Austria' },
  ...{ amexCardMember: '', tls: '', cc: '', comments: '', method: 'bankTransfer', seeksDiscount: false },
  asksOperator: true,
  ...{ isDisclaimerAccepted: false, cardNumber: '', cardName: '', cardMonth: '', cardYear: '', card: null },
};

const setting = {
  deed: 'book-now',
  lead: null,
  operator: 'Hausherr',
  operatorTerms: 'The house is ready from 16:00.',
  property: {
    ...{
      id: 'P',
      name: 'Haus',
      place: 'Lech',
      href: '/haus',
      picture: null,
      serviceLevels: ['Catered'],
      levelNames: {},
      capacity: 6,
    },
    stays: [stay('week', WEEK.checkOut, 3_500_00), stay('long', '2027-06-15', 4_800_00)],
    blocks: [],
    quotes: { [quoteKey('week', 'Catered')]: 'sealed' },
    terms: resolveTerms({
      ...{ creditCardFeeRatio: null, prepaymentRatio: null, paymentTerms: null, cancellationTerms: null },
      ...{ securityDeposit: null, securityDepositType: null },
    }),
    methods: ['bankTransfer', 'creditCard'],
  },
  ...{ commission: null, today: '2026-12-01', locale: 'en', asksForCardMember: false, canBook: true, countries: [] },
  bookingReference: { label: 'Booking reference', prefix: 'TLS', isRequired: true },
  clientReference: { label: 'Client reference', prefix: 'CC', isRequired: true },
  ...{ answerDue: '2 Dec 2026, 10:00', timeZone: 'Europe/Vienna', held: {} },
  ...{
    takesTestCards: true,
    processorKey: null,
    initial: values,
    words,
    interest: interestWords,
    stayWords: stayFieldWords('en'),
  },
  errors: Object.fromEntries(formErrors.map((name) => [name, error[name]])) as PropertyFormSetting['errors'],
} as PropertyFormSetting;
const interest: PropertyFormSetting = { ...setting, deed: 'save-interest' };

const empty: Values = { ...values, checkIn: '', checkOut: '', firstName: '', lastName: '', nationality: '', pax: '' };
const referenced = { ...values, tls: '9', cc: '7' };

describe('an interest', () => {
  it('is refused in the sentences of rule 3.14', () => {
    expect(judgeDetails(empty, interest)).toEqual({
      firstName: "Please enter the client's first name",
      lastName: "Please enter the client's last name",
      nationality: "Please enter the client's nationality",
      tls: 'Please enter the booking reference',
      cc: 'Please enter the client reference',
      checkIn: 'Please enter the check in date',
      checkOut: 'Please enter the check out date',
      pax: words.paxRange.replace('{most}', '6'),
    });
    const backwards = { ...referenced, checkOut: WEEK.checkIn };
    expect(judgeDetails(backwards, interest)).toEqual({ checkOut: 'Check out date has to be after check in date' });
    expect(judgeDetails(referenced, interest)).toEqual({});
  });

  it('a prefix alone is no reference, and where the brand asks for none it may be missing', () => {
    expect(Object.keys(judgeDetails({ ...values, tls: 'tls', cc: ' CC ' }, interest)).sort()).toEqual(['cc', 'tls']);
    const optional = { label: '', prefix: 'TLS', isRequired: false };
    expect(judgeDetails(values, { ...interest, bookingReference: optional, clientReference: optional })).toEqual({});
  });

  it('asks the operator for what nobody has priced, unless the agent would rather not; not for what is sold or can be had', () => {
    const isAsked = (changes: Partial<Values>, said: Partial<PropertyFormSetting> = {}) =>
      bodyOf({ ...values, ...changes }, { ...interest, ...said }, {}).isOperatorAsked;
    const between = { checkIn: '2027-06-06', checkOut: '2027-06-13' };
    expect(isAsked({})).toBe(false);
    expect(isAsked({ serviceLevel: '' })).toBe(true);
    expect(isAsked(between)).toBe(true);
    expect(isAsked({ ...between, asksOperator: false })).toBe(false);
    expect(isAsked(between, { deed: 'book-now' })).toBe(false);
    expect(isAsked(between, { canBook: false })).toBe(false);
    const sold = { ...interest.property, stays: [{ ...stay('week', WEEK.checkOut, 3_500_00), available: false }] };
    expect(isAsked({ ...between, serviceLevel: '' }, { property: sold })).toBe(false);
  });

  it('leaves out what is empty and keeps 0 and false', () => {
    const body = bodyOf({ ...values, pax: '0' }, interest, {});
    expect(body).toEqual({
      ...{ _property: 'P', period: { checkInDate: WEEK.checkIn, checkOutDate: WEEK.checkOut }, status: 'INTEREST' },
      client: { firstName: 'Clara', lastName: 'Weiss', nationality: 'Austria' },
      ...{
        partner: {},
        occupancy: { pax: 0 },
        serviceLevel: 'Catered',
        isPriceToBeHonoured: false,
        isOperatorAsked: false,
      },
      payments: { subTotal: 3500, currencyCode: 'EUR', isNegotiatedPrice: false },
    });
  });
});

describe('a price to be honoured', () => {
  it('goes out with the seal it was quoted under, and no other price does', () => {
    expect(bodyOf(values, interest, { isPriceToBeHonoured: true }).payments).toMatchObject({ quote: 'sealed' });
    expect(bodyOf(values, interest, {}).payments).not.toHaveProperty('quote');
    const longer = { ...values, checkOut: '2027-06-15' };
    expect(bodyOf(longer, interest, { isPriceToBeHonoured: true }).payments).not.toHaveProperty('quote');
  });
});

describe('a booking whose price moved once it was kept', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The interest is kept; the first booking meets another price. */
  async function refusedAt() {
    const asked: { method: string; url: string; body: Record<string, unknown> }[] = [];
    const state = { _id: 'L', status: 'INTEREST', version: 2, optionRank: null, optionExpiresAt: null };
    const details = { currency: 'EUR', price: { was: 3500, is: 3900 }, rooms: [] };
    let isFirst = true;
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('fetch', async (url: string, { method = '', body }: { method?: string; body: string }) => {
      asked.push({ method, url, body: JSON.parse(body) });
      if (method === 'PATCH') return Response.json(state);
      if (!url.includes('booking')) return Response.json({ _id: 'L' });
      if (!isFirst) return Response.json({ ...state, status: 'REQUESTED_BOOKING' });
      isFirst = false;
      const problem = { code: 'leadPriceMoved', title: 'Moved.', status: 409, details };
      return Response.json(problem, { status: 409 });
    });
    const sent = await sendLead(values, setting, { decision: {}, saved: null });
    if (sent.state !== 'moved') throw new Error(`It is ${sent.state}.`);
    return { sent, asked };
  }

  it('is asked for again at the price that was accepted, and nothing else is sent', async () => {
    const { sent, asked } = await refusedAt();
    const decision = { acceptedPrice: sent.moved.price.is };
    const again = await sendLead(values, setting, { decision, saved: sent.saved });
    expect(again.state).toBe('done');
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
    expect(asked.at(-1)?.body).toMatchObject({ version: 1, price: 3900, isDifferenceAccepted: true });
  });

  it('takes along what was typed by whoever came back to the form', async () => {
    const { sent, asked } = await refusedAt();
    const corrected = { ...values, firstName: 'Klara' };
    await sendLead(corrected, setting, { decision: {}, saved: sent.saved });
    const [, , change, booking] = asked;
    expect(change).toMatchObject({ method: 'PATCH', body: { version: 1, client: { firstName: 'Klara' } } });
    expect(booking?.body).toMatchObject({ version: 2, isDifferenceAccepted: false });
  });
});

describe('a booking that does not get through once its details are kept', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The interest is kept; the first booking meets this. */
  function answeredWith(first: () => Response) {
    const asked: { method: string; url: string; key: string | undefined }[] = [];
    const state = { _id: 'L', status: 'REQUESTED_BOOKING', version: 2, optionRank: null, optionExpiresAt: null };
    let isFirst = true;
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('fetch', async (url: string, call: { method?: string; headers: Record<string, string> }) => {
      asked.push({ method: call.method ?? '', url, key: call.headers['Idempotency-Key'] });
      if (!url.includes('booking')) return Response.json({ _id: 'L' });
      if (!isFirst) return Response.json(state);
      isFirst = false;
      return first();
    });
    return asked;
  }
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const refused = () => Response.json({ code: 'periodSold', title: 'Sold.', status: 409 }, { status: 409 });

  it('says which lead they are kept in, so that nobody makes a second one of them', async () => {
    answeredWith(refused);
    const sent = await sendLead(values, setting, { decision: {}, saved: null });
    expect(sent).toMatchObject({ state: 'failed', saved: { leadId: 'L', version: 1, status: 'INTEREST' } });
    expect(mayTryAgain(sent)).toBe(false);
  });

  it('is asked for once more under the same key where nothing answered, and nothing else is sent', async () => {
    const asked = answeredWith(lost);
    const sent = await sendLead(values, setting, { decision: {}, saved: null });
    if (sent.state !== 'failed') throw new Error(`It is ${sent.state}.`);
    expect(mayTryAgain(sent)).toBe(true);
    const again = await sendLead(values, setting, { decision: {}, saved: sent.saved });
    expect(again.state).toBe('done');
    const [saving, booking, repeated, ...more] = asked;
    expect(more).toEqual([]);
    expect(saving?.url).not.toContain('booking');
    expect(repeated).toEqual(booking);
  });
});

describe('the first step of a booking', () => {
  it('asks for the booking reference in its own sentence, a service level, and 1 to as many as there are beds', () => {
    expect(judgeDetails({ ...values, cc: '7', serviceLevel: '' }, setting)).toEqual({
      tls: 'Please provide the booking reference!',
      serviceLevel: words.serviceLevelRequired,
    });
    for (const pax of ['', '0', '-1', '1.5', '7']) {
      expect([pax, Object.keys(judgeDetails({ ...referenced, pax }, setting))]).toEqual([pax, ['pax']]);
    }
    for (const pax of ['1', '6']) expect(judgeDetails({ ...referenced, pax }, setting)).toEqual({});
    expect(capacityOf({ adults: 0, children: 0 })).toBe(25);
    expect(capacityOf(null)).toBe(25);
    expect(capacityOf({ adults: 4, children: 2 })).toBe(6);
  });

  it('begins today at the earliest, and not in a week that is taken', () => {
    const past = { ...referenced, checkIn: '2026-11-30' };
    expect(judgeDetails(past, setting)).toEqual({ checkIn: error.checkInPast });
    const block = { ...WEEK, kind: 'booking' as const };
    const taken = { ...setting, property: { ...setting.property, blocks: [block] } };
    expect(judgeDetails(referenced, taken)).toEqual({ checkIn: error.periodSold });
  });

  it('has no price for a stay nobody offers', () => {
    expect(quoteOf(values, setting).price).toEqual(money(3_500_00, 'EUR'));
    expect(quoteOf({ ...values, checkOut: '2027-06-11' }, setting).price).toBeNull();
    expect(quoteOf({ ...values, serviceLevel: '' }, setting).price).toBeNull();
    expect(words.noPrice).toBe(
      'Unfortunately, we can not provide a price for the given period and service level. Please choose different values.',
    );
  });

  it('of a lead that is there goes by what it was promised', () => {
    const price = money(3_300_00, 'EUR');
    const stay = { ...WEEK, serviceLevel: 'Catered', pax: Number(values.pax) };
    const lead = { ...stay, id: 'L', version: 4, status: 'CONFIRMED_OPTION', price, agreed: null } as const;
    const held = { ...setting, lead: { ...lead, holdsUntil: 'Fri 4 Dec, 18:00' } };
    expect(quoteOf(values, held).price).toEqual(price);
    expect(quoteOf({ ...values, checkOut: '2027-06-15' }, held).price).toEqual(money(4_800_00, 'EUR'));
    expect(bodyOf(values, held, {})).toMatchObject({ status: 'CONFIRMED_OPTION', payments: { subTotal: 3300 } });
  });

  it('goes by what the operator gave its word for, of that stay, level and party alone', () => {
    const [price, agreed] = [money(3_500_00, 'EUR'), money(3_000_00, 'EUR')];
    const stay = { ...WEEK, serviceLevel: 'Catered', pax: Number(values.pax) };
    const lead = { ...stay, id: 'L', version: 4, status: 'INTEREST', price, agreed, holdsUntil: null } as const;
    const interest = { ...setting, lead };
    expect(quoteOf(values, interest).price).toEqual(agreed);
    expect(bodyOf(values, interest, {})).toMatchObject({ payments: { subTotal: 3000 } });
    expect(quoteOf({ ...values, pax: String(stay.pax + 1) }, interest).price).toEqual(price);
    expect(quoteOf({ ...values, checkOut: '2027-06-15' }, interest).price).toEqual(money(4_800_00, 'EUR'));
  });

  it('offers a discount to an interest or option only, where a stay of the same arrival ends on another day', () => {
    expect(offersDiscount(values, setting)).toBe(true);
    expect(offersDiscount({ ...values, checkIn: '2027-06-06' }, setting)).toBe(false);
    const lead = {
      ...WEEK,
      id: 'L',
      version: 1,
      serviceLevel: null,
      pax: 4,
      price: null,
      agreed: null,
      holdsUntil: null,
    };
    const offered = (
      ['REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING', 'CONFIRMED_BOOKING'] as const
    ).filter((status) => offersDiscount(values, { ...setting, lead: { ...lead, status } }));
    expect(offered).toEqual(['REQUESTED_OPTION', 'CONFIRMED_OPTION']);
  });
});

describe('the card', () => {
  const card = { ...values, method: 'creditCard', cardNumber: '4242 4242 4242 4242', cardName: 'Clara' } as const;
  const judge = (changes: Partial<Values>) =>
    judgePayment({ ...card, cardMonth: '12', cardYear: '27', ...changes }, setting);

  it('is asked for in the sentences of rule 3.14, only where one pays by it', () => {
    expect(judgePayment({ ...values, method: 'creditCard' }, setting)).toEqual({
      cardNumber: 'Please provide the credit card number.',
      cardName: 'Please provide the name on the credit card.',
      cardMonth: 'Please enter the two-digit month of expiration.',
      cardYear: 'Please enter the two-digit year of expiration.',
    });
    expect(judgePayment(values, setting)).toEqual({});
    expect(judge({})).toEqual({});
  });

  it('has 9 digits, a name of 3 letters, two digits of month and year; 00 and what has passed are refused', () => {
    expect(judge({ cardNumber: '4242 4242' })).toEqual({ cardNumber: words.card.number });
    expect(judge({ cardNumber: '4111 1111 1111 1111' })).toEqual({ cardNumber: words.card.unknown });
    expect(judge({ cardName: 'Cl' })).toEqual({ cardName: words.card.name });
    for (const cardMonth of ['00', '1', '13']) expect(judge({ cardMonth })).toEqual({ cardMonth: words.card.month });
    expect(judge({ cardYear: '7' })).toEqual({ cardYear: words.card.year });
    expect(judge({ cardMonth: '11', cardYear: '26' })).toEqual({ cardYear: words.card.past });
    expect(judge({ cardMonth: '12', cardYear: '26' })).toEqual({});
  });

  it('costs 3 % where the property names no fee, its own where it does, nothing at 0 or by transfer', () => {
    const feeAt = (cardFeeRatio: number, method: Values['method'] = 'creditCard') =>
      totalsOf(
        { ...values, method },
        { ...setting, property: { ...setting.property, terms: { ...setting.property.terms, cardFeeRatio } } },
      )?.total.amount;
    expect(setting.property.terms.cardFeeRatio).toBe(0.03);
    expect([feeAt(0.03), feeAt(0.0275), feeAt(0), feeAt(0.03, 'bankTransfer')]).toEqual([
      360_500, 359_625, 350_000, 350_000,
    ]);
  });
});

describe('with the processor’s keys', () => {
  const own = { ...setting, takesTestCards: false, processorKey: 'pk_test' };
  const card = { token: 'pm_1AbCdEfGhIj', brand: 'visa', lastFour: '4242', expirationMonth: 12, expirationYear: 2031 };
  const element: CardElement = { mount: () => {}, destroy: () => {} };
  const take = (answer: Awaited<ReturnType<Processor['createPaymentMethod']>> | Error) =>
    takeCard(
      {
        elements: () => ({ create: () => element }),
        createPaymentMethod: async (asked) => {
          expect(asked).toEqual({ type: 'card', card: element, billing_details: { name: 'Clara Weiss' } });
          if (answer instanceof Error) throw answer;
          return answer;
        },
      },
      { element, name: 'Clara Weiss', failure: words.card.failed },
    );

  it('the card is typed into its own fields: kept are token, brand, last four and expiry', async () => {
    const paid = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031, fingerprint: 'x', cvc_check: 'pass' };
    const taken = await take({ paymentMethod: { id: card.token, card: paid } });
    expect(taken).toEqual({ card });
    const booked = bodyOf({ ...values, method: 'creditCard', card }, own, {});
    expect(booked.payments).toMatchObject({ isPaidByCreditCard: true, creditCard: card });
  });

  it('its refusal is said; a service that is away, or answers something else, is one', async () => {
    expect(await take({ error: { message: 'Your card was declined.' } })).toEqual({ error: 'Your card was declined.' });
    const number = { brand: 'visa', last4: '4242424242424242', exp_month: 12, exp_year: 2031 };
    const hidden = { id: 'pm_4242424242424242', card: { ...number, last4: '4242' } };
    for (const answer of [
      {},
      new Error('away'),
      { paymentMethod: { id: card.token, card: number } },
      { paymentMethod: hidden },
    ]) {
      expect(await take(answer)).toEqual({ error: words.card.failed });
    }
  });

  it('only the name is asked for here, and nothing of a card that was taken', () => {
    const byCard = { ...values, method: 'creditCard' } as const;
    expect(judgePayment(byCard, own)).toEqual({ cardName: words.card.name });
    expect(judgePayment({ ...byCard, cardName: 'Clara Weiss' }, own)).toEqual({});
    expect(judgePayment({ ...byCard, card }, own)).toEqual({});
  });
});

it('the last step lets go when the disclaimer is accepted', () => {
  expect(judgeSummary(values, setting)).toEqual({ isDisclaimerAccepted: 'Please accept this disclaimer' });
  expect(judgeSummary({ ...values, isDisclaimerAccepted: true }, setting)).toEqual({});
});

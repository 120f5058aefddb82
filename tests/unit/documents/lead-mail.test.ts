import { describe, expect, it } from 'vitest';
import { brandColors } from '@/lib/brand/rules/colors';
import { drawText } from '@/lib/documents/mail/draw-text';
import { leadLetter } from '@/lib/documents/mail/lead';
import { noticesOf, questions } from '@/lib/documents/mail/lead-notices';
import { brandLetterhead } from '@/lib/documents/mail/letterhead';
import { locales } from '@/lib/platform/i18n/locale';
import { money } from '@/lib/platform/money';
import { leadNotices } from '@/lib/platform/outbox/lead-notices';
import type { LeadLetter } from '@/lib/sales/lead/queries/letter';
import { type ToldSource, toldTo } from '@/lib/sales/lead/rules/told';

const HOUSE = 'Die Alte Chäsi';
const source: ToldSource = {
  ...{ status: 'REQUESTED_OPTION', isOfProperty: true, clientName: 'Clara Weiss', adults: 6, childrenAges: [3, 7] },
  ...{ guests: [], nationality: 'Austria', cardMemberType: null, loyaltyNumber: null, paymentProfile: 'ClientPays' },
  payment: { isPaidByCreditCard: false, isNegotiatedPrice: true, card: null },
  cardFee: { fee: money(61_500, 'EUR'), total: money(2_111_500, 'EUR') },
  guest: null,
  rooms: [
    {
      name: HOUSE,
      rate: 'Catered',
      quantity: 1,
      adults: 6,
      childrenAges: [3, 7],
      bed: null,
      aboutRate: null,
      priceTotal: null,
    },
  ],
  message: 'They bring their own nanny.',
};

const stay = {
  checkIn: '2027-03-06',
  checkOut: '2027-03-13',
  serviceLevel: 'Catered',
  pax: 8,
  priceTotal: 2_050_000,
} as const;

const lead: LeadLetter = {
  ...{ id: 'L1', reference: 'AG-4711', hotelName: HOUSE, place: { en: 'Gstaad', de: 'Gstaad' }, isOfProperty: true },
  ...{ agencyName: 'Morgenrot Reisen', agentName: 'Helena Brandt', clientName: 'Clara Weiss' },
  ...{ checkIn: '2027-03-06', checkOut: '2027-03-13', price: money(2_050_000, 'EUR') },
  ...{ commission: money(205_000, 'EUR'), maySeeCommission: true },
  cancellationAsk: null,
  told: (to) => toldTo(to === 'agent' ? 'agency' : 'operator', source),
  ...{
    optionRank: 1,
    optionExpiresAt: new Date('2026-11-27T17:00:00Z'),
    answerDueAt: new Date('2026-11-25T09:00:00Z'),
  },
  timeZone: 'Europe/Zurich',
  reason: 'Fully booked',
  agreedUntil: new Date('2026-11-26T17:00:00Z'),
  wantedPrice: money(1_990_000, 'EUR'),
  wishedUntil: new Date('2026-11-28T17:00:00Z'),
  nearest: null,
  offer: { price: 19_000, currency: 'EUR', until: new Date('2026-11-26T17:00:00Z') },
  change: {
    from: stay,
    to: { ...stay, checkOut: '2027-03-20', serviceLevel: 'Selfcatered', priceTotal: 3_000_000 },
    snapshotId: 's',
    currency: 'EUR',
    message: null,
    rules: [],
  },
  plan: {
    dues: [
      { due: '2026-11-24', amount: money(717_500, 'EUR'), isDueNow: true, isAtHotel: false, daysBeforeArrival: null },
      { due: '2026-12-12', amount: money(1_332_500, 'EUR'), isDueNow: false, isAtHotel: false, daysBeforeArrival: 84 },
    ],
    fees: [
      { until: '2026-12-01', fee: money(0, 'EUR') },
      { until: '2027-02-27', fee: money(717_500, 'EUR') },
      { until: null, fee: money(2_050_000, 'EUR') },
    ],
    hasNoShowClause: true,
    locally: {
      local: { price: money(1_912_000, 'CHF'), exchangedOn: '2026-11-20' },
      payableLocally: [money(12_040, 'CHF')],
    },
    securityDeposit: { amount: money(150_000, 'EUR'), hold: 'blocked' },
    depositOn: '2027-02-20',
  },
  fee: money(717_500, 'EUR'),
  ...{ brandId: 'default', isDemo: false, guest: null, answerToken: 'token' },
  agent: { email: 'helena@m.example', name: 'Helena Brandt', locale: 'en' },
  supplier: { email: 'o@o.example', name: null, locale: 'de' },
};

const brand = {
  ...{
    id: 'default',
    name: 'Luxury Distribution System',
    isB2C: false,
    isLoginRequired: true,
    isCommissionDisplayed: true,
  },
  colors: brandColors({ main: '#11494b', accent: '#b08d57' }),
  ...{
    email: 'a@b.example',
    phone: { countryCode: '49', number: '89' },
    postalAddress: ['Luxury Distribution System'],
  },
};

const letterOf = (
  notice: (typeof leadNotices)[number],
  to: 'agent' | 'supplier',
  locale: 'en' | 'de',
  changes: Partial<LeadLetter> = {},
) =>
  leadLetter(
    { ...lead, ...changes },
    { mail: 'leadNotice', leadId: 'L1', notice, to, locale, brandId: 'default' },
    locale,
    'http://lds.localhost:3000',
  );

const everyOne = (['agent', 'supplier'] as const).flatMap((to) =>
  noticesOf[to].flatMap((notice) => locales.map((locale) => [notice, to, locale] as const)),
);

describe('a mail about a lead', () => {
  it.each(everyOne)('%s to the %s in %s says each thing once, and all of it', (notice, to, locale) => {
    const letter = letterOf(notice, to, locale);
    if (!letter) throw new Error('nobody was written to');
    const text = drawText(letter, brandLetterhead(brand, locale));
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^[=-]+ ?$/.test(line));
    expect(new Set(lines).size).toBe(lines.length);
    const [, sentence] = letter.blocks;
    const said = [letter.subject, letter.heading, sentence?.kind === 'paragraph' ? sentence.text : ''];
    for (const one of said)
      expect(said.filter((other) => other.includes(one))).toHaveLength(one === letter.heading ? 2 : 1);
    expect(text).not.toMatch(/[{}]|\b(lead|fact|told)\.\w|undefined|null|\n\n\n/);
    expect(text).not.toMatch(new RegExp(`\\b(im|in|bei der|beim) ${HOUSE}`));
    for (const part of [HOUSE, 'Clara Weiss', 'AG-4711', '3, 7', '20 500', 'Fully booked', 'own nanny']) {
      expect(text.replace(/[   ]/g, ' ').replace(/\s+/g, ' ')).toContain(part);
    }
  });

  it.each(leadNotices)('%s is a mail to somebody', (notice) => {
    const readers = (['agent', 'supplier'] as const).filter((to) => letterOf(notice, to, 'en') !== null);
    expect(readers).toEqual(
      (['agent', 'supplier'] as const).filter((to) => noticesOf[to].some((one) => one === notice)),
    );
    expect(readers).not.toEqual([]);
  });

  it('leads the agent to the lead, the house to its answer, and back to the desk where nothing is asked', () => {
    const linkOf = (notice: (typeof leadNotices)[number], to: 'agent' | 'supplier') =>
      letterOf(notice, to, 'en')?.blocks.flatMap((block) => (block.kind === 'button' ? [block.href] : []));
    const home = 'http://lds.localhost:3000';
    expect(linkOf('reminder4', 'agent')).toEqual([`${home}/partner/dashboard?hotel-lead-id=L1`]);
    for (const notice of questions) expect(linkOf(notice, 'supplier')).toEqual([`${home}/desk/answer/token`]);
    expect(linkOf('confirmedBooking', 'supplier')).toEqual([`${home}/desk`]);
  });

  it('names commission to the house that pays it, and to the agent where they may know it', () => {
    const text = (to: 'agent' | 'supplier', may: boolean) =>
      JSON.stringify(letterOf('confirmedBooking', to, 'en', { maySeeCommission: may }));
    expect(text('agent', true)).toContain('Your commission');
    expect(text('agent', false)).not.toMatch(/commission|2.050/i);
    expect(text('supplier', false)).toContain('Commission you pay');
    for (const to of ['agent', 'supplier'] as const) {
      expect(JSON.stringify(letterOf('cancelledBooking', to, 'en'))).not.toMatch(/[Cc]ommission/);
    }
  });

  it('tells the agent with the confirmation what is paid when, and the house nothing of it', () => {
    const text = (to: 'agent' | 'supplier', locale: 'en' | 'de') =>
      JSON.stringify(letterOf('confirmedBooking', to, locale)).replace(/\s/g, ' ');
    expect(text('agent', 'en')).toContain('EUR 7 175 on confirmation\\nEUR 13 325 by 12 Dec 2026');
    expect(text('agent', 'de')).toContain('EUR 7 175 bei Bestätigung\\nEUR 13 325 bis 12. Dez. 2026');
    expect(text('agent', 'en')).toContain('EUR 1 500 on 20 Feb 2027; returned after departure');
    expect(text('supplier', 'en')).not.toMatch(/on confirmation|If it is cancelled|City tax/);
  });

  it('tells the agent with the confirmation what is paid at the hotel, and what it costs to cancel from when on', () => {
    const facts = (locale: 'en' | 'de') =>
      letterOf('confirmedBooking', 'agent', locale)?.blocks.flatMap((block) =>
        block.kind === 'facts'
          ? block.facts.map(({ label, value }) => `${label}: ${value}`.replace(/[^\S\n]/g, ' '))
          : [],
      );
    expect(facts('en')).toEqual(
      expect.arrayContaining([
        'In the currency of the house: CHF 19 120, at the rate of 20 Nov 2026',
        'City tax: CHF 120,40, paid at the hotel, part of no sum above',
        'If it is cancelled: until 1 Dec 2026: free\nthen until 27 Feb 2027: EUR 7 175\nlater, or no-show: EUR 20 500',
      ]),
    );
    expect(facts('de')).toContain(
      'Bei Stornierung: bis 1. Dez. 2026: kostenfrei\ndanach bis 27. Feb. 2027: EUR 7 175\nspäter oder bei Nichtanreise: EUR 20 500',
    );
  });

  it('names to the house the price it is to honour beside that of today, and to the agent until when it stands', () => {
    const asked = JSON.stringify(letterOf('askedPrice', 'supplier', 'en')).replace(/[^\S\n]/g, ' ');
    expect(asked).toContain('"label":"Price to honour","value":"EUR 19 900"');
    expect(asked).toContain(`"label":"Today's price","value":"EUR 20 500"`);
    expect(JSON.stringify(letterOf('honouredPrice', 'agent', 'en'))).toContain(
      'It stands until Thu 26 Nov 2026, 18:00',
    );
  });

  it('tells agent and house with a cancellation what it costs, also that it costs nothing', () => {
    for (const to of ['agent', 'supplier'] as const) {
      const told = (fee: LeadLetter['fee']) =>
        JSON.stringify(letterOf('cancelledBooking', to, 'en', { fee })).replace(/[^\S\n]/g, ' ');
      expect(told(money(717_500, 'EUR'))).toContain('"value":"EUR 7 175"');
      expect(told(money(0, 'EUR'))).toContain('"value":"None"');
    }
  });

  it('tells the place in line in words', () => {
    const value = (rank: number, locale: 'en' | 'de') =>
      JSON.stringify(letterOf('requestedOption', 'agent', locale, { optionRank: rank }));
    expect(value(1, 'de')).toContain('An erster Stelle');
    expect(value(2, 'en')).toContain('Number 2 in line');
  });
});

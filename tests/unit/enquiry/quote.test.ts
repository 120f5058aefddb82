import { describe, expect, it } from 'vitest';
import { quotePeriod } from '@/components/sales/enquiry/quote';
import type { PropertyFacts } from '@/components/sales/enquiry/types';
import type { PlainDate } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';

const day = (text: string) => text as PlainDate;
const today = day('2026-11-21');
const stay = (checkIn: string, checkOut: string, available: boolean, rates: Record<string, number | null>) => ({
  id: checkIn,
  checkIn: day(checkIn),
  checkOut: day(checkOut),
  available,
  rates,
  currency: 'EUR',
});

const property: PropertyFacts = {
  _id: 'P01',
  name: 'Chalet',
  capacity: 18,
  city: 'Lech',
  serviceLevels: [
    { value: 'Selfcatered', label: 'Selfcatered' },
    { value: 'Catered', label: 'Catered' },
    { value: 'Bed & Breakfast', label: 'Bed & Breakfast' },
  ],
  stays: [
    stay('2027-01-02', '2027-01-09', true, { Catered: 5_200_000, 'Bed & Breakfast': null }),
    stay('2027-01-09', '2027-01-16', false, { Catered: 4_000_000 }),
  ],
  blocks: [{ kind: 'confirmedOption', checkIn: day('2027-02-06'), checkOut: day('2027-02-13') }],
  offers: [],
};

const quote = (checkIn: string, checkOut: string) =>
  quotePeriod({ checkIn, checkOut }, { property, today, locale: 'en', words: messages.en.enquiry.quote });

describe('what is said about a period before it is sent', () => {
  it('a stay on offer: its price per service level, on request and not offered told apart', () => {
    const found = quote('2027-01-02', '2027-01-09');
    expect(found).toMatchObject({ state: 'available', stateLabel: 'Available', duration: 'one week', nearest: null });
    expect(found?.prices).toEqual({
      Selfcatered: 'Not offered',
      Catered: 'EUR\u00a052\u00a0000',
      'Bed & Breakfast': 'Price on request',
    });
  });

  it('a sold stay says so, shows no price and names the nearest that can be had', () => {
    const found = quote('2027-01-09', '2027-01-16');
    expect(found?.state).toBe('sold');
    expect(found?.prices).toEqual({});
    expect(found?.note).toBe('This house is taken during these dates. Please choose others.');
    expect(found?.nearest).toMatchObject({ checkIn: '2027-01-02', checkOut: '2027-01-09' });
    expect(found?.nearest?.values.price).toBe('EUR\u00a052\u00a0000');
    expect(found?.nearest?.text).toContain('{price}');
  });

  it('an option of somebody else has its own word and is taken all the same', () => {
    const found = quote('2027-02-06', '2027-02-13');
    expect(found).toMatchObject({ state: 'option', stateLabel: 'Option' });
    expect(found?.prices).toEqual({});
  });

  it('an unknown period may be sent', () => {
    expect(quote('2027-03-01', '2027-03-05')).toMatchObject({ state: 'onRequest', duration: '4\u00a0nights' });
  });

  it.each([
    ['', ''],
    ['2027-01-09', '2027-01-09'],
    ['2026-11-20', '2026-11-27'],
    ['2027-02-30', '2027-03-06'],
  ])('nothing is said about %s to %s', (checkIn, checkOut) => {
    expect(quote(checkIn, checkOut)).toBeNull();
  });
});

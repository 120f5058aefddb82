import { describe, expect, it } from 'vitest';
import { errorText } from '@/components/sales/search/hotel/results';
import { fixText, reasonText } from '@/components/sales/search/hotel/words';
import { ApiError } from '@/lib/platform/api-error';
import en from '@/messages/en/index';

const words = en.hotelSearch;
const stay = { checkIn: '2027-01-09', checkOut: '2027-01-16' };
const dates = (checkInDate: string, checkOutDate: string, nights: number) =>
  fixText(
    { kind: 'dates', checkInDate, checkOutDate, shiftDays: 0, nights, priceTotal: null, currency: null },
    stay,
    7,
    words,
    'en',
  );
const refused = (reason: string, reasonDetails = {}) =>
  reasonText(
    {
      status: 'unavailable',
      priceInfo: null,
      isReseller: false,
      supportsInstantBooking: false,
      roomTypes: 0,
      reason,
      reasonDetails,
    },
    stay,
    words,
    'en',
  );
const failed = (status: number, title = '', errors = {}) =>
  errorText(new ApiError(status, { code: 'x', title, errors }), words);

describe('a search that failed', () => {
  it('is told by the kind of failure (rule 7.9)', () => {
    expect(failed(0)).toBe("Oops, your request didn't reach our servers. Are you connected to the internet?");
    expect(failed(503)).toBe('Oops, the server had an internal error while processing your request.');
    expect(failed(422, 'Please check your input')).toBe('Our server says: Please check your input');
    expect(failed(404)).toBe('Oops, our server did not like your request...');
  });
});

describe('an unavailable hotel', () => {
  it('names the change of one click', () => {
    expect(dates('2027-01-10', '2027-01-17', 7)).toBe('Move to Sun 10 – Sun 17 Jan');
    expect(dates('2027-01-09', '2027-01-19', 10)).toBe('Extend to Tue 19 Jan 2027');
    expect(dates('2027-01-09', '2027-01-14', 5)).toBe('Leave on Thu 14 Jan 2027');
  });

  it('says why, with the days and numbers of the refusal', () => {
    expect(refused('closed', { night: '2027-01-09', closure: 'season', opensOn: '2027-06-18' })).toBe(
      'Closed between the seasons. Opens on Fri 18 Jun 2027.',
    );
    expect(refused('closedToArrival', { nextArrival: '2027-01-10' })).toBe(
      'No arrival on Sat 9 Jan 2027. Next arrival Sun 10 Jan 2027.',
    );
    expect(refused('occupancy', { maximum: { pax: 4, adults: 3 } })).toBe(
      'No room sleeps your party: 4\u00a0guests at most, 3 of them adults.',
    );
    expect(refused('occupancy', { maximum: { pax: 1, adults: 1 } })).toBe(
      'No room sleeps your party: 1\u00a0guest at most, 1 of them adults.',
    );
    expect(refused('fewerRooms', { left: 1, count: 3 })).toBe('Only 1 of 3 rooms free.');
    expect(refused('paymentProfile', { paymentProfile: 'ClientPays' })).toBe('Not sold as Client pays.');
  });
});

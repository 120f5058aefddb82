import { describe, expect, it } from 'vitest';
import { agreementData, standingAgreement } from '@/lib/sales/lead/rules/agreement';

const room = { roomId: 'suite', ratePlanId: 'flexible', quantity: 1, adults: 2, childrenAges: [7] };
const lead = {
  ...({ checkIn: '2027-01-09', checkOut: '2027-01-16' } as const),
  ...{ serviceLevel: 'Catered', adults: 2, childrenAges: [7], rooms: [room] },
};
const until = new Date('2026-12-01T18:00:00Z');
const agreement = { price: 1_250_000n, currency: 'CHF', until };
/** As the database gives it back. */
const kept = JSON.parse(JSON.stringify(agreementData(lead, agreement)));
const now = new Date('2026-11-25T12:00:00Z');

describe('a price that was agreed', () => {
  it('stands until its own end', () => {
    expect(standingAgreement(kept, lead, now)).toEqual(agreement);
    expect(standingAgreement(kept, lead, new Date(+until - 1))).toEqual(agreement);
    expect(standingAgreement(kept, lead, until)).toBeNull();
  });

  it.each([
    ['day of arrival', { checkIn: '2027-01-10' as const }],
    ['day of departure', { checkOut: '2027-01-17' as const }],
    ['service level', { serviceLevel: 'Self-catered' }],
    ['number of adults', { adults: 3 }],
    ['child', { childrenAges: [] }],
    ['room', { rooms: [{ ...room, roomId: 'double' }] }],
    ['plan', { rooms: [{ ...room, ratePlanId: 'saver' }] }],
    ['number of rooms', { rooms: [{ ...room, quantity: 2 }] }],
    ['guest in a room', { rooms: [{ ...room, adults: 1 }] }],
    ['child in a room', { rooms: [{ ...room, childrenAges: [3] }] }],
    ['further room', { rooms: [room, room] }],
  ])('is for nothing else: not with another %s', (_, change) => {
    expect(standingAgreement(kept, { ...lead, ...change }, now)).toBeNull();
  });

  it('outlives a corrected name and whatever else stands on the lead', () => {
    const named = { ...lead, firstName: 'Clara', rooms: [{ ...room, guests: ['Clara Weiss'] }] };
    expect(standingAgreement(kept, named, now)).toEqual(agreement);
    expect(standingAgreement(agreementData(named, agreement), lead, now)).toEqual(agreement);
  });

  it('is none where none was kept', () => {
    for (const data of [null, {}, { agreed: {} }, { agreed: { ...kept.agreed, until: 'soon' } }]) {
      expect(standingAgreement(data, lead, now)).toBeNull();
    }
  });
});

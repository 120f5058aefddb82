import { describe, expect, it } from 'vitest';
import { money } from '@/lib/platform/money';
import { costOf } from '@/lib/sales/booking/rules/cost';
import { bookingSchema, bookingSchemaFor, bookingSteps } from '@/lib/sales/booking/schema';
import { guestBooking } from '@/tests/factories/booking';

function errorsOf(changes: Record<string, unknown>, schema = bookingSchema): Record<string, string> {
  const parsed = schema.safeParse(guestBooking(changes));
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a guest’s booking', () => {
  it('takes every field of rule 6.6', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['privacy', 'privacyRequired'],
    ['salesPolicy', 'salesPolicyRequired'],
    ['productTerms', 'productTermsRequired'],
    ['operatorTerms', 'operatorTermsRequired'],
  ])('needs the consent %s', (consent, key) => {
    expect(errorsOf({ [consent]: false })).toEqual({ [consent]: key });
    expect(errorsOf({ [consent]: undefined })).toEqual({ [consent]: key });
  });

  it('asks for the pet that comes along, together with what else is missing', () => {
    expect(errorsOf({ hasPets: true, lastName: '' })).toEqual({
      petDetails: 'petDetailsRequired',
      lastName: 'lastNameRequired',
    });
    expect(errorsOf({ hasPets: true, petDetails: 'One old dog' })).toEqual({});
  });

  it('counts children among the travellers, and looks back at no past day', () => {
    const house = bookingSchemaFor({ capacity: 5, today: '2026-12-01' });
    expect(errorsOf({}, house)).toEqual({ adults: 'fewerTravellers' });
    expect(errorsOf({ children: [4] }, house)).toEqual({});
    const later = bookingSchemaFor({ capacity: 6, today: '2027-04-01' });
    expect(errorsOf({}, later)).toEqual({ form: 'checkInPast' });
  });

  it('refuses fields of a card', () => {
    const parsed = bookingSchema.safeParse(guestBooking({ ccNumber: '4242424242424242' }));
    expect(parsed.success).toBe(false);
  });

  it('has every field in one of its steps, but for what the page says itself', () => {
    const hidden = ['propertyId', 'period', 'serviceLevel', 'price', 'language'];
    expect([...bookingSteps.flat(), ...hidden].sort()).toEqual(Object.keys(bookingSchema.shape).sort());
  });
});

describe('what a guest pays', () => {
  const price = money(1_000_000, 'EUR');
  it.each([
    ['bankTransfer', 0.03, 0, null],
    ['cardOfEea', 0.03, 0, 'eeaConsumerCard'],
    ['otherCard', 0.03, 30_000, null],
    ['otherCard', 0, 0, 'noFee'],
  ] as const)('by %s at %d: %d, waived by %s', (payment, ratio, fee, waived) => {
    const cost = costOf(price, payment, ratio);
    expect([cost.fee.amount, cost.waived, cost.total.amount]).toEqual([fee, waived, 1_000_000 + fee]);
  });
});

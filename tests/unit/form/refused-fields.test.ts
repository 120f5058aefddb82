import { expect, it } from 'vitest';
import type { z } from 'zod';
import { brandPatchSchema } from '@/lib/brand/schema';
import { managersSchema } from '@/lib/catalogue/desk/schema';
import { conflictsOf } from '@/lib/catalogue/manage/schema';
import { sandboxSectionSchema } from '@/lib/money/payout/schema';
import { agencyPatchSchema, verificationDecisionSchema } from '@/lib/people/agency/schema';
import { invitationSchema } from '@/lib/people/invitation/schema';
import { confirmationSchema, erasureSchema, personSchema } from '@/lib/people/privacy/schema';
import { amountField } from '@/lib/platform/money-input';
import { amountErrors } from '@/lib/platform/money-reader';
import { newAgreementSchema } from '@/lib/rates/agreement/schema';
import { bookingSchema } from '@/lib/sales/booking/schema';
import { contactSchema } from '@/lib/sales/contact/schema';
import { enquirySchema } from '@/lib/sales/enquiry/schema';
import { interestSchema } from '@/lib/sales/lead/schema';
import { propertyLeadSchema } from '@/lib/sales/lead/schema-property';
import { offerApprovalSchema } from '@/lib/sales/offer/schema';
import { reportAskedSchema } from '@/lib/sales/report/schema';
import { guestBooking } from '@/tests/factories/booking';
import { contactMessage, generalEnquiry } from '@/tests/factories/message';

/** What is told of the fields that differ, by their path. */
const errorsOf = (schema: z.ZodType, body: unknown): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

type Case = [what: string, schema: z.ZodType, body: object, errors: Record<string, string>];

const agreement = { agencyId: 'a', hotelId: 'h', commissionPercent: 12.5, validFrom: '2027-01-01' };
const lead = {
  _property: 'P1',
  period: { checkInDate: '2027-06-05', checkOutDate: '2027-06-12' },
  client: { firstName: 'Clara', lastName: 'Weiss', nationality: 'AT' },
  occupancy: { pax: 4 },
};
const interest = {
  ...{ hotelId: 'h', checkInDate: '2027-06-05', checkOutDate: '2027-06-12', paymentProfile: 'ClientPays' },
  guests: [{ firstName: 'Clara', lastName: 'Weiss' }],
  rooms: [{ roomId: 'r', id: 'plan', numAdults: 2 }],
  price: { currency: 'EUR', total: 3500 },
};
const approval = { number: 1, alternativeId: 'a', name: 'Clara Weiss', isAgreed: true };
const bank = { section: 'bank', iban: 'DE89 3704 0044 0532 0130 00', isTermsAccepted: true };
const manager = (email: string) => ({ fullName: 'Ida', email });
const children = Array.from({ length: 21 }, () => 7);
const period = (checkInDate: string, checkOutDate: string) => ({ period: { checkInDate, checkOutDate } });

it.each<Case>([
  ['agreement', newAgreementSchema, agreement, {}],
  ['lead of a property', propertyLeadSchema, lead, {}],
  ['interest', interestSchema, interest, {}],
  ['approval', offerApprovalSchema, approval, {}],
  ['bank account', sandboxSectionSchema, bank, {}],
  ['enquiry', enquirySchema, generalEnquiry(), {}],
])('%s: nothing is told where nothing is wrong', (_, schema, body, errors) => {
  expect(errorsOf(schema, body)).toEqual(errors);
});

it.each<Case>([
  ['a message without words', contactSchema, contactMessage({ message: ' ' }), { message: 'messageRequired' }],
  ['no name', bookingSchema, guestBooking({ firstName: ' ' }), { firstName: 'firstNameRequired' }],
  ['no address', bookingSchema, guestBooking({ address: '' }), { address: 'addressRequired' }],
  ['more children than may come', bookingSchema, guestBooking({ children }), { children: 'tooManyChildren' }],
  ['and in an enquiry', enquirySchema, generalEnquiry({ children }), { children: 'tooManyChildren' }],
  [
    'an approval without a tick',
    offerApprovalSchema,
    { ...approval, isAgreed: false },
    { isAgreed: 'offerAgreementRequired' },
  ],
  ['a bank of nobody’s', sandboxSectionSchema, { ...bank, iban: 'DE00 1' }, { iban: 'sandboxIban' }],
  [
    'a room of no rate',
    interestSchema,
    { ...interest, rooms: [{ roomId: 'r', id: '' }] },
    { 'rooms.0.id': 'rateMissing' },
  ],
  [
    'half a guest',
    interestSchema,
    { ...interest, guests: [...interest.guests, { firstName: 'Ida', lastName: '' }] },
    { 'guests.1.lastName': 'guestLastNameRequired' },
  ],
  ['a no without a reason', verificationDecisionSchema, { status: 'rejected' }, { note: 'rejectionNeedsWords' }],
  ['a colleague without an address', invitationSchema, { email: 'ida@' }, { email: 'colleagueEmail' }],
  ['nobody to read of', personSchema, {}, { email: 'personRequired' }],
  ['two at once to erase', erasureSchema, { clientId: 'c', email: 'a@b.example' }, { email: 'personRequired' }],
  ['an erasure without the name', confirmationSchema, { found: 3, lastName: ' ' }, { lastName: 'erasureName' }],
  [
    'one manager twice',
    managersSchema,
    { version: 'v', managers: [manager('ida@h.example'), manager('IDA@h.example')] },
    { 'managers.1.email': 'managerTwice' },
  ],
  [
    'a logo from elsewhere',
    agencyPatchSchema,
    { corporateDesign: { logoUrl: 'https://elsewhere.example/logo.png' } },
    { 'corporateDesign.logoUrl': 'logoUnknown' },
  ],
])('%s', (_, schema, body, errors) => {
  expect(errorsOf(schema, body)).toMatchObject(errors);
});

it('a commission is from none to all, to a hundredth of a per cent', () => {
  for (const commissionPercent of [-0.1, 100.1, 12.345, Number.NaN, '12', undefined]) {
    const errors = errorsOf(newAgreementSchema, { ...agreement, commissionPercent });
    expect([commissionPercent, errors]).toEqual([commissionPercent, { commissionPercent: 'agreementPercent' }]);
  }
  for (const commissionPercent of [0, 100, 12.34]) {
    expect(errorsOf(newAgreementSchema, { ...agreement, commissionPercent })).toEqual({});
  }
});

it('a lead of a property says its days, its guests and who comes', () => {
  const told = (changes: object) => errorsOf(propertyLeadSchema, { ...lead, ...changes });
  expect(told(period('', ''))).toMatchObject({
    'period.checkInDate': 'checkInDateRequired',
    'period.checkOutDate': 'checkOutDateRequired',
  });
  for (const last of ['2027-06-05', '2027-06-04']) {
    expect(told(period('2027-06-05', last))).toEqual({ 'period.checkOutDate': 'checkOutDateAfter' });
  }
  for (const pax of [0, 1.5, undefined])
    expect(told({ occupancy: { pax } })).toEqual({ 'occupancy.pax': 'paxRequired' });
  expect(told({ occupancy: { pax: 100 } })).toEqual({ 'occupancy.pax': 'paxTooMany' });
  expect(told({ client: { ...lead.client, nationality: '' } })).toEqual({
    'client.nationality': 'clientNationalityRequired',
  });
});

it('a brand’s pictures are below its own folder, and its companies are found by an expression that is one', () => {
  const told = (field: string, value: string) => errorsOf(brandPatchSchema, { [field]: value })[field];
  for (const path of ['logo.svg', '/brands/../logo.svg', 'https://elsewhere.example/logo.svg', '/a b.svg']) {
    expect([path, told('logoPath', path)]).toEqual([path, 'pathInvalid']);
  }
  expect(told('logoPath', '/brands/house/logo.svg')).toBeUndefined();
  expect(told('companyPattern', '(Morgenrot')).toBe('patternInvalid');
  expect(told('companyPattern', '^Morgenrot')).toBeUndefined();
});

it('a report is grouped by what its measure knows, and ends after it begins', () => {
  const told = (asked: object) => errorsOf(reportAskedSchema, asked);
  expect(told({ measure: 'answers', group: 'currency' })).toEqual({ group: 'reportGroup' });
  expect(told({ from: '2027-02-01', until: '2027-01-31' })).toEqual({ until: 'untilBeforeFrom' });
  expect(told({ from: '2027-02-01', until: '2027-02-01' })).toEqual({});
});

it('an amount that cannot be read is told as such', () => {
  expect(errorsOf(amountField({ most: 1e6 }), '1,2,3')).toEqual({ '': 'amountUnreadable' });
  expect(amountErrors.unreadable).toBe('amountUnreadable');
});

it('what a property says of pets, it says in both languages', () => {
  const told = (petDetails: object) => conflictsOf('properties', { petsAllowed: true, petDetails } as never);
  expect(told({ en: 'Dogs', de: '' })).toEqual({ 'values.petDetails.de': 'bothLanguagesNeeded' });
  expect(told({ en: 'Dogs', de: 'Hunde' })).toEqual({});
});

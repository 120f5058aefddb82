import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contactSchema } from '@/lib/sales/contact/schema';
import {
  generalEnquirySchema,
  generalEnquirySchemaOn,
  propertyEnquirySchema,
  propertyEnquirySchemaOn,
} from '@/lib/sales/enquiry/schema';
import { newsletterSchema } from '@/lib/sales/newsletter/schema';
import { PRIVACY_VERSION } from '@/lib/sales/privacy';
import { crashReportSchema } from '@/lib/web/crash-report/schema';
import { mailerSchema } from '@/lib/web/mailer/schema';
import de from '@/messages/de/index';
import en from '@/messages/en/index';
import { infoPages } from '@/prisma/reference/info-pages/all';
import { contactMessage, freePeriod, generalEnquiry, propertyEnquiry } from '@/tests/factories/message';

/** The first key of every field. */
function errors(schema: z.ZodType, input: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of schema.safeParse(input).error?.issues ?? []) found[issue.path.join('.')] ??= issue.message;
  return found;
}

const words = (key: string) => (en.error as Record<string, string>)[key];

describe('property enquiry', () => {
  it('takes a complete one, with and without guests', () => {
    expect(errors(propertyEnquirySchema, propertyEnquiry('P01'))).toEqual({});
    expect(errors(propertyEnquirySchema, propertyEnquiry('P01', { adults: 4, children: [0, 13] }))).toEqual({});
  });

  it('asks for every field of both steps at once', () => {
    expect(errors(propertyEnquirySchema, { type: 'enquiry', kind: 'property' })).toEqual({
      'period.checkIn': 'checkInRequired',
      'period.checkOut': 'checkOutRequired',
      propertyDetails: 'propertyUnknown',
      serviceLevel: 'serviceLevelRequired',
      isInterested: 'interestRequired',
      fullname: 'nameRequired',
      email: 'emailRequired',
      phone: 'phoneRequired',
      city: 'cityRequired',
      privacy: 'privacyRequired',
    });
  });

  it.each([
    [{ checkIn: '2027-02-30', checkOut: '2027-03-06' }, { 'period.checkIn': 'checkInRequired' }],
    [{ checkIn: '2027-03-06', checkOut: '2027-03-06' }, { 'period.checkOut': 'checkOutAfterCheckIn' }],
    [{ checkIn: '2027-03-06', checkOut: '2027-03-05' }, { 'period.checkOut': 'checkOutAfterCheckIn' }],
  ])('refuses the period %j', (period, expected) => {
    expect(errors(propertyEnquirySchema, propertyEnquiry('P01', { period }))).toEqual(expected);
  });

  it('refuses a check-in before today, whatever else is wrong, and takes today', () => {
    const input = propertyEnquiry('P01', { fullname: ' ' });
    expect(errors(propertyEnquirySchemaOn('2030-03-03'), input)).toEqual({
      'period.checkIn': 'checkInPast',
      fullname: 'nameRequired',
    });
    expect(errors(propertyEnquirySchemaOn('2030-03-02'), propertyEnquiry('P01'))).toEqual({});
  });

  it('wants the boxes ticked, not filled with something like it', () => {
    expect(errors(propertyEnquirySchema, propertyEnquiry('P01', { isInterested: false, privacy: 'true' }))).toEqual({
      isInterested: 'interestRequired',
      privacy: 'privacyRequired',
    });
  });
});

describe('general enquiry', () => {
  it('takes the least and the most', () => {
    const most = {
      city: 'Graz',
      destination: 'Lech',
      children: [2, 13],
      propertyTypes: ['chalet', 'villa'],
      serviceLevel: 'catered',
      bedrooms: 6,
      activities: ['skiing', 'spa'],
      services: ['nanny'],
      preferences: 'Quiet.',
      text: 'We come with a dog.',
      isOnBehalfOf: true,
      onBehalfOf: 'Carla Moser',
      language: 'de',
    };
    expect(errors(generalEnquirySchema, generalEnquiry())).toEqual({});
    expect(errors(generalEnquirySchema, generalEnquiry(most))).toEqual({});
  });

  it('asks for whom it is together with the other fields, and only if it is for somebody else', () => {
    expect(errors(generalEnquirySchema, generalEnquiry({ isOnBehalfOf: true, adults: 0 }))).toEqual({
      onBehalfOf: 'onBehalfOfRequired',
      adults: 'adultsRequired',
    });
    expect(errors(generalEnquirySchema, generalEnquiry({ isOnBehalfOf: false }))).toEqual({});
  });

  it('refuses children of 14, negative ages and half years', () => {
    expect(errors(generalEnquirySchema, generalEnquiry({ children: [13, 14, -1, 2.5] }))).toEqual({
      'children.1': 'childAgeRequired',
      'children.2': 'childAgeRequired',
      'children.3': 'childAgeRequired',
    });
  });

  it('wants both consents and refuses a past check-in', () => {
    const input = generalEnquiry({ privacy: undefined, contactConsent: false });
    expect(errors(generalEnquirySchemaOn('2098-01-01'), input)).toEqual({
      privacy: 'privacyRequired',
      contactConsent: 'contactConsentRequired',
      'period.checkIn': 'checkInPast',
    });
  });
});

describe('fields', () => {
  it.each(['anna', 'anna@', 'anna@home', '@x.at', 'a b@x.at', 'a@x.at,b@x.at', 'a@x.at\r\nBcc: b@x.at', '<a@x.at>'])(
    'does not take %j for an e-mail address',
    (email) => {
      expect(errors(contactSchema, contactMessage({ email }))).toEqual({ email: 'emailRequired' });
    },
  );

  it.each(['anna.berger+alps@mail.example.at', 'ö@bücher.example'])('takes %j', (email) => {
    expect(errors(contactSchema, contactMessage({ email: ` ${email} ` }))).toEqual({});
  });

  it('makes one line of a name and keeps the lines of a message', () => {
    const parsed = contactSchema.parse(
      contactMessage({ name: 'Anna\r\nBcc: x@x.at \u202e', message: ' One\r\n\u0000Two\r\n' }),
    );
    expect(parsed.name).toBe('Anna Bcc: x@x.at');
    expect(parsed.message).toBe('One\nTwo');
  });

  it('caps what is too long, and takes the longest', () => {
    expect(errors(contactSchema, contactMessage({ message: 'x'.repeat(4001), name: 'x'.repeat(121) }))).toEqual({
      message: 'tooLong',
      name: 'tooLong',
    });
    expect(errors(contactSchema, contactMessage({ message: 'x'.repeat(4000) }))).toEqual({});
  });

  it('is quick with a hostile address', () => {
    const started = performance.now();
    errors(contactSchema, contactMessage({ email: `a@${'.a'.repeat(30_000)}` }));
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('refuses unknown fields everywhere', () => {
    const report = { type: 'error', location: '/search', error: 'x', hasReloaded: false };
    const inputs = [propertyEnquiry('P01'), generalEnquiry(), contactMessage(), report];
    for (const input of inputs) {
      expect(mailerSchema.safeParse(input).success).toBe(true);
      const { error } = mailerSchema.safeParse({ ...input, subject: 'Free subject' });
      expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['subject'] }]);
    }
    expect(crashReportSchema.safeParse({ ...report, error: 'x'.repeat(8001) }).success).toBe(false);
  });
});

describe('sentences', () => {
  it('are the specified ones', () => {
    const contact = errors(contactSchema, { type: 'contact' });
    expect(Object.fromEntries(Object.entries(contact).map(([field, key]) => [field, words(key)]))).toEqual({
      name: 'Please enter your name',
      email: 'Please enter your email address',
      message: 'Please provide a message',
    });
    const newsletter = errors(newsletterSchema, {});
    expect(Object.fromEntries(Object.entries(newsletter).map(([field, key]) => [field, words(key)]))).toEqual({
      fullName: 'Please enter your name',
      email: 'Please enter your email address',
      privacy: 'Please accept the privacy policy',
    });
    expect(words('checkInRequired')).toBe('Please enter the check in date');
    expect(words('checkOutRequired')).toBe('Please enter the check out date');
    expect(words('checkOutAfterCheckIn')).toBe('Check out date has to be after check in date');
    expect(en.answer.contact).toBe('Message sent successfully');
    expect(en.answer.newsletter).toBe(
      'Success! We are seeing forward to provide the latest news about luxury skiing in the Alps.',
    );
    expect(en.error.unexpected).toBe('A problem occured. Please reach us via email or phone');
    expect(en.error.newsletterFailed).toBe('Unfortunately, an error occured. Please reach us via phone or email.');
  });

  it('exist in both languages for everything the schemas say', () => {
    const bad = { period: { checkIn: '2030-03-02', checkOut: '2030-03-01' }, children: Array(21).fill(14) };
    const keys = [
      errors(propertyEnquirySchemaOn('2099-01-01'), { ...bad, kind: 'property', type: 'enquiry' }),
      errors(generalEnquirySchemaOn('2099-01-01'), generalEnquiry({ ...bad, adults: 0, isOnBehalfOf: true })),
      errors(generalEnquirySchemaOn('2099-01-01'), generalEnquiry({ period: freePeriod, city: 'x'.repeat(200) })),
    ].flatMap((found) => Object.values(found));
    expect(new Set(keys).size).toBeGreaterThan(12);
    for (const key of keys) {
      expect(en.error, key).toHaveProperty(key);
      expect(de.error, key).toHaveProperty(key);
    }
  });

  it('the version of a consent is the date of the privacy policy', () => {
    expect(infoPages.find(({ slug }) => slug === 'privacy-policy')?.updatedOn).toBe(PRIVACY_VERSION);
  });
});

import { expect, it } from 'vitest';
import { answerDue, enquiryReference } from '@/lib/sales/enquiry/rules/answer-due';

it('an enquiry is answered within a day, to the minute (rule 6.5)', () => {
  expect(answerDue(new Date('2027-01-30T16:45:00Z'))).toEqual(new Date('2027-01-31T16:45:00Z'));
});

it('an enquiry is called by eight letters and digits', () => {
  expect(enquiryReference('0af3c1d2-77aa-4b60-9a5e-2f1c6d0e9b11')).toBe('0AF3C1D2');
});

import { expect, it } from 'vitest';
import { sentenceFor } from '@/components/sales/offer/offer-approval';
import { ApiError } from '@/lib/platform/api-error';

const words = {
  failed: 'It did not work.',
  stale: 'Helena has sent version {number} meanwhile.',
  staleNews: 'Helena has sent version {number} meanwhile: “{news}”',
  approved: 'It was approved already.',
  ended: 'These prices hold no longer.',
};
const refused = (code: string, details = {}) =>
  sentenceFor(new ApiError(409, { code, title: 'Titel des Browsers', errors: {}, details }), words);

it('a client whose yes was refused reads why in the words of the offer, and what is new, never a code', () => {
  expect(refused('offerStale', { number: 2, changeNote: '' })).toBe('Helena has sent version 2 meanwhile.');
  expect(refused('offerStale', { number: 3, changeNote: 'A suite for $& less' })).toBe(
    'Helena has sent version 3 meanwhile: “A suite for $& less”',
  );
  expect([refused('offerApproved'), refused('offerEnded')]).toEqual([words.approved, words.ended]);
  expect([refused('somethingElse'), sentenceFor(new Error('fetch failed'), words)]).toEqual([
    words.failed,
    words.failed,
  ]);
});

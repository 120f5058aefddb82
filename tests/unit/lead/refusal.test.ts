import { expect, it } from 'vitest';
import { refusalOf } from '@/components/sales/lead/refusal';
import { ApiError } from '@/lib/platform/api-error';

it('an answer that came to nothing says why: sold meanwhile, answered meanwhile, or in the server’s own words', () => {
  const words = { quicker: 'quicker', taken: 'taken' };
  const refused = (code: string, status = 409) =>
    refusalOf(new ApiError(status, { title: '', code, errors: {} }), words);
  expect(['periodSold', 'leadSold', 'roomsTaken'].map((code) => refused(code))).toEqual(['taken', 'taken', 'taken']);
  expect(['leadStale', 'leadAnswered', 'leadEnded'].map((code) => refused(code))).toEqual(Array(3).fill('quicker'));
  expect([refused('leadTooManyOptions'), refused('invalidInput', 422), refusalOf(new Error(), words)]).toEqual([
    null,
    null,
    null,
  ]);
});

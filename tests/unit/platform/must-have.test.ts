import { expect, it } from 'vitest';
import { mustHave } from '@/lib/platform/must-have';

it('what is there is handed on, be it empty, and what is missing is a failure of ours', () => {
  expect([mustHave(0, 'number'), mustHave('', 'word'), mustHave(false, 'answer')]).toEqual([0, '', false]);
  for (const missing of [null, undefined]) {
    expect(() => mustHave(missing, 'first guest')).toThrow(new Error('There is no first guest.'));
  }
});

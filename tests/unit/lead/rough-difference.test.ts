import { describe, expect, it } from 'vitest';
import { roughDifference } from '@/components/sales/lead/dates/dates-words';

describe('the difference in a day of the calendar', () => {
  it.each([
    [1_829_415n, 2_832_995n, '+\u00a010\u00a0036'],
    [1_829_415n, 1_666_490n, '–\u00a01\u00a0629'],
    [1_829_415n, 1_829_415n, ''],
    [1_829_415n, 1_829_445n, ''],
    [null, 1_829_415n, ''],
    [1_829_415n, null, ''],
  ] as const)('from %s to %s', (was, is, text) => {
    expect(roughDifference(was, is, 'EUR').replaceAll(' ', '\u00a0')).toBe(text);
  });
});

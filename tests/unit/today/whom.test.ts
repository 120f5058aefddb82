import { describe, expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translator';
import type { DeadlineJson } from '@/lib/today/deadline/schema';
import { whomText } from '@/lib/today/deadline/words';

const told = (locale: 'en' | 'de', checkIn: string, checkOut: string) => {
  const about = { client: 'Okafor', house: 'Palais Cendrelle', checkIn, checkOut } as DeadlineJson['about'];
  const telling = { t: translator(locale, 'today'), dues: translator(locale, 'dues'), scope: 'mine', locale } as const;
  const line = { about } as DeadlineJson;
  return whomText(line, { ...telling, now: new Date('2026-11-27T12:00:00Z') }).more.replaceAll('\u00a0', '_');
};

describe('the stay in a line of Today', () => {
  it('keeps dates within a month in one piece', () => {
    expect(told('en', '2027-01-16', '2027-01-23')).toBe('Palais Cendrelle, 16_–_23_Jan_2027');
    expect(told('de', '2027-01-16', '2027-01-23')).toBe('Palais Cendrelle, 16._–_23._Jan._2027');
  });

  it('begins a line at most with the second of dates in two', () => {
    expect(told('en', '2026-12-26', '2027-01-02')).toBe('Palais Cendrelle, 26_Dec_2026_– 2_Jan_2027');
  });
});

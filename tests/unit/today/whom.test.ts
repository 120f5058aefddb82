import { describe, expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translator';
import type { DeadlineJson, TodayJson } from '@/lib/today/deadline/schema';
import { todayLead, whatText, whomText } from '@/lib/today/deadline/words';

const told = (locale: 'en' | 'de', checkIn: string, checkOut: string) => {
  const about = { client: 'Okafor', house: 'Palais Cendrelle', checkIn, checkOut } as DeadlineJson['about'];
  const telling = { t: translator(locale, 'today'), dues: translator(locale, 'dues'), scope: 'mine', locale } as const;
  const line = { about } as DeadlineJson;
  return whomText(line, { ...telling, now: new Date('2026-11-27T12:00:00Z') })
    .more.replaceAll('\u00a0', '_')
    .replaceAll('\u2060', '!');
};

describe('the stay in a line of Today', () => {
  it('keeps dates within a month in one piece', () => {
    expect(told('en', '2027-01-16', '2027-01-23')).toBe('Palais Cendrelle, 16_–!_23_Jan_2027');
    expect(told('de', '2027-01-16', '2027-01-23')).toBe('Palais Cendrelle, 16._–!_23._Jan._2027');
  });

  it('begins a line at most with the second of dates in two', () => {
    expect(told('en', '2026-12-26', '2027-01-02')).toBe('Palais Cendrelle, 26_Dec_2026_– 2_Jan_2027');
  });
});

describe('an answer that is owed', () => {
  const said = (scope: 'mine' | 'desk' | 'all', kind: 'answerDue' | 'message', waitsFor: 'agency' | 'supplier') => {
    const about = { house: 'Palais Cendrelle', agency: 'Morgenrot Reisen' } as DeadlineJson['about'];
    const telling = { t: translator('en', 'today'), dues: translator('en', 'dues'), scope, locale: 'en' } as const;
    const line = { kind, waitsFor, about, reason: {} } as DeadlineJson;
    return whatText(line, { ...telling, now: new Date('2026-11-27T12:00:00Z') });
  };

  it('is owed to whoever waits for it', () => {
    expect(said('mine', 'answerDue', 'supplier')).toBe('Palais Cendrelle owes you an answer');
    expect(said('desk', 'message', 'agency')).toBe('Morgenrot Reisen owes you an answer');
    expect(said('desk', 'message', 'supplier')).toBe('Answer Morgenrot Reisen');
  });

  it('is not owed to the house that reads for all agencies, and says which side owes it', () => {
    expect(said('all', 'answerDue', 'supplier')).toBe('Palais Cendrelle owes an answer');
    expect(said('all', 'message', 'supplier')).toBe('Palais Cendrelle owes an answer');
    expect(said('all', 'message', 'agency')).toBe('Morgenrot Reisen owes an answer');
  });
});

describe('what is due is said of the day', () => {
  const lead = (locale: 'en' | 'de', now: string) =>
    todayLead(translator(locale, 'today'), { days: [{ count: 2 }], soon: 5 } as TodayJson, {
      locale,
      now: new Date(now),
    }).replace(/^.*\d\d:\d\d[^.]*\. /, '');

  it('as a part of it while the next three hours are', () => {
    expect(lead('en', '2026-11-27T19:30:00Z')).toBe('2 things before midnight, 5 of them within three hours.');
    expect(lead('de', '2026-11-27T19:30:00Z')).toBe('2 Fristen vor Mitternacht, 5 davon in den nächsten drei Stunden.');
  });

  it('and beside it when they go on beyond midnight', () => {
    expect(lead('en', '2026-11-27T22:57:00Z')).toBe('2 things before midnight, 5 within three hours.');
    expect(lead('de', '2026-11-27T22:57:00Z')).toBe('2 Fristen vor Mitternacht, 5 in den nächsten drei Stunden.');
  });
});

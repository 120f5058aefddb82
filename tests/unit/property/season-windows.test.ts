import { describe, expect, it } from 'vitest';
import type { StayFact } from '@/lib/catalogue/property/rules/facts';
import type { PlainDate } from '@/lib/platform/dates';
import { easterSunday, feastIn, seasonWindows } from '@/lib/rates/property/rules/season-windows';

function stay(checkIn: PlainDate, checkOut: PlainDate): StayFact {
  return { id: checkIn, checkIn, checkOut, available: true, rates: {}, currency: 'EUR' };
}

describe('seasonWindows', () => {
  it('keeps winters together over the turn of the year and apart from summer', () => {
    const windows = seasonWindows(
      [
        stay('2027-12-04', '2027-12-11'),
        stay('2027-04-10', '2027-04-17'),
        stay('2027-07-03', '2027-07-10'),
        stay('2026-12-05', '2026-12-12'),
      ],
      '2026-11-21',
    );
    expect(windows).toEqual([
      { kind: 'winter', year: 2026, from: '2026-12-05', to: '2027-04-17' },
      { kind: 'summer', year: 2027, from: '2027-07-03', to: '2027-07-10' },
      { kind: 'winter', year: 2027, from: '2027-12-04', to: '2027-12-11' },
    ]);
  });

  it('begins with the first arrival in whichever order stays come, a winter in November', () => {
    const stays = [
      stay('2026-11-28', '2026-12-05'),
      stay('2027-01-09', '2027-01-16'),
      stay('2026-10-31', '2026-11-07'),
    ];
    for (const given of [stays, stays.toReversed()]) {
      expect(seasonWindows(given, '2026-10-01')).toEqual([
        { kind: 'summer', year: 2026, from: '2026-10-31', to: '2026-11-07' },
        { kind: 'winter', year: 2026, from: '2026-11-28', to: '2027-01-16' },
      ]);
    }
  });

  it('ends with the latest departure, not with that of the last arrival', () => {
    const [window] = seasonWindows([stay('2026-12-19', '2027-01-02'), stay('2026-12-23', '2026-12-30')], '2026-11-21');
    expect(window?.to).toBe('2027-01-02');
  });

  it('shows a stay that ended yesterday and forgets one that ended two days ago', () => {
    const stays = [stay('2026-11-12', '2026-11-19'), stay('2026-05-01', '2026-05-08')];
    expect(seasonWindows(stays, '2026-11-20')).toHaveLength(1);
    expect(seasonWindows(stays, '2026-11-21')).toHaveLength(0);
  });

  it('is empty for a property without stays', () => {
    expect(seasonWindows([], '2026-11-21')).toEqual([]);
  });
});

describe('feastIn', () => {
  it('finds Easter of years known from almanacs', () => {
    const known = ['1818-03-22', '1943-04-25', '1954-04-18', '1961-04-02', '1981-04-19', '2000-04-23', '2008-03-23'];
    const coming = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2049-04-18', '2076-04-19'];
    const all = [...known, ...coming, '2100-03-28', '2285-03-22'];
    expect(all.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(all);
  });

  it('names the feast whose day lies in the half-open stay', () => {
    expect(feastIn({ checkIn: '2026-12-19', checkOut: '2026-12-26' })).toBe('christmas');
    expect(feastIn({ checkIn: '2026-12-26', checkOut: '2027-01-02' })).toBe('newYear');
    expect(feastIn({ checkIn: '2027-03-27', checkOut: '2027-04-03' })).toBe('easter');
    expect(feastIn({ checkIn: '2026-12-25', checkOut: '2026-12-26' })).toBe('christmas');
    expect(feastIn({ checkIn: '2026-12-19', checkOut: '2027-01-02' })).toBe('christmas');
    expect(feastIn({ checkIn: '2027-01-01', checkOut: '2027-01-02' })).toBe('newYear');
    expect(feastIn({ checkIn: '2026-12-18', checkOut: '2026-12-25' })).toBeNull();
    expect(feastIn({ checkIn: '2027-01-02', checkOut: '2027-01-09' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import { digestDue } from '@/lib/today/digest/rules';

const reader = (changes: Partial<Parameters<typeof digestDue>[0]> = {}) => ({
  ...({ rhythm: 'daily', timeZone: 'Europe/Vienna', lookedOn: '2020-01-01' } as const),
  ...changes,
});
const at = (moment: string, changes: Partial<Parameters<typeof digestDue>[0]> = {}) =>
  digestDue(reader(changes), new Date(moment));

describe('a digest', () => {
  it('is written at 7:30 of the reader, wherever they are', () => {
    expect(at('2026-11-24T06:29:59Z')).toBeNull();
    expect(at('2026-11-24T06:30:00Z')).toEqual({ day: '2026-11-24', isWritten: true });
    expect(at('2026-11-24T12:29:59Z', { timeZone: 'America/New_York' })).toBeNull();
    expect(at('2026-11-24T12:30:00Z', { timeZone: 'America/New_York' })).toMatchObject({ day: '2026-11-24' });
  });

  it.each([
    // The clocks go forward, go back; and a leap day is a day.
    ['2027-03-28T05:29:59Z', '2027-03-28T05:30:00Z', '2027-03-28'],
    ['2026-10-25T06:29:59Z', '2026-10-25T06:30:00Z', '2026-10-25'],
    ['2028-02-29T06:29:59Z', '2028-02-29T06:30:00Z', '2028-02-29'],
  ])('comes with the clocks of its day: %s is early, %s is not', (early, due, day) => {
    expect(at(early)).toBeNull();
    expect(at(due)).toEqual({ day, isWritten: true });
  });

  it('is looked at once a day, later the same day where nobody was there in the morning', () => {
    const day = '2026-11-24' as PlainDate;
    expect(at('2026-11-24T21:00:00Z', { lookedOn: '2026-11-23' })).toEqual({ day, isWritten: true });
    expect(at('2026-11-24T21:00:00Z', { lookedOn: day })).toBeNull();
  });

  it('comes on the days somebody chose', () => {
    const saturday = '2026-11-28T08:00:00Z';
    const friday = '2026-11-27T08:00:00Z';
    expect([at(saturday)?.isWritten, at(friday)?.isWritten]).toEqual([true, true]);
    const [weekdays, none] = [{ rhythm: 'weekdays' } as const, { rhythm: 'none' } as const];
    expect([at(saturday, weekdays)?.isWritten, at(friday, weekdays)?.isWritten]).toEqual([false, true]);
    expect([at(saturday, none)?.isWritten, at(friday, none)?.isWritten]).toEqual([false, false]);
  });

  it('begins with the next morning for whoever was never looked at', () => {
    expect(at('2026-11-24T07:00:00Z', { lookedOn: null })?.isWritten).toBe(true);
    expect(at('2026-11-24T15:00:00Z', { lookedOn: null })).toEqual({ day: '2026-11-24', isWritten: false });
  });
});

import { describe, expect, it } from 'vitest';
import { optionWords } from '@/components/rates/hold/option-words';
import { optionText } from '@/components/sales/lead/lead-words';
import { openAt } from '@/lib/sales/lead/rules/transition';

const timeZone = 'Europe/Vienna';
/** 18:00 there. */
const expiresAt = new Date('2026-11-27T17:00:00Z');
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an option', () => {
  it('is told with its end in property time and what is left', () => {
    const until = (locale: 'en' | 'de', now: string) =>
      plain(optionWords(locale, new Date(now)).until({ expiresAt, timeZone }));
    expect(until('en', '2026-11-25T12:10:00Z')).toBe('Option until Fri 27 Nov 18:00 (2 d 4 h)');
    expect(until('de', '2026-11-25T12:10:00Z')).toBe('Option bis Fr, 27. Nov., 18:00 Uhr (2 T. 4 Std.)');
    expect(until('en', '2026-11-27T15:12:00Z')).toBe('Option until Fri 27 Nov 18:00 (1 h 48 min)');
    expect(until('en', '2026-11-27T16:35:00Z')).toBe('Option until Fri 27 Nov 18:00 (25 min)');
  });

  it('of one’s own names its place, another agency’s only that', () => {
    const { own, until } = optionWords('en', new Date('2026-11-26T17:00:00Z'));
    const mine = { isRequested: false, client: 'Sommer' };
    expect([1, 2, 3].map((rank) => own({ ...mine, rank }))).toEqual([
      'Your first option, Sommer',
      'Your second option, Sommer',
      'Your option no. 3, Sommer',
    ]);
    expect(own({ isRequested: true, rank: 2, client: 'Sommer' })).toBe('Your request for a second option, Sommer');
    expect(plain(until({ expiresAt, timeZone }, 'others'))).toBe(
      'Option of another agency until Fri 27 Nov 18:00 (1 d 0 h)',
    );
  });

  it('is told of a lead while it runs', () => {
    const lead = { status: 'CONFIRMED_OPTION', isClosed: false, optionExpiresAt: expiresAt, timeZone } as const;
    const now = new Date('2026-11-26T17:00:00Z');
    expect(plain(optionText(lead, now, 'en'))).toBe('Option until Fri 27 Nov 18:00 (1 d 0 h)');
    for (const other of [
      { ...lead, status: 'EXPIRED_OPTION' as const },
      { ...lead, isClosed: true },
    ]) {
      expect(optionText(other, now, 'en')).toBe('');
    }
  });

  it('that has ended by the clock is nobody’s in a season, though nobody has written it down', () => {
    const lead = { status: 'CONFIRMED_OPTION', optionExpiresAt: expiresAt } as const;
    expect(openAt([lead], new Date(expiresAt.getTime() - 1))).toEqual([lead]);
    expect(openAt([lead], expiresAt)).toEqual([]);
    const booking = { status: 'CONFIRMED_BOOKING', optionExpiresAt: null } as const;
    expect(openAt([booking], expiresAt)).toEqual([booking]);
  });
});

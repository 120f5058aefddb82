import { describe, expect, it } from 'vitest';
import { type CalendarEvent, fold, icsOf } from '@/lib/today/calendar/ics';

const stamp = new Date('2026-11-24T15:12:00Z');
const event = (changes: Partial<CalendarEvent> = {}) =>
  ({
    ...{ uid: 'u1', summary: 'Balance due', description: 'Not paid yet', url: 'https://lds.example/x' },
    ...{ at: new Date('2026-11-27T17:00:00Z'), alarms: [24, 4] },
    ...changes,
  }) as CalendarEvent;
const made = (...events: CalendarEvent[]) => icsOf({ name: 'Alpenglow, Today', language: 'en', stamp, events });

/** As a reader does it: lines that go on are joined, then names, parameters and values are told apart (RFC 5545, 3.1). */
function read(text: string): { name: string; value: string }[] {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
    return { name, value };
  });
}

const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? '\n' : one));

describe('a calendar', () => {
  it('is read back as it was written', () => {
    const summary = 'Prepayment; 35 %, Größe \\ „Suite“, 楽しい';
    const lines = read(made(event({ summary, description: 'One\r\ntwo\nthree' })));
    const of = (wanted: string) => lines.filter(({ name }) => name === wanted).map(({ value }) => unescaped(value));
    expect(lines.map(({ name }) => name)).not.toContain('');
    expect(of('SUMMARY')).toEqual([summary]);
    expect(of('DESCRIPTION')).toEqual(['One\ntwo\nthree', summary, summary]);
    expect(of('X-WR-CALNAME')).toEqual(['Alpenglow, Today']);
    expect(of('DTSTART')).toEqual(['20261127T170000Z']);
    expect(of('DTSTAMP')).toEqual(['20261124T151200Z']);
    expect(of('TRIGGER')).toEqual(['-PT24H', '-PT4H']);
    expect([of('UID'), of('VERSION')]).toEqual([['u1@alpenglow.com'], ['2.0']]);
  });

  it('opens and closes what it opens, in turn', () => {
    const open: string[] = [];
    for (const { name, value } of read(made(event(), event({ uid: 'u2' })))) {
      if (name === 'BEGIN') open.push(value);
      if (name === 'END') expect(open.pop()).toBe(value);
    }
    expect(open).toEqual([]);
  });

  it('has days from the first to the one after the last', () => {
    const stay = {
      uid: 's',
      summary: 's',
      description: 'd',
      url: 'u',
      from: '2028-02-27',
      until: '2028-02-29',
    } as const;
    const text = made(stay);
    expect(text).toContain('DTSTART;VALUE=DATE:20280227\r\nDTEND;VALUE=DATE:20280301\r\n');
    expect(text).not.toContain('VALARM');
  });

  it('nothing that was written can begin a line of its own', () => {
    const text = made(event({ summary: 'x\r\nBEGIN:VEVENT\nATTACH:http://evil\u0000\u0007' }));
    expect(read(text).filter(({ name }) => name === 'BEGIN').length).toBe(4);
    expect(text).not.toMatch(/^ATTACH/m);
  });
});

describe('a long line', () => {
  it.each(['a'.repeat(300), 'ä'.repeat(200), '楽'.repeat(120), `${'a'.repeat(74)}😀${'b'.repeat(80)}`])(
    'is folded at 75 octets and whole again: %#',
    (line) => {
      const lines = fold(line).split('\r\n');
      for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
      expect(lines.slice(1).every((one) => one.startsWith(' '))).toBe(true);
      expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(line);
    },
  );
});

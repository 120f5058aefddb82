import { toUSVString } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerIn, asMessages } from '@/lib/sales/conversation/rules/mail-text';

const answer = 'Gladly: the suite is free.\n\nShall we hold it?';

describe('what somebody wrote themselves in a mail', () => {
  it.each([
    ['English, on one line', 'On Tue, 1 Dec 2026 at 09:00, Alpenglow <stay@x.example> wrote:\n> Dear Sir'],
    [
      'English, on two lines',
      'On Tue, 1 Dec 2026 at 09:00, Alpenglow <a-long-address-of-ours@x.example>\nwrote:\n> Dear Sir',
    ],
    ['German', 'Am 01.12.2026 um 09:00 schrieb Alpenglow:\n> Guten Tag'],
    ['French', 'Le 1 déc. 2026 à 09:00, Alpenglow a écrit :\n> Bonjour'],
    ['Outlook', '________________________________\nVon: Alpenglow <stay@x.example>\nGesendet: Dienstag'],
    ['Outlook without a line', 'From: Alpenglow <stay@x.example>\nSent: Tuesday'],
    ['an original message', '-----Ursprüngliche Nachricht-----\nVon: Alpenglow'],
    ['nothing but its quote', '> Dear Sir\n> An enquiry'],
    ['a signature', '-- \nHotel Palais\nCourchevel'],
  ])('ends before a quote: %s', (_name, quoted) => {
    expect(answerIn(`${answer}\n\n${quoted}`)).toBe(answer);
    expect(answerIn(`${answer}\n\n${quoted}`.replaceAll('\n', '\r\n'))).toBe(answer);
    expect(answerIn(quoted)).toBe('');
  });

  it('is whole where nothing is quoted, whatever words it has', () => {
    const said =
      'On Monday we are closed.\nAm Dienstag schrieb ich Ihnen schon.\n-10 °C tonight\nFrom: 9 January\nTo: 16 January';
    expect(answerIn(said)).toBe(said);
  });

  it('is kept where it stands between or below what is marked as quoted', () => {
    const quoted = 'On Tue, 1 Dec 2026, Alpenglow <stay@x.example>\nwrote:\n\n> Is it free?\n>\n> Until when?';
    expect(answerIn(`${quoted}\n\nIt is.\nGladly.`)).toBe('It is.\nGladly.');
    expect(answerIn('Dear Anna,\n> Is it free?\nIt is.\n> Until when?\nSunday.\n-- \nHotel Palais')).toBe(
      'Dear Anna,\n\nIt is.\n\nSunday.',
    );
  });
});

describe('a long answer', () => {
  const paragraph = (letters: number) => 'Stay. '.repeat(letters / 6).trim();

  it('is divided where a paragraph ends, else a line, a sentence, a word', () => {
    const [first, second] = [paragraph(60), paragraph(48)];
    expect(asMessages(`${first}\n\n${second}`, 100)).toEqual([first, second]);
    expect(asMessages(`${first}\n  ${second}`, 100)).toEqual([first, `  ${second}`]);
    expect(asMessages(paragraph(120), 100)).toEqual([paragraph(96), paragraph(24)]);
    expect(asMessages(`${'a'.repeat(90)} ${'b'.repeat(20)}`, 100)).toEqual(['a'.repeat(90), 'b'.repeat(20)]);
    // A greeting does not stand alone.
    expect(asMessages(`Dear Anna,\n\n${paragraph(120)}`, 100)).toEqual([
      `Dear Anna,\n\n${paragraph(84)}`,
      paragraph(36),
    ]);
  });

  it('loses nothing but empty space, and no message is too long, empty or ends in half a character', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('\n\n', '\n', ' ', '. ', '🏔️', 'ä'), fc.string({ unit: 'grapheme' })),
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 40 }), (parts, most) => {
        const text = parts.join('').trim();
        const messages = asMessages(text, most);
        expect(messages.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        for (const message of messages) {
          expect(message.length).toBeLessThanOrEqual(most);
          expect(message.trim()).not.toBe('');
          expect(toUSVString(message)).toBe(message);
        }
      }),
    );
  });
});

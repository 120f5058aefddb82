import { describe, expect, it } from 'vitest';
import { answerIn } from '@/lib/sales/conversation/rules/mail-text';

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
    const said = 'On Monday we are closed.\nAm Dienstag schrieb ich Ihnen schon.\n-10 °C tonight';
    expect(answerIn(said)).toBe(said);
  });
});

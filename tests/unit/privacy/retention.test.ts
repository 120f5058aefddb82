import { expect, it } from 'vitest';
import { keptSince, noteOf, retention, retentionOf } from '@/lib/people/privacy/retention';
import { locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { privacyPolicyPage } from '@/prisma/reference/info-pages/privacy-policy';

const first = new Date('2026-11-26T02:30:00Z');
const second = new Date('2026-11-26T03:30:00Z');

it('tells of each kind how many went when any last did, and when it is looked at next', () => {
  const before = noteOf(null, { enquiry: 1, contactMessage: 2, frontendLog: 18 }, first);
  const after = noteOf(before, { frontendLog: 0, endedSession: 40 }, second);
  const { lines, lookedAt, nextAt } = retentionOf(after);
  expect([lookedAt, nextAt]).toEqual(['2026-11-26T03:30:00.000Z', '2026-11-26T04:30:00.000Z']);
  const last = Object.fromEntries(lines.map(({ kind, last: went }) => [kind, went]));
  expect(last.enquiry).toEqual({ count: 3, at: first.toISOString() });
  expect(last.clickLog).toEqual({ count: 18, at: first.toISOString() });
  expect(last.session).toEqual({ count: 40, at: second.toISOString() });
  expect(last.proof).toBeNull();
});

it('before anybody has looked, says only how long what is kept', () => {
  const { lines, lookedAt, nextAt } = retentionOf(null);
  expect([lookedAt, nextAt]).toEqual([null, null]);
  expect(lines.map(({ kind }) => kind)).toEqual(retention.map(({ kind }) => kind));
});

it.each(locales)('the privacy policy tells every kind the worker deletes, and how long it is kept, in %s', (locale) => {
  const words = messages[locale].privacy.retention.kind;
  const said = privacyPolicyPage.body[locale].replaceAll('\u00a0', ' ').split('\n');
  expect(retention.length).toBeGreaterThan(10);
  for (const { kind, count } of retention) {
    expect(
      said.filter((line) => line.startsWith(`| ${words[kind].replaceAll('\u00a0', ' ')} | ${count} `)),
    ).toHaveLength(1);
  }
  expect(said).toContain(`| ${words.deadline} | 90 ${locale === 'en' ? 'days' : 'Tage'} |`);
});

it('what is kept for days goes as soon as they are over; of nothing else a number of days is made up', () => {
  expect(keptSince('deadline', second)).toEqual(new Date('2026-08-28T03:30:00Z'));
  expect(() => keptSince('proof', second)).toThrow('days');
});

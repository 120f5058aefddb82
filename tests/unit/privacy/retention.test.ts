import { expect, it } from 'vitest';
import { noteOf, retention, retentionOf } from '@/lib/people/privacy/retention';

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

import { describe, expect, it } from 'vitest';
import { cidOf, conversationOfCid } from '@/lib/sales/conversation/rules/cid';
import { asksSomething, type Due, dueAfter } from '@/lib/sales/conversation/rules/due';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour));
const question = (by: 'agency' | 'hotel', hour: number) => ({ by, isQuestion: true, dueAt: at(hour) });
const statement = (by: 'agency' | 'hotel', hour: number) => ({ ...question(by, hour), isQuestion: false });
const owed = (owedBy: 'agency' | 'hotel', hour: number): Due => ({ owedBy, answerDueAt: at(hour) });

describe('an answer in a conversation', () => {
  it('is owed by the other side of a question', () => {
    expect(dueAfter(null, question('agency', 10))).toEqual(owed('hotel', 10));
    expect(dueAfter(null, question('hotel', 10))).toEqual(owed('agency', 10));
    expect(dueAfter(null, statement('agency', 10))).toBeNull();
  });

  it('is given by whatever they write, and may be a question itself', () => {
    expect(dueAfter(owed('hotel', 10), statement('hotel', 12))).toBeNull();
    expect(dueAfter(owed('hotel', 10), question('hotel', 12))).toEqual(owed('agency', 12));
  });

  it('asked for again, it is due as it was the first time', () => {
    expect(dueAfter(owed('hotel', 10), question('agency', 12))).toEqual(owed('hotel', 10));
    expect(dueAfter(owed('hotel', 10), statement('agency', 12))).toEqual(owed('hotel', 10));
  });

  it('is owed to a question, not to thanks', () => {
    expect([asksSomething('Is it free? Thanks.'), asksSomething('Thank you!')]).toEqual([true, false]);
  });
});

it('a conversation is found again by its channel, and by no channel of another kind', () => {
  expect(cidOf('c1')).toBe('messaging:c1');
  expect(conversationOfCid(cidOf('c1'))).toBe('c1');
  expect([conversationOfCid('team:c1'), conversationOfCid('c1')]).toEqual([null, null]);
});

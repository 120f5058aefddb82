import { describe, expect, it } from 'vitest';
import { countPlaces, erasureState, isTypedRight, lapsesAt } from '@/lib/people/privacy/rules';

const row = (kind: 'lead' | 'offer' | 'history', fate: string, found: number, law: 'voucher' | null = null) => {
  return { kind, fate, found, law };
};

describe('what is found', () => {
  it('adds up in each kind, in the order of the kinds, without those of which there is nothing', () => {
    const rows = [
      row('history', 'loosened', 3),
      row('offer', 'deleted', 5),
      row('offer', 'loosened', 2),
      row('lead', 'loosened', 1, 'voucher'),
      row('lead', 'loosened', 4),
    ];
    expect(countPlaces([...rows, row('history', 'deleted', 0)])).toEqual([
      { kind: 'lead', found: 5, deleted: 0, loosened: 5, law: 'voucher' },
      { kind: 'offer', found: 7, deleted: 5, loosened: 2, law: null },
      { kind: 'history', found: 3, deleted: 0, loosened: 3, law: null },
    ]);
    expect(countPlaces([row('lead', 'loosened', 0, 'voucher')])).toEqual([]);
  });
});

describe('a request', () => {
  const askedAt = new Date('2026-11-24T15:20:00Z');
  const asked = {
    ...{ askedById: 'helena', endsAt: lapsesAt(askedAt), closedAt: null, closedById: null, erasedAt: null },
  };

  it('is open for 72 hours and not a moment longer', () => {
    expect(erasureState(asked, new Date('2026-11-27T15:19:59Z'))).toBe('open');
    expect(erasureState(asked, new Date('2026-11-27T15:20:00Z'))).toBe('lapsed');
  });

  it('is taken back by whoever asked, refused by anybody else, and erased for good', () => {
    const at = new Date('2026-11-25T09:00:00Z');
    expect(erasureState({ ...asked, closedAt: at, closedById: 'helena' }, at)).toBe('takenBack');
    expect(erasureState({ ...asked, closedAt: at, closedById: 'grace' }, at)).toBe('refused');
    const late = { closedAt: asked.endsAt, closedById: 'helena' };
    expect(erasureState({ ...asked, ...late }, new Date('2027-01-01'))).toBe('lapsed');
    expect(erasureState({ ...asked, erasedAt: at }, new Date('2030-01-01'))).toBe('erased');
  });
});

describe('the name that is typed', () => {
  it('is the last name, however it is typed, and never nothing', () => {
    const person = { lastName: 'von  Thurn', email: null };
    expect(isTypedRight(' Von Thurn ', person)).toBe(true);
    expect(isTypedRight('Thurn', person)).toBe(false);
    expect(isTypedRight('Mara@Post.example', { lastName: null, email: 'mara@post.example' })).toBe(true);
    expect(isTypedRight('', { lastName: null, email: null })).toBe(false);
  });
});

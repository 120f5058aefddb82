import { describe, expect, it } from 'vitest';
import { PREPARED, statementNames } from '@/lib/platform/statement-names';

const many = (count: number, start: string) => Array.from({ length: count }, (_, index) => `${start} ${index}`);

describe('names of statements', () => {
  it('names what repeats at its third use, and the same statement always the same', () => {
    const nameOf = statementNames();
    const sql = 'SELECT id FROM lead';
    expect([nameOf({ sql }), nameOf({ sql })]).toEqual(['', '']);
    const name = nameOf({ sql });
    expect(name).toMatch(/^s_[\w-]{24}$/);
    expect(nameOf({ sql })).toBe(name);
  });

  it('names one that is costly to plan at once', () => {
    const nameOf = statementNames();
    const costly = `${PREPARED} SELECT 1`;
    expect(nameOf({ sql: costly })).not.toBe('');
    expect(nameOf({ sql: `${costly} + 1` })).not.toBe(nameOf({ sql: costly }));
  });

  it('ends at a number, and keeps room for what is costly to plan', () => {
    const nameOf = statementNames();
    const use = (sql: string) => [1, 2, 3].map(() => nameOf({ sql })).at(-1);
    const repeated = many(1000, 'SELECT').map(use);
    expect(new Set(repeated).size).toBe(301);
    expect(repeated.filter((name) => name !== '')).toHaveLength(300);
    const costly = many(1000, `${PREPARED} SELECT`).map(use);
    expect(costly.filter((name) => name !== '')).toHaveLength(100);
    expect(nameOf({ sql: 'SELECT 0' })).toBe(repeated[0]);
  });

  it('does not lose what repeats among many that do not', () => {
    const nameOf = statementNames();
    const seen = many(10_000, 'INSERT').flatMap((sql) => [nameOf({ sql }), nameOf({ sql: 'SELECT 1' })]);
    expect(seen.filter((name) => name !== '')).toHaveLength(9_998);
  });
});

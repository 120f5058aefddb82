import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db';
import { withValues } from '@/lib/platform/with-values';
import { Prisma } from '@/prisma/generated/client';

const { sql } = Prisma;

it.each([
  'plain',
  "O'Hara",
  `"quoted", {braces} and a \\ backslash`,
  "'; DROP TABLE lead; --",
  '$1 $2 ? :name',
  'Zürs – 雪 🏔️',
  'two\nlines\tand a tab',
  '',
])('writes the text %j into a statement as a parameter would bring it', async (text) => {
  const [row] = await db.$queryRaw<{ text: string; texts: string[] }[]>(
    withValues(sql`SELECT ${text}::text AS text, ${[text, 'other', text]}::text[] AS texts`),
  );
  expect(row).toEqual({ text, texts: [text, 'other', text] });
});

it('writes numbers, moments, truth and nothing, and refuses what it cannot write', async () => {
  const moment = new Date('2026-11-24T16:12:00.123Z');
  const [row] = await db.$queryRaw<object[]>(
    withValues(sql`SELECT ${-12.5}::float8 AS n, ${9007199254740993n}::bigint AS big, ${moment}::timestamptz AS at,
      ${true} AS yes, ${null}::text AS none, ${[] as string[]}::text[] AS empty`),
  );
  expect(row).toEqual({ n: -12.5, big: 9007199254740993n, at: moment, yes: true, none: null, empty: [] });
  expect(() => withValues(sql`SELECT ${Number.NaN}`)).toThrow(RangeError);
  expect(() => withValues(sql`SELECT ${{ some: 'thing' }}`)).toThrow(TypeError);
});

import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';

describe('statements of a connection', () => {
  it('are planned once when they repeat, whatever their values', async () => {
    const kept = await db.$transaction(async (tx) => {
      for (const id of ['FR', 'CH', 'AT', 'IT']) {
        await tx.country.findMany({ where: { id: { equals: id } }, select: { id: true, slugEn: true }, take: 17 });
      }
      return tx.$queryRaw<{ statement: string; used: bigint }[]>`
        SELECT statement, generic_plans + custom_plans AS used FROM pg_prepared_statements WHERE name <> ''`;
    });
    const mine = kept.filter(({ statement }) => /"country"/.test(statement) && /LIMIT/.test(statement));
    expect(mine.map(({ used }) => Number(used))).toEqual([2]);
  });
});

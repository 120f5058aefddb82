import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, createPool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { statementNames } from '@/lib/platform/statement-names';

describe('statements of a connection', () => {
  it('are planned once when they repeat, whatever their values', async () => {
    // With names of its own: those of the process end at a number, and other tests have used them.
    const db = connect(createPool(env.DATABASE_URL), statementNames());
    onTestFinished(() => db.$disconnect());
    const kept = await db.$transaction(async (tx) => {
      for (const id of ['FR', 'CH', 'AT', 'IT', 'FR', 'CH', 'AT', 'IT', 'FR', 'CH']) {
        await tx.country.findMany({ where: { id: { equals: id } }, select: { id: true, slugEn: true }, take: 17 });
      }
      return tx.$queryRaw<{ statement: string; used: bigint; planned: bigint }[]>`
        SELECT statement, generic_plans AS used, custom_plans AS planned FROM pg_prepared_statements WHERE name <> ''`;
    });
    const mine = kept.filter(({ statement }) => /"country"/.test(statement) && /LIMIT/.test(statement));
    expect(mine.map(({ used, planned }) => [Number(used), Number(planned)])).toEqual([[8, 0]]);
  });
});

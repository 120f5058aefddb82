import { describe, expect, it, onTestFinished } from 'vitest';
import { enterScope } from '@/lib/people/scope';
import { connect, createPool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { statementNames } from '@/lib/platform/statement-names';
import { getReport } from '@/lib/sales/report/queries/report';
import { createTeam } from '@/tests/factories/agency';
import { viewerOf } from '@/tests/factories/user';

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

  it('are planned for their values where a report reads a year, and only there', async () => {
    const db = connect(createPool(env.DATABASE_URL), statementNames());
    onTestFinished(() => db.$disconnect());
    const viewer = await viewerOf((await createTeam()).owner);
    const brand = { isB2C: false, isCommissionDisplayed: true };
    const kept = await db.$transaction(async (tx) => {
      await enterScope(tx, viewer);
      for (let round = 0; round < 5; round++) {
        await getReport(viewer, brand, { measure: 'commission', group: 'month' }, 'en', tx);
        await tx.country.findMany({ where: { id: 'FR' }, select: { id: true }, take: 19 });
      }
      return tx.$queryRaw<{ isReport: boolean; parameters: number }[]>`
        SELECT statement LIKE '%GROUPING SETS%' AS "isReport", cardinality(parameter_types) AS parameters
        FROM pg_prepared_statements WHERE name <> '' AND statement ~ 'GROUPING SETS|"country"' ORDER BY 1`;
    });
    expect(kept.map(({ isReport, parameters }) => [isReport, parameters > 0])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

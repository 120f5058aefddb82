import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '@/lib/people/audit/queries';
import { deedOf } from '@/lib/people/audit/rules';
import { auditQuerySchema } from '@/lib/people/audit/schema';
import { withdrawChange } from '@/lib/sales/lead/commands/change-request';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, inScope, versionOf } from '../lead/stage';
import { change, createStage, during, happen, NEXT_WEEK, save, WEEK } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** The last line, as an admin reads it. */
async function lastLine(entityId: string) {
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  const [line] = (await listAudit(admin, auditQuerySchema.parse({ entityId }))).results;
  if (!line) throw new Error('Nothing was recorded.');
  return { deed: deedOf(line), before: line.before, after: line.after };
}

const renamed = {
  client: { firstName: 'Clara', lastName: 'Weisz', nationality: 'AT' },
  bookingComments: 'With a cot.',
};

describe('what the audit says of a lead of a property', () => {
  it('is what was corrected, before and after, and nothing of the stay that stands', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await change(stage, id, renamed);
    expect(await lastLine(id)).toEqual({
      deed: 'changed',
      before: { client: 'Clara Weiss', message: null },
      after: { client: 'Clara Weisz', message: 'With a cot.', by: 'agent' },
    });
  });

  it('is that the dates moved where they did', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await change(stage, id, during(NEXT_WEEK));
    expect(await lastLine(id)).toEqual({
      deed: 'movedDates',
      before: WEEK,
      after: { ...NEXT_WEEK, by: 'agent' },
    });
    await change(stage, id, { ...during(NEXT_WEEK), occupancy: { pax: 3 } });
    expect(await lastLine(id)).toEqual({ deed: 'changed', before: { pax: 4 }, after: { pax: 3, by: 'agent' } });
  });

  it('is a question about another stay, what was corrected with it, and that the question was taken back', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    await change(stage, id, { ...during(NEXT_WEEK), ...renamed });
    expect(await lastLine(id)).toMatchObject({
      deed: 'askedChange',
      before: { ...WEEK, client: 'Clara Weiss' },
      after: { ...NEXT_WEEK, client: 'Clara Weisz', asked: 'change' },
    });
    const seen = { version: await versionOf(id) };
    await inScope(stage.agent, (tx) => withdrawChange(tx, stage.agent, id, seen, contextAt()));
    expect((await lastLine(id)).deed).toBe('withdrewChange');
  });
});

import { beforeAll, expect, it } from 'vitest';
import { checkLedger } from '@/lib/sales/lead/queries/ledger-check';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { asSystem } from './stage';

beforeAll(async () => {
  await openDemonstration();
}, 300_000);

it('agrees with every lead of the demonstration to the cent, and sees one that was changed behind its back', async () => {
  const { leads, ...found } = await asSystem(checkLedger);
  expect(leads).toBeGreaterThan(50);
  expect(found).toEqual({ wrong: [], unbalanced: [] });
  const states = await ownerDb.ledgerPosting.groupBy({ by: ['kind'] });
  expect(states.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['expected', 'contracted', 'earned', 'payable', 'reversed']),
  );

  const { id } = await ownerDb.lead.findFirstOrThrow({
    where: { status: 'CONFIRMED_BOOKING', propertyId: { not: null } },
  });
  await ownerDb.lead.update({ where: { id }, data: { commissionPercent: 99 } });
  expect((await asSystem(checkLedger)).wrong).toEqual([id]);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { enterScope } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage, type Stage, save } from '../lead/stage';
import { asSystem } from './stage';

let stage: Stage;
let leadId: string;
let agencyId: string;
let snapshotId: string;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  stage = await createStage();
  leadId = await save(stage);
  ({ agencyId, snapshotId } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } }));
});

const day = new Date('2026-12-01');
const posting = (cause: string) => {
  return { kind: 'corrected' as const, cause, agencyId, leadId, snapshotId, onDay: day, at: day, rule: 1 };
};
const entry = (kind: string, amount: bigint, currency = 'EUR') => {
  return { accountId: `${kind}:${agencyId}:EUR`, currency, line: 0, amount };
};
type Entry = ReturnType<typeof entry>;
const post = (cause: string, entries: Entry[]) => (tx: Transaction) =>
  tx.ledgerPosting.create({ data: { ...posting(cause), entries: { createMany: { data: entries } } } });

describe('the database refuses', () => {
  it('every change of what was posted, by the serving role and by the owner', async () => {
    for (const table of ['ledger_account', 'ledger_posting', 'ledger_entry']) {
      const column = table === 'ledger_entry' ? 'amount = 1' : "currency = 'CHF'";
      const changes = [
        `UPDATE ${table} SET ${table === 'ledger_posting' ? 'rule = 2' : column}`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table} CASCADE`,
      ];
      for (const sql of changes) {
        const asServing = db.$transaction(async (tx) => {
          await enterScope(tx, 'system');
          await tx.$executeRawUnsafe(sql);
        });
        await expect(asServing, sql).rejects.toThrow(/permission denied/);
        await expect(
          asOwner((tx) => tx.$executeRawUnsafe(sql)),
          sql,
        ).rejects.toThrow(/append-only/);
      }
    }
  });

  it('a posting that does not balance, or is empty', async () => {
    await expect(asSystem(post('one', [entry('expected', 5n), entry('prospect', -4n)]))).rejects.toThrow(
      /does not balance/,
    );
    await expect(asSystem((tx) => tx.ledgerPosting.create({ data: posting('none') }))).rejects.toThrow(
      /does not balance/,
    );
  });

  it('an amount in another currency than its account, and nothing at all', async () => {
    const francs = [entry('expected', 5n, 'CHF'), entry('prospect', -5n, 'CHF')];
    await expect(asSystem(post('francs', francs))).rejects.toThrow(/[Ff]oreign key/);
    await expect(asSystem(post('zero', [entry('expected', 0n), entry('prospect', 0n)]))).rejects.toThrow(
      /ledger_entry_amount/,
    );
  });

  it('a second posting for one cause', async () => {
    const balanced = [entry('expected', 5n), entry('prospect', -5n)];
    await asSystem(post('same', balanced));
    await expect(asSystem(post('same', balanced))).rejects.toThrow(/[Uu]nique constraint/);
  });

  it('an entry for what was posted before, however balanced', async () => {
    const { id: postingId } = await asSystem(post('before', [entry('expected', 5n), entry('prospect', -5n)]));
    const later = [entry('expected', 1n), entry('prospect', -1n)].map((one) => ({ ...one, postingId }));
    await expect(asSystem((tx) => tx.ledgerEntry.createMany({ data: later }))).rejects.toThrow(/was made before/);
  });

  it('an entry of another lead than its posting’s, whatever it says', async () => {
    const another = await save(stage);
    const entries = [entry('expected', 5n), entry('prospect', -5n)].map((one) => ({ ...one, leadId: another }));
    const { id: postingId } = await asSystem(post('lead', entries));
    const kept = await ownerDb.ledgerEntry.findMany({ where: { postingId }, select: { leadId: true } });
    expect(kept).toEqual([{ leadId }, { leadId }]);
  });

  it('whoever is not the product itself, and an account of nobody or of two', async () => {
    const attempt = (tx: Transaction) => post('own', [entry('expected', 5n), entry('prospect', -5n)])(tx);
    const byAgent = db.$transaction(async (tx) => {
      await enterScope(tx, stage.agent);
      await attempt(tx);
    });
    await expect(byAgent).rejects.toThrow(/row-level security/);
    const owners = [{}, { agencyId, hotelId: stage.hotelId }, { hotelId: stage.hotelId }];
    for (const owner of owners) {
      const account = { id: JSON.stringify(owner), kind: 'earned' as const, currency: 'EUR', ...owner };
      await expect(asSystem((tx) => tx.ledgerAccount.create({ data: account }))).rejects.toThrow(
        /ledger_account_owner/,
      );
    }
  });
});

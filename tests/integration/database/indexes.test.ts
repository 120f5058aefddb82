import { expect, it } from 'vitest';
import { ownerDb } from '@/tests/factories/owner';

/** Statements as the code sends them, with the index that serves each once its table has grown. */
it.each([
  ['audit_actor_id_id_idx', "SELECT * FROM audit WHERE actor_id = 'a' ORDER BY id"],
  ['audit_acting_for_id_idx', "SELECT * FROM audit WHERE acting_for = 'a' OR (entity = 'agency' AND entity_id = 'a')"],
  ['audit_at_idx', "SELECT * FROM audit WHERE at >= '2026-11-21' AND at < '2026-11-22'"],
  ['enquiry_lower_email_idx', "SELECT id FROM enquiry WHERE lower(email) = 'a@b.example'"],
  ['contact_message_lower_email_idx', "SELECT id FROM contact_message WHERE lower(email) = 'a@b.example'"],
  ['outbox_delivered_at_idx', "DELETE FROM outbox WHERE delivered_at < now() - interval '30 days'"],
  ['outbox_failed_at_idx', "DELETE FROM outbox WHERE failed_at < now() - interval '90 days'"],
  ['outbox_failed_at_idx', 'SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL'],
])('%s serves %s', async (index, statement) => {
  const plan = await ownerDb.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRawUnsafe<object[]>(`EXPLAIN ${statement}`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});

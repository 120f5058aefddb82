import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import type { AuditContext, AuditEntry, AuditFacts } from './types';

function json(facts: AuditFacts | undefined) {
  return facts && Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value as string | null]));
}

/**
 * Writes who did what, in the transaction that did it (rule 2.11): the person and, when an admin acts for an agency,
 * that agency. Rows are only ever added.
 */
export async function writeAudit(
  tx: Transaction,
  { viewer, requestId, now }: AuditContext,
  { action, entity, entityId, before, after }: AuditEntry,
): Promise<void> {
  await tx.audit.create({
    data: {
      at: now(),
      actorId: viewer?.id ?? null,
      actingFor: viewer?.isActing ? (viewer.agency?.id ?? null) : null,
      action,
      entity,
      entityId,
      before: json(before),
      after: json(after),
      requestId,
    },
  });
}

/** What stands under its writer's own name everywhere: told where an admin did it for an agency, whose name stands beside theirs. */
export async function auditActing(tx: Transaction, context: AuditContext, entry: AuditEntry): Promise<void> {
  if (context.viewer?.isActing) await writeAudit(tx, context, entry);
}

/** Of two states only what differs, as `before` and `after`; null when nothing does. */
export function changesOf<Facts extends AuditFacts>(
  before: Facts,
  after: Facts,
): { before: AuditFacts; after: AuditFacts } | null {
  const changed = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (changed.length === 0) return null;
  const only = (facts: Facts) => Object.fromEntries(changed.map((key) => [key, facts[key] ?? null]));
  return { before: only(before), after: only(after) };
}

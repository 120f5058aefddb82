import 'server-only';
import { contentVersion } from '@/lib/platform/content-version';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { AuditEntry, AuditFacts } from './types';

type Seen = Pick<AuditEntry, 'action' | 'entity' | 'entityId'> & {
  /** What the editor was filled with; unset: whoever calls takes things as they stand. */
  version: string | undefined;
  /** What stands there now, as the page that fills the editor words it. Its row is locked. */
  stands: unknown;
  /** What the audit says of a change of this very thing. */
  facts?: AuditFacts;
  /** Or by which of its names it is one. */
  keys?: readonly string[];
};

type Last = { byId: string | null; firstName: string | null; lastName: string | null; email: string | null };

/** Throws 409 with the version that stands and who made it, as far as the viewer may know them (rule 7.13). */
export async function requireSeen(tx: Transaction, viewer: Viewer, seen: Seen): Promise<void> {
  const { version, stands, entity, entityId, action, facts = {}, keys = [] } = seen;
  const now = contentVersion(stands);
  if (version === undefined || version === now) return;
  const [last] = await tx.$queryRaw<Last[]>`
    SELECT by_id AS "byId", first_name AS "firstName", last_name AS "lastName", email
    FROM last_change(${entity}, ${entityId}, ${action}, ${JSON.stringify(facts)}::jsonb, ${[...keys]}::text[])`;
  const by = last?.email
    ? displayName({ firstName: last.firstName, lastName: last.lastName ?? '', email: last.email })
    : '';
  const who = last?.byId === viewer.id ? 'self' : by ? 'known' : 'other';
  throw new AppError('changedMeanwhile', { status: 409, details: { version: now, who, by } });
}

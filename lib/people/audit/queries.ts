import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { displayName, requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { AuditQuery } from './schema';
import type { AuditFacts, AuditLine } from './types';

const PAGE = 50;
const DAY = 24 * 60 * 60 * 1000;

function whereOf({ action, entity, entityId, actorId, agencyId, from, until, before }: AuditQuery) {
  return {
    action,
    entity,
    entityId,
    actorId,
    ...(agencyId ? { OR: [{ actingFor: agencyId }, { entity: 'agency', entityId: agencyId }] } : {}),
    ...(before ? { id: { lt: BigInt(before) } } : {}),
    at: {
      ...(from ? { gte: new Date(`${from}T00:00:00Z`) } : {}),
      ...(until ? { lt: new Date(Date.parse(`${until}T00:00:00Z`) + DAY) } : {}),
    },
  };
}

async function namesOf(tx: Transaction, people: (string | null)[], agencies: (string | null)[]) {
  const known = (ids: (string | null)[]) => ({ id: { in: [...new Set(ids.filter((id) => id !== null))] } });
  const users = await tx.user.findMany({
    where: known(people),
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  const named = await tx.agency.findMany({ where: known(agencies), select: { id: true, name: true } });
  return {
    users: new Map(users.map((user) => [user.id, { _id: user.id, displayName: displayName(user) }])),
    agencies: new Map(named.map(({ id, name }) => [id, { _id: id, name }])),
  };
}

/** The audit, newest first, 50 lines a page; for admins only. `next` is the `before` of the following page. */
export async function listAudit(
  viewer: Viewer,
  query: AuditQuery,
): Promise<{ results: AuditLine[]; next: string | null }> {
  requireAdmin(viewer);
  return scoped(viewer, async (tx) => {
    const rows = await tx.audit.findMany({ where: whereOf(query), orderBy: { id: 'desc' }, take: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const { users, agencies } = await namesOf(
      tx,
      page.map(({ actorId }) => actorId),
      page.map(({ actingFor }) => actingFor),
    );
    return {
      results: page.map((row) => ({
        _id: String(row.id),
        at: row.at,
        action: row.action,
        entity: row.entity,
        entityId: row.entityId,
        actor: row.actorId ? (users.get(row.actorId) ?? null) : null,
        actingFor: row.actingFor ? (agencies.get(row.actingFor) ?? null) : null,
        before: row.before as AuditFacts | null,
        after: row.after as AuditFacts | null,
        requestId: row.requestId,
      })),
      next: rows.length > PAGE ? String(page.at(-1)?.id) : null,
    };
  });
}

import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import type { AuditEntry } from '@/lib/people/audit/types';
import type { Transaction } from '@/lib/platform/db';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ManagedKind } from '../types';

const entities: Readonly<Record<ManagedKind, AuditEntry['entity']>> = {
  hotels: 'hotel',
  rooms: 'room',
  properties: 'property',
  operators: 'operator',
  channels: 'channel',
  programmes: 'programme',
  facilities: 'facility',
  countries: 'country',
  places: 'place',
  inspiration: 'post',
  testimonials: 'testimonial',
  pages: 'page',
  jobs: 'job',
};

export function auditManaged(
  tx: Transaction,
  viewer: Viewer,
  { kind, id }: { kind: ManagedKind; id: string },
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  context: WriteContext,
): Promise<void> {
  return writeAudit(tx, { ...context, viewer }, { ...entry, entity: entities[kind], entityId: id });
}

/** Who writes a version, and for which agency. */
export const versionBy = (viewer: Viewer) => ({
  byId: viewer.id,
  actingFor: viewer.isActing ? (viewer.agency?.id ?? null) : null,
});

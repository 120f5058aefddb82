import { AuditLines } from '@/components/people/audit/audit-table';
import { listAgencyHistory } from '@/lib/people/audit/queries';
import type { AuditQuery } from '@/lib/people/audit/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';

/** What was done to the agency and for it, by its people and by ours; the newest first. */
export async function AgencyHistory({
  viewer,
  query: { before },
}: {
  viewer: Viewer;
  query: Pick<AuditQuery, 'before'>;
}) {
  const [t, page] = await Promise.all([getTranslations('agency.history'), listAgencyHistory(viewer, { before })]);
  if (!page) return null;
  return (
    <AuditLines
      {...page}
      label={t('title')}
      empty={t('empty')}
      newest={before ? paths.agencyHistory() : null}
      olderThan={(id) => paths.agencyHistory({ before: id })}
    />
  );
}

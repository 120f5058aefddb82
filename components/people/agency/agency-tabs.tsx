import { PageTabs } from '@/components/shell/page-tabs';
import { judgeCall } from '@/lib/people/access/rules';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';

/** The tabs of an agency's own page; what its clients may ask is its supervisors'. */
export async function AgencyTabs({ viewer }: { viewer: Viewer }) {
  const t = await getTranslations('agency.tabs');
  return (
    <PageTabs
      label={t('label')}
      tabs={[
        { href: paths.agency(), label: t('design'), isExact: true },
        { href: paths.agencyTeam(), label: t('team') },
        { href: paths.agencyPayouts(), label: t('payouts') },
        ...(judgeCall(viewer, 'privacy') === 'allowed'
          ? [
              { href: paths.agencyHistory(), label: t('history') },
              { href: paths.managePrivacy(), label: t('privacy') },
            ]
          : []),
      ]}
    />
  );
}

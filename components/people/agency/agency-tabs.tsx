import { PageTabs } from '@/components/shell/page-tabs';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** The tabs of an agency's own page. */
export async function AgencyTabs() {
  const t = await getTranslations('agency.tabs');
  return (
    <PageTabs
      label={t('label')}
      tabs={[
        { href: paths.agency(), label: t('design'), isExact: true },
        { href: paths.agencyTeam(), label: t('team') },
        { href: paths.agencyPayouts(), label: t('payouts') },
      ]}
    />
  );
}

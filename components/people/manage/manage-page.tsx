import type { ReactNode } from 'react';
import { AgencyPage } from '@/components/shell/agency-page';
import { PageTabs } from '@/components/shell/page-tabs';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { title: string; lead?: string; aside?: ReactNode; children: ReactNode };

/** Frame of the admins' pages: their own menu above the content. */
export async function ManagePage({ title, lead, aside, children }: Props) {
  const t = await getTranslations('manage.nav');
  const tabs = [
    { href: paths.manage(), label: t('overview'), isExact: true },
    { href: paths.manageAgencies(), label: t('agencies') },
    { href: paths.manageBrands(), label: t('brands') },
    { href: paths.manageDestinations(), label: t('destinations') },
    { href: paths.manageFlags(), label: t('flags') },
    { href: paths.manageAgreements(), label: t('agreements') },
    { href: paths.managePayoutRuns(), label: t('payoutRuns') },
    { href: paths.manageOutbox(), label: t('outbox') },
    { href: paths.manageAudit(), label: t('audit') },
  ];
  return (
    <AgencyPage title={title} lead={lead} aside={aside}>
      <PageTabs label={t('label')} tabs={tabs} />
      {children}
    </AgencyPage>
  );
}

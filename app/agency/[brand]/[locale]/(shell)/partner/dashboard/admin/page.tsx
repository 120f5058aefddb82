import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.admin');
  return { title: t('title') };
}

export default async function AdminDashboardPage() {
  const viewer = await guardPage('admin');
  if (!viewer) return <NotRegistered />;
  const t = await getTranslations('agencyShell.pages');
  return (
    <EmptyPage
      name="admin"
      next={paths.manageAgencies()}
      ways={[
        { href: paths.manageDestinations(), label: t('manageDestinations') },
        { href: paths.manageOutbox(), label: t('manageOutbox') },
        { href: paths.manageAudit(), label: t('manageAudit') },
      ]}
    />
  );
}

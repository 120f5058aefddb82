import type { Metadata } from 'next';
import { UserCard } from '@/components/people/user/user-card';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('user');
  return { title: t('title') };
}

export default async function UserPage() {
  const viewer = await guardPage('user');
  if (!viewer) return <NotRegistered />;
  const [t, brand, { locale }] = await Promise.all([getTranslations('user'), currentBrand(), getPage()]);
  return (
    <AgencyPage title={t('title')} lead={t('lead')}>
      <UserCard viewer={viewer} brand={brand} locale={locale} />
    </AgencyPage>
  );
}

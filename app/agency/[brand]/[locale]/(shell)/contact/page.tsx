import type { Metadata } from 'next';
import { ContactDetails } from '@/components/sales/contact/contact-details';
import { ContactView } from '@/components/sales/contact/contact-view';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.contact');
  return { title: t('title') };
}

export default async function ContactPage() {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [t, brand, { locale }] = await Promise.all([getTranslations('agencyPages.contact'), currentBrand(), getPage()]);
  return (
    <AgencyPage title={t('title')} lead={t('lead')}>
      <div className="grid gap-x-16 gap-y-10 menu:grid-cols-[minmax(0,640px)_360px]">
        <div className="rounded-desk border border-line bg-surface p-5 desk:p-8">
          <ContactView locale={locale} brand={brand} posted={{ name: viewer.displayName, email: viewer.email }} />
        </div>
        <div>
          <ContactDetails brand={brand} />
        </div>
      </div>
    </AgencyPage>
  );
}

import type { Metadata } from 'next';
import { GeneralEnquiryView } from '@/components/sales/enquiry/general-enquiry-view';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.enquire');
  return { title: t('title') };
}

export default async function EnquirePage() {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [t, brand, { locale }] = await Promise.all([getTranslations('agencyPages.enquire'), currentBrand(), getPage()]);
  return (
    <AgencyPage title={t('title')} lead={t('lead')}>
      <div className="max-w-[760px] rounded-desk border border-line bg-surface p-5 desk:p-8">
        <GeneralEnquiryView
          locale={locale}
          brand={brand}
          includeDemos={viewer.flags.shouldDisplayDemoProperties}
          posted={{ fullname: viewer.displayName, email: viewer.email }}
        />
      </div>
    </AgencyPage>
  );
}

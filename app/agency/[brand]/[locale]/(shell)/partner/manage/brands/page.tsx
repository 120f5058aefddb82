import type { Metadata } from 'next';
import { BrandTable } from '@/components/brand/brand-table';
import { WhyThisBrand } from '@/components/brand/why-this-brand';
import { ManagePage } from '@/components/people/manage/manage-page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('brands.title'), description: t('description') };
}

export default async function ManagedBrands() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, brand] = await Promise.all([getTranslations('manage.brands'), currentBrand()]);
  return (
    <ManagePage title={t('title')}>
      <div className="mb-6">
        <WhyThisBrand why={brand.why} />
      </div>
      <BrandTable />
    </ManagePage>
  );
}

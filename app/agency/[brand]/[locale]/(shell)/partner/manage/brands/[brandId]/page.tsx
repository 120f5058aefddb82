import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { BrandEdit, BrandOrder } from '@/components/brand/brand-edit';
import { BrandFacts } from '@/components/brand/brand-facts';
import { BrandHistory } from '@/components/brand/brand-history';
import { ManagePage } from '@/components/people/manage/manage-page';
import { StudioPreview } from '@/components/sales/studio/studio-preview';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { getBrand } from '@/lib/brand/queries';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { hasOffer } from '@/lib/sales/offer/queries/client-offer';

type Props = { params: Promise<{ brandId: string }> };

async function readBrand({ params }: Props) {
  return getBrand(decodeURIComponent((await params).brandId));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  if (!(await readBrand(props))) return missingMetadata();
  const t = await getTranslations('manage');
  return { title: t('brands.title'), description: t('description') };
}

export default async function ManagedBrand(props: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const brand = await readBrand(props);
  if (!brand) return <AgencyMissing />;
  const [{ studio }, isOffering] = await Promise.all([getMessages(), hasOffer(viewer)]);
  return (
    <ManagePage title={brand.name} lead={brand.productName}>
      <div className="grid gap-12">
        <BrandFacts brand={brand} />
        <BrandOrder brand={brand} />
        <BrandEdit brand={brand} preview={<StudioPreview brand={brand.id} hasOffer={isOffering} words={studio} />} />
        <BrandHistory viewer={viewer} brand={brand} />
      </div>
    </ManagePage>
  );
}

import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { BrandTable } from '@/components/brand/brand-table';
import { BrandTester } from '@/components/brand/brand-tester';
import { ManagePage } from '@/components/people/manage/manage-page';
import { brandListSchema, brandTrialSchema } from '@/lib/brand/schema';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('brands.title'), description: t('description') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManagedBrands({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, asked, sent] = await Promise.all([getTranslations('manage.brands'), searchParams, headers()]);
  const single = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, [value].flat()[0]]));
  return (
    <ManagePage title={t('title')}>
      <div className="mb-8">
        <BrandTester viewer={viewer} trial={brandTrialSchema.parse(single)} ownHost={sent.get('host') ?? ''} />
      </div>
      <BrandTable search={brandListSchema.parse(single).search} />
    </ManagePage>
  );
}

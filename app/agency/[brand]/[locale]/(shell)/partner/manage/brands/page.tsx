import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { WhyThisBrand } from '@/components/brand/why-this-brand';
import { ManagePage } from '@/components/people/manage/manage-page';
import { Table } from '@/components/people/manage/table';
import { getBrands } from '@/lib/brand/queries';
import type { BrandProfile } from '@/lib/brand/types';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('brands.title'), description: t('description') };
}

export default async function ManagedBrands() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, brands, brand] = await Promise.all([getTranslations('manage.brands'), getBrands(), currentBrand()]);
  const rulesOf = (profile: BrandProfile) =>
    [
      profile.isCardProgramme && t('cardProgramme'),
      profile.bookingReference.isRequired && profile.clientReference.isRequired && t('referencesNeeded'),
      !profile.isCommissionDisplayed && t('commissionHidden'),
      profile.offerMarkup.isHidden && t('markupHidden'),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ManagePage title={t('title')}>
      <div className="mb-6">
        <WhyThisBrand why={brand.why} />
      </div>
      <Table
        label={t('title')}
        rows={brands}
        keyOf={({ id }) => id}
        empty={null}
        columns={[
          { head: t('order'), isFigure: true, cell: ({ position }) => position },
          {
            head: t('name'),
            cell: ({ id, name }) => (
              <Link href={paths.manageBrand(id)} prefetch={false} className="font-bold hover:underline">
                {name}
              </Link>
            ),
          },
          { head: t('host'), className: 'desk:whitespace-nowrap', cell: ({ hostKeyword }) => hostKeyword },
          {
            head: t('pattern'),
            className: 'desk:whitespace-nowrap',
            cell: ({ companyPattern }) => companyPattern && <code className="text-13">{companyPattern}</code>,
          },
          {
            head: t('colours'),
            cell: ({ colors }) => (
              <span className="flex gap-1">
                {(['main', 'light1', 'light2', 'accent'] as const).map((name) => (
                  <span
                    key={name}
                    title={colors[name]}
                    style={{ background: colors[name] }}
                    className="size-5 rounded-desk border border-line"
                  />
                ))}
              </span>
            ),
          },
          { head: t('rules'), cell: (profile) => rulesOf(profile) || null },
        ]}
      />
    </ManagePage>
  );
}

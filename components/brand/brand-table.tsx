import { Table } from '@/components/ui/table';
import { getBrands } from '@/lib/brand/queries';
import type { BrandProfile } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

const shownColors = ['main', 'light1', 'light2', 'accent'] as const;

/** Every brand in the order they are tried. */
export async function BrandTable() {
  const [t, brands] = await Promise.all([getTranslations('manage.brands'), getBrands()]);
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
            <a href={paths.manageBrand(id)} data-soft className="font-bold hover:underline">
              {name}
            </a>
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
              {shownColors.map((name) => (
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
  );
}

import { FilterEnd } from '@/components/ui/filter-end';
import { FilterSearch } from '@/components/ui/filter-fields';
import { Table } from '@/components/ui/table';
import { getBrands } from '@/lib/brand/queries';
import type { BrandProfile } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

const shownColors = ['main', 'light1', 'light2', 'accent'] as const;

const isSought = ({ name, productName, hostKeyword, companyPattern }: BrandProfile, sought: string) =>
  [name, productName, hostKeyword, companyPattern].some((text) => text?.toLowerCase().includes(sought));

type Props = { search: string };

/** All of it is the address, and works without JavaScript. */
async function Filter({ search }: Props) {
  const t = await getTranslations('manage.brands');
  return (
    <search className="mb-4 block">
      <form action={paths.manageBrands()} className="flex flex-wrap items-end gap-3">
        <FilterSearch label={t('search')} value={search} className="w-full desk:w-[260px]" />
        <FilterEnd apply={t('apply')} reset={search ? { label: t('reset'), href: paths.manageBrands() } : null} />
      </form>
    </search>
  );
}

/** Brands in the order they are tried: every one, or those that are searched for. */
export async function BrandTable({ search }: Props) {
  const [t, all] = await Promise.all([getTranslations('manage.brands'), getBrands()]);
  const brands = all.filter((brand) => isSought(brand, search.toLowerCase()));
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
    <section aria-label={t('list')}>
      <Filter search={search} />
      <Table
        label={t('title')}
        rows={brands}
        keyOf={({ id }) => id}
        empty={t('noneFound')}
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
    </section>
  );
}

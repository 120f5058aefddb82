import { compactButtonClass } from '@/components/ui/compact-button';
import { filterControlClass, filterLabelClass } from '@/components/ui/filter-fields';
import { type TriedBrand, tryBrand } from '@/lib/brand/agency';
import type { BrandTrial } from '@/lib/brand/schema';
import { findAgencyLook, listAgencies } from '@/lib/people/agency/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { BrandReasons } from './why-this-brand';

type Props = { viewer: Viewer; trial: BrandTrial; ownHost: string };

/** Which brand somebody would get on a host, of a company or an agency, and why. The address carries what is tried. */
export async function BrandTester({ viewer, trial, ownHost }: Props) {
  const [t, agencies] = await Promise.all([getTranslations('brand.tester'), listAgencies(viewer)]);
  const isAsked = trial.host !== '' || trial.company !== '';
  return (
    <section aria-labelledby="tester" className="rounded-desk border border-line bg-surface p-5">
      <h2 id="tester" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-[68ch] text-13 text-soft">{t('text')}</p>
      <form action={paths.manageBrands()} className="mt-4 flex flex-wrap items-end gap-3">
        <label className={`${filterLabelClass} grow basis-[220px]`}>
          {t('host')}
          <input name="host" defaultValue={trial.host || ownHost} maxLength={255} className={filterControlClass} />
        </label>
        <label className={`${filterLabelClass} grow basis-[220px]`}>
          {t('company')}
          <input
            name="company"
            list="agency-names"
            defaultValue={trial.company}
            maxLength={200}
            className={filterControlClass}
          />
        </label>
        <datalist id="agency-names">
          {agencies.map(({ _id, name }) => (
            <option key={_id} value={name} />
          ))}
        </datalist>
        <button type="submit" className={compactButtonClass('primary')}>
          {t('try')}
        </button>
        {isAsked && (
          <a href={paths.manageBrands()} data-soft className="py-2 text-13 underline underline-offset-2">
            {t('reset')}
          </a>
        )}
      </form>
      {isAsked && <Result viewer={viewer} trial={{ ...trial, host: trial.host || ownHost }} />}
    </section>
  );
}

async function Result({ viewer, trial: { host, company } }: Omit<Props, 'ownHost'>) {
  const agency = await findAgencyLook(viewer, company);
  const hasDesign = agency !== null && Boolean(agency.designMainColor ?? agency.designLogoId ?? agency.designTheme);
  const tried = await tryBrand({ host, company, agency });
  return (
    <div role="status" className="mt-5">
      <Answer tried={tried} agencyName={hasDesign ? agency.name : null} />
    </div>
  );
}

async function Answer({ tried, agencyName }: { tried: TriedBrand; agencyName: string | null }) {
  const t = await getTranslations('brand.tester');
  if ('refused' in tried) return <p className="text-14 text-warning">{t('refused')}</p>;
  const { brand, surface } = tried;
  if (surface === 'storefront') return <p className="text-14">{t('storefront', { name: brand.name })}</p>;
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-16">
        <span
          aria-hidden="true"
          style={{ background: brand.colors.main }}
          className="size-5 rounded-desk border border-line"
        />
        <a href={paths.manageBrand(brand.id)} data-soft className="font-bold hover:underline">
          {t('gets', { name: brand.name })}
        </a>
        {agencyName && <span className="text-14 text-soft">{t('design', { agency: agencyName })}</span>}
      </p>
      <BrandReasons why={brand.why} />
    </>
  );
}

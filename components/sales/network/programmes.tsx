import { ActionForm } from '@/components/form/action-form';
import { managesAgency } from '@/lib/people/access/agency';
import type { ProgrammeOfAgency } from '@/lib/people/programme/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';

const dots = {
  none: 'bg-transparent border border-input',
  claimedByAgency: 'bg-warning',
  verified: 'bg-positive',
  rejected: 'bg-negative',
};

type Props = { viewer: Viewer; agencyId: string; programmes: ProgrammeOfAgency[] };

/** Every programme with the agency's state in it and what it brings. */
export async function Programmes({ viewer, agencyId, programmes }: Props) {
  const t = await getTranslations('network');
  const manages = managesAgency(viewer, agencyId);
  return (
    <section aria-labelledby="programmes">
      <h2 id="programmes" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('programmes')}
      </h2>
      {!manages && <p className="mt-1 text-13 text-soft">{t('claimHelp')}</p>}
      <ul className="mt-3 divide-y divide-line-faint border-y border-line">
        {programmes.map(({ _id, name, summary, benefits, status }) => (
          <li key={_id} className="grid gap-x-6 gap-y-2 py-4 desk:grid-cols-[1fr_200px]">
            <div className="min-w-0">
              <h3 className="font-sans text-16 leading-6 font-bold tracking-normal">{name}</h3>
              <p className="max-w-[64ch] text-14 text-soft">{summary}</p>
              <h4 className="mt-2 font-sans text-13 font-bold tracking-normal">{t('benefits')}</h4>
              <ul className="mt-0.5 list-disc pl-5 text-14">
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
            <div className="grid content-start gap-2">
              <p className="flex items-center gap-2 text-14">
                <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[status ?? 'none']}`} />
                {t(`status.${status ?? 'none'}`)}
              </p>
              {manages && status === null && (
                <ActionForm
                  action={paths.api.agencyProgrammes(agencyId)}
                  body={{ programId: _id }}
                  label={t('claim')}
                  confirmation={t('claimed')}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

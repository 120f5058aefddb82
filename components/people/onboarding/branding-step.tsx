import { ActionForm } from '@/components/form/action-form';
import { compactButtonClass } from '@/components/ui/compact-button';
import { managesAgency } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { StepHead } from './step-head';

/** Both offers live under the agency's name; here they are only shown the way to. */
export async function BrandingStep({ viewer }: { viewer: Viewer }) {
  const t = await getTranslations('onboarding');
  if (!viewer.agency) return null;
  const offers = [
    {
      key: 'design',
      href: paths.agency(),
      title: t('branding.design'),
      text: t('branding.designText'),
      label: t('branding.designLink'),
    },
    {
      key: 'invite',
      href: paths.agencyTeam(),
      title: t('branding.invite'),
      text: t('branding.inviteText'),
      label: t('branding.inviteLink'),
    },
  ];
  const manages = managesAgency(viewer, viewer.agency.id);
  return (
    <>
      <StepHead title={t('branding.title')} lead={manages ? t('branding.lead') : t('branding.member')} />
      {manages && (
        <ul className="mb-8 divide-y divide-line border-y border-line">
          {offers.map(({ key, href, title, text, label }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-4 py-4">
              <div className="min-w-0">
                <h3 className="font-sans text-16 font-bold tracking-normal">{title}</h3>
                <p className="max-w-[56ch] text-14 text-soft">{text}</p>
              </div>
              <a href={href} data-soft className={compactButtonClass('quiet')}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        action={paths.api.user(viewer.id)}
        method="PATCH"
        body={{ hasFinishedBranding: true }}
        afterwards={{ next: paths.onboarding() }}
        label={t('branding.finish')}
        isPrimary
      />
    </>
  );
}

import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { canBePaid } from '@/lib/money/payout/queries';
import { managesAgency } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { VerificationNotice } from './verification-notice';

type Step = { name: 'verification' | 'payouts' | 'branding'; href: string; isDone: boolean };

async function stepsOf(viewer: Viewer): Promise<Step[]> {
  const isPaid = await canBePaid(viewer);
  return [
    { name: 'verification', href: paths.agency(), isDone: viewer.agency?.verification === 'verified' },
    { name: 'payouts', href: paths.agencyPayouts(), isDone: isPaid },
    { name: 'branding', href: paths.onboarding({ step: 'branding' }), isDone: viewer.hasFinishedBranding },
  ];
}

/**
 * Above the pages where commission and booking will stand: why they are withheld, and for those who look after the agency
 * what is still to be set up, until it is verified and paid out. Else nothing.
 */
export async function SetUpList({ viewer }: { viewer: Viewer }) {
  if (!viewer.agency || viewer.isActing) return null;
  return (
    <>
      <VerificationNotice viewer={viewer} />
      {managesAgency(viewer, viewer.agency.id) && <OpenSteps steps={await stepsOf(viewer)} />}
    </>
  );
}

async function OpenSteps({ steps }: { steps: Step[] }) {
  if (steps.every(({ name, isDone }) => isDone || name === 'branding')) return null;
  const t = await getTranslations('agency.setUp');
  return (
    <section aria-labelledby="set-up" className="mb-8 max-w-[880px] rounded-desk border border-line bg-surface">
      <h2 id="set-up" className="px-5 py-4 font-sans text-16 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <ul className="border-t border-line">
        {steps.map(({ name, href, isDone }) => (
          <li key={name} className="flex items-center gap-3 border-b border-line-faint px-5 py-3 last:border-0">
            {isDone ? (
              <Icon name="check" className="size-4 shrink-0 text-positive" />
            ) : (
              <span aria-hidden className="size-4 shrink-0 rounded-full border border-input" />
            )}
            <span className={`grow ${isDone ? 'text-soft' : ''}`}>{t(name)}</span>
            {isDone ? (
              <span className="text-13 text-soft">{t('done')}</span>
            ) : (
              <Link
                href={href}
                prefetch={false}
                aria-label={`${t('open')}: ${t(name)}`}
                className="text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
              >
                {t('open')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

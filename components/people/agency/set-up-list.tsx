import { Icon } from '@/components/ui/icon';
import { canBePaid } from '@/lib/money/payout/queries';
import { managesAgency } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { owesVerification, VerificationNotice, VerificationWays } from './verification-notice';

type Step = { name: 'verification' | 'payouts' | 'branding'; href: string; isDone: boolean };

async function stepsOf(viewer: Viewer): Promise<Step[]> {
  const isPaid = await canBePaid(viewer);
  return [
    { name: 'verification', href: paths.agency(), isDone: viewer.agency?.verification === 'verified' },
    { name: 'payouts', href: paths.agencyPayouts(), isDone: isPaid },
    { name: 'branding', href: paths.onboarding({ step: 'branding' }), isDone: viewer.hasFinishedBranding },
  ];
}

/** Until it is verified and paid out. */
function isOpen(steps: Step[]): boolean {
  return steps.some(({ name, isDone }) => !isDone && name !== 'branding');
}

type Props = {
  viewer: Viewer;
  /** One line that opens: above pages that somebody comes to for something else. */
  isFolded?: boolean;
};

/**
 * Above the pages where commission and booking will stand: why they are withheld, and for those who look after the agency
 * what is still to be set up, until it is verified and paid out. Else nothing.
 */
export async function SetUpList({ viewer, isFolded = false }: Props) {
  if (!viewer.agency || viewer.isActing) return null;
  const steps = managesAgency(viewer, viewer.agency.id) ? await stepsOf(viewer) : [];
  if (isFolded) return <Folded viewer={viewer} steps={isOpen(steps) ? steps : []} />;
  return (
    <>
      <VerificationNotice viewer={viewer} />
      {isOpen(steps) && <OpenSteps steps={steps} />}
    </>
  );
}

async function Folded({ viewer, steps }: { viewer: Viewer; steps: Step[] }) {
  const state = owesVerification(viewer) ? viewer.agency?.verification : 'verified';
  const isVerified = !state || state === 'verified';
  if (isVerified && steps.length === 0) return null;
  const t = await getTranslations('agency');
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <details className="mb-6 rounded-desk border border-warning/40 bg-surface">
      <summary className="cursor-pointer px-4 py-2.5 text-14 leading-6 font-bold">
        <Icon name="warning" className="mr-2 inline size-4 align-[-2px] text-warning" />
        {isVerified ? t('setUp.title') : t(`verification.${state}`)}
        {steps.length > 0 && (
          <span className="ml-3 font-normal text-soft">{t('setUp.count', { done, all: steps.length })}</span>
        )}
      </summary>
      <div className="grid gap-6 border-t border-line px-4 py-4 wide:grid-cols-2">
        {!isVerified && (
          <div>
            <VerificationWays viewer={viewer} />
          </div>
        )}
        {steps.length > 0 && (
          <ul className="rounded-desk border border-line">
            <StepRows steps={steps} t={await getTranslations('agency.setUp')} />
          </ul>
        )}
      </div>
    </details>
  );
}

type SetUpT = Awaited<ReturnType<typeof getTranslations<'agency.setUp'>>>;

async function OpenSteps({ steps }: { steps: Step[] }) {
  const t = await getTranslations('agency.setUp');
  return (
    <section aria-labelledby="set-up" className="mb-8 max-w-[880px] rounded-desk border border-line bg-surface">
      <h2 id="set-up" className="px-5 py-4 font-sans text-16 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <ul className="border-t border-line">
        <StepRows steps={steps} t={t} />
      </ul>
    </section>
  );
}

function StepRows({ steps, t }: { steps: Step[]; t: SetUpT }) {
  return (
    <>
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
            <a
              href={href}
              data-soft
              aria-label={`${t('open')}: ${t(name)}`}
              className="text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
            >
              {t('open')}
            </a>
          )}
        </li>
      ))}
    </>
  );
}

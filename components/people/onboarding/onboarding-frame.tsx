import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgencyClient } from '@/components/shell/agency-client';
import { agencyClientSettingOf } from '@/components/shell/agency-client-setting';
import { isStepComplete, type OnboardingStep, onboardingSteps } from '@/lib/people/onboarding/rules';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ownName } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { FreshOnReturn } from './fresh-on-return';

type Props = {
  viewer: Viewer;
  step: OnboardingStep | null;
  mark: ReactNode;
  language: ReactNode;
  children: ReactNode;
};

/** The frame of the wizard: no menu leads past what is still required. */
export async function OnboardingFrame({ viewer, step, mark, language, children }: Props) {
  const [t, locale] = await Promise.all([getTranslations('onboarding'), getLocale()]);
  const name = ownName(viewer);
  return (
    <AgencyClient setting={agencyClientSettingOf(viewer, locale)}>
      <FreshOnReturn />
      <div className="mx-auto flex min-h-dvh w-full max-w-[880px] flex-col px-4 desk:px-8">
        <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-3">
          {mark}
          {language}
        </header>
        <main id="main" className="grow pt-8 pb-16">
          <h1 className="text-28">{t('welcome')}</h1>
          <p className="mt-1 text-16 text-soft">{name ? t('greeting', { name }) : t('greetingUnnamed')}</p>
          {step && <StepsBar step={step} viewer={viewer} />}
          <div className={step ? 'mt-3 stepper:mt-8' : 'mt-8'}>{children}</div>
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4 text-13">
          {viewer.hasHotelAccess ? (
            <a href={paths.deskSignIn()} data-soft className="py-1 font-bold text-main-ink hover:underline">
              {t('desk')}
            </a>
          ) : (
            <span />
          )}
          <form method="post" action={paths.api.signOut()}>
            <button type="submit" className="min-h-6 py-1 underline underline-offset-2 hover:text-ink">
              {t('signOut')}
            </button>
          </form>
        </footer>
      </div>
    </AgencyClient>
  );
}

async function StepsBar({ step, viewer }: { step: OnboardingStep; viewer: Viewer }) {
  const t = await getTranslations('onboarding');
  const position = onboardingSteps.indexOf(step);
  return (
    <nav aria-label={t('steps')} className="mt-6">
      <p className="text-14 font-bold stepper:hidden">
        {t('progress', { number: position + 1, total: onboardingSteps.length, step: t(`step.${step}`) })}
      </p>
      <ol className="mt-2 grid min-h-8.5 grid-cols-4 gap-2 stepper:mt-0 stepper:min-h-0">
        {onboardingSteps.map((name, index) => {
          const isReached = index <= position || isStepComplete(name, viewer);
          const isOpen = index < position || isStepComplete(name, viewer);
          const label = (
            <span className="hidden text-13 stepper:block">
              {t(`step.${name}`)}
              {isStepComplete(name, viewer) && <span className="sr-only"> ({t('done')})</span>}
            </span>
          );
          return (
            <li
              key={name}
              aria-current={name === step ? 'step' : undefined}
              className={`border-t-2 pt-2 ${isReached ? 'border-main text-ink' : 'border-line text-soft'} ${name === step ? 'font-bold' : ''}`}
            >
              {isOpen && name !== step ? (
                <a href={paths.onboarding({ step: name })} data-soft className="block min-h-6 hover:underline">
                  {label}
                  <span className="sr-only stepper:hidden">{t(`step.${name}`)}</span>
                </a>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AgencyStepPage } from '@/components/people/onboarding/agency-step-page';
import { AllSet } from '@/components/people/onboarding/all-set';
import { BrandingStep } from '@/components/people/onboarding/branding-step';
import { NameStepPage } from '@/components/people/onboarding/name-step-page';
import { OnboardingFrame } from '@/components/people/onboarding/onboarding-frame';
import { PayoutsStep } from '@/components/people/onboarding/payouts-step';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { LanguageLink } from '@/components/shell/language-link';
import { Wordmark } from '@/components/shell/wordmark';
import { stepOfAddress } from '@/lib/people/onboarding/rules';
import { guardPage } from '@/lib/people/session/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('onboarding');
  return { title: t('pageTitle'), description: t('pageDescription') };
}

type Props = { searchParams: Promise<{ step?: string | string[]; programme?: string | string[] }> };

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The wizard of new people (specification 1 §2, decisions §2): resumes on any device at the first incomplete step. */
export default async function OnboardingPage({ searchParams }: Props) {
  const viewer = await guardPage('signedIn');
  if (!viewer) return null;
  const [{ brand, locale }, asked] = await Promise.all([getAgencySetting(), searchParams]);
  const step = stepOfAddress(single(asked.step), viewer);
  const programmeId = single(asked.programme);
  return (
    <OnboardingFrame
      viewer={viewer}
      step={step}
      mark={
        <span className="text-main-ink">
          <Wordmark brand={brand} logoPath={brand.logoPath} />
        </span>
      }
      language={<LanguageLink locale={locale} className="text-13 hover:underline hover:underline-offset-4" />}
    >
      {step === 'name' && <NameStepPage viewer={viewer} programmeId={programmeId} />}
      {step === 'agency' && <AgencyStepPage viewer={viewer} programmeId={programmeId} />}
      {step === 'payouts' && <PayoutsStep viewer={viewer} />}
      {step === 'branding' && <BrandingStep viewer={viewer} />}
      {step === null && <AllSet viewer={viewer} />}
    </OnboardingFrame>
  );
}

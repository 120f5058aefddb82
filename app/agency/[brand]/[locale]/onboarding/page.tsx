import type { Metadata } from 'next';
import { OnboardingFrame } from '@/components/people/onboarding/onboarding-frame';
import { StepPage } from '@/components/people/onboarding/step-page';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { LanguageLink } from '@/components/shell/language-link';
import { Wordmark } from '@/components/shell/wordmark';
import { getAffiliate } from '@/lib/people/affiliate/queries';
import { stepOfAddress } from '@/lib/people/onboarding/rules';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('onboarding');
  return { title: t('pageTitle'), description: t('pageDescription') };
}

type Props = { searchParams: Promise<{ step?: string | string[]; programme?: string | string[] }> };

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The wizard of new people (rule 2.7): resumes on any device at the first incomplete step. */
export default async function OnboardingPage({ searchParams }: Props) {
  const viewer = await guardPage('signedIn');
  if (!viewer) return null;
  const [{ brand, locale }, asked] = await Promise.all([getAgencySetting(), searchParams]);
  const affiliate = viewer.affiliateId && (await getAffiliate(viewer.affiliateId, locale));
  const programmeId = single(asked.programme) ?? (affiliate || null)?.programmeId ?? undefined;
  const step = stepOfAddress(single(asked.step), viewer);
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
      <StepPage step={step} viewer={viewer} programmeId={programmeId} />
    </OnboardingFrame>
  );
}

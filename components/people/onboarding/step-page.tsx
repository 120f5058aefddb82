import type { OnboardingStep } from '@/lib/people/onboarding/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { AgencyStepPage } from './agency-step-page';
import { AllSet } from './all-set';
import { BrandingStep } from './branding-step';
import { NameStepPage } from './name-step-page';
import { PayoutsStep } from './payouts-step';

/** `step` null: beyond the last one. */
type Props = { step: OnboardingStep | null; viewer: Viewer; programmeId: string | undefined };

export function StepPage({ step, viewer, programmeId }: Props) {
  switch (step) {
    case 'name':
      return <NameStepPage viewer={viewer} programmeId={programmeId} />;
    case 'agency':
      return <AgencyStepPage viewer={viewer} programmeId={programmeId} />;
    case 'payouts':
      return <PayoutsStep viewer={viewer} />;
    case 'branding':
      return <BrandingStep viewer={viewer} />;
    case null:
      return <AllSet viewer={viewer} />;
  }
}

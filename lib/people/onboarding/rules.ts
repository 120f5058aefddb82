import type { Viewer } from '@/lib/platform/viewer/types';

/** In their order (rule 2.7). */
export const onboardingSteps = ['name', 'agency', 'payouts', 'branding'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

type Progress = Pick<Viewer, 'firstName' | 'agency' | 'hasSeenPayouts' | 'hasFinishedBranding'>;

/** Whether a step is done for good. Payouts never are (rule 2.7); they are only passed over once seen. */
export function isStepComplete(step: OnboardingStep, viewer: Progress): boolean {
  switch (step) {
    case 'name':
      return Boolean(viewer.firstName);
    case 'agency':
      return viewer.agency !== null;
    case 'payouts':
      return false;
    case 'branding':
      return viewer.hasFinishedBranding;
  }
}

/** Where the wizard starts: the first incomplete step; null beyond the last: "You are all set". */
export function firstOpenStep(viewer: Progress): OnboardingStep | null {
  const open = onboardingSteps.find((step) =>
    step === 'payouts' ? !viewer.hasSeenPayouts : !isStepComplete(step, viewer),
  );
  return open ?? null;
}

/** The step an address leads to: the asked one where no required step stands before it, else where the wizard starts. */
export function stepOfAddress(asked: string | undefined, viewer: Progress): OnboardingStep | null {
  const start = firstOpenStep(viewer);
  const wanted = onboardingSteps.find((step) => step === asked);
  if (!wanted) return start;
  const isBlocked = onboardingSteps
    .slice(0, onboardingSteps.indexOf(wanted))
    .some((step) => (step === 'name' || step === 'agency') && !isStepComplete(step, viewer));
  return isBlocked ? start : wanted;
}

import type { Messages } from '@/lib/platform/i18n/messages';

/** Finished sentences for the islands; those with places in them come filled, as values of their own. */
export type OnboardingWords = Messages['onboarding'];

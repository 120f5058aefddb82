'use client';

import { useRouter } from 'next/navigation';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { OnboardingWords } from './words';

type Props = {
  action: string;
  /** The flag that this step sets on the person, so that another device goes on from here. */
  noted: { hasSeenPayouts: true } | { hasFinishedBranding: true };
  next: string;
  label: string;
  isPrimary?: boolean;
  words: OnboardingWords;
};

/** Records that an optional step was skipped and goes on. */
export function StepNext({ action, noted, next, label, isPrimary = true, words }: Props) {
  const router = useRouter();
  return (
    <ApiForm action={action} method="PATCH" words={words} toBody={() => noted} onDone={() => router.push(next)}>
      <ApiSubmit shape={isPrimary ? 'primary' : 'quiet'}>{label}</ApiSubmit>
    </ApiForm>
  );
}

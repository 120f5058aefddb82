'use client';

import { type ComponentProps, lazy } from 'react';
import { UntilAlive } from '@/components/ui/until-alive';

// A page names the scripts of all that it could show. These stand on it in some states only, and come with what shows them.

const AskForm = lazy(async () => ({ default: (await import('./privacy/ask-form')).AskForm }));
const CloseForm = lazy(async () => ({ default: (await import('./privacy/close-form')).CloseForm }));
const ConfirmForm = lazy(async () => ({ default: (await import('./privacy/confirm-form')).ConfirmForm }));
const VerificationForm = lazy(async () => ({
  default: (await import('./manage/verification-form')).VerificationForm,
}));

export function ShownAskForm(props: ComponentProps<typeof AskForm>) {
  return (
    <UntilAlive>
      <AskForm {...props} />
    </UntilAlive>
  );
}

export function ShownCloseForm(props: ComponentProps<typeof CloseForm>) {
  return (
    <UntilAlive>
      <CloseForm {...props} />
    </UntilAlive>
  );
}

export function ShownConfirmForm(props: ComponentProps<typeof ConfirmForm>) {
  return (
    <UntilAlive>
      <ConfirmForm {...props} />
    </UntilAlive>
  );
}

export function ShownVerificationForm(props: ComponentProps<typeof VerificationForm>) {
  return (
    <UntilAlive>
      <VerificationForm {...props} />
    </UntilAlive>
  );
}

'use client';

import { type ComponentProps, lazy } from 'react';

// A page names the scripts of all that it could show. These stand on it in some states only, and come with what shows them.

const AskForm = lazy(async () => ({ default: (await import('./privacy/ask-form')).AskForm }));
const CloseForm = lazy(async () => ({ default: (await import('./privacy/close-form')).CloseForm }));
const ConfirmForm = lazy(async () => ({ default: (await import('./privacy/confirm-form')).ConfirmForm }));
const VerificationForm = lazy(async () => ({
  default: (await import('./manage/verification-form')).VerificationForm,
}));

export function ShownAskForm(props: ComponentProps<typeof AskForm>) {
  return <AskForm {...props} />;
}

export function ShownCloseForm(props: ComponentProps<typeof CloseForm>) {
  return <CloseForm {...props} />;
}

export function ShownConfirmForm(props: ComponentProps<typeof ConfirmForm>) {
  return <ConfirmForm {...props} />;
}

export function ShownVerificationForm(props: ComponentProps<typeof VerificationForm>) {
  return <VerificationForm {...props} />;
}

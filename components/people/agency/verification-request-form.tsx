'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const Fields = lazy(async () => {
  return { default: (await import('./verification-request-fields')).VerificationRequestFields };
});

/** In a notice of every page, for whoever is not verified yet: nobody else is sent what a form is made of. */
export function VerificationRequestForm(props: ComponentProps<typeof Fields>) {
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
}

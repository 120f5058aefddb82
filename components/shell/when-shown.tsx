'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const AgencyPicker = lazy(async () => ({ default: (await import('./agency-picker')).AgencyPicker }));

/** For admins alone; the frame does not wait for it. */
export function ShownAgencyPicker(props: ComponentProps<typeof AgencyPicker>) {
  return (
    <Suspense>
      <AgencyPicker {...props} />
    </Suspense>
  );
}

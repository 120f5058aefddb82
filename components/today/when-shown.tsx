'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { UntilAlive } from '@/components/ui/until-alive';

// A page names the scripts of all that it could show. These stand on it in some states only, and come with what shows them.

const BeginAnew = lazy(async () => ({ default: (await import('./time-machine/begin-anew')).BeginAnew }));
const ClockButtons = lazy(async () => ({ default: (await import('./time-machine/clock-buttons')).ClockButtons }));
const NextDeadline = lazy(async () => ({ default: (await import('./time-machine/next-deadline')).NextDeadline }));
const ReplyInPlace = lazy(async () => ({ default: (await import('./deadline/reply-in-place')).ReplyInPlace }));

export function ShownReplyInPlace(props: ComponentProps<typeof ReplyInPlace>) {
  return (
    <UntilAlive>
      <ReplyInPlace {...props} />
    </UntilAlive>
  );
}

// Those of the frame are behind boundaries of their own: no page waits for them.

export function ShownBeginAnew(props: ComponentProps<typeof BeginAnew>) {
  return (
    <Suspense>
      <BeginAnew {...props} />
    </Suspense>
  );
}

export function ShownClockButtons(props: ComponentProps<typeof ClockButtons>) {
  return (
    <Suspense>
      <ClockButtons {...props} />
    </Suspense>
  );
}

export function ShownNextDeadline(props: ComponentProps<typeof NextDeadline>) {
  return (
    <Suspense>
      <NextDeadline {...props} />
    </Suspense>
  );
}

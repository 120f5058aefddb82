'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Around a form whose script is fetched by itself. The server's HTML is there before: until the form is alive, nothing in it can
 * be typed or pressed, for the browser would send it as a question in the address.
 */
export function UntilAlive({ children }: { children: ReactNode }) {
  const isAlive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <div inert={!isAlive} className="contents">
      {children}
    </div>
  );
}

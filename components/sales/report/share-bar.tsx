'use client';

import { useSeen } from './seen';

/** So much of the most, in per cent. */
export function ShareBar({ part }: { part: number }) {
  const { ref, isSeen } = useSeen<HTMLSpanElement>();
  return (
    <span ref={ref} aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-main-light2">
      {isSeen && <span className="block h-full bg-main [print-color-adjust:exact]" style={{ width: `${part}%` }} />}
    </span>
  );
}

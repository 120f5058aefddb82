'use client';

import { placeOf } from './scale';
import { useSeen } from './seen';

/** Of answer times, on a scale that doubles: the dot is the median, the line ends where nine of ten had their answer. */
export function RangeLine({ median, ninety }: { median: number; ninety: number }) {
  const { ref, isSeen } = useSeen<HTMLSpanElement>();
  const [from, to] = [placeOf(median), placeOf(ninety)];
  return (
    <span
      ref={ref}
      aria-hidden="true"
      className="relative block h-5 border-line before:absolute before:inset-x-0 before:top-[9.5px] before:h-px before:bg-line"
    >
      {isSeen && (
        <>
          <span
            className="absolute top-2 h-1 rounded-full bg-main opacity-40 [print-color-adjust:exact]"
            style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }}
          />
          <span
            className="absolute top-1 -ml-1.5 size-3 rounded-full border-2 border-surface bg-main [print-color-adjust:exact]"
            style={{ left: `${from}%` }}
          />
        </>
      )}
    </span>
  );
}

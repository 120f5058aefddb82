import type { ReactNode } from 'react';

/** Contours on paper in the place of the map: before it is wanted, while it loads, and when it cannot. */
export function Placeholder({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-sand p-6">
      <img
        src="/map/placeholder.svg"
        alt=""
        loading="lazy"
        decoding="async"
        className="pointer-events-none absolute inset-0 size-full object-cover"
      />
      <div className="relative flex flex-col items-center gap-4">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

type Props = {
  /** The properties from afar; else contours. */
  preview?: ReactNode;
  children: ReactNode;
};

/** In the place of the map: before it is wanted, while it loads, and when it cannot. */
export function Placeholder({ preview, children }: Props) {
  return (
    <div
      className={`absolute inset-0 flex flex-col gap-4 overflow-hidden bg-sand p-4 ${preview ? 'items-end' : 'items-center justify-center'}`}
    >
      {preview ?? (
        <img
          src="/map/placeholder.svg"
          alt=""
          loading="lazy"
          decoding="async"
          className="pointer-events-none absolute inset-0 size-full object-cover"
        />
      )}
      <div className="relative flex flex-col items-center gap-4">{children}</div>
    </div>
  );
}

'use client';

import type { WayOn } from './types';

type Props = { formId: string; heading: string; text: string; waysOn: readonly WayOn[] };

/** Stands where the form stood. */
export function EnquirySent({ formId, heading, text, waysOn }: Props) {
  return (
    <section role="status" className="border-t border-main pt-8">
      <h2 id={`${formId}-status`} tabIndex={-1} className="text-36 outline-none">
        {heading}
      </h2>
      <p className="lead mt-4">{text}</p>
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3 text-14">
        {waysOn.map(({ href, label }) => (
          <a key={href} href={href} className="quiet-link">
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}

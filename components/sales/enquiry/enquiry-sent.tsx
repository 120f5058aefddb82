'use client';

import { type WayOn, WaysOn } from '@/components/form/ways-on';

type Props = { formId: string; heading: string; text: string; waysOn: readonly WayOn[] };

/** Stands where the form stood. */
export function EnquirySent({ formId, heading, text, waysOn }: Props) {
  return (
    <section role="status" data-plain-end className="border-t border-main pt-8">
      <h2 id={`${formId}-status`} tabIndex={-1} className="text-36 outline-none">
        {heading}
      </h2>
      <p className="lead mt-4">{text}</p>
      <WaysOn ways={waysOn} />
    </section>
  );
}

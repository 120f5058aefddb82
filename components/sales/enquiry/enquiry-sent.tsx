'use client';

import { type WayOn, WaysOn } from '@/components/form/ways-on';
import type { EnquirySetting } from './types';

type Row = { label: string; value: string | undefined };

type Props = {
  formId: string;
  setting: EnquirySetting;
  /** What was asked for. */
  asked: readonly Row[];
  /** What the server answered. */
  answer: Readonly<Record<string, string>>;
  waysOn: readonly WayOn[];
};

/** Stands where the form stood: what was asked, under which reference, and until when it is answered. */
export function EnquirySent({ formId, setting, asked, answer, waysOn }: Props) {
  const { shared, recap, words } = setting;
  const rows: Row[] = [
    ...asked,
    { label: recap.reference, value: answer.reference },
    { label: recap.answerBy, value: answer.answerBy },
  ];
  return (
    <section role="status" data-plain-end className="border-t border-main pt-8">
      <h2 id={`${formId}-status`} tabIndex={-1} className="text-36 outline-none">
        {shared.sentHeading}
      </h2>
      <p className="lead mt-4">{shared.sent}</p>
      <dl className="mt-8 border-line border-b">
        {rows.map(
          ({ label, value }) =>
            value && (
              <div
                key={label}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-3"
              >
                <dt className="text-13 text-soft">{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-6 text-16">
        {recap.call}{' '}
        <a href={words.reachUs.phoneHref} className="quiet-link whitespace-nowrap">
          {words.reachUs.phone}
        </a>
      </p>
      <WaysOn ways={waysOn} />
    </section>
  );
}

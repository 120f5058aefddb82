'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { OfferJson } from '@/lib/sales/offer/schema';

export type LeadChoice = {
  _id: string;
  label: string;
  /** What speaks against it, before it is put in: other dates, too few beds. */
  warning?: string;
};

type Props = {
  /** Where leads become an offer. */
  action: string;
  leads: readonly LeadChoice[];
  words: { heading: string; lead: string; button: string };
};

/** One lead of those that could be offered, to begin an offer with. */
export function NewOffer({ action, leads, words }: Props) {
  const id = useId();
  const router = useRouter();
  const setting = useApiSetting();
  const call = useApiMutation<OfferJson>(action, {
    schema: async () => (await import('@/lib/sales/offer/schema')).offerJsonSchema,
    afterwards: 'stay',
    onDone: ({ _id }) => router.push(paths.offer(_id)),
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const lead = String(new FormData(event.currentTarget).get('lead'));
    call.send({ leads: [lead] });
  }

  return (
    <form onSubmit={send} className="mb-6 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-[260px] desk:max-w-[520px]">
        <label htmlFor={id} className="mb-1 block text-13 font-bold">
          {words.heading}
        </label>
        <select
          id={id}
          name="lead"
          aria-description={words.lead}
          className="block h-10 w-full rounded-desk border border-input bg-surface px-3 text-14"
        >
          {leads.map(({ _id, label }) => (
            <option key={_id} value={_id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" disabled={call.isBusy} className={compactButtonClass('primary', 'medium', 'h-10')}>
        {call.isBusy ? setting.words.sending : words.button}
      </button>
      <p role="alert" className="basis-full text-13 text-negative empty:hidden">
        {call.failure}
      </p>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { OfferJson } from '@/lib/sales/offer/schema';

export type LeadChoice = { _id: string; label: string };

type Props = {
  /** Where leads become an offer, or further alternatives of one. */
  action: string;
  leads: readonly LeadChoice[];
  words: { heading: string; lead: string; button: string; added?: string };
  /** Before anything is added: false keeps it from being. */
  before?: () => Promise<boolean>;
  /** Given where the page of the offer is the one this stands on; without it, it leads there. */
  onAdded?: (offer: OfferJson) => void;
};

/** One lead of those that could be offered, to begin an offer with or to lay beside the others. */
export function NewOffer({ action, leads, words, before, onAdded }: Props) {
  const id = useId();
  const router = useRouter();
  const setting = useApiSetting();
  const call = useApiMutation<OfferJson>(action, {
    schema: async () => (await import('@/lib/sales/offer/schema')).offerJsonSchema,
    afterwards: onAdded ? 'refresh' : 'stay',
    confirmation: words.added,
    onDone: (offer) => (onAdded ? onAdded(offer) : router.push(paths.offer(offer._id))),
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const lead = String(new FormData(event.currentTarget).get('lead'));
    if (!before || (await before())) call.send({ leads: [lead] });
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
      <button
        type="submit"
        disabled={call.isBusy}
        className={compactButtonClass(onAdded ? 'quiet' : 'primary', 'medium', 'h-10')}
      >
        {call.isBusy ? setting.words.sending : words.button}
      </button>
      <p role="alert" className="basis-full text-13 text-negative empty:hidden">
        {call.failure}
      </p>
    </form>
  );
}

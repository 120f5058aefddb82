'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { sentenceOf } from '@/lib/platform/api-error';
import type { DraftOfferJson, OfferJson } from '@/lib/sales/offer/schema';

const schemas = () => import('@/lib/sales/offer/schema');

/** Drafts that have room for one more; asked for anew whenever somebody looks. */
const draftsQuery = queryOptions({
  queryKey: ['offers', 'drafts'],
  queryFn: ({ signal }) =>
    callApi<DraftOfferJson[]>(paths.api.offers(), {
      signal,
      schema: async () => (await schemas()).draftOffersJsonSchema,
    }),
  staleTime: 0,
});

type Props = {
  source: object;
  words: Record<'addToOffer' | 'draftOffer' | 'addOffer' | 'noDrafts' | 'unnamedOffer', string>;
};

/** Lays what stands here beside the alternatives of a draft, and leads to it. */
export function AddToOffer({ source, words }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="border-y border-line">
      <summary className="flex min-h-9 cursor-pointer items-center justify-center text-13 font-bold">
        {words.addToOffer}
      </summary>
      {isOpen && <Drafts source={source} words={words} />}
    </details>
  );
}

function Drafts({ source, words }: Props) {
  const id = useId();
  const { words: said } = useApiSetting();
  const { data: drafts, error } = useQuery(draftsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const draft = chosen ?? drafts?.[0]?._id ?? null;
  if (error) return <p className="pb-3 text-13 text-negative">{sentenceOf(error, said)}</p>;
  if (drafts?.length === 0) return <p className="pb-3 text-center text-13 text-soft">{words.noDrafts}</p>;
  return (
    <div className="grid gap-2 pb-3" aria-busy={!drafts}>
      <label htmlFor={id} className="text-13">
        {words.draftOffer}
      </label>
      <select
        id={id}
        value={draft ?? ''}
        disabled={!drafts}
        onChange={({ target }) => setChosen(target.value)}
        className="h-9 w-full rounded-desk border border-input bg-surface px-2 text-14"
      >
        {drafts?.map(({ _id, clientName, title, alternatives }) => (
          <option key={_id} value={_id}>
            {`${clientName || words.unnamedOffer} · ${title} (${alternatives})`}
          </option>
        ))}
      </select>
      {draft && <Add key={draft} offerId={draft} source={source} label={words.addOffer} />}
    </div>
  );
}

function Add({ offerId, source, label }: { offerId: string; source: object; label: string }) {
  const router = useRouter();
  const { words } = useApiSetting();
  const call = useApiMutation<OfferJson>(paths.api.offer(offerId, 'alternatives'), {
    schema: async () => (await schemas()).offerJsonSchema,
    afterwards: 'stay',
    onDone: ({ _id }) => router.push(paths.offer(_id)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    call.send(source);
  };
  return (
    <form onSubmit={send}>
      <button type="submit" disabled={call.isBusy} className={compactButtonClass('quiet', 'medium', 'w-full')}>
        {call.isBusy ? words.sending : label}
      </button>
      <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
        {call.failure}
      </p>
    </form>
  );
}

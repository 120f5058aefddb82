'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { SearchedList } from '@/components/ui/searched-list';
import { paths } from '@/lib/platform/addresses/paths';
import type { OfferJson } from '@/lib/sales/offer/schema';
import type { ClientChoice, NewOfferSetting } from './new-offer-setting';

type Props = NewOfferSetting & {
  /** Answers once with what was typed before its field was there. */
  takeTyped: () => string;
  onEscape: () => void;
};

/** First for whom, then from which of their stays. */
export function NewOfferList({ clients, words, takeTyped, onEscape }: Props) {
  const router = useRouter();
  const setting = useApiSetting();
  const [client, setClient] = useState<ClientChoice | null>(null);
  const [typed, setTyped] = useState(takeTyped);
  const call = useApiMutation<OfferJson>(paths.api.offers(), {
    schema: async () => (await import('@/lib/sales/offer/schema')).offerJsonSchema,
    afterwards: 'stay',
    onDone: ({ _id }) => router.push(paths.offer(_id)),
  });
  return (
    <>
      {client ? (
        <>
          <button
            type="button"
            onClick={() => setClient(null)}
            className="min-h-6 px-4 pt-3 text-13 font-bold text-main-ink underline-offset-4 hover:underline"
          >
            {words.back}
          </button>
          <SearchedList
            key={client.id}
            label={words.searchLeads}
            isHeadingShown
            heading={words.leads.replace('{client}', () => client.name)}
            none={words.none}
            items={client.leads.map(({ _id, label }) => ({ id: _id, label, more: '' }))}
            onChosen={(id) => call.send({ leads: [id] })}
            onEscape={onEscape}
          />
        </>
      ) : (
        <SearchedList
          label={words.search}
          isHeadingShown
          heading={words.clients}
          none={words.none}
          items={clients.map(({ id, name, count }) => ({ id, label: name, more: count }))}
          typed={typed}
          onChosen={(id) => {
            setTyped('');
            setClient(clients.find((one) => one.id === id) ?? null);
          }}
          onEscape={onEscape}
        />
      )}
      <p role="status" className="px-4 pb-3 text-13 text-soft empty:hidden">
        {call.isBusy ? setting.words.sending : ''}
      </p>
      <p role="alert" className="px-4 pb-3 text-13 text-negative empty:hidden">
        {call.failure}
      </p>
    </>
  );
}

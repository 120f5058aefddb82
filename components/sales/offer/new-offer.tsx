'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { SearchedList } from '@/components/ui/searched-list';
import { paths } from '@/lib/platform/addresses/paths';
import type { OfferJson } from '@/lib/sales/offer/schema';

export type LeadChoice = {
  _id: string;
  label: string;
  /** What speaks against it, before it is put in: other dates, too few beds. */
  warning?: string;
};

export type ClientChoice = { id: string; name: string; count: string; leads: readonly LeadChoice[] };

export type NewOfferWords = Record<'button' | 'clients' | 'leads' | 'search' | 'searchLeads' | 'none' | 'back', string>;

type Props = { clients: readonly ClientChoice[]; words: NewOfferWords };

/** A new offer: first for whom, then from which of their stays. */
export function NewOffer({ clients, words }: Props) {
  const router = useRouter();
  const setting = useApiSetting();
  const [isOpen, setOpen] = useState(false);
  const [client, setClient] = useState<ClientChoice | null>(null);
  const call = useApiMutation<OfferJson>(paths.api.offers(), {
    schema: async () => (await import('@/lib/sales/offer/schema')).offerJsonSchema,
    afterwards: 'stay',
    onDone: ({ _id }) => router.push(paths.offer(_id)),
  });
  const shut = () => {
    setOpen(false);
    setClient(null);
  };

  return (
    // On a narrow screen the list is as wide as the page, wherever the button stands.
    <div className="relative max-desk:static">
      <button
        type="button"
        data-new-offer
        aria-expanded={isOpen}
        onClick={() => (isOpen ? shut() : setOpen(true))}
        className={compactButtonClass('quiet')}
      >
        <span aria-hidden className="text-18 font-normal">
          +
        </span>
        {words.button}
      </button>
      {isOpen && (
        <div className="absolute right-0 z-20 mt-2 w-[min(440px,calc(100vw-32px))] rounded-desk border border-line bg-surface text-14 shadow-float max-desk:inset-x-4 max-desk:w-auto">
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
                onEscape={shut}
              />
            </>
          ) : (
            <SearchedList
              label={words.search}
              isHeadingShown
              heading={words.clients}
              none={words.none}
              items={clients.map(({ id, name, count }) => ({ id, label: name, more: count }))}
              onChosen={(id) => setClient(clients.find((one) => one.id === id) ?? null)}
              onEscape={shut}
            />
          )}
          <p role="status" className="px-4 pb-3 text-13 text-soft empty:hidden">
            {call.isBusy ? setting.words.sending : ''}
          </p>
          <p role="alert" className="px-4 pb-3 text-13 text-negative empty:hidden">
            {call.failure}
          </p>
        </div>
      )}
    </div>
  );
}

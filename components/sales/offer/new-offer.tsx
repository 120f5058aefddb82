'use client';

import { Combobox } from '@base-ui/react/combobox';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
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
    <div className="relative">
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
        <div className="absolute right-0 z-20 mt-2 w-[min(440px,calc(100vw-32px))] rounded-desk border border-line bg-surface text-14 shadow-float max-desk:right-auto max-desk:left-0">
          {client ? (
            <>
              <button
                type="button"
                onClick={() => setClient(null)}
                className="min-h-6 px-4 pt-3 text-13 font-bold text-main-ink underline-offset-4 hover:underline"
              >
                {words.back}
              </button>
              <Search
                key={client.id}
                label={words.searchLeads}
                heading={words.leads.replace('{client}', () => client.name)}
                none={words.none}
                items={client.leads.map(({ _id, label }) => ({ id: _id, label, more: '' }))}
                onChosen={(id) => call.send({ leads: [id] })}
                onEscape={shut}
              />
            </>
          ) : (
            <Search
              label={words.search}
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

type Item = { id: string; label: string; more: string };

type SearchProps = {
  label: string;
  heading: string;
  none: string;
  items: readonly Item[];
  onChosen: (id: string) => void;
  onEscape: () => void;
};

function Search({ label, heading, none, items, onChosen, onEscape }: SearchProps) {
  return (
    <Combobox.Root
      inline
      open
      items={items}
      itemToStringLabel={({ label: name }: Item) => name}
      isItemEqualToValue={(one: Item, other: Item) => one.id === other.id}
      autoHighlight
      onValueChange={(item: Item | null) => item && onChosen(item.id)}
    >
      <div className="p-3">
        <Combobox.Input
          autoFocus
          aria-label={label}
          placeholder={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventBaseUIHandler();
            onEscape();
          }}
          className="block h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 placeholder:text-soft"
        />
      </div>
      <p className="px-4 pb-1 text-12 text-soft">{heading}</p>
      <Combobox.Empty className="px-4 text-13 text-soft not-empty:pb-4">{none}</Combobox.Empty>
      <Combobox.List
        aria-label={heading}
        className="max-h-[min(320px,50dvh)] overflow-y-auto overscroll-contain px-1.5 pb-1.5 data-empty:hidden"
      >
        {(item: Item) => (
          <Combobox.Item
            key={item.id}
            value={item}
            className="flex cursor-pointer items-baseline justify-between gap-4 rounded-desk px-2.5 py-2 data-highlighted:bg-main-light2"
          >
            <span className="font-bold">{item.label}</span>
            <span className="shrink-0 text-12 text-soft">{item.more}</span>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  );
}

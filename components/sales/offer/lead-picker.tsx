'use client';

import { useDeferredValue, useId, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { folded } from '@/lib/platform/folded';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { OfferJson } from '@/lib/sales/offer/schema';
import type { LeadChoice } from './new-offer';

type Props = {
  offerId: string;
  /** Of this client alone: a stranger's stay never comes into somebody's offer. */
  leads: readonly LeadChoice[];
  /** Before anything is added: false keeps it from being. */
  before: () => Promise<boolean>;
  onAdded: (offer: OfferJson) => void;
  words: Messages['offers'];
};

const MOST = 6;

/** The client's other leads, found by house or place; what speaks against one is said before it is put in. */
export function LeadPicker({ offerId, leads, before, onAdded, words }: Props) {
  const id = useId();
  const setting = useApiSetting();
  const [typed, setTyped] = useState('');
  const asked = folded(useDeferredValue(typed)).split(/\s+/).filter(Boolean);
  const found = leads.filter(({ label }) => asked.every((word) => folded(label).includes(word)));
  const call = useApiMutation<OfferJson>(paths.api.offer(offerId, 'alternatives'), {
    schema: async () => (await import('@/lib/sales/offer/schema')).offerJsonSchema,
    confirmation: words.added,
    onDone: onAdded,
  });
  const add = async (lead: string) => {
    if (await before()) call.send({ leads: [lead] });
  };
  return (
    <div className="rounded-desk border border-line bg-surface p-4">
      <label htmlFor={id} className="mb-1 block text-13 font-bold">
        {words.add}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={words.picker.placeholder}
        onChange={({ target }) => setTyped(target.value)}
        className="block h-10 w-full rounded-desk border border-input bg-surface px-3 text-14"
      />
      <p role="status" className="mt-2 text-12 text-soft">
        {found.length === 0
          ? words.picker.none
          : words.picker.found
              .replace('{shown}', String(Math.min(MOST, found.length)))
              .replace('{count}', String(found.length))}
      </p>
      <ul className="mt-1">
        {found.slice(0, MOST).map(({ _id, label, warning }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-faint py-2 text-14">
            <span className="min-w-0 flex-1">
              {label}
              {warning && <span className="block text-13 text-warning">{warning}</span>}
            </span>
            <button
              type="button"
              disabled={call.isBusy}
              aria-label={`${words.addButton}: ${label}`}
              onClick={() => void add(_id)}
              className={compactButtonClass('quiet', 'small')}
            >
              {call.isBusy ? setting.words.sending : words.addButton}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-13 text-negative empty:hidden">
        {call.failure}
      </p>
    </div>
  );
}

'use client';

import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { Question } from '@/components/ui/question';
import { paths } from '@/lib/platform/addresses/paths';
import { folded } from '@/lib/platform/folded';
import type { OfferJson } from '@/lib/sales/offer/schema';
import { useDraftScope } from './draft-scope';

export type PickerLead = {
  _id: string;
  name: string;
  city: string;
  period: string;
  price: string;
  /** Since when it is saved; of another client's nothing is told. */
  note: string;
  /** What speaks against it, before it is put in: other dates, too few beds. */
  warning: string;
  isOwn: boolean;
};

type Props = {
  leads: readonly PickerLead[];
  clientName: string;
  /** Where something else is found for the same days and party. */
  ways: readonly { href: string; label: string }[];
};

const MOST = { own: 6, other: 4 };

/** The client's other leads first, then stays of other clients, found by house or place; what speaks against one is said before. */
export function LeadPicker({ leads, clientName, ways }: Props) {
  const id = useId();
  const { offerId, draft, words } = useDraftScope();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [asking, setAsking] = useState<PickerLead | null>(null);
  const question = useRef<HTMLDialogElement>(null);
  const asked = folded(useDeferredValue(typed)).split(/\s+/).filter(Boolean);
  const found = leads.filter(({ name, city }) => asked.every((word) => folded(`${name} ${city}`).includes(word)));
  const own = found.filter(({ isOwn }) => isOwn);
  const others = found.filter(({ isOwn }) => !isOwn);
  const shown = [...own.slice(0, MOST.own), ...others.slice(0, MOST.other)];
  const call = useApiMutation<OfferJson>(paths.api.offer(offerId, 'alternatives'), {
    schema: async () => (await import('@/lib/sales/offer/schema')).offerJsonSchema,
    confirmation: words.added,
    onDone: ({ revision }) => draft.note(revision),
  });

  /** What stands on the screen is stored first, so that nothing of it is lost. */
  async function put(body: { leads: string[] } | { stayOf: string }) {
    if (await draft.flush()) call.send(body);
  }
  function choose(lead: PickerLead | undefined) {
    if (!lead || call.isBusy) return;
    if (lead.isOwn) return void put({ leads: [lead._id] });
    setAsking(lead);
    question.current?.showModal();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') choose(shown[active]);
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  }

  const row = (lead: PickerLead) => (
    <Row key={lead._id} lead={lead} isActive={shown[active] === lead} isBusy={call.isBusy} onChoose={choose} />
  );
  const group =
    'flex flex-wrap justify-between gap-x-4 border-t border-line-faint px-4 pt-2.5 pb-1 text-12 leading-4 text-soft';
  return (
    <div className="rounded-desk border border-line bg-surface">
      <div className="grid items-center gap-x-4 gap-y-1 px-4 py-3.5 stepper:grid-cols-[minmax(0,1fr)_auto]">
        <div className="relative">
          <Icon name="search" className="absolute top-3 left-3 size-4" />
          <input
            id={id}
            type="search"
            value={typed}
            aria-label={words.add}
            aria-describedby={`${id}-keys ${id}-found`}
            placeholder={words.picker.placeholder}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className="block h-10 w-full rounded-desk border border-input bg-surface pr-3 pl-9 text-14 focus:border-main focus:outline-2 focus:outline-main"
          />
        </div>
        <p className="text-12 leading-4 text-soft">{words.add}</p>
      </div>
      <p id={`${id}-found`} role="status" className={group}>
        <span>{fill(words.picker.own, { client: clientName })}</span>
        <span>
          {fill(words.picker.found, { shown: String(Math.min(MOST.own, own.length)), count: String(own.length) })}
        </span>
      </p>
      <ul>{own.slice(0, MOST.own).map(row)}</ul>
      {others.length > 0 && (
        <>
          <p className={group}>
            <span>{fill(words.picker.others, { client: clientName })}</span>
            <span>
              {fill(words.picker.found, {
                shown: String(Math.min(MOST.other, others.length)),
                count: String(others.length),
              })}
            </span>
          </p>
          <ul>{others.slice(0, MOST.other).map(row)}</ul>
        </>
      )}
      <p role="alert" className="px-4 text-13 text-negative empty:hidden">
        {call.failure}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-12 text-soft">
        <span id={`${id}-keys`} className="max-desk:sr-only">
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> {words.picker.keys}
        </span>
        <span className="ml-auto flex flex-wrap gap-x-5">
          {ways.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-6 items-center text-13 font-bold text-main-ink hover:underline"
            >
              {label}
            </a>
          ))}
        </span>
      </div>
      <Question
        dialog={question}
        title={fill(words.picker.askTitle, { client: clientName })}
        text={fill(words.picker.askText, {
          stay: asking ? `${asking.name}, ${asking.city}, ${asking.period}` : '',
          client: clientName,
        })}
        yes={fill(words.picker.saveFor, { client: clientName })}
        no={words.picker.askNo}
        onYes={() => asking && void put({ stayOf: asking._id })}
      />
    </div>
  );
}

type RowProps = { lead: PickerLead; isActive: boolean; isBusy: boolean; onChoose: (lead: PickerLead) => void };

function Row({ lead, isActive, isBusy, onChoose }: RowProps) {
  const setting = useApiSetting();
  const { words } = useDraftScope();
  const { name, city, period, price, note, warning, isOwn } = lead;
  const label = isOwn ? words.addButton : words.picker.save;
  const second = 'block text-12 leading-4';
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 px-4 py-2 text-14 leading-5 desk:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_96px_112px] ${isActive ? 'bg-main-light2' : ''}`}
    >
      <span className="min-w-0">
        <strong>{name}</strong>
        <span className={`${second} text-soft`}>{city}</span>
      </span>
      <span className="max-desk:col-start-1">
        {period}
        <span className={`${second} ${warning ? 'text-warning' : 'text-soft'}`}>{warning || note}</span>
      </span>
      <span className="figures max-desk:col-start-2 max-desk:row-start-1 max-desk:text-right desk:text-right">
        {price}
      </span>
      <span className="text-right max-desk:col-start-2">
        <button
          type="button"
          disabled={isBusy}
          aria-label={`${label}: ${name}, ${city}, ${period}`}
          onClick={() => onChoose(lead)}
          className={
            isOwn ? compactButtonClass('quiet', 'small') : 'min-h-8 text-13 font-bold text-main-ink hover:underline'
          }
        >
          {isBusy ? setting.words.sending : label}
        </button>
      </span>
    </li>
  );
}

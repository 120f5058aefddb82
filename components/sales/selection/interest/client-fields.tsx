'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ApiInput, useApiField } from '@/components/form/api-field';
import { controlClass, FieldMessages } from '@/components/form/labelled';
import { fill } from '@/components/form/types';
import { withoutPrefix } from '@/lib/sales/lead/rules/reference';
import type { ClientJson } from '@/lib/sales/lead/schema';
import { Block } from './block';
import { clientsQuery, lastLeadsQuery, SHORTEST_SEARCH } from './clients-query';
import { fieldNames, type InterestSetting, type InterestWords } from './setting';

/** A pause in typing: then it is looked up. */
const PAUSE_MILLISECONDS = 200;

type Taken = { firstName: string; lastName: string; reference: string | null; amexCardMember?: string | null };

/** Who travels: typed, or taken from the agency's own clients and last leads. */
export function ClientFields({ setting }: { setting: InterestSetting }) {
  const { words, clientReference, asksForCardMember } = setting;
  const { setValue } = useFormContext();

  function take({ firstName, lastName, reference, amexCardMember }: Taken): void {
    const set = (name: string, value: unknown) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: false, shouldTouch: true });
    set(fieldNames.firstName, firstName);
    set(fieldNames.lastName, lastName);
    if (reference) set(fieldNames.client, withoutPrefix(clientReference.prefix, reference));
    if (asksForCardMember && amexCardMember) set(fieldNames.cardMember, amexCardMember);
  }

  return (
    <Block title={words.client} duty={words.required}>
      <div className="grid gap-x-5 gap-y-4 desk:grid-cols-2">
        <LastNameField words={words} onTake={take} />
        <ApiInput name={fieldNames.firstName} label={words.firstName} autoComplete="off" />
      </div>
      <LastLeads words={words} onTake={take} />
    </Block>
  );
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

type TakeProps = { words: InterestWords; onTake: (taken: Taken) => void };

/** The last name, which finds clients from its third letter on: arrows choose, Enter takes, Escape goes on typing. */
function LastNameField({ words, onTake }: TakeProps) {
  const { inputId, error, bind } = useApiField(fieldNames.lastName);
  const listId = useId();
  const typed = String(useWatch({ name: fieldNames.lastName }) ?? '').trim();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = usePaused(typed);
  const { data: found, isFetching } = useQuery({
    ...clientsQuery(asked),
    enabled: isOpen && asked.length >= SHORTEST_SEARCH,
  });
  const clients = isOpen && typed.length >= SHORTEST_SEARCH ? (found ?? []) : [];

  function take(client: ClientJson): void {
    onTake(client);
    setIsOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>): void {
    const chosen = clients[active];
    if (event.key === 'Escape' && isOpen) {
      // The page's own Escape leads back.
      event.preventDefault();
      setIsOpen(false);
    }
    if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      take(chosen);
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && clients.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setIsOpen(true);
      setActive((active + step + clients.length) % clients.length);
    }
  }

  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className="relative">
      <label htmlFor={inputId} className="mb-1 block text-13 font-bold text-ink">
        {words.lastName}
      </label>
      <input
        {...bind}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={clients.length > 0}
        aria-controls={listId}
        aria-activedescendant={clients[active] ? optionId(active) : undefined}
        onChange={(event) => {
          setIsOpen(true);
          setActive(-1);
          return bind.onChange(event);
        }}
        onBlur={(event) => {
          setIsOpen(false);
          return bind.onBlur(event);
        }}
        onKeyDown={onKeyDown}
        className={`${controlClass} h-10`}
      />
      <FieldMessages inputId={inputId} error={error} />
      <div
        className={
          isOpen && typed
            ? 'absolute inset-x-0 top-full z-10 mt-1 rounded-desk border border-line bg-surface py-1.5 shadow-float menu:right-auto menu:w-[560px]'
            : 'sr-only'
        }
      >
        <div id={listId} role="listbox" aria-label={words.clientsLabel}>
          {clients.map((client, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field moves through the options by keyboard.
            <div
              key={client._id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(client)}
              onMouseMove={() => setActive(index)}
              className="grid cursor-pointer grid-cols-[1fr_auto] items-baseline gap-3 px-3.5 py-1.5 aria-selected:bg-main-light2 desk:grid-cols-[1fr_150px_96px]"
            >
              <span className="font-bold">
                {client.lastName}, {client.firstName}
              </span>
              <span className="text-12 text-soft">{leadsText(client, words)}</span>
              <span className="text-12 text-soft max-desk:hidden">{client.reference}</span>
            </div>
          ))}
        </div>
        <p role="status" className="px-3.5 text-13 text-soft not-empty:py-1">
          {isOpen && typed
            ? stateText({ typed, found: clients.length, isFetching: isFetching || asked !== typed }, words)
            : ''}
        </p>
      </div>
    </div>
  );
}

function leadsText({ leads }: ClientJson, words: InterestWords): string {
  const { lastLead, noLead } = words;
  const [last] = leads;
  return last ? fill(lastLead, { reference: last.reference }) : noLead;
}

function stateText(
  { typed, found, isFetching }: { typed: string; found: number; isFetching: boolean },
  { moreCharacters, takeHelp, searching, noResults }: InterestWords,
): string {
  if (typed.length < SHORTEST_SEARCH) return moreCharacters;
  if (found > 0) return takeHelp;
  return isFetching ? searching : noResults;
}

function LastLeads({ words, onTake }: TakeProps) {
  const { data: leads = [] } = useQuery(lastLeadsQuery);
  const unique = leads.filter(
    (lead, index) =>
      leads.findIndex(
        (other) => other.clientLastName === lead.clientLastName && other.clientFirstName === lead.clientFirstName,
      ) === index,
  );
  if (unique.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <p id="last-leads" className="mr-1 text-12 text-soft">
        {words.lastLeads}
      </p>
      {unique.slice(0, 4).map(({ clientFirstName, clientLastName, leadReference, clientReference }) => (
        <button
          key={leadReference}
          type="button"
          onClick={() => onTake({ firstName: clientFirstName, lastName: clientLastName, reference: clientReference })}
          className="h-8 rounded-full border border-line-strong bg-surface px-3 text-13 hover:border-ink"
        >
          {clientLastName}, {clientFirstName} <span className="ml-1 text-12 text-soft">{leadReference}</span>
        </button>
      ))}
    </div>
  );
}

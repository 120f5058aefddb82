'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ApiInput, useApiField } from '@/components/form/api-field';
import { controlClass, FieldMessages } from '@/components/form/labelled';
import { fill } from '@/components/form/types';
import { withoutPrefix } from '@/lib/sales/lead/rules/reference';
import type { ClientJson } from '@/lib/sales/lead/schema';
import { Block } from './block';
import { clientsQuery, lastLeadsQuery, SHORTEST_SEARCH } from './clients-query';
import type { ClientSetting, InterestWords } from './setting';

/** A pause in typing: then it is looked up. */
const PAUSE_MILLISECONDS = 200;

type Taken = {
  firstName: string;
  lastName: string;
  reference: string | null;
  amexCardMember?: string | null;
  nationality?: string | null;
};

type Props = {
  setting: ClientSetting;
  title: string;
  duty?: string;
  /** What else is asked of the client. */
  children?: ReactNode;
};

/** Who travels: typed, or taken from the agency's own clients and last leads. */
export function ClientFields({ setting, title, duty, children }: Props) {
  const { words, clientReference, asksForCardMember, countries, names } = setting;
  const { setValue, formState } = useFormContext();

  function take({ firstName, lastName, reference, amexCardMember, nationality }: Taken): void {
    const set = (name: string, value: unknown) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted, shouldTouch: true });
    set(names.firstName, firstName);
    set(names.lastName, lastName);
    if (reference) set(names.client, withoutPrefix(clientReference.prefix, reference));
    if (asksForCardMember && amexCardMember) set(names.cardMember, amexCardMember);
    if (names.nationality && nationality && countries?.includes(nationality)) set(names.nationality, nationality);
  }

  const { isFirstNameFirst, initial } = setting;
  const first = (
    <ApiInput
      name={names.firstName}
      label={words.firstName}
      maxLength={120}
      defaultValue={initial?.firstName}
      autoComplete="off"
    />
  );
  return (
    <Block title={title} duty={duty}>
      <div className="grid gap-x-5 gap-y-4 desk:grid-cols-2">
        {isFirstNameFirst && first}
        <LastNameField
          words={words}
          name={names.lastName}
          isAtEnd={isFirstNameFirst}
          defaultValue={initial?.lastName}
          onTake={take}
        />
        {!isFirstNameFirst && first}
      </div>
      <LastLeads words={words} onTake={take} />
      {children}
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

type LastNameProps = TakeProps & {
  name: string;
  /** The last of its row: what it finds lies to its left. */
  isAtEnd: boolean;
  defaultValue?: string;
};

/** The last name, which finds clients from its third letter on: arrows choose, Enter takes, Escape goes on typing. */
function LastNameField({ words, name, isAtEnd, defaultValue, onTake }: LastNameProps) {
  const { inputId, error, bind } = useApiField(name);
  const listId = useId();
  const typed = String(useWatch({ name }) ?? '').trim();
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
        maxLength={120}
        defaultValue={defaultValue}
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
            ? `absolute inset-x-0 top-full z-10 mt-1 rounded-desk border border-line bg-surface py-1.5 shadow-float menu:w-[560px] ${isAtEnd ? 'menu:left-auto' : 'menu:right-auto'}`
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

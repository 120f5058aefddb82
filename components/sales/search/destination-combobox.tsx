import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Suggestion } from '@/lib/sales/search/destinations';
import { isMeant } from './meant';

type Item = { label: string; id: string };
type Group = { value: string; items: Item[] };

export type DestinationComboboxProps = {
  id: string;
  name: string;
  placeholder: string;
  className: string;
  /** What was typed into the native field before this one took its place. */
  typed: string;
  /** Whether somebody was in that field. */
  isFocused: boolean;
  /** The place of the search shown. */
  shown: string;
  listId: string;
  noResults: string;
  /** Headings of the kinds of suggestions. */
  kinds: Record<Suggestion['kind'], string>;
};

/** The suggestions stand in the page already, as the native list. */
function readGroups(listId: string, kinds: DestinationComboboxProps['kinds']): Group[] {
  const list = document.getElementById(listId);
  const options = list instanceof HTMLDataListElement ? [...list.options] : [];
  return Object.entries(kinds).flatMap(([kind, value]) => {
    const items = options
      .filter(({ dataset }) => dataset.kind === kind)
      .map((option) => ({ label: option.value, id: option.dataset.id ?? option.value }));
    return items.length > 0 ? [{ value, items }] : [];
  });
}

/**
 * The list lies in the panel beneath its field, `inline`: Base UI's popup would hide the rest of the page from assistive
 * technology while leaving it in reach of the keyboard.
 */
export function DestinationCombobox(props: DestinationComboboxProps) {
  const { typed, isFocused, shown, listId, noResults, kinds, ...field } = props;
  const [groups] = useState(() => readGroups(listId, kinds));
  const [value, setValue] = useState(typed);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setValue(shown);
  }
  // A place that is chosen already is replaced, not searched for: everything is offered until somebody types.
  const [isSearching, setIsSearching] = useState(typed !== shown);
  const [isListed, setIsListed] = useState(true);
  const input = useRef<HTMLInputElement>(null);

  const takeOver = useRef(() => {
    if (!isFocused) return;
    input.current?.focus();
    // Somebody may be typing: the caret goes to the end, so that the next letter continues the word.
    if (typed === shown) input.current?.select();
    else input.current?.setSelectionRange(typed.length, typed.length);
  });
  useLayoutEffect(() => takeOver.current(), []);

  useEffect(() => {
    const panel = input.current?.closest('details');
    if (!panel) return;
    const controller = new AbortController();
    const { signal } = controller;
    const open = () => {
      setIsSearching(false);
      setIsListed(true);
      if (!panel.open || panel.closest(':popover-open')) return;
      input.current?.focus();
      input.current?.select();
    };
    panel.addEventListener('toggle', open, { signal });
    return () => controller.abort();
  }, []);

  function choose({ label }: Item) {
    flushSync(() => setValue(label));
    const element = input.current;
    const panel = element?.closest('details');
    if (!element || !panel) return;
    // The browser fires `change` for a value a script wrote only if somebody typed before; exactly one is needed.
    let isAnnounced = false;
    element.addEventListener(
      'change',
      () => {
        isAnnounced = true;
      },
      { once: true },
    );
    // In the sheet nothing is searched yet: the field goes on showing what is chosen, without the list.
    const isInSheet = panel.matches(':popover-open *');
    if (isInSheet) setIsListed(false);
    else panel.querySelector('summary')?.focus();
    if (!isAnnounced) element.dispatchEvent(new Event('change', { bubbles: true }));
    panel.open = isInSheet;
  }

  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      value={value}
      itemToStringValue={({ label }: Item) => label}
      filter={isSearching ? isMeant : null}
      autoHighlight
      onValueChange={(next, { reason }) => {
        if (reason !== 'input-change') return;
        setIsSearching(true);
        setIsListed(true);
        setValue(next);
      }}
    >
      <Autocomplete.Input
        ref={input}
        {...field}
        maxLength={120}
        aria-expanded={isListed}
        onClick={() => setIsListed(true)}
        // Escape closes the panel, what was typed stays.
        onKeyDown={(event) => event.key === 'Escape' && event.preventBaseUIHandler()}
      />
      <Autocomplete.Empty className="text-14 text-soft not-empty:pt-4">{noResults}</Autocomplete.Empty>
      <Autocomplete.List
        className="-mx-3 mt-4 max-h-[min(360px,45dvh)] overflow-y-auto overscroll-contain data-empty:hidden"
        hidden={!isListed}
      >
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items} className="pb-4 last:pb-0">
            <Autocomplete.GroupLabel className="px-3 py-1 text-13 text-soft">{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: Item) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  onClick={() => choose(item)}
                  className="cursor-pointer rounded-control px-3 py-1.5 text-16 leading-6 data-highlighted:bg-main-light2"
                >
                  {item.label}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState } from 'react';

type Item = { label: string; id: string };
type Group = { value: string; items: Item[] };

export type DestinationComboboxProps = {
  id: string;
  name: string;
  placeholder: string;
  className: string;
  /** What was typed into the native field before this one arrived. */
  typed: string;
  /** The place of the search shown. */
  shown: string;
  listId: string;
  noResults: string;
  /** Headings of the kinds of suggestions. */
  kinds: Record<string, string>;
};

/** The suggestions stand in the page already, as the native list. */
function readGroups(listId: string, kinds: Record<string, string>): Group[] {
  const list = document.getElementById(listId);
  const options = list instanceof HTMLDataListElement ? [...list.options] : [];
  return Object.entries(kinds).flatMap(([kind, value]) => {
    const items = options
      .filter(({ dataset }) => dataset.kind === kind)
      .map((option) => ({ label: option.value, id: option.dataset.id ?? option.value }));
    return items.length > 0 ? [{ value, items }] : [];
  });
}

export function DestinationCombobox({ typed, shown, listId, noResults, kinds, ...field }: DestinationComboboxProps) {
  const [groups] = useState(() => readGroups(listId, kinds));
  // Inside the panel: the sheet lies above everything else on the page, and touching the list must not close the panel.
  const [panel] = useState(() => document.getElementById(listId)?.closest<HTMLElement>('[data-panel]') ?? null);
  const [value, setValue] = useState(typed);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setValue(shown);
  }
  const input = useRef<HTMLInputElement>(null);
  // Somebody may be in the middle of a word already: what comes next belongs behind it.
  const [isTyping] = useState(typed !== shown);
  useEffect(() => {
    input.current?.focus();
    if (!isTyping) input.current?.select();
  }, [isTyping]);
  // The list writes the value itself, which the browser does not call a change.
  const announce = () =>
    requestAnimationFrame(() => input.current?.dispatchEvent(new Event('change', { bubbles: true })));
  return (
    <Autocomplete.Root
      items={groups}
      value={value}
      itemToStringValue={({ label }: Item) => label}
      openOnInputClick
      defaultOpen={isTyping}
      autoHighlight
      onValueChange={(next, { reason }) => {
        setValue(next);
        if (reason === 'item-press') announce();
      }}
    >
      <Autocomplete.Input ref={input} {...field} maxLength={120} />
      <Autocomplete.Portal container={panel}>
        <Autocomplete.Positioner sideOffset={12} align="start" className="z-40 outline-none">
          <Autocomplete.Popup className="max-h-[min(420px,var(--available-height))] w-[max(var(--anchor-width),300px)] max-w-(--available-width) overflow-y-auto rounded-control bg-surface py-3 shadow-float">
            <Autocomplete.Empty className="px-5 text-14 text-soft not-empty:py-2">{noResults}</Autocomplete.Empty>
            <Autocomplete.List>
              {(group: Group) => (
                <Autocomplete.Group key={group.value} items={group.items} className="pb-3 last:pb-0">
                  <Autocomplete.GroupLabel className="px-5 py-1 text-13 text-soft">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Item) => (
                      <Autocomplete.Item
                        key={item.id}
                        value={item}
                        className="cursor-pointer px-5 py-1.5 text-16 leading-6 data-highlighted:bg-main-light2"
                      >
                        {item.label}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

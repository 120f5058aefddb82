import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLayoutEffect, useRef, useState } from 'react';
import { isMeant } from '../meant';
import { type PlaceOption, useSetting } from './setting';

export type DestinationListProps = {
  id: string;
  name: string;
  placeholder: string;
  maxLength: number;
  autoComplete: string;
  className: string;
  value: string;
  onChange: (text: string) => void;
  /** Whether somebody was in the field this one takes the place of. */
  isFocused: boolean;
  /** Whether they have typed there. */
  isTyped: boolean;
};

const kinds = ['country', 'place', 'sector', 'property'] as const satisfies readonly PlaceOption['kind'][];

/** The list lies under its field, `inline`: see destination-combobox.tsx. */
export function DestinationList({ value, onChange, isFocused, isTyped, ...field }: DestinationListProps) {
  const { places, words } = useSetting();
  const [isOpen, setIsOpen] = useState(isFocused);
  // A place that is chosen already is replaced, not searched for: everything is offered until somebody types.
  const [isSearching, setIsSearching] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useRef(() => {
    if (!isFocused) return;
    input.current?.focus();
    if (!isTyped) return input.current?.select();
    // Somebody may be typing: the next letter continues the word, and the list is of what it says.
    input.current?.setSelectionRange(value.length, value.length);
    setIsSearching(true);
  });
  useLayoutEffect(() => takeOver.current(), []);

  const groups = kinds.flatMap((kind) => {
    const items = places.filter((place) => place.kind === kind);
    return items.length > 0 ? [{ value: words.kinds[kind], items }] : [];
  });
  const choose = (place: PlaceOption) => {
    onChange(place.name);
    setIsOpen(false);
    input.current?.focus();
  };
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      value={value}
      itemToStringValue={({ name }: PlaceOption) => name}
      filter={isSearching ? ({ name }: PlaceOption, typed) => isMeant({ label: name }, typed) : null}
      autoHighlight={isOpen}
      onValueChange={(next, { reason }) => {
        if (reason !== 'input-change') return;
        setIsSearching(true);
        setIsOpen(true);
        onChange(next);
      }}
    >
      <Autocomplete.Input
        ref={input}
        {...field}
        aria-expanded={isOpen}
        onFocus={() => {
          setIsSearching(false);
          setIsOpen(true);
        }}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.preventBaseUIHandler();
          if (event.key === 'Escape') setIsOpen(false);
          // Without its list the field is a field: Enter searches.
          if (event.key === 'Enter' && !isOpen) event.preventBaseUIHandler();
          if (event.key === 'ArrowDown') setIsOpen(true);
        }}
      />
      {/* Pressed, not clicked: the field must not lose the focus that keeps the list open. */}
      <div
        hidden={!isOpen}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute top-full left-0 z-20 w-[min(360px,calc(100vw-32px))] rounded-desk border border-line bg-surface shadow-float"
      >
        <Autocomplete.Empty className="px-4 text-13 text-soft not-empty:py-3">{words.noResults}</Autocomplete.Empty>
        <Autocomplete.List
          aria-label={words.suggestions}
          className="max-h-[min(360px,50dvh)] overflow-y-auto overscroll-contain p-1.5 data-empty:hidden"
        >
          {(group: { value: string; items: PlaceOption[] }) => (
            <Autocomplete.Group key={group.value} items={group.items} className="pb-2 last:pb-0">
              <Autocomplete.GroupLabel className="px-2.5 py-1 text-12 text-soft">{group.value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(place: PlaceOption) => (
                  <Autocomplete.Item
                    key={`${place.kind} ${place.id}`}
                    value={place}
                    onClick={() => choose(place)}
                    className="cursor-pointer rounded-desk px-2.5 py-1.5 text-14 data-highlighted:bg-main-light2"
                  >
                    {place.name}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}

'use client';

import { type ComponentType, useRef, useState } from 'react';
import type { DestinationListProps } from './destination-list';
import { useSetting } from './setting';

type Props = { id: string; value: string; className: string; onChange: (text: string) => void };

/** A text field with the browser's own suggestions; once somebody is in it, with ours by country, city, sector and hotel. */
export function DestinationField({ id, value, className, onChange }: Props) {
  const { places, words } = useSetting();
  const [List, setList] = useState<ComponentType<DestinationListProps> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const common = {
    id,
    name: 'destination',
    placeholder: words.anywhere,
    maxLength: 120,
    autoComplete: 'off',
    className,
  } as const;

  if (List) {
    const taken = { isFocused: document.activeElement === input.current, isTyped: isTyped.current };
    return <List {...common} {...taken} value={value} onChange={onChange} />;
  }
  const load = () => {
    import('./destination-list').then(
      ({ DestinationList }) => setList(() => DestinationList),
      // The browser's own list stays.
      () => undefined,
    );
  };
  return (
    <>
      <input
        {...common}
        ref={input}
        list={`${id}-places`}
        value={value}
        onFocus={load}
        onChange={(event) => {
          isTyped.current = true;
          onChange(event.target.value);
        }}
      />
      <datalist id={`${id}-places`}>
        {places.map((place) => (
          <option key={`${place.kind} ${place.id}`} value={place.name} />
        ))}
      </datalist>
    </>
  );
}

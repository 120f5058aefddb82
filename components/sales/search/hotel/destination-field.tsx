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
  const common = {
    id,
    name: 'destination',
    placeholder: words.anywhere,
    maxLength: 120,
    autoComplete: 'off',
    className,
  } as const;

  if (List)
    return <List {...common} value={value} onChange={onChange} isFocused={document.activeElement === input.current} />;
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
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-places`}>
        {places.map((place) => (
          <option key={`${place.kind} ${place.id}`} value={place.name} />
        ))}
      </datalist>
    </>
  );
}

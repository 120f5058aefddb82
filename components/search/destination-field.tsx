'use client';

import { type ComponentType, useRef, useState } from 'react';
import type { DestinationComboboxProps } from './destination-combobox';

type Props = {
  id: string;
  listId: string;
  defaultValue: string;
  placeholder: string;
  noResults: string;
  className: string;
  kinds: Record<string, string>;
};

/** A text field with the browser's own suggestions; the better list comes when somebody touches it. */
export function DestinationField({ id, listId, defaultValue, placeholder, className, ...words }: Props) {
  const [Combobox, setCombobox] = useState<ComponentType<DestinationComboboxProps> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const load = () => {
    import('./destination-combobox')
      .then((loaded) => setCombobox(() => loaded.DestinationCombobox))
      // The native list stays.
      .catch(() => undefined);
  };
  const common = { id, name: 'destination', placeholder, className };
  if (Combobox) {
    const typed = input.current?.value ?? defaultValue;
    return <Combobox {...common} {...words} typed={typed} shown={defaultValue} listId={listId} />;
  }
  return (
    <input
      {...common}
      ref={input}
      type="text"
      list={listId}
      defaultValue={defaultValue}
      autoComplete="off"
      onFocus={load}
      maxLength={120}
    />
  );
}

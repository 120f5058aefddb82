'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Suggestion } from '@/lib/sales/search/destinations';
import type { DestinationComboboxProps } from './destination-combobox';

type Props = {
  id: string;
  listId: string;
  defaultValue: string;
  placeholder: string;
  noResults: string;
  className: string;
  kinds: Record<Suggestion['kind'], string>;
};

type Loaded = {
  Combobox: ComponentType<DestinationComboboxProps>;
  typed: string;
  isFocused: boolean;
};

/** A text field with the browser's own suggestions; the better list comes when somebody opens its panel or touches it. */
export function DestinationField({ id, listId, defaultValue, placeholder, className, ...words }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = input.current;
    const panel = field?.closest('details');
    if (!field || !panel) return;
    const controller = new AbortController();
    const load = () => {
      import('./destination-combobox').then(
        ({ DestinationCombobox: Combobox }) => {
          if (controller.signal.aborted) return;
          controller.abort();
          // Synchronously: a key pressed before the next paint would reach neither field.
          flushSync(() => setLoaded({ Combobox, typed: field.value, isFocused: document.activeElement === field }));
        },
        // The native list stays.
        () => undefined,
      );
    };
    const open = () => {
      if (!panel.open) return;
      load();
      // In the sheet of a telephone the keyboard would cover what was asked for.
      if (panel.closest(':popover-open') || !panel.contains(document.activeElement)) return;
      field.focus();
      // What is typed before the list arrives replaces the place that is chosen, too.
      field.select();
    };
    const { signal } = controller;
    field.addEventListener('focus', load, { signal });
    panel.addEventListener('toggle', open, { signal });
    return () => controller.abort();
  }, []);

  const common = { id, name: 'destination', placeholder, className };
  if (loaded) {
    const { Combobox, ...taken } = loaded;
    return <Combobox {...common} {...words} {...taken} shown={defaultValue} listId={listId} />;
  }
  return (
    <input
      {...common}
      ref={input}
      type="text"
      list={listId}
      defaultValue={defaultValue}
      autoComplete="off"
      maxLength={120}
    />
  );
}

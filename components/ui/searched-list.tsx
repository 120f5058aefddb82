'use client';

import { Combobox } from '@base-ui/react/combobox';

export type ListItem = { id: string; label: string /** Beside it, at the end of the line. */; more?: string };

type Props = {
  /** Of the field. */
  label: string;
  /** Of the list; it stands above it where `isHeadingShown`. */
  heading: string;
  isHeadingShown?: boolean;
  none: string;
  /** Null: they have not arrived; what is typed searches them once they are there. */
  items: readonly ListItem[] | null;
  /** Said while they have not arrived. */
  wait?: string;
  /** What was typed before the field was there. */
  typed?: string;
  onChosen: (id: string) => void;
  onEscape?: () => void;
};

const NOTHING: readonly ListItem[] = [];

/** A list that is searched as one types, `inline`: whatever is around it is the popup and is shut by it. */
export function SearchedList(props: Props) {
  const { label, heading, isHeadingShown = false, none, items, wait, typed, onChosen, onEscape } = props;
  return (
    <Combobox.Root
      inline
      open
      items={items ?? NOTHING}
      itemToStringLabel={(item: ListItem) => item.label}
      isItemEqualToValue={(one: ListItem, other: ListItem) => one.id === other.id}
      defaultInputValue={typed || undefined}
      autoHighlight
      onValueChange={(item: ListItem | null) => item && onChosen(item.id)}
    >
      <div className="p-3">
        <Combobox.Input
          autoFocus
          aria-label={label}
          placeholder={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventBaseUIHandler();
            onEscape?.();
          }}
          className="block h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 placeholder:text-soft"
        />
      </div>
      {isHeadingShown && <p className="px-4 pb-1 text-12 text-soft">{heading}</p>}
      {items ? (
        <Combobox.Empty className="px-4 text-13 text-soft not-empty:pb-4">{none}</Combobox.Empty>
      ) : (
        <div role="status" aria-label={wait} className="grid gap-3 px-4 pb-4">
          <span className="h-4 w-2/3 rounded-desk bg-line-faint" />
          <span className="h-4 w-1/2 rounded-desk bg-line-faint" />
        </div>
      )}
      <Combobox.List
        aria-label={heading}
        className="max-h-[min(320px,50dvh)] overflow-y-auto overscroll-contain px-1.5 pb-1.5 data-empty:hidden"
      >
        {(item: ListItem) => (
          <Combobox.Item
            key={item.id}
            value={item}
            className="flex cursor-pointer items-baseline justify-between gap-4 rounded-desk px-2.5 py-2 data-highlighted:bg-main-light2"
          >
            <span className={item.more === undefined ? undefined : 'font-bold'}>{item.label}</span>
            {item.more && <span className="shrink-0 text-12 text-soft">{item.more}</span>}
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  );
}

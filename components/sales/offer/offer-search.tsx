import { Combobox } from '@base-ui/react/combobox';

type Item = { id: string; label: string; more: string };

type Props = {
  label: string;
  heading: string;
  none: string;
  items: readonly Item[];
  onChosen: (id: string) => void;
  onEscape: () => void;
};

/** Names of which one is chosen, found as they are typed. */
export function OfferSearch({ label, heading, none, items, onChosen, onEscape }: Props) {
  return (
    <Combobox.Root
      inline
      open
      items={items}
      itemToStringLabel={({ label: name }: Item) => name}
      isItemEqualToValue={(one: Item, other: Item) => one.id === other.id}
      autoHighlight
      onValueChange={(item: Item | null) => item && onChosen(item.id)}
    >
      <div className="p-3">
        <Combobox.Input
          autoFocus
          aria-label={label}
          placeholder={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventBaseUIHandler();
            onEscape();
          }}
          className="block h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 placeholder:text-soft"
        />
      </div>
      <p className="px-4 pb-1 text-12 text-soft">{heading}</p>
      <Combobox.Empty className="px-4 text-13 text-soft not-empty:pb-4">{none}</Combobox.Empty>
      <Combobox.List
        aria-label={heading}
        className="max-h-[min(320px,50dvh)] overflow-y-auto overscroll-contain px-1.5 pb-1.5 data-empty:hidden"
      >
        {(item: Item) => (
          <Combobox.Item
            key={item.id}
            value={item}
            className="flex cursor-pointer items-baseline justify-between gap-4 rounded-desk px-2.5 py-2 data-highlighted:bg-main-light2"
          >
            <span className="font-bold">{item.label}</span>
            <span className="shrink-0 text-12 text-soft">{item.more}</span>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  );
}

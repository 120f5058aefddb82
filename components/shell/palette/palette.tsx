import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import { inLanguage } from '../link-clicks';
import { useActing } from '../use-acting';
import { type PaletteItem, type PaletteSetting, paletteSources, type SourceName } from './sources';

type Group = { value: SourceName; items: readonly PaletteItem[] };

/** Local sources at once, those that ask the server when they answer; one that fails is missing. */
function useGroups(setting: PaletteSetting): Group[] {
  const client = useQueryClient();
  const [found, setFound] = useState<Partial<Record<SourceName, readonly PaletteItem[]>>>({});
  useEffect(() => {
    let isCurrent = true;
    for (const source of paletteSources) {
      Promise.resolve(source.find(setting, client)).then(
        (items) => isCurrent && setFound((known) => ({ ...known, [source.name]: items })),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [setting, client]);
  return paletteSources.flatMap(({ name }) => {
    const items = found[name] ?? [];
    return items.length > 0 ? [{ value: name, items }] : [];
  });
}

type Props = { setting: PaletteSetting; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Ctrl/⌘ K: pages, agencies and commands by name. Arrives with its first use. */
export function Palette({ setting, isOpen, onOpenChange }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-deep/40" />
        <Dialog.Popup className="fixed top-[10dvh] left-1/2 z-40 w-[min(600px,calc(100vw-32px))] -translate-x-1/2 rounded-desk bg-surface text-ink shadow-float">
          <Dialog.Title className="sr-only">{setting.words.title}</Dialog.Title>
          <Dialog.Description className="sr-only">{setting.words.hint}</Dialog.Description>
          <Results setting={setting} close={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Results({ setting, close }: { setting: PaletteSetting; close: () => void }) {
  const { words } = setting;
  const router = useRouter();
  const actFor = useActing();
  const groups = useGroups(setting);
  const { contains } = Autocomplete.useFilter({ locale: setting.locale });
  const [typed, setTyped] = useState('');
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter(({ label }) => contains(label, typed.trim())) }))
    .filter(({ items }) => items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);

  function run({ action }: PaletteItem) {
    close();
    if (action.kind === 'open') router.push(action.href);
    else if (action.kind === 'actFor') actFor(action.agencyId);
    else if (action.kind === 'language') location.assign(inLanguage(action.locale));
    // The form stands in the menu of every page of somebody signed in.
    else document.querySelector<HTMLFormElement>(`form[action="${paths.api.signOut()}"]`)?.requestSubmit();
  }

  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filteredItems={shown}
      value={typed}
      onValueChange={(next, { reason }) => reason === 'input-change' && setTyped(next)}
      itemToStringValue={({ label }: PaletteItem) => label}
      autoHighlight="always"
    >
      <Autocomplete.Input
        aria-label={words.placeholder}
        placeholder={words.placeholder}
        className="block h-14 w-full rounded-t-desk border-b border-line bg-transparent px-5 text-16 placeholder:text-soft focus:outline-none"
        // Escape closes at once, whatever is typed.
        onKeyDown={(event) => event.key === 'Escape' && event.preventBaseUIHandler()}
      />
      <Autocomplete.Status className="sr-only">
        {count === 0 ? words.noResults : count === 1 ? words.one : words.many.replace('{count}', String(count))}
      </Autocomplete.Status>
      {count === 0 && <p className="px-5 py-5 text-14 text-soft">{words.noResults}</p>}
      <Autocomplete.List
        aria-label={words.title}
        className="max-h-[min(420px,60dvh)] overflow-y-auto overscroll-contain p-2 data-empty:hidden"
      >
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items} className="pb-2 last:pb-0">
            <Autocomplete.GroupLabel className="px-3 py-1.5 text-12 text-soft">
              {words.groups[group.value]}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  onClick={() => run(item)}
                  className="cursor-pointer rounded-desk px-3 py-2 data-highlighted:bg-main-light2 data-highlighted:font-bold"
                >
                  {item.label}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <p className="hidden border-t border-line px-5 py-2.5 text-12 text-soft desk:block">{words.hint}</p>
    </Autocomplete.Root>
  );
}

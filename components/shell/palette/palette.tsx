import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import { inLanguage } from '../link-clicks';
import { useActing } from '../use-acting';
import { beforeCommands, foundQuery, groupsOf, itemOf, recentQuery } from './found';
import { keepRecent, readRecent } from './recent';
import { type FoundGroup, type PaletteItem, type PaletteSetting, paletteSources, type SourceName } from './sources';

type Local = { value: SourceName; items: readonly PaletteItem[] };
type Group = { value: SourceName | FoundGroup | 'recent'; items: readonly PaletteItem[] };

/** What the browser has at once, or after one call; a source that fails is missing. */
function useLocal(setting: PaletteSetting): Local[] {
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
  return paletteSources.map(({ name }) => ({ value: name, items: found[name] ?? [] }));
}

type Shown = { groups: Group[]; isWaiting: boolean };

/** Nothing typed: what was opened lately, and under it the pages. Else what is found by the words. */
function useShown(setting: PaletteSetting, typed: string): Shown {
  const { contains } = Autocomplete.useFilter({ locale: setting.locale });
  const [recent] = useState(() => readRecent(setting.userId));
  const local = useLocal(setting);
  const words = typed.trim();
  const lately = useQuery(recentQuery(recent));
  const asked = foundQuery(words);
  const found = useQuery(asked);

  if (words === '') {
    // Who presses Enter at once means what stands first: it is shown when all of it is known.
    if (lately.isLoading && lately.failureCount === 0) return { groups: [], isWaiting: true };
    const known = [...local.flatMap(({ items }) => items), ...(lately.data ?? []).map(itemOf)];
    const first = recent.flatMap((id) => known.find((item) => item.id === id) ?? []);
    const others = local.map(({ value, items }) => ({ value, items: items.filter((item) => !first.includes(item)) }));
    return { groups: [{ value: 'recent' as const, items: first }, ...others].filter(isFilled), isWaiting: false };
  }
  const named = local.map(({ value, items }) => ({
    value,
    items: items.filter(({ label }) => contains(label, words)),
  }));
  // Until the answer to these words has come, those of the words before, as far as they go on.
  const parts = words.split(/\s+/);
  const entries = (asked.enabled ? (found.data ?? []) : []).filter(
    ({ label, note }) => !found.isPlaceholderData || parts.every((part) => contains(`${label} ${note}`, part)),
  );
  return {
    groups: beforeCommands<Group>(named, groupsOf(entries, recent)).filter(isFilled),
    isWaiting: found.isFetching && found.failureCount === 0,
  };
}

const isFilled = ({ items }: Group) => items.length > 0;

type Props = {
  setting: PaletteSetting;
  /** Answers once with what was typed before its field had the focus. */
  takeTyped: () => string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Ctrl/⌘ K or `/`: what somebody may open, by its name. Arrives with its first use. */
export function Palette({ setting, takeTyped, isOpen, onOpenChange }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-deep/40" />
        <Dialog.Popup className="fixed top-[10dvh] left-1/2 z-40 w-[min(600px,calc(100vw-32px))] -translate-x-1/2 rounded-desk bg-surface text-ink shadow-float">
          <Dialog.Title className="sr-only">{setting.words.title}</Dialog.Title>
          <Dialog.Description className="sr-only">{setting.words.hint}</Dialog.Description>
          <Results setting={setting} takeTyped={takeTyped} close={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ResultsProps = Pick<Props, 'setting' | 'takeTyped'> & { close: () => void };

function Results({ setting, takeTyped, close }: ResultsProps) {
  const { words } = setting;
  const router = useRouter();
  const actFor = useActing();
  const [typed, setTyped] = useState('');
  const { groups, isWaiting } = useShown(setting, typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const nothing = isWaiting ? words.wait : words.noResults;

  function run({ id, action }: PaletteItem) {
    close();
    if (action.kind === 'open' || (action.kind === 'actFor' && action.agencyId)) keepRecent(setting.userId, id);
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
      filteredItems={groups}
      value={typed}
      onValueChange={(next, { reason }) => reason === 'input-change' && setTyped(next)}
      itemToStringValue={({ label }: PaletteItem) => label}
      autoHighlight="always"
    >
      <Autocomplete.Input
        aria-label={words.placeholder}
        placeholder={words.placeholder}
        className="block h-14 w-full rounded-t-desk border-b border-line bg-transparent px-5 text-16 placeholder:text-soft focus:outline-none"
        onFocus={() => {
          const ahead = takeTyped();
          setTyped((known) => known + ahead);
        }}
        // Escape closes at once, whatever is typed.
        onKeyDown={(event) => event.key === 'Escape' && event.preventBaseUIHandler()}
      />
      <Autocomplete.Status className="sr-only">
        {count === 0 ? nothing : count === 1 ? words.one : words.many.replace('{count}', String(count))}
      </Autocomplete.Status>
      {count === 0 && <p className="px-5 py-5 text-14 text-soft">{nothing}</p>}
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
                  className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-desk px-3 py-2 data-highlighted:bg-main-light2"
                >
                  <span className="in-data-highlighted:font-bold">{item.label}</span>
                  {item.note && <span className="text-13 text-soft">{item.note}</span>}
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

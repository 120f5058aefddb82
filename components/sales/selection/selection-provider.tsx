'use client';

import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { usePartOnUse } from '@/components/form/part-on-use';
import { fill } from '@/components/form/types';
import { Question } from '@/components/ui/question';
import { formatRange } from '@/lib/platform/dates';
import { addRates, countRooms, selectionOf, withoutCommission } from '@/lib/sales/selection/rules/change';
import { isOfPlace, isRestorable } from '@/lib/sales/selection/rules/scope';
import type { Selection } from '@/lib/sales/selection/types';
import { roomsText } from './party-words';
import { SelectionContextProvider, type SelectionSetting, type SelectionTools } from './selection-context';
import { keepSelection, keptOnServer, keptSelection, subscribeToSelection } from './store';

const loadAdded = async () => (await import('./added-dialog')).AddedDialog;

type Props = { setting: SelectionSetting; children: ReactNode };

/** The selection of this browser and everything that may be done with it. */
export function SelectionProvider({ setting, children }: Props) {
  const { owner, today, showsCommission, locale, words } = setting;
  const kept = useSyncExternalStore(subscribeToSelection, keptSelection, keptOnServer);
  const own = kept.selection && isRestorable(kept.selection, owner, today) ? kept.selection : null;
  const selection = own && !showsCommission ? withoutCommission(own) : own;

  const [previous, setPrevious] = useState<{ selection: Selection | null; sentence: string } | null>(null);
  const { part: AddedDialog, bring } = usePartOnUse(loadAdded);
  /** What was added last, and how often something was: each time it is told. */
  const [added, setAdded] = useState({ room: '', times: 0 });
  const discardQuestion = useRef<HTMLDialogElement>(null);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);

  const tell = (room: string) => {
    // Where it cannot be fetched the selection beside the rooms tells it alone.
    bring();
    setAdded(({ times }) => ({ room, times: times + 1 }));
  };

  const change: SelectionTools['change'] = (make, undo) => {
    if (!own) return;
    setPrevious(undo ? { selection: own, sentence: undo } : null);
    keepSelection(make(own));
  };

  const choose: SelectionTools['choose'] = (place, room, offers) => {
    const add = () => {
      const next = addRates(own, { ...place, owner }, room, offers);
      const isReplaced = countRooms(next) < countRooms(own) + offers.length;
      setPrevious(own && isReplaced ? { selection: own, sentence: words.replaced } : null);
      keepSelection(next);
      if (offers.length === 0) return;
      tell(room.name);
    };
    if (selection === null || isOfPlace(selection, place)) return add();
    setWaiting(() => add);
    discardQuestion.current?.showModal();
  };

  const chooseAll: SelectionTools['chooseAll'] = (place, rooms) => {
    setPrevious(own ? { selection: own, sentence: words.replaced } : null);
    keepSelection(selectionOf({ ...place, owner }, rooms));
    tell(roomsText(rooms.length, words));
  };

  const undo = () => {
    if (!previous) return;
    keepSelection(previous.selection);
    setPrevious(null);
  };

  const tools = { ...setting, isRead: kept.isRead, selection, choose, chooseAll, change, undoable: previous, undo };
  const { checkInDate, checkOutDate } = selection?.stay ?? {};
  return (
    <SelectionContextProvider value={tools}>
      {children}
      {AddedDialog && <AddedDialog added={added} rooms={setting.rooms} words={words} />}
      <Question
        dialog={discardQuestion}
        title={words.discardTitle}
        text={fill(words.discardText, {
          hotel: selection?.hotel.name ?? '',
          period: formatRange(checkInDate, checkOutDate, locale),
        })}
        yes={words.discard}
        no={words.keep}
        onYes={() => waiting?.()}
      />
    </SelectionContextProvider>
  );
}

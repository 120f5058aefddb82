'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { usePartOnUse } from '@/components/form/part-on-use';
import { fill } from '@/components/form/types';
import { Arrive } from '@/components/ui/arrive';
import { formatRange } from '@/lib/platform/dates';
import { countRooms } from '@/lib/sales/selection/rules/change';
import { isOfPlace } from '@/lib/sales/selection/rules/scope';
import type { Selection, SelectionPlace } from '@/lib/sales/selection/types';
import { addressOf } from './address';
import { CURRENT_SELECTION, selectionLinkClass as linkClass } from './current-selection-id';
import type { GuestLimits } from './guest-limits';
import { roomsText } from './party-words';
import { useSelection } from './selection-context';

const loadFilled = async () => {
  const [{ FilledSelection }, { SelectionBar }] = await Promise.all([
    import('./filled-selection'),
    import('./selection-bar'),
  ]);
  return { FilledSelection, SelectionBar };
};

type Props = {
  hotel: SelectionPlace['hotel'];
  /** Null: no period is chosen yet. */
  stay: SelectionPlace['stay'] | null;
  /** Of each room type. */
  limits: Readonly<Record<string, GuestLimits>>;
};

/** The selection beside the rooms it is made of, and under them on a telephone (rule 4.15); an empty one needs little of it. */
export function CurrentSelection({ hotel, stay, limits }: Props) {
  const { selection, isRead, words } = useSelection();
  const { words: said } = useApiSetting();
  const { part, hasFailed, bring } = usePartOnUse(loadFilled);
  const isHere = selection !== null && stay !== null && isOfPlace(selection, { hotel, stay });
  const filled = isHere ? part : null;
  // With each change, too: after a failure that is the next attempt.
  const look = useEffectEvent((shown: Selection | null) => {
    if (shown && isHere) bring();
  });
  useEffect(() => look(selection), [selection]);
  return (
    <>
      <section
        id={CURRENT_SELECTION}
        tabIndex={-1}
        aria-label={words.title}
        className="scroll-mt-4 rounded-desk border border-line bg-surface px-5 pb-5 outline-none wide:max-h-[calc(100dvh-32px)] wide:overflow-y-auto wide:shadow-float"
      >
        {selection && filled ? (
          <filled.FilledSelection selection={selection} limits={limits} />
        ) : (
          <Empty elsewhere={isHere ? null : selection} isRead={isRead && !isHere} />
        )}
        <p role="alert" className="mt-4 text-13 text-negative empty:hidden">
          {isHere && hasFailed && said.offline}
        </p>
        <UndoLine />
      </section>
      <Arrive at={CURRENT_SELECTION} />
      {selection && filled && <filled.SelectionBar selection={selection} />}
    </>
  );
}

function Empty({ elsewhere, isRead }: { elsewhere: Selection | null; isRead: boolean }) {
  const { locale, words } = useSelection();
  return (
    <>
      <h2 className="border-b border-line py-4 font-sans text-16 leading-6 font-bold tracking-normal">{words.title}</h2>
      <p className="pt-4 text-14" aria-busy={!isRead}>
        {words.none}
      </p>
      <p className="mt-1 text-13 text-soft">{words.noneHelp}</p>
      {elsewhere && (
        <p className="mt-4 border-t border-line pt-4 text-13">
          {fill(words.elsewhere, {
            rooms: roomsText(countRooms(elsewhere), words),
            hotel: elsewhere.hotel.name,
            period: formatRange(elsewhere.stay.checkInDate, elsewhere.stay.checkOutDate, locale),
          })}{' '}
          <a href={addressOf(elsewhere)} data-soft className={linkClass}>
            {words.goThere}
          </a>
        </p>
      )}
    </>
  );
}

/** After a removal: what went, and the way back. It has the focus a button that went with it had. */
function UndoLine() {
  const { undoable, undo, words } = useSelection();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undoable) button.current?.focus();
  }, [undoable]);
  return (
    <div role="status">
      {undoable && (
        <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-13">
          {undoable.sentence}
          <button
            ref={button}
            type="button"
            onClick={() => {
              undo();
              document.getElementById(CURRENT_SELECTION)?.focus();
            }}
            className={linkClass}
          >
            {words.undo}
          </button>
        </p>
      )}
    </div>
  );
}

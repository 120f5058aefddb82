'use client';

import { useEffect, useRef, useState } from 'react';
import { fill } from '@/components/form/types';
import { AddToOffer } from '@/components/sales/offer/add-to-offer';
import { PrintOffer } from '@/components/sales/offer/print-offer';
import { Arrive } from '@/components/ui/arrive';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import { countRooms, removeRate } from '@/lib/sales/selection/rules/change';
import { interestOf } from '@/lib/sales/selection/rules/interest';
import { isOfPlace } from '@/lib/sales/selection/rules/scope';
import { commissionOfSelection, nextStepOf, publicTotalOf, totalOf } from '@/lib/sales/selection/rules/total';
import type { Selection, SelectionPlace } from '@/lib/sales/selection/types';
import { addressOf } from './address';
import { CURRENT_SELECTION } from './current-selection-id';
import { EditDialog } from './edit/edit-dialog';
import type { GuestLimits } from './guest-limits';
import { Locally } from './locally';
import { MergedTerms } from './merged-terms';
import { roomsText } from './party-words';
import { SelectedRooms } from './selected-rooms';
import { SelectionBar } from './selection-bar';
import { type SelectionWords, useSelection } from './selection-context';
import { SelectionTotal } from './selection-total';

const linkClass =
  'min-h-6 text-13 text-main-ink underline decoration-main-light1 underline-offset-3 hover:decoration-current';

/** Of a room type that is no longer shown. */
const unknownLimits: GuestLimits = { sleeps: 1, oldestChild: null };

type Props = {
  hotel: SelectionPlace['hotel'];
  /** Null: no period is chosen yet. */
  stay: SelectionPlace['stay'] | null;
  /** Of each room type. */
  limits: Readonly<Record<string, GuestLimits>>;
};

/** The selection beside the rooms it is made of, and under them on a telephone (rule 4.15). */
export function CurrentSelection({ hotel, stay, limits }: Props) {
  const { selection, isRead, words } = useSelection();
  const isHere = selection !== null && stay !== null && isOfPlace(selection, { hotel, stay });
  return (
    <>
      <section
        id={CURRENT_SELECTION}
        tabIndex={-1}
        aria-label={words.title}
        className="scroll-mt-4 rounded-desk border border-line bg-surface px-5 pb-5 outline-none wide:max-h-[calc(100dvh-32px)] wide:overflow-y-auto wide:shadow-float"
      >
        {isHere ? <Filled selection={selection} limits={limits} /> : <Empty elsewhere={selection} isRead={isRead} />}
        <UndoLine />
      </section>
      <Arrive at={CURRENT_SELECTION} />
      {isHere && <SelectionBar selection={selection} />}
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

function Filled({ selection, limits }: { selection: Selection } & Pick<Props, 'limits'>) {
  const { change, words } = useSelection();
  const resetQuestion = useRef<HTMLDialogElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const room = selection.rooms.find(({ id }) => id === edited) ?? null;
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 border-b border-line py-4">
        <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{words.title}</h2>
        <button type="button" onClick={() => resetQuestion.current?.showModal()} className={linkClass}>
          {words.reset}
        </button>
      </div>
      <SelectedRooms
        selection={selection}
        actions={({ room: { id, name }, position }) => (
          <p className="mt-1 flex gap-4">
            <button
              type="button"
              aria-label={fill(words.editRoom, { room: name })}
              onClick={() => setEdited(id)}
              className={linkClass}
            >
              {words.edit}
            </button>
            <button
              type="button"
              aria-label={fill(words.removeRoom, { room: name })}
              onClick={() => {
                change((own) => removeRate(own, id, position), fill(words.removed, { room: name }));
              }}
              className={linkClass}
            >
              {words.remove}
            </button>
          </p>
        )}
      />
      <Sums selection={selection} />
      <MergedTerms selection={selection} heading="h3" />
      <NextStep selection={selection} words={words} />
      <Question
        dialog={resetQuestion}
        title={words.resetTitle}
        text={words.resetText}
        yes={words.reset}
        no={words.keep}
        onYes={() => {
          change(() => null, words.wasReset);
        }}
      />
      {room && (
        <EditDialog
          selection={selection}
          room={room}
          limits={limits[room.id] ?? unknownLimits}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function Sums({ selection }: { selection: Selection }) {
  const { words } = useSelection();
  const commission = commissionOfSelection(selection);
  const publicPrice = publicTotalOf(selection);
  return (
    <dl className="border-y border-line py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-16 font-bold">{words.total}</dt>
        <dd className="text-right">
          <SelectionTotal total={totalOf(selection)} className="text-22 font-bold" />
        </dd>
      </div>
      {publicPrice && (
        <div className="flex justify-between gap-4">
          <dt>{words.publicPrice}</dt>
          <dd className="figures">{formatAmount(publicPrice)}</dd>
        </div>
      )}
      {commission && (
        <div className="flex justify-between gap-4">
          <dt>
            {words.commission} <span className="text-soft">{formatNumber(commission.percent)} %</span>
          </dt>
          <dd className="figures font-bold">{formatMoney(commission.total)}</dd>
        </div>
      )}
      <Locally selection={selection} />
    </dl>
  );
}

function NextStep({ selection, words }: { selection: Selection; words: SelectionWords }) {
  const { hotel } = selection;
  const isSaved = nextStepOf(totalOf(selection)) === 'save';
  return (
    <div className="mt-5 grid gap-2">
      <a
        href={isSaved ? paths.saveInterest(hotel.id) : paths.hotel(hotel.id, { tab: 'enquiry' })}
        data-soft
        className={compactButtonClass('primary', 'large')}
      >
        {isSaved ? words.save : words.enquire}
      </a>
      {isSaved && (
        <a href={paths.hotel(hotel.id, { tab: 'enquiry' })} data-soft className={compactButtonClass('quiet', 'medium')}>
          {words.ask}
        </a>
      )}
      {isSaved && <PrintOffer source={{ selection: interestOf(selection) }} label={words.printOffer} />}
      {isSaved && <AddToOffer source={{ selection: interestOf(selection) }} words={words} />}
      <p className="text-center text-12 text-soft">{isSaved ? words.saveHelp : words.enquireHelp}</p>
    </div>
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

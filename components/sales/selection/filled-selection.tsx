'use client';

import { useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { usePartOnUse } from '@/components/form/part-on-use';
import { fill } from '@/components/form/types';
import { AddToOffer } from '@/components/sales/offer/add-to-offer';
import { PrintOffer } from '@/components/sales/offer/print-offer';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';
import { paths } from '@/lib/platform/addresses/paths';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import { removeRate } from '@/lib/sales/selection/rules/change';
import { interestOf } from '@/lib/sales/selection/rules/interest';
import { commissionOfSelection, nextStepOf, publicTotalOf, totalOf } from '@/lib/sales/selection/rules/total';
import type { Selection } from '@/lib/sales/selection/types';
import { selectionLinkClass as linkClass } from './current-selection-id';
import type { GuestLimits } from './guest-limits';
import { Locally } from './locally';
import { MergedTerms } from './merged-terms';
import { SelectedRooms } from './selected-rooms';
import { type SelectionWords, useSelection } from './selection-context';
import { SelectionTotal } from './selection-total';

/** Of a room type that is no longer shown. */
const unknownLimits: GuestLimits = { sleeps: 1, oldestChild: null };

const loadEditDialog = async () => (await import('./edit/edit-dialog')).EditDialog;

type Props = {
  selection: Selection;
  /** Of each room type. */
  limits: Readonly<Record<string, GuestLimits>>;
};

/** The rooms that are chosen, what they come to, and what may be done with them. */
export function FilledSelection({ selection, limits }: Props) {
  const { change, words } = useSelection();
  const { words: said } = useApiSetting();
  const { part: EditDialog, hasFailed, bring } = usePartOnUse(loadEditDialog);
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
              onPointerEnter={bring}
              onFocus={bring}
              onClick={() => {
                bring();
                setEdited(id);
              }}
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
      <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
        {room && hasFailed && said.offline}
      </p>
      {EditDialog && room && (
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

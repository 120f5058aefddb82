'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { numbered } from '@/lib/platform/numbered';
import { areAllRated, chooseRates } from '@/lib/sales/selection/rules/change';
import { type RoomUnit, unitOf } from '@/lib/sales/selection/rules/unit';
import type { SelectedRate, SelectedRoom, Selection } from '@/lib/sales/selection/types';
import { availabilityQuery } from '../availability-query';
import type { GuestLimits } from '../guest-limits';
import { useSelection } from '../selection-context';
import { RoomLine } from './room-line';

type Props = { selection: Selection; room: SelectedRoom; limits: GuestLimits; onClose: () => void };

/** One room of the type while it is edited. */
type Unit = RoomUnit & { id: number };

const stepClass =
  'size-9 rounded-desk border border-line-strong bg-surface text-16 leading-none hover:border-ink disabled:opacity-50';

/** How many rooms of one type, each with its guests, its rate and its beds. Nothing changes before it is applied. */
export function EditDialog({ selection, room, limits, onClose }: Props) {
  const { change, words } = useSelection();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [units, setUnits] = useState<readonly Unit[]>(() =>
    numbered(room.offers).map(({ number: id, value: offer }) => ({ ...unitOf(offer), id })),
  );
  const [isAsked, setIsAsked] = useState(false);
  const [refused, setRefused] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const queries = useQueryClient();

  useEffect(() => dialog.current?.showModal(), []);

  /** More rooms are asked for first; where there are not so many, the old number stays (rule 4.15). */
  async function addRoom(): Promise<void> {
    const last = units.at(-1);
    if (!last || isAsking) return;
    const count = units.length + 1;
    setIsAsking(true);
    setRefused('');
    try {
      const { available } = await queries.fetchQuery(availabilityQuery(room.id, selection.stay, count));
      if (available) setUnits([...units, { ...last, id: last.id + 1 }]);
      else setRefused(fill(words.notAvailable, { n: count }));
    } catch {
      setRefused(words.notAsked);
    } finally {
      setIsAsking(false);
    }
  }

  const replace = (changed: Unit) => setUnits(units.map((unit) => (unit.id === changed.id ? changed : unit)));

  const apply = () => {
    const offers = units.map(({ offer }) => offer);
    if (!areAllRated(offers)) {
      setIsAsked(true);
      dialog.current?.querySelector<HTMLElement>('[data-unrated]')?.focus();
      return;
    }
    change((own) => chooseRates(own, own, room, withCommissionOf(own, room.id, offers)));
    dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={id}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(520px,calc(100vw-32px))] overflow-y-auto rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={id} className="font-serif text-22 font-normal">
          {room.name}
        </h3>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()} className={stepClass}>
          <Icon name="close" className="mx-auto size-4" />
        </button>
      </div>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
        <p className="font-bold">{words.roomCount}</p>
        <div className="flex items-center gap-3">
          <button
            type="button"
            aria-label={words.fewerRooms}
            disabled={units.length <= 1}
            onClick={() => {
              setRefused('');
              setUnits(units.slice(0, -1));
            }}
            className={stepClass}
          >
            −
          </button>
          <output aria-live="polite" className="figures min-w-5 text-center font-bold">
            {units.length}
          </output>
          <button
            type="button"
            aria-label={words.moreRooms}
            disabled={isAsking}
            onClick={() => void addRoom()}
            className={stepClass}
          >
            +
          </button>
        </div>
      </div>
      <p role="alert" className="mt-1 text-13 text-negative empty:hidden">
        {refused}
      </p>
      <ol className="mt-3">
        {units.map((unit, position) => (
          <RoomLine
            key={unit.id}
            room={room}
            stay={selection.stay}
            unit={unit}
            limits={limits}
            position={position}
            isAsked={isAsked}
            onChange={(changed) => replace({ ...changed, id: unit.id })}
          />
        ))}
      </ol>
      <p role="alert" className="mt-1 text-13 text-negative empty:hidden">
        {isAsked && !areAllRated(units.map(({ offer }) => offer)) && words.rateMissing}
      </p>
      <p className="mt-3 text-13 text-soft">{words.editHelp}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={() => dialog.current?.close()} className={compactButtonClass('quiet')}>
          {words.cancel}
        </button>
        <button type="button" onClick={apply} className={compactButtonClass('primary')}>
          {words.apply}
        </button>
      </div>
    </dialog>
  );
}

/** What is shown may lack commission; what is kept does not lose it. */
function withCommissionOf(own: Selection, roomId: string, offers: readonly SelectedRate[]): SelectedRate[] {
  const kept = own.rooms.find(({ id }) => id === roomId)?.offers ?? [];
  return offers.map((offer) => {
    const commissionLevelForPartner = kept.find(({ id }) => id === offer.id)?.commissionLevelForPartner;
    return commissionLevelForPartner === undefined ? offer : { ...offer, commissionLevelForPartner };
  });
}

'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { formatMoney } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import { chooseOffers } from '@/lib/sales/selection/rules/change';
import { priceOf } from '@/lib/sales/selection/rules/total';
import type { SelectedOffer, SelectedRoom, Selection, SelectionStay } from '@/lib/sales/selection/types';
import { availabilityQuery } from './availability-query';
import { offersQuery } from './offers-query';
import { bedsText, partyText } from './party-words';
import { useSelection } from './selection-context';

type Props = { selection: Selection; room: SelectedRoom; onClose: () => void };

/** One room of the type while it is edited. */
type Unit = { id: number; offer: SelectedOffer };

const stepClass =
  'size-9 rounded-desk border border-line-strong bg-surface text-16 leading-none hover:border-ink disabled:opacity-50';

/** How many rooms of one type, each at its rate and with its beds. Nothing changes before it is applied. */
export function EditDialog({ selection, room, onClose }: Props) {
  const { change, words } = useSelection();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [units, setUnits] = useState<readonly Unit[]>(() =>
    numbered(room.offers).map(({ number: id, value: offer }) => ({ id, offer })),
  );
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
      if (available) setUnits([...units, { id: last.id + 1, offer: last.offer }]);
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
    change((own) => chooseOffers(own, own, room, withCommissionOf(own, room.id, offers)));
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
        {units.map(({ id, offer }, position) => (
          <RoomLine
            key={id}
            room={room}
            stay={selection.stay}
            offer={offer}
            position={position}
            onChange={(changed) => replace({ id, offer: changed })}
          />
        ))}
      </ol>
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
function withCommissionOf(own: Selection, roomId: string, offers: readonly SelectedOffer[]): SelectedOffer[] {
  const kept = own.rooms.find(({ id }) => id === roomId)?.offers ?? [];
  return offers.map((offer) => {
    const commissionLevelForPartner = kept.find(({ id }) => id === offer.id)?.commissionLevelForPartner;
    return commissionLevelForPartner === undefined ? offer : { ...offer, commissionLevelForPartner };
  });
}

type LineProps = {
  room: SelectedRoom;
  stay: SelectionStay;
  offer: SelectedOffer;
  position: number;
  onChange: (offer: SelectedOffer) => void;
};

const selectClass = 'h-10 w-full rounded-desk border border-input bg-surface px-3 text-14 hover:border-ink';

function RoomLine({ room, stay, offer, position, onChange }: LineProps) {
  const { locale, words, bedNames } = useSelection();
  const price = priceOf(offer);
  return (
    <li className="border-t border-line-faint py-3">
      <div className="flex justify-between gap-4">
        <div>
          <p className="font-bold">{fill(words.roomNumber, { n: position + 1 })}</p>
          <p className="text-13 text-soft">{partyText(offer, locale, words)}</p>
        </div>
        <p className="figures font-bold">{price ? formatMoney(price) : words.onRequest}</p>
      </div>
      <Rate {...{ room, stay, offer, onChange }} />
      <Beds
        offer={offer}
        bedNames={bedNames}
        onBeds={(requestedBedConfiguration) => onChange({ ...offer, requestedBedConfiguration })}
      />
    </li>
  );
}

/** The rates of this moment for the same guests; the chosen one stands among them even where it is no longer sold. */
function Rate({ room, stay, offer, onChange }: Omit<LineProps, 'position'>) {
  const { words } = useSelection();
  const id = useId();
  const { data: found = [], isError } = useQuery(offersQuery(room.id, stay, offer));
  const rates = found.some((one) => one.id === offer.id) ? found : [offer, ...found];
  const choose = (rateId: string) => {
    const rate = rates.find((one) => one.id === rateId);
    if (!rate) return;
    const { requestedBedConfiguration: beds } = offer;
    const isMade = rate.requestableBedConfigurations.some((one) => one.id === beds);
    onChange({ ...rate, requestedBedConfiguration: isMade ? beds : null });
  };
  return (
    <div className="mt-2">
      <label htmlFor={id} className="mb-1 block text-13 font-bold">
        {words.rate}
      </label>
      <select id={id} value={offer.id} onChange={({ target }) => choose(target.value)} className={selectClass}>
        {rates.map((one) => {
          const total = priceOf(one);
          return (
            <option key={one.id} value={one.id}>
              {one.rateName}, {total ? formatMoney(total) : words.onRequest}
            </option>
          );
        })}
      </select>
      {isError && <p className="mt-1 text-13 text-negative">{words.offersFailed}</p>}
    </div>
  );
}

/** One way to make the beds is text, several are a choice on request (rule 4.5). */
type BedsProps = {
  offer: SelectedOffer;
  bedNames: Readonly<Record<string, string>>;
  onBeds: (id: string) => void;
};

function Beds({ offer, bedNames, onBeds }: BedsProps) {
  const { words } = useSelection();
  const id = useId();
  const { requestableBedConfigurations: ways, requestedBedConfiguration } = offer;
  const [only, ...others] = ways;
  if (!only) return null;
  if (others.length === 0) return <p className="mt-1 text-13">{bedsText(only, words, bedNames)}</p>;
  return (
    <div className="mt-2">
      <label htmlFor={id} className="mb-1 block text-13 font-bold">
        {words.beds}
      </label>
      <select
        id={id}
        value={requestedBedConfiguration ?? only.id}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onBeds(target.value)}
        className={selectClass}
      >
        {ways.map((way) => (
          <option key={way.id} value={way.id}>
            {bedsText(way, words, bedNames)}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="mt-1 text-12 text-soft">
        {words.bedsHelp}
      </p>
    </div>
  );
}

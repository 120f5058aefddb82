'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { fill } from '@/components/form/types';
import { formatMoney } from '@/lib/platform/money';
import { priceOf } from '@/lib/sales/selection/rules/total';
import { partyOf, type RoomUnit, withBeds, withGuests, withRate } from '@/lib/sales/selection/rules/unit';
import type { SelectedRate, SelectedRoom, SelectionStay } from '@/lib/sales/selection/types';
import type { GuestLimits } from '../guest-limits';
import { offersQuery } from '../offers-query';
import { bedsText } from '../party-words';
import { useSelection } from '../selection-context';
import { RoomGuestsFields } from './room-guests';

type RateProps = {
  room: SelectedRoom;
  stay: SelectionStay;
  unit: RoomUnit;
  /** Applied without a rate for every room. */
  isAsked: boolean;
  onChange: (unit: RoomUnit) => void;
};

type LineProps = RateProps & { position: number; limits: GuestLimits };

const selectClass =
  'h-10 w-full rounded-desk border border-input bg-surface px-3 text-14 hover:border-ink aria-invalid:border-negative';

/** One room: who sleeps in it, at which rate, and how its beds are made. */
export function RoomLine({ position, limits, ...props }: LineProps) {
  const { words, bedNames } = useSelection();
  const { unit, onChange } = props;
  const { offer } = unit;
  const price = offer && priceOf(offer);
  const name = fill(words.roomNumber, { n: position + 1 });
  return (
    <li className="border-t border-line-faint py-3">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div aria-hidden="true" className="flex justify-between gap-4 font-bold">
          <p>{name}</p>
          <p className="figures">{price ? formatMoney(price) : offer ? words.onRequest : '–'}</p>
        </div>
        <RoomGuestsFields
          guests={unit.guests}
          limits={limits}
          onGuests={(guests) => onChange(withGuests(unit, guests))}
        />
        <Rate {...props} />
        {offer && <Beds offer={offer} bedNames={bedNames} onBeds={(beds) => onChange(withBeds(unit, beds))} />}
      </fieldset>
    </li>
  );
}

/** The rates of this moment for its guests; the chosen one stands among them even where it is no longer sold. */
function Rate({ room, stay, unit, isAsked, onChange }: RateProps) {
  const { words } = useSelection();
  const id = useId();
  const { offer } = unit;
  const party = partyOf(unit.guests);
  const asked = offersQuery(room.id, stay, party ?? { numAdults: 1, childrenAges: [] });
  const { data, isError } = useQuery({ ...asked, enabled: party !== null });
  const found = party === null ? [] : (data ?? []);
  const isKnown = offer === null || found.some((one) => one.id === offer.id);
  const rates = isKnown ? found : [offer, ...found];
  const choose = (rateId: string) => {
    const rate = rates.find((one) => one.id === rateId);
    if (rate) onChange(withRate(unit, rate));
  };
  const isUnrated = offer === null;
  const hint =
    party === null
      ? words.ageMissing
      : isError
        ? words.offersFailed
        : isUnrated && data?.length === 0
          ? words.noRate
          : isUnrated
            ? words.rateAnew
            : null;
  return (
    <div className="mt-3">
      <label htmlFor={id} className="mb-1 block text-13 font-bold">
        {words.rate}
      </label>
      <select
        id={id}
        value={offer?.id ?? ''}
        data-unrated={isUnrated ? '' : undefined}
        aria-invalid={isAsked && isUnrated}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => choose(target.value)}
        className={selectClass}
      >
        {isUnrated && <option value="">{words.chooseRate}</option>}
        {rates.map((one) => {
          const total = priceOf(one);
          return (
            <option key={one.id} value={one.id}>
              {one.rateName}, {total ? formatMoney(total) : words.onRequest}
            </option>
          );
        })}
      </select>
      <p id={`${id}-hint`} role="status" className="mt-1 text-13 text-soft empty:hidden">
        {hint}
      </p>
    </div>
  );
}

/** One way to make the beds is text, several are a choice on request (rule 4.5). */
type BedsProps = {
  offer: SelectedRate;
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

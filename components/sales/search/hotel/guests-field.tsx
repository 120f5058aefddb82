'use client';

import { fill } from '@/components/form/types';
import { numbered } from '@/lib/platform/numbered';
import type { FilterValues } from '@/lib/sales/search/hotel/address';
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, OLDEST_CHILD } from '@/lib/sales/search/hotel/fields';
import { type HotelSearchWords, useSetting } from './setting';
import { counted } from './words';

type Props = {
  id: string;
  draft: FilterValues;
  onChange: (field: keyof FilterValues, texts: readonly string[]) => FilterValues;
};

const stepClass =
  'flex size-8 items-center justify-center rounded-desk border border-line-strong text-16 leading-none hover:border-ink disabled:opacity-50';

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** An age somebody mistyped counts as the oldest, as the server reads it. */
function agesOf({ childrenAges = [], numChildren }: FilterValues): number[] {
  const count = numChildren ? Number(numChildren[0]) || 0 : childrenAges.length;
  return range(Math.min(count, MOST_CHILDREN)).map((index) => {
    const age = Number(childrenAges[index] ?? OLDEST_CHILD);
    return Number.isInteger(age) && age >= 0 && age <= OLDEST_CHILD ? age : OLDEST_CHILD;
  });
}

const adultsOf = ({ numAdults }: FilterValues) => Math.min(Math.max(Number(numAdults?.[0] ?? 1) || 1, 1), MOST_ADULTS);

/** Null: as many as it takes. In each sleeps an adult. */
export function roomsOf(values: FilterValues): number | null {
  const rooms = Number(values.numRooms?.[0] ?? '');
  return Number.isInteger(rooms) && rooms > 0 ? Math.min(rooms, adultsOf(values)) : null;
}

/** `2 adults, children 9 and 15, 2 rooms`. */
export function guestsText(values: FilterValues, words: HotelSearchWords): string {
  const adults = adultsOf(values);
  const ages = agesOf(values);
  const party = [`${adults}\u00a0${counted(adults, words.adult, words.adultsCounted)}`];
  if (ages.length > 0) party.push(`${counted(ages.length, words.child, words.childrenCounted)} ${ages.join(', ')}`);
  const rooms = roomsOf(values);
  if (rooms !== null) party.push(counted(rooms, words.roomCounted, words.roomsCounted));
  return party.join(', ');
}

export function GuestsField({ id, draft, onChange }: Props) {
  const { words } = useSetting();
  const ages = agesOf(draft);
  const setAges = (next: readonly number[]) => onChange('childrenAges', next.map(String));
  return (
    <details data-menu className="stay-field relative">
      <summary className="cursor-pointer list-none">
        <span className="block text-12 text-soft">{words.guests}</span>
        <span className="block truncate font-bold leading-6">{guestsText(draft, words)}</span>
      </summary>
      <div className="absolute top-full right-0 z-20 grid w-[min(320px,calc(100vw-32px))] gap-4 rounded-desk border border-line bg-surface p-5 shadow-float desk:right-auto desk:left-0">
        <Count
          id={`${id}-adults`}
          name="numAdults"
          label={words.adults}
          value={adultsOf(draft)}
          minimum={1}
          maximum={MOST_ADULTS}
          onCount={(count) => onChange('numAdults', [String(count)])}
        />
        <Count
          id={`${id}-children`}
          label={words.children}
          value={ages.length}
          minimum={0}
          maximum={MOST_CHILDREN}
          onCount={(count) => setAges(range(count).map((index) => ages[index] ?? 8))}
        />
        {ages.length > 0 && (
          <div className="grid grid-cols-2 gap-3">
            {numbered(ages).map(({ number, value: age }) => (
              <label key={number} className="text-12 text-soft">
                {fill(words.childAge, { n: number })}
                <select
                  name="childrenAges"
                  value={age}
                  onChange={(event) => setAges(ages.with(number - 1, Number(event.target.value)))}
                  className="mt-1 h-9 w-full rounded-desk border border-input bg-surface px-2 text-14 text-ink"
                >
                  {range(OLDEST_CHILD + 1).map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        )}
        <label className="flex items-center justify-between gap-4">
          {words.rooms}
          <select
            name="numRooms"
            value={roomsOf(draft) ?? ''}
            onChange={({ target }) => onChange('numRooms', target.value === '' ? [] : [target.value])}
            className="h-9 rounded-desk border border-input bg-surface px-2 text-14 text-ink"
          >
            <option value="">{words.anyRooms}</option>
            {range(Math.min(adultsOf(draft), MOST_ROOMS)).map((index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}

type CountProps = {
  id: string;
  /** Absent: another field says it. */
  name?: string;
  label: string;
  value: number;
  minimum: number;
  maximum: number;
  onCount: (count: number) => void;
};

function Count({ id, name, label, value, minimum, maximum, onCount }: CountProps) {
  const { words } = useSetting();
  const set = (count: number) =>
    onCount(Math.max(minimum, Math.min(maximum, Number.isInteger(count) ? count : minimum)));
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id}>{label}</label>
      <span className="flex items-center gap-2">
        <button
          type="button"
          aria-label={`${label}: ${words.fewer}`}
          disabled={value <= minimum}
          onClick={() => set(value - 1)}
          className={stepClass}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maximum}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber)}
          className="h-8 w-10 border-0 bg-transparent text-center font-bold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={`${label}: ${words.more}`}
          disabled={value >= maximum}
          onClick={() => set(value + 1)}
          className={stepClass}
        >
          +
        </button>
      </span>
    </div>
  );
}

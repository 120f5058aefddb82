'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState, useTransition } from 'react';
import { AgeSelect } from '@/components/form/age-select';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { numbered } from '@/lib/platform/numbered';

type Words = Record<
  | 'rooms'
  | 'adults'
  | 'children'
  | 'fewer'
  | 'more'
  | 'age'
  | 'ageMissing'
  | 'beds'
  | 'bedsNote'
  | 'notAvailable'
  | 'failed',
  string
>;

export type RoomPartyProps = {
  hotelId: string;
  roomId: string;
  /** What of the address stays as it is. */
  query: Readonly<Record<string, string>>;
  quantity: number;
  party: { adults: number; childrenAges: readonly number[] };
  most: { quantity: number; adults: number; children: number };
  /** `most`: said as soon as no more rooms can be asked for. */
  hints: { rooms?: string; most: string; adults: string; children: string };
  /** The ways the beds can be made, in words; the first is the usual one. */
  beds: { chosen: string; ways: readonly { id: string; label: string }[] };
  /** Oldest child of this hotel; null: none at all. */
  oldestChild: number | null;
  words: Words;
};

const quantitySchema = () =>
  import('@/lib/sales/selection/schema').then(({ roomQuantitySchema }) => roomQuantitySchema);

/** The call knows neither how many rooms the page shows nor their beds. */
function stayOf({ quantity: _quantity, beds: _beds, ...stay }: Readonly<Record<string, string>>) {
  return stay;
}

/**
 * Rooms, adults and children of one room type. A changed party goes into the address, so rates are of it and none stays
 * chosen; more rooms are asked for first, and a number that is not there leaves the old one.
 */
export function RoomParty(props: RoomPartyProps) {
  const { hotelId, roomId, query, quantity, party, most, hints, beds, oldestChild, words } = props;
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const id = useId();
  const go = (changes: Readonly<Record<string, string>>) => {
    startLeaving(() => router.replace(paths.roomShop(hotelId, roomId, { ...query, ...changes }), { scroll: false }));
  };
  const check = useMutation({
    mutationFn: (asked: number) =>
      callApi(paths.api.roomAvailability(roomId, { ...stayOf(query), requestedRoomQuantity: String(asked) }), {
        schema: quantitySchema,
      }),
    onSuccess: ({ available }, asked) => {
      if (available) go({ quantity: String(asked) });
    },
  });
  const isRefused = check.isSuccess && !check.data.available;
  const { adults, childrenAges } = party;
  const children = childrenAges.length;
  /** Children whose age nobody has told yet: no price is asked for them before. */
  const [unknown, setUnknown] = useState(0);
  const goWith = (ages: readonly number[]) => go({ numChildren: String(ages.length), childrenAges: ages.join(',') });
  function setChildren(asked: number): void {
    if (asked > children) setUnknown(asked - children);
    else {
      setUnknown(0);
      if (asked < children) goWith(childrenAges.slice(0, asked));
    }
  }
  function setAge(index: number, age: number): void {
    if (index >= children) setUnknown(unknown - 1);
    goWith(index >= children ? [...childrenAges, age] : childrenAges.with(index, age));
  }
  return (
    <div aria-busy={isLeaving || check.isPending} className="grid gap-4">
      <Stepper
        label={words.rooms}
        hint={hints.rooms}
        value={quantity}
        least={1}
        most={most.quantity}
        words={words}
        onChange={(asked) => (asked < quantity ? go({ quantity: String(asked) }) : check.mutate(asked))}
      />
      <p role="status" className="text-13 text-negative empty:hidden">
        {isRefused && fill(words.notAvailable, { n: String(check.variables) })}
        {check.isError && words.failed}
      </p>
      {quantity >= most.quantity && <p className="text-13 text-warning">{hints.most}</p>}
      <Stepper
        label={words.adults}
        hint={hints.adults}
        value={adults}
        least={1}
        most={most.adults}
        words={words}
        onChange={(asked) => go({ numAdults: String(asked) })}
      />
      <Stepper
        label={words.children}
        hint={hints.children}
        value={children + unknown}
        least={0}
        most={oldestChild === null ? 0 : most.children}
        words={words}
        onChange={setChildren}
      />
      {children + unknown > 0 && (
        <div className="flex flex-wrap gap-3">
          {numbered([...childrenAges, ...Array<null>(unknown).fill(null)]).map(({ number, value: age }) => (
            <AgeSelect
              key={number}
              label={fill(words.age, { number: String(number) })}
              age={age}
              oldest={oldestChild}
              onAge={(told) => setAge(number - 1, told)}
            />
          ))}
        </div>
      )}
      <p role="status" className="text-13 text-warning empty:hidden">
        {unknown > 0 && words.ageMissing}
      </p>
      {beds.ways.length > 0 && (
        <div className="border-t border-line pt-4">
          {beds.ways.length === 1 ? (
            <p>
              <span className="block text-12 text-soft">{words.beds}</span>
              {beds.ways[0]?.label}
            </p>
          ) : (
            <>
              <label htmlFor={id} className="block text-12 text-soft">
                {words.beds}
              </label>
              <select
                id={id}
                value={beds.chosen}
                onChange={(event) => go({ beds: event.target.value })}
                className="mt-0.5 h-9 w-full rounded-desk border border-input bg-surface px-2.5 text-14"
              >
                {beds.ways.map((way) => (
                  <option key={way.id} value={way.id}>
                    {way.label}
                  </option>
                ))}
              </select>
              <p className="mt-1 text-12 text-soft">{words.bedsNote}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}

type StepperProps = {
  label: string;
  hint?: string;
  value: number;
  least: number;
  most: number;
  words: Pick<Words, 'fewer' | 'more'>;
  onChange: (value: number) => void;
};

function Stepper({ label, hint, value, least, most, words, onChange }: StepperProps) {
  const step = (by: -1 | 1, name: string) => (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      disabled={by === -1 ? value <= least : value >= most}
      onClick={() => onChange(value + by)}
      className={compactButtonClass('quiet', 'medium', 'w-9 px-0')}
    >
      {by === -1 ? '−' : '+'}
    </button>
  );
  return (
    <div className="flex items-center justify-between gap-4">
      <p>
        <strong className="block font-bold">{label}</strong>
        {hint && <span className="text-12 text-soft">{hint}</span>}
      </p>
      <div className="flex items-center gap-2">
        {step(-1, words.fewer)}
        <output aria-label={label} className="w-6 text-center font-bold">
          {value}
        </output>
        {step(1, words.more)}
      </div>
    </div>
  );
}

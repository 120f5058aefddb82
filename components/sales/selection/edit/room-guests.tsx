'use client';

import { AgeSelect } from '@/components/form/age-select';
import { fill } from '@/components/form/types';
import { numbered } from '@/lib/platform/numbered';
import type { RoomGuests } from '@/lib/sales/selection/rules/unit';
import type { GuestLimits } from '../guest-limits';
import { useSelection } from '../selection-context';

type Props = { guests: RoomGuests; limits: GuestLimits; onGuests: (guests: RoomGuests) => void };

/** Who sleeps in one room. In every room sleeps an adult, and a child's age is asked for before any price. */
export function RoomGuestsFields({ guests: { adults, ages }, limits, onGuests }: Props) {
  const { words } = useSelection();
  const { oldestChild, sleeps } = limits;
  const setChildren = (count: number) =>
    onGuests({ adults, ages: Array.from({ length: count }, (_, index) => ages[index] ?? null) });
  return (
    <div className="mt-2 grid gap-2">
      <Count
        label={words.guestAdults}
        value={adults}
        least={1}
        most={Math.max(sleeps, adults)}
        onCount={(count) => onGuests({ adults: count, ages })}
      />
      {(oldestChild !== null || ages.length > 0) && (
        <Count
          label={words.guestChildren}
          value={ages.length}
          least={0}
          most={oldestChild === null ? 0 : Math.max(sleeps, ages.length)}
          onCount={setChildren}
        />
      )}
      {ages.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {numbered(ages).map(({ number, value: age }) => (
            <AgeSelect
              key={number}
              label={fill(words.childAge, { n: number })}
              age={age}
              oldest={oldestChild}
              onAge={(told) => onGuests({ adults, ages: ages.with(number - 1, told) })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type CountProps = { label: string; value: number; least: number; most: number; onCount: (count: number) => void };

const stepClass =
  'size-8 rounded-desk border border-line-strong bg-surface text-16 leading-none hover:border-ink disabled:opacity-50';

function Count({ label, value, least, most, onCount }: CountProps) {
  const { words } = useSelection();
  const step = (by: 1 | -1, name: string) => (
    <button
      type="button"
      aria-label={fill(name, { what: label })}
      disabled={by === 1 ? value >= most : value <= least}
      onClick={() => onCount(value + by)}
      className={stepClass}
    >
      {by === 1 ? '+' : '−'}
    </button>
  );
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="text-14">{label}</p>
      <div className="flex items-center gap-2.5">
        {step(-1, words.fewerGuests)}
        <output aria-label={label} aria-live="polite" className="figures w-5 text-center font-bold">
          {value}
        </output>
        {step(1, words.moreGuests)}
      </div>
    </div>
  );
}

'use client';

import { ChildAges } from '@/components/form/child-ages';
import { NumberField } from '@/components/form/number-field';
import { fill } from '@/components/form/types';
import type { EnquirySetting } from './types';

type Props = {
  setting: EnquirySetting;
  /** How many the house sleeps that is asked for; null or unset: nobody knows. */
  capacity?: number | null;
  /** As many as are typed. */
  guests?: number;
  isRequired: boolean;
};

/** Everybody who is typed, children without an age, too. */
export function guestsOf({ adults, children }: Readonly<Record<string, unknown>>): number {
  const count = Number(adults);
  return (Number.isInteger(count) ? count : 0) + (Array.isArray(children) ? children.length : 0);
}

/** A party that is too large for the house is told so and may ask all the same (rule 6.12). */
export function PartyFields({ setting: { shared, limits }, capacity = null, guests = 0, isRequired }: Props) {
  const numbers = { capacity: capacity ?? 0, guests };
  return (
    <>
      <div className="grid min-[372px]:grid-cols-2 gap-x-4 gap-y-7 season:gap-x-6">
        <NumberField
          path="adults"
          label={shared.adults}
          help={capacity === null ? shared.adultsHelp : `${shared.adultsHelp} ${fill(shared.sleeps, numbers)}`}
          min={1}
          max={limits.adults}
          isRequired={isRequired}
        />
        <ChildAges
          label={shared.children}
          help={shared.childrenHelp}
          legend={shared.ages}
          legendHelp={shared.agesHelp}
          maximum={limits.children}
          oldest={limits.oldestChild}
        />
      </div>
      {capacity !== null && (
        <p role="status" className="text-14 text-warning empty:hidden">
          {guests > capacity ? fill(shared.beyond, numbers) : ''}
        </p>
      )}
    </>
  );
}

'use client';

import { type ComponentProps, useState } from 'react';
import { DayField } from './day-field';

type Props = Omit<ComponentProps<typeof DayField>, 'initial'> & {
  /** `YYYY-MM-DD`; empty: none. */
  value: string;
  onDay: (day: string) => void;
};

/** A day that something else keeps: it shows what is put there, and tells what is chosen; what cannot be read is none. */
export function ControlledDay({ value, onDay, ...field }: Props) {
  const [shown, setShown] = useState({ value, times: 0 });
  // Put there by somebody else: what was typed has to give way to it.
  if (value !== shown.value) setShown({ value, times: shown.times + 1 });
  return (
    <div
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.name !== field.name) return;
        setShown({ ...shown, value: target.value });
        onDay(target.value);
      }}
    >
      <DayField key={shown.times} initial={value} {...field} />
    </div>
  );
}

'use client';

import { type ComponentProps, useState } from 'react';
import { DayField } from './day-field';

type Props = Omit<ComponentProps<typeof DayField>, 'initial' | 'onValue'> & {
  /** `YYYY-MM-DD`, or what was typed and is no day; empty: nothing. */
  value: string;
  onDay: (value: string) => void;
};

/** A day that something else keeps: it shows what is put there, and tells what is chosen or typed, be it half a day (rule 7.14). */
export function ControlledDay({ value, onDay, ...field }: Props) {
  const [shown, setShown] = useState({ value, times: 0 });
  // Put there by somebody else: what was typed has to give way to it.
  if (value !== shown.value) setShown({ value, times: shown.times + 1 });
  return (
    <DayField
      key={shown.times}
      initial={value}
      onValue={(next) => {
        setShown({ ...shown, value: next });
        onDay(next);
      }}
      {...field}
    />
  );
}

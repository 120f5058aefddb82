'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { numbered } from '@/lib/platform/numbered';
import { type PartyDraft, type PartyWords, partyText } from './party-text';
import { fill } from './types';

type Limits = { adults: number; children: number; rooms: number; oldest: number };

type Props = {
  id: string;
  party: PartyDraft;
  most: Limits;
  words: PartyWords;
  onParty: (party: PartyDraft) => void;
  className?: string;
};

const stepClass =
  'flex size-8 items-center justify-center rounded-desk border border-line-strong text-16 leading-none hover:border-ink disabled:opacity-50';

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** The one field for a party: steppers that unfold, an age for each child, and how many rooms. */
export function PartyField({ id, party, most, words, onParty, className = '' }: Props) {
  const { adults, ages, rooms } = party;
  const details = useRef<HTMLDetailsElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = ages.includes(null);
  const change = (changes: Partial<PartyDraft>) => {
    const next = { ...party, ...changes };
    // In every room sleeps an adult.
    onParty({ ...next, rooms: next.rooms === null ? null : Math.min(next.rooms, next.adults) });
  };

  const judge = useEffectEvent((event: Event) => {
    if (!isMissing || !details.current) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setIsAsked(true);
    details.current.open = true;
    [...details.current.querySelectorAll('select')].find(({ value }) => value === '')?.focus();
  });
  useEffect(() => {
    const form = details.current?.closest('form');
    if (!form) return;
    const controller = new AbortController();
    form.addEventListener('submit', judge, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  return (
    <details ref={details} data-menu className={`relative ${className}`}>
      <summary className="cursor-pointer list-none">
        <span className="block text-12 text-soft">{words.guests}</span>
        <span className="block truncate font-bold leading-6">{partyText(party, words)}</span>
      </summary>
      <div className="absolute top-full left-0 z-20 grid w-[min(320px,calc(100vw-32px))] gap-4 rounded-desk border border-line bg-surface p-5 text-14 shadow-float">
        <Count
          id={`${id}-adults`}
          name="numAdults"
          label={words.adults}
          value={adults}
          {...{ minimum: 1, maximum: most.adults, words }}
          onCount={(count) => change({ adults: count })}
        />
        {most.children > 0 && (
          <Count
            id={`${id}-children`}
            label={words.children}
            value={ages.length}
            {...{ minimum: 0, maximum: most.children, words }}
            onCount={(count) => change({ ages: range(count).map((index) => ages[index] ?? null) })}
          />
        )}
        {ages.length > 0 && (
          <div className="grid grid-cols-2 gap-3">
            {numbered(ages).map(({ number, value: age }) => {
              const isWrong = isAsked && age === null;
              return (
                <label key={number} className="text-12 text-soft">
                  {fill(words.childAge, { n: number })}
                  <select
                    name="childrenAges"
                    value={age ?? ''}
                    aria-invalid={isWrong || undefined}
                    aria-describedby={isWrong ? `${id}-ages` : undefined}
                    onChange={({ target: { value } }) =>
                      change({ ages: ages.with(number - 1, value === '' ? null : Number(value)) })
                    }
                    className="mt-1 h-9 w-full rounded-desk border border-input bg-surface px-2 text-14 text-ink aria-invalid:border-negative"
                  >
                    <option value="">{words.age}</option>
                    {range(most.oldest + 1).map((option) => (
                      <option key={option}>{option}</option>
                    ))}
                  </select>
                </label>
              );
            })}
          </div>
        )}
        {isAsked && isMissing && (
          <p id={`${id}-ages`} role="alert" className="text-13 text-negative">
            {words.ageMissing}
          </p>
        )}
        <label className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {words.rooms}
          <select
            name="numRooms"
            value={rooms ?? ''}
            onChange={({ target: { value } }) => change({ rooms: value === '' ? null : Number(value) })}
            className="h-9 rounded-desk border border-input bg-surface px-2 text-14 text-ink"
          >
            <option value="">{words.anyRooms}</option>
            {range(Math.min(adults, most.rooms)).map((index) => (
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
  words: Pick<PartyWords, 'fewer' | 'more'>;
  onCount: (count: number) => void;
};

function Count({ id, name, label, value, minimum, maximum, words, onCount }: CountProps) {
  const set = (count: number) =>
    onCount(Math.max(minimum, Math.min(maximum, Number.isInteger(count) ? count : minimum)));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <label htmlFor={id}>{label}</label>
      <span className="flex min-w-0 items-center gap-[8px]">
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

/** In a form that goes into the address and keeps nothing else of the party. */
export function PartyOfAddress({ initial, ...field }: Omit<Props, 'party' | 'onParty'> & { initial: PartyDraft }) {
  const [party, setParty] = useState(initial);
  return <PartyField {...field} party={party} onParty={setParty} />;
}

'use client';

import { useState } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { addDays, daysBetween, formatDay, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

/** What one day says, in words: it holds from its day until the next one begins. */
export type FeeStep = {
  from: PlainDate;
  /** Of the bar: `35 % until 28 Nov 2026`. */
  label: string;
  look: 'free' | 'part' | 'all';
  figures: { label: string; value: string; more: string }[];
};

type Props = {
  steps: readonly FeeStep[];
  today: PlainDate;
  checkIn: PlainDate;
  locale: Locale;
  words: Record<'day' | 'today' | 'earlier' | 'later' | 'changes', string>;
};

const looks = {
  free: 'bg-positive/10 text-positive',
  part: 'bg-warning/10 text-warning',
  all: 'bg-negative/10 text-negative',
};

/** One day and what cancelling on it means, from today to the arrival; the bar leads to the days on which that changes. */
export function FeeStepper({ steps, today, checkIn, locale, words }: Props) {
  const [day, setDay] = useState(today);
  const step = steps.findLast(({ from }) => from <= day) ?? steps[0];
  if (!step) return null;
  const name = `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;
  const arrow = compactButtonClass('quiet', 'medium', 'w-9 px-0');
  return (
    <div>
      <fieldset aria-label={words.day} className="flex items-center gap-2">
        <button
          type="button"
          aria-label={words.earlier}
          aria-disabled={day <= today}
          onClick={() => day > today && setDay(addDays(day, -1))}
          className={`${arrow} aria-disabled:opacity-40`}
        >
          <Icon name="left" />
        </button>
        <output className="figures min-w-0 flex-1 rounded-desk border border-line-strong bg-surface text-center leading-9">
          {day === today ? `${name}, ${words.today}` : name}
        </output>
        <button
          type="button"
          aria-label={words.later}
          aria-disabled={day >= checkIn}
          onClick={() => day < checkIn && setDay(addDays(day, 1))}
          className={`${arrow} aria-disabled:opacity-40`}
        >
          <Icon name="right" />
        </button>
      </fieldset>
      <dl aria-live="polite" className="mt-2">
        {step.figures.map(({ label, value, more }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line-faint py-2">
            <dt>
              {label}
              {more && <span className="block text-12 text-soft">{more}</span>}
            </dt>
            <dd className="figures font-bold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {steps.length > 1 && (
        <ul aria-label={words.changes} className="mt-3 flex gap-0.5 text-12">
          {steps.map((one, index) => (
            <li
              key={one.from}
              className="min-w-max"
              style={{
                flexGrow: Math.max(daysBetween(one.from, steps[index + 1]?.from ?? checkIn), 1),
                flexBasis: 0,
              }}
            >
              <button
                type="button"
                aria-pressed={one === step}
                onClick={() => setDay(one.from)}
                className={`block min-h-7 w-full px-2 text-left underline-offset-4 aria-pressed:font-bold aria-pressed:underline ${looks[one.look]}`}
              >
                {one.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

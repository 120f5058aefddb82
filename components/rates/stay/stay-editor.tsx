'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { MoneyField } from '@/components/form/money-field';
import { PercentHint } from '@/components/form/percent-field';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/platform/i18n/locale';
import { LENGTHS, roundings, type StayChange } from '@/lib/rates/stay/types';
import { fill } from '../night/calendar-words';
import type { StayEditForm, StayRead } from './stay-form';
import type { ChangeKind, StayWords } from './stay-words';

const groups = [
  { name: 'price', kinds: ['percent', 'amount'] },
  { name: 'owner', kinds: ['ownerUse', 'endOwnerUse'] },
  { name: 'sale', kinds: ['close', 'open'] },
  { name: 'length', kinds: ['length'] },
] as const;

export type StayChangeOf<Kind extends StayChange['kind']> = Extract<StayChange, { kind: Kind }>;

type Props = {
  title: string;
  lead: string;
  form: StayEditForm;
  read: StayRead;
  currency: string;
  locale: Locale;
  words: StayWords;
  canApply: boolean;
  applyLabel: string;
  failure: string | null;
  onChange: (changes: Partial<StayEditForm>) => void;
  onApply: () => void;
  onDiscard: () => void;
  /** What changes, and what does not. */
  children: ReactNode;
};

const field = 'mt-1 h-10 w-full rounded-desk border border-input bg-surface px-3 text-14';

/** What is to become of a chosen range; what it does is shown below before it is done. */
export function StayEditor(props: Props) {
  const { title, lead, form, words, canApply, onChange, onApply, onDiscard } = props;
  const id = useId();
  const group = groups.find(({ kinds }) => (kinds as readonly ChangeKind[]).includes(form.kind)) ?? groups[0];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDiscard();
    if (event.key === 'Enter' && event.ctrlKey && canApply) onApply();
  };
  return (
    <form
      aria-label={words.what}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (canApply) onApply();
      }}
      className="text-14"
    >
      <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{title}</h2>
      <p className="mt-0.5 text-13 text-soft">{lead}</p>
      <fieldset className="mt-3.5">
        <legend className="sr-only">{words.what}</legend>
        <div className="grid grid-cols-2 overflow-hidden rounded-desk border border-line-strong text-13 min-[420px]:grid-cols-4">
          {groups.map(({ name, kinds }) => (
            <label
              key={name}
              className="relative flex min-h-9 items-center justify-center border-line-strong px-1 text-center leading-4 odd:border-r max-[419px]:nth-[-n+2]:border-b min-[420px]:not-last:border-r has-checked:bg-main-light2 has-checked:font-bold has-checked:text-main-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
            >
              <input
                type="radio"
                name={`${id}-group`}
                checked={name === group.name}
                onChange={() => onChange({ kind: kinds[0] })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {words.group[name]}
            </label>
          ))}
        </div>
      </fieldset>
      {group.kinds.length > 1 && (
        <label className="mt-3.5 block">
          {words.how}
          <select
            className={field}
            value={form.kind}
            onChange={({ target }) =>
              onChange({ kind: group.kinds.find((kind) => kind === target.value) ?? form.kind })
            }
          >
            {group.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.kind[kind]}
              </option>
            ))}
          </select>
        </label>
      )}
      <Figures {...props} />
      <div aria-live="polite">{props.children}</div>
      {props.failure && (
        <p role="alert" className="mt-3 text-13 font-bold text-negative">
          {props.failure}
        </p>
      )}
      <div className="mt-4 grid grid-cols-[1fr_auto] gap-2">
        <button
          type="submit"
          disabled={!canApply}
          className={compactButtonClass('primary', 'medium', 'h-auto! min-h-10 py-2 whitespace-normal!')}
        >
          {props.applyLabel}
        </button>
        <button type="button" onClick={onDiscard} className={compactButtonClass('quiet', 'medium', 'h-auto! min-h-10')}>
          {words.discard}
        </button>
      </div>
    </form>
  );
}

/** By how much, to how much or for how many nights; nothing where the change needs no figure. */
function Figures({ form, read, currency, words, onChange }: Props) {
  const id = useId();
  if (form.kind === 'amount') {
    return (
      <MoneyField
        label={fill(words.amount, { currency })}
        typed={form.amount}
        state={read.amount}
        currency={currency}
        onTyped={(amount) => onChange({ amount })}
        className="mt-3.5"
      />
    );
  }
  if (form.kind !== 'percent' && form.kind !== 'length') return null;
  const isPercent = form.kind === 'percent';
  const isWrong = isPercent ? ['none', 'beyond'].includes(read.percent.kind) : read.isLengthWrong;
  return (
    <>
      <div className="mt-3.5 grid grid-cols-2 items-end gap-2.5">
        <label htmlFor={id}>
          {isPercent ? words.percent : fill(words.length, { ...LENGTHS })}
          <input
            id={id}
            className={`${field} aria-invalid:border-negative`}
            inputMode={isPercent ? 'text' : 'numeric'}
            autoComplete="off"
            placeholder={isPercent ? '+ 5 %' : undefined}
            maxLength={20}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-money`}
            value={isPercent ? form.percent.text : form.nights}
            onChange={({ target: { value } }) =>
              onChange(isPercent ? { percent: { ...form.percent, text: value } } : { nights: value })
            }
          />
        </label>
        <label>
          {words.roundTo}
          <select
            className={field}
            value={form.roundTo}
            onChange={({ target }) => onChange({ roundTo: roundings.find((one) => `${one}` === target.value) ?? 1 })}
          >
            {roundings.map((one) => (
              <option key={one} value={one}>
                {one} {currency}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isPercent ? (
        <PercentHint id={id} typed={form.percent} state={read.percent} onTyped={(percent) => onChange({ percent })} />
      ) : (
        <p id={`${id}-money`} role="status" className="mt-1 min-h-4 text-12 leading-4 text-negative">
          {isWrong ? fill(words.lengthWrong, { ...LENGTHS }) : ''}
        </p>
      )}
    </>
  );
}

/** Why something stays as it is. */
export function Kept({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 flex gap-2.5 rounded-desk bg-sand p-3 text-13 leading-4.5 text-warning">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
      <div>{children}</div>
    </div>
  );
}

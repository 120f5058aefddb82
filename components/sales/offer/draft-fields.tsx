'use client';

import { useId, useState } from 'react';
import type { DaySetting } from '@/components/form/api-day';
import { ControlledDay } from '@/components/form/controlled-day';
import { controlClass, describedBy } from '@/components/form/labelled';
import { fill } from '@/components/form/types';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { DraftValues, OfferDraft } from './use-offer-draft';

type Words = Messages['offers'];
type TextName = Exclude<keyof DraftValues, 'alternatives'>;

type FieldProps = {
  draft: OfferDraft;
  name: TextName;
  label: string;
  help?: string;
  className?: string;
} & (
  | { kind?: 'text' | 'email'; maxLength?: number }
  | { kind: 'text-area'; rows: number; maxLength: number }
  | { kind: 'select'; options: readonly { value: string; label: string }[] }
);

function Field({ draft, name, label, help, className, ...rest }: FieldProps) {
  const id = useId();
  const error = draft.errors[name];
  const bind = {
    id,
    name,
    value: draft.values[name],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { error, help }),
    onChange: ({ target }: { target: { value: string } }) =>
      draft.change({ [name]: target.value } as Partial<DraftValues>),
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-13 font-bold">
        {label}
      </label>
      {rest.kind === 'text-area' ? (
        <textarea {...bind} rows={rest.rows} maxLength={rest.maxLength} className={`${controlClass} py-2 leading-6`} />
      ) : rest.kind === 'select' ? (
        <select {...bind} className={`${controlClass} h-10`}>
          {rest.options.map(({ value, label: option }) => (
            <option key={value} value={value}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...bind}
          type={rest.kind ?? 'text'}
          maxLength={rest.maxLength}
          autoComplete="off"
          className={`${controlClass} h-10`}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-13 text-negative">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 max-w-[60ch] text-13 text-soft">
          {help}
        </p>
      )}
    </div>
  );
}

type Props = { draft: OfferDraft; number: number; day: DaySetting; words: Words };

/** Whom it is for, and what they read first. */
export function DraftFields({ draft, number, day, words }: Props) {
  const headingId = useId();
  const field = { draft };
  const { clientFirstName, clientLastName, clientEmail } = draft.values;
  const [isUnnamed] = useState(clientLastName === '');
  const isRefused = Boolean(draft.errors.clientFirstName || draft.errors.clientLastName || draft.errors.clientEmail);
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3.5">
        <h2 id={headingId} className="font-sans text-16 leading-6 font-bold tracking-normal">
          {words.titleAndLetter}
        </h2>
        <p className="text-13 text-soft">{words.readFirst}</p>
      </div>
      <div className="grid gap-x-4 gap-y-5 stepper:grid-cols-2 desk:grid-cols-[1fr_148px_200px]">
        <Field
          {...field}
          name="title"
          label={words.offerTitle}
          maxLength={90}
          className="stepper:max-desk:col-span-2"
        />
        <Field
          {...field}
          name="locale"
          kind="select"
          label={words.language}
          options={[
            { value: 'en', label: words.english },
            { value: 'de', label: words.german },
          ]}
        />
        <div id="valid-until" tabIndex={-1} className="min-w-0">
          <ControlledDay
            {...day}
            name="validUntil"
            label={words.validUntil}
            min={day.today}
            value={draft.values.validUntil}
            onDay={(validUntil) => draft.change({ validUntil })}
            error={draft.errors.validUntil}
            isSentAsTyped
            isRequired
          />
        </div>
      </div>
      <Field
        {...field}
        name="letter"
        kind="text-area"
        rows={9}
        maxLength={4000}
        label={words.letter}
        help={words.letterHelp}
      />
      {number > 1 && (
        <Field
          {...field}
          name="changeNote"
          label={words.changeNote}
          help={fill(words.changeNoteHelp, { number: String(number - 1) })}
          maxLength={400}
        />
      )}
      <details open={isUnnamed || isRefused} className="rounded-desk border border-line bg-surface px-4 py-2.5 text-14">
        <summary className="min-h-6 cursor-pointer">
          <strong>{`${clientFirstName} ${clientLastName}`.trim() || words.unnamed}</strong>{' '}
          <span className="text-soft">{clientEmail || words.emailHelp}</span>
        </summary>
        <div className="grid gap-x-4 gap-y-5 stepper:grid-cols-2 desk:grid-cols-[1fr_1fr_1.4fr] mt-3 mb-1.5">
          <Field {...field} name="clientFirstName" label={words.firstName} maxLength={120} />
          <Field {...field} name="clientLastName" label={words.lastName} maxLength={120} />
          <Field {...field} name="clientEmail" kind="email" label={words.email} help={words.emailHelp} />
        </div>
      </details>
    </section>
  );
}

'use client';

import { type FieldError, get, useController } from 'react-hook-form';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { ControlledDay } from './controlled-day';
import { useErrorSentences } from './error-sentences';
import { errorSentence } from './field-errors';
import type { StayFieldWords } from './stay-field-words';

/** What every field of a day is told by the server that renders it. */
export type DaySetting = { today: PlainDate; locale: Locale; words: StayFieldWords };

type Props = DaySetting & {
  name: string;
  label: string;
  help?: string;
  initial?: string;
  min?: PlainDate;
  max?: PlainDate;
  isRequired?: boolean;
};

/** One day of an `ApiForm`. */
export function ApiDay({ initial = '', ...day }: Props) {
  const { field, formState } = useController({ name: day.name, defaultValue: initial });
  const sentences = useErrorSentences();
  const problem: FieldError | undefined = get(formState.errors, day.name);
  return (
    <ControlledDay
      {...day}
      value={String(field.value ?? '')}
      onDay={field.onChange}
      error={problem && errorSentence(problem, sentences)}
    />
  );
}

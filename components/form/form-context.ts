'use client';

import { createContext, use } from 'react';
import type { FieldErrors, FormController, FormWords, PostedValues } from './types';

type FormAccess = {
  id: string;
  words: FormWords;
  errors: FieldErrors;
  /** What a form posted without JavaScript brought back. */
  posted: PostedValues;
  controller: FormController | null;
  /** Runs once the script is there, which it asks for. */
  act: (action: (controller: FormController) => void) => void;
};

export const FormContext = createContext<FormAccess | null>(null);

export function useForm(): FormAccess {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

/** `period.checkIn` → `enquiry-period-checkIn`; summary links and focus find a field by it. */
export function fieldId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}

/**
 * Names, values and errors of one field. Before the script is there it is an input like any other, called as it is
 * posted (`postedAs` where that differs from its path).
 */
export function useField(path: string, postedAs = path) {
  const { id, errors, posted, controller, words } = useForm();
  const error = errors[path];
  const inputId = fieldId(id, path);
  return {
    id: inputId,
    words,
    error,
    posted: posted[postedAs],
    bind: controller ? controller.register(path) : { name: postedAs },
    describedAs: (hasHelp: boolean) => ({
      'aria-invalid': error ? true : undefined,
      'aria-describedby':
        [hasHelp && `${inputId}-help`, error && `${inputId}-error`].filter(Boolean).join(' ') || undefined,
    }),
  };
}

'use client';

import { createContext, type FormEvent, type ReactNode, type RefObject, use, useId, useRef, useState } from 'react';
import { FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useApiSetting } from '@/components/form/api-setting';
import { loadErrorSentences } from '@/components/form/error-sentences';
import { errorSentence, flattenErrors } from '@/components/form/field-errors';
import { ApiError, sentenceOf } from '@/lib/platform/api-error';

export type Values = Record<string, unknown>;

const FormFrameContext = createContext<{ id: string; isBusy: boolean } | null>(null);

export function useApiForm() {
  const form = use(FormFrameContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields with an error, in the order of the page. */
function wrongControls(form: HTMLFormElement | null, paths: readonly string[]): Control[] {
  return [...(form?.elements ?? [])].filter(
    (control): control is Control => 'labels' in control && 'name' in control && paths.includes(String(control.name)),
  );
}

/** The name of a field; of a day, whose native field is hidden, where it is typed. */
function labelOf(control: Control): string {
  return control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '';
}

function typedAt(control: Control): HTMLElement {
  const day = control.dataset.truth && control.parentElement?.querySelector<HTMLElement>('[data-period-end]');
  return day || control;
}

/** The button that was pressed is part of what is sent, as in a form without script. */
function pressedButton(event: FormEvent<HTMLFormElement>): Values {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name ? { [submitter.name]: submitter.value } : {};
}

export type FormState = {
  form: UseFormReturn<Values>;
  element: RefObject<HTMLFormElement | null>;
  pressed: RefObject<Values>;
};

/** What a form holds. It is judged with the button that was pressed among its values. */
export function useFormState(judge: Resolver<Values>, defaultValues?: Values): FormState {
  const element = useRef<HTMLFormElement>(null);
  const pressed = useRef<Values>({});
  const form = useForm<Values>({
    resolver: (values, context, options) => judge({ ...values, ...pressed.current }, context, options),
    defaultValues,
    shouldFocusError: false,
  });
  return { form, element, pressed };
}

type Props = {
  state: FormState;
  isBusy: boolean;
  /** What the judge let pass; `fail` tells why it did not get through. */
  onValid: (values: Values, fail: (error: unknown) => void) => Promise<void>;
  onFocus?: () => void;
  /** For buttons that stand outside of the form. */
  formId?: string;
  children: ReactNode;
  className?: string;
  /** Beside the form: what follows its values and is no part of it. */
  aside?: ReactNode;
};

/**
 * The form around fields of `api-field`: each error stands at its field, is announced, and the first one gets the focus.
 * What was typed stays whatever happens.
 */
export function FormFrame({ state, isBusy, onValid, onFocus, formId, children, className, aside }: Props) {
  const { form, element, pressed } = state;
  const id = useId();
  const { words } = useApiSetting();
  const isRunning = useRef(false);
  const [failure, setFailure] = useState('');
  const [announced, announce] = useState('');

  /** Path → sentence: those without a field are said of the whole; the first field gets the focus when its error stands there. */
  function showErrors(errors: readonly (readonly [string, string])[], whole: string): void {
    const others = errors.filter(([path]) => wrongControls(element.current, [path]).length === 0);
    setFailure(errors.length > 0 ? others.map(([, sentence]) => sentence).join(' ') : whole);
    requestAnimationFrame(() => {
      const paths = errors.map(([path]) => path);
      const wrong = wrongControls(element.current, paths);
      const labels = new Set(wrong.map(labelOf));
      announce(wrong.length > 0 ? `${words.summary} ${[...labels].join(', ')}` : '');
      const target = wrong[0] ? typedAt(wrong[0]) : element.current?.querySelector('[data-form-error]');
      if (target instanceof HTMLElement) target.focus();
    });
  }

  async function showInvalid(problems: unknown): Promise<void> {
    const sentences = await loadErrorSentences();
    showErrors(
      flattenErrors(problems).map((problem) => [problem.path, errorSentence(problem, sentences)]),
      words.unexpected,
    );
  }

  function showFailure(error: unknown): void {
    const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
    for (const [path, message] of errors) form.setError(path, { type: 'server', message });
    showErrors(errors, sentenceOf(error, words));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    pressed.current = pressedButton(event);
    setFailure('');
    announce('');
    try {
      await form.handleSubmit((values) => onValid(values, showFailure), showInvalid)();
    } finally {
      isRunning.current = false;
    }
  }

  return (
    <FormFrameContext value={{ id, isBusy }}>
      <FormProvider {...form}>
        <form
          ref={element}
          id={formId}
          noValidate
          onSubmit={submit}
          onFocus={onFocus}
          className={className}
          aria-busy={isBusy}
        >
          {children}
          <div role="alert">
            {failure && (
              <p
                data-form-error
                tabIndex={-1}
                className="mt-4 rounded-desk border border-negative/30 bg-negative/5 px-3 py-2 text-14 text-negative"
              >
                {failure}
              </p>
            )}
            {announced && <p className="sr-only">{announced}</p>}
          </div>
        </form>
        {aside}
      </FormProvider>
    </FormFrameContext>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/locale';
import { clearDraft, hasDraft, readDraft, writeDraft } from './draft';
import { flattenErrors } from './field-errors';
import { isTyped, readForm, readHoneypot, type TypedValues } from './native-form';
import { createSender } from './submission';
import { type FieldErrors, type FormController, type FormState, type FormWords, fill } from './types';

type Options = {
  form: HTMLFormElement;
  schema: z.ZodType<FieldValues, FieldValues>;
  /** The top-level fields of each step, in order. */
  steps: readonly (readonly string[])[];
  /** Typed texts → what the schema takes (numbers, nothing for what was left empty). */
  toInput: (values: TypedValues) => TypedValues;
  /** Values a link brings along. */
  prefill?: (query: URLSearchParams) => TypedValues;
  url: string;
  draft: string;
  locale: Locale;
  words: FormWords;
  /** Whether the steps are shown one at a time. */
  isStepped: boolean;
  /** What the server said about a form posted before. */
  errors: FieldErrors;
};

function startingPoint({ draft: key, prefill }: Options, native: TypedValues) {
  const draft = readDraft(key);
  const linked = prefill?.(new URLSearchParams(location.search)) ?? {};
  if (draft?.search === location.search) return { values: { ...native, ...linked, ...draft.values }, step: draft.step };
  return { values: { ...native, ...draft?.values, ...linked }, step: 0 };
}

/** In the order of the form, not of the schema. */
function sentencesOf(errors: unknown, { steps, words }: Options): FieldErrors {
  const placeOf = (path: string) => steps.flat().indexOf(path.split('.')[0] ?? '');
  return Object.fromEntries(
    flattenErrors(errors)
      .sort((a, b) => placeOf(a.path) - placeOf(b.path))
      .map(({ path, message }) => [path, words.errors[message] ?? message]),
  );
}

function limitedText(minutes: number | null, { errors, retryInMinute, retryInMinutes }: FormWords): string {
  const wait = minutes && fill(minutes === 1 ? retryInMinute : retryInMinutes, { minutes });
  return [errors.tooManyRequests ?? 'tooManyRequests', wait].filter(Boolean).join(' ');
}

/** Judging takes a moment, too: what is pressed once more meanwhile, or was pressed twice before the script came, is one press. */
function oneAtATime(isBusy: () => boolean) {
  let isRunning = false;
  return async (work: () => Promise<void>): Promise<void> => {
    if (isRunning || isBusy()) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  };
}

/**
 * Takes over a native form: the same inputs, now with react-hook-form and the schema the server uses. It has no markup;
 * the form renders its state.
 */
export function createController(options: Options): FormController {
  const { form, schema, steps, toInput, words, isStepped } = options;
  const { values: native, constants } = readForm(form);
  const start = startingPoint(options, native);
  const lastStep = steps.length - 1;
  const listeners = new Set<() => void>();
  const send = createSender(options.url, options.locale);
  let focusCount = 0;
  let isTouched = hasDraft(options.draft) || isTyped(form);
  let state: FormState = {
    phase: 'editing',
    step: isStepped ? Math.min(Math.max(0, start.step), lastStep) : lastStep,
    errors: options.errors,
    failure: null,
    answer: {},
    focus: null,
    values: start.values,
  };

  function change(part: Partial<FormState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function focus(on: 'step' | 'field' | 'status', path?: string): FormState['focus'] {
    focusCount += 1;
    return { on, path, count: focusCount };
  }

  const resolve = zodResolver(schema);
  const resolver: Resolver<FieldValues> = (values, context, settings) =>
    resolve({ ...toInput(values), ...constants }, context, settings);
  const control = createFormControl<FieldValues>({ resolver, defaultValues: start.values, shouldFocusError: false });

  const stepOf = (path: string) => steps.findIndex((fields) => fields.includes(path.split('.')[0] ?? ''));
  const toSentences = (errors: unknown) => sentencesOf(errors, options);

  function keep(): void {
    if (isTouched)
      writeDraft(options.draft, { values: control.getValues(), step: state.step, search: location.search });
  }

  keep();

  /** A field with an error is validated again at every change; one without is left alone until it is sent. */
  function afterTyping(): void {
    isTouched = true;
    keep();
    const wrong = Object.keys(state.errors);
    if (wrong.length > 0) void control.trigger(wrong);
  }

  control.subscribe({
    formState: { errors: true, values: true },
    callback: ({ errors, values, type }) => {
      change({ errors: toSentences(errors), values: { ...values } });
      if (type === 'change') afterTyping();
    },
  });

  function showErrors(): void {
    const paths = Object.keys(state.errors);
    const step = isStepped ? Math.min(...paths.map(stepOf).filter((index) => index >= 0), lastStep) : state.step;
    change({ phase: 'editing', failure: null, step, focus: focus('field', paths[0]) });
  }

  async function deliver(input: FieldValues): Promise<void> {
    const trap = readHoneypot(form);
    change({ phase: 'sending', failure: null });
    const answer = await send({ ...input, ...(trap ? { website: trap } : {}) });
    if (answer.kind === 'sent') {
      clearDraft(options.draft);
      change({ phase: 'sent', answer: answer.answer, focus: focus('status') });
    } else if (answer.kind === 'refused') {
      for (const [path, message] of Object.entries(answer.errors)) control.setError(path, { type: 'server', message });
      showErrors();
    } else {
      const failure = answer.kind === 'limited' ? limitedText(answer.minutes, words) : words.failed;
      change({ phase: 'failed', failure, focus: focus('status') });
    }
  }

  const isBusy = () => state.phase === 'sending' || state.phase === 'sent';
  const alone = oneAtATime(isBusy);

  async function submit(): Promise<void> {
    await control.handleSubmit(deliver, (errors) => {
      change({ errors: toSentences(errors) });
      showErrors();
    })();
  }

  async function next(): Promise<void> {
    if (state.step >= lastStep) await submit();
    else if (await control.trigger([...(steps[state.step] ?? [])])) goTo(state.step + 1);
    else showErrors();
  }

  function goTo(step: number): void {
    change({ step, phase: 'editing', failure: null, focus: focus('step') });
    keep();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register: (path) => control.register(path),
    next: () => alone(next),
    back() {
      if (!isBusy()) goTo(Math.max(0, state.step - 1));
    },
    submit: () => alone(submit),
    set(values) {
      for (const [path, value] of Object.entries(values)) control.setValue(path, value);
      afterTyping();
    },
  };
}

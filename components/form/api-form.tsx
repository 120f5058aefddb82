'use client';

import { createContext, type FormEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useApiSetting } from '@/components/form/api-setting';
import { errorSentence, flattenErrors } from '@/components/form/field-errors';
import { useApiDraft } from '@/components/form/use-api-draft';
import { type ApiMutationOptions, useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { ApiError, sentenceOf } from '@/lib/platform/api-error';

type Values = Record<string, unknown>;

type Schemas<Data> = {
  input: z.ZodType<Values, Values>;
  answer?: z.ZodType<Data>;
};

type Props<Data> = Pick<ApiMutationOptions<Data>, 'confirmation' | 'afterwards' | 'onDone'> & {
  action: string;
  method?: 'POST' | 'PATCH' | 'DELETE';
  /** The noun's schemas, which arrive when the form is first touched: of what is sent, and of an answer that is read. */
  schemas?: () => Promise<Schemas<Data>>;
  /** The body from the values of the fields; the values as they are when unset. */
  toBody?: (values: Values) => Values;
  /** Of lists and of fields whose value React owns; those of others stand at the fields. */
  defaultValues?: Values;
  /** Name under which this tab keeps what is typed until it is sent; a form with secrets has none. */
  draft?: string;
  /** For forms that are filled again and again: what was sent is no draft of the next. */
  isEmptiedWhenSent?: boolean;
  /** A refusal that the page tells in its own way; true: it does. */
  onRefused?: (error: unknown) => boolean;
  /** For buttons that stand outside of the form. */
  formId?: string;
  children: ReactNode;
  className?: string;
  /** Beside the form: what follows its values and is no part of it. */
  aside?: ReactNode;
};

const ApiFormContext = createContext<{ id: string; isBusy: boolean } | null>(null);

export function useApiForm() {
  const form = use(ApiFormContext);
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

/** The button that was pressed is part of what is sent, as in a form without script. */
function pressedButton(event: FormEvent<HTMLFormElement>): Values {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name ? { [submitter.name]: submitter.value } : {};
}

/**
 * A form of signed-in people that sends JSON to one route. It is judged by the route's own schema before it is sent and by
 * the route afterwards; either way each error stands at its field, is announced, and the first one gets the focus. What
 * was typed stays whatever happens.
 */
export function ApiForm<Data = undefined>(props: Props<Data>) {
  const {
    action,
    method = 'POST',
    schemas,
    toBody = (values) => values,
    defaultValues,
    draft,
    isEmptiedWhenSent,
  } = props;
  const id = useId();
  const { words, userId } = useApiSetting();
  const element = useRef<HTMLFormElement>(null);
  const pressed = useRef<Values>({});
  const isRunning = useRef(false);
  const [failure, setFailure] = useState('');
  const [announced, announce] = useState('');
  const mutation = useApiMutation<Data>(action, {
    ...props,
    method,
    schema: schemas && (async () => (await schemas()).answer),
  });

  const resolver: Resolver<Values> = async (values, context, options) => {
    const body = toBody({ ...values, ...pressed.current });
    // Without the schema the server judges alone.
    const resolve = await loadResolver(schemas).catch(() => null);
    return resolve ? resolve(body, context, options) : { values: body, errors: {} };
  };
  const form = useForm<Values>({ resolver, defaultValues, shouldFocusError: false });
  const forgetDraft = useApiDraft(form, element, {
    draft: draft && `${userId}.${draft}`,
    rescue: `${userId}.${action}`,
  });

  /** Path → sentence: those without a field are said of the whole; the first field gets the focus when its error stands there. */
  function showErrors(errors: readonly (readonly [string, string])[], whole: string): void {
    const others = errors.filter(([path]) => wrongControls(element.current, [path]).length === 0);
    setFailure(errors.length > 0 ? others.map(([, sentence]) => sentence).join(' ') : whole);
    requestAnimationFrame(() => {
      const paths = errors.map(([path]) => path);
      const wrong = wrongControls(element.current, paths);
      const labels = new Set(wrong.map((control) => control.labels?.[0]?.textContent ?? ''));
      announce(wrong.length > 0 ? `${words.summary} ${[...labels].join(', ')}` : '');
      const target = wrong[0] ?? element.current?.querySelector('[data-form-error]');
      if (target instanceof HTMLElement) target.focus();
    });
  }

  function showInvalid(problems: unknown): void {
    showErrors(
      flattenErrors(problems).map((problem) => [problem.path, errorSentence(problem, words.errors)]),
      words.unexpected,
    );
  }

  function showFailure(error: unknown): void {
    const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
    for (const [path, message] of errors) form.setError(path, { type: 'server', message });
    showErrors(errors, sentenceOf(error, words));
  }

  async function deliver(body: Values): Promise<void> {
    try {
      await mutation.sendAsync(body);
      forgetDraft();
      if (isEmptiedWhenSent) form.reset();
    } catch (error) {
      if (!props.onRefused?.(error)) showFailure(error);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    pressed.current = pressedButton(event);
    setFailure('');
    announce('');
    try {
      await form.handleSubmit(deliver, showInvalid)();
    } finally {
      isRunning.current = false;
    }
  }

  return (
    <ApiFormContext value={{ id, isBusy: mutation.isBusy }}>
      <FormProvider {...form}>
        <form
          ref={element}
          id={props.formId}
          noValidate
          onSubmit={submit}
          onFocus={() => void loadResolver(schemas).catch(() => undefined)}
          className={props.className}
          aria-busy={mutation.isBusy}
        >
          {props.children}
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
        {props.aside}
      </FormProvider>
    </ApiFormContext>
  );
}

async function loadResolver<Data>(schemas: Props<Data>['schemas']): Promise<Resolver<Values> | null> {
  if (!schemas) return null;
  const [{ zodResolver }, { input }] = await Promise.all([import('@hookform/resolvers/zod'), schemas()]);
  // What was typed is sent, not what the schema makes of it: the route's own look makes that.
  return zodResolver(input, undefined, { raw: true });
}

type SubmitProps = {
  children: ReactNode;
  shape?: 'primary' | 'quiet';
  /** Where a form has several answers: the one this button sends. */
  name?: string;
  value?: string;
};

/** The form's button; it says the verb, and while it runs that it does. */
export function ApiSubmit({ children, shape = 'primary', name, value }: SubmitProps) {
  const { isBusy } = useApiForm();
  const { words } = useApiSetting();
  return (
    <button type="submit" name={name} value={value} disabled={isBusy} className={compactButtonClass(shape)}>
      {isBusy ? words.sending : children}
    </button>
  );
}

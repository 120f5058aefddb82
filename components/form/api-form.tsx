'use client';

import type { ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type Own, useApiSetting } from '@/components/form/api-setting';
import { FormFrame, useApiForm, useFormState, type Values } from '@/components/form/form-frame';
import { Meanwhile } from '@/components/form/meanwhile';
import { useSeenVersion } from '@/components/form/seen-version';
import { useApiDraft } from '@/components/form/use-api-draft';
import { type ApiMutationOptions, useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

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
  /** What the fields are filled with; it goes with the body as `version` (rule 7.13). The page keys the form by it. */
  version?: string;
  /** What becomes of this form's own where that has changed. */
  own?: Own;
  /** Of a list that is sent whole: what others have made of the rest is asked for before it is sent again. */
  isPart?: boolean;
  /** Nothing that is typed stays in the tab, not even when the session ends under the reader's hands. */
  isSecret?: boolean;
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

/**
 * A form of signed-in people that sends JSON to one route. It is judged by the route's own schema before it is sent and by
 * the route afterwards.
 */
export function ApiForm<Data = undefined>(props: Props<Data>) {
  const { action, method = 'POST', schemas, toBody = (values) => values, defaultValues, draft } = props;
  const { userId } = useApiSetting();
  const meanwhile = useSeenVersion(props.version, props.own === 'over');
  const mutation = useApiMutation<Data>(action, {
    ...props,
    method,
    isVersioned: props.version !== undefined && !props.isPart,
    schema: schemas && (async () => (await schemas()).answer),
  });

  const state = useFormState(async (values, context, options) => {
    const body = { ...toBody(values), ...(meanwhile.seen === undefined ? {} : { version: meanwhile.seen }) };
    // Without the schema the server judges alone.
    const resolve = await loadResolver(schemas).catch(() => null);
    return resolve ? resolve(body, context, options) : { values: body, errors: {} };
  }, defaultValues);
  const forgetDraft = useApiDraft(state, {
    draft: draft && `${userId}.${draft}`,
    rescue: props.isSecret ? undefined : `${userId}.${action}`,
    version: { seen: meanwhile.seen, onReturn: meanwhile.tellReturned },
  });

  async function deliver(body: Values, fail: (error: unknown) => void): Promise<void> {
    try {
      await mutation.sendAsync(body);
      forgetDraft();
      meanwhile.forget();
      if (props.isEmptiedWhenSent) state.form.reset();
    } catch (error) {
      if (!meanwhile.tellRefused(error) && !props.onRefused?.(error)) fail(error);
    }
  }

  return (
    <FormFrame
      state={state}
      isBusy={mutation.isBusy}
      onValid={deliver}
      onFocus={() => void loadResolver(schemas).catch(() => undefined)}
      formId={props.formId}
      className={props.className}
      aside={props.aside}
    >
      {props.children}
      {props.version !== undefined && <Meanwhile met={meanwhile.met} own={props.own} onTheirs={forgetDraft} />}
    </FormFrame>
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
  /** Said in place of what is seen. */
  label?: string | undefined;
  /** Where a form has several answers: the one this button sends. */
  name?: string;
  value?: string;
};

/** The form's button; it says the verb, and while it runs that it does. */
export function ApiSubmit({ children, shape = 'primary', label, name, value }: SubmitProps) {
  const { isBusy } = useApiForm();
  const { words } = useApiSetting();
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-label={label}
      disabled={isBusy}
      className={compactButtonClass(shape)}
    >
      {isBusy ? words.sending : children}
    </button>
  );
}

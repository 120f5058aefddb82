'use client';

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { hasDraft } from '@/components/form/draft';
import { Honeypot } from '@/components/form/honeypot';
import { plainButtonClass } from '@/components/ui/button-class';
import { whenIdle } from '@/components/ui/idle';
import { NEWSLETTER_DRAFT } from './newsletter-draft';

type NewsletterLabels = Record<
  | 'fullName'
  | 'email'
  | 'privacyBefore'
  | 'privacyLink'
  | 'privacyAfter'
  | 'submit'
  | 'leaveEmpty'
  | 'nameRequired'
  | 'emailRequired'
  | 'privacyRequired'
  | 'next'
  | 'failure',
  string
>;

type Props = { action: string; privacyHref: string; labels: NewsletterLabels };
type State = { status: 'idle' | 'loading' | 'positive' | 'negative'; errors: Record<string, string>; said?: string };

const load = () => import('./newsletter-send');
const inputClass =
  'mt-1 block h-11 w-full border-0 border-b border-input bg-transparent text-16 outline-offset-4 aria-invalid:border-negative';

type Errors = State['errors'];

const errorProps = (name: string, errors: Errors) => ({
  'aria-invalid': name in errors || undefined,
  'aria-describedby': name in errors ? `newsletter-${name}-error` : undefined,
});

function Problem({ name, errors }: { name: string; errors: Errors }) {
  if (!(name in errors)) return null;
  return (
    <p id={`newsletter-${name}-error`} className="mt-1 text-13 text-negative">
      {errors[name]}
    </p>
  );
}

type FieldProps = Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'autoComplete'> & {
  name: string;
  label: string;
  errors: Errors;
};

function Field({ name, label, errors, ...input }: FieldProps) {
  const id = `newsletter-${name}`;
  return (
    <div>
      <label htmlFor={id} className="text-13 text-soft">
        {label}
      </label>
      <input id={id} name={name} required {...input} className={inputClass} {...errorProps(name, errors)} />
      <Problem name={name} errors={errors} />
    </div>
  );
}

/** A native form; from the first touch on it answers in place. Nothing typed is lost by a failure. */
export function NewsletterForm({ action, privacyHref, labels }: Props) {
  const [{ status, errors, said }, setState] = useState<State>({ status: 'idle', errors: {} });
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const restore = () => {
      const element = form.current;
      if (!element || !hasDraft(NEWSLETTER_DRAFT)) return;
      load().then(
        ({ restoreNewsletter }) => restoreNewsletter(element),
        () => undefined,
      );
    };
    return whenIdle(restore);
  }, []);

  // A button that was disabled while the form was sent has lost the focus.
  useEffect(() => {
    if (status === 'positive' || status === 'negative') result.current?.focus();
  }, [status]);

  function keep() {
    const element = form.current;
    if (!element) return;
    load().then(
      ({ keepNewsletter }) => keepNewsletter(element),
      () => undefined,
    );
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (status === 'loading' || status === 'positive') return;
    setState({ status: 'loading', errors: {} });
    try {
      const { sendNewsletter } = await load();
      const answer = await sendNewsletter(element, labels);
      const found = answer.status === 'idle' ? answer.errors : {};
      setState({ status: answer.status, errors: found, ...('said' in answer ? { said: answer.said } : {}) });
      const [first] = ['fullName', 'email', 'privacy'].filter((name) => name in found);
      if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    } catch {
      // The script could not be fetched: the browser sends the form as it would have without any.
      element.submit();
    }
  }

  return (
    <form
      ref={form}
      action={action}
      method="post"
      onInput={keep}
      onFocus={({ currentTarget }) => {
        currentTarget.noValidate = true;
        load().catch(() => undefined);
      }}
      onSubmit={submit}
    >
      <div className="grid items-start gap-x-6 gap-y-5 menu:grid-cols-[1fr_1fr_auto]">
        <Field name="fullName" label={labels.fullName} maxLength={120} autoComplete="name" errors={errors} />
        <Field name="email" type="email" label={labels.email} maxLength={254} autoComplete="email" errors={errors} />
        <button
          type="submit"
          disabled={status === 'loading' || status === 'positive'}
          className={`order-last menu:order-none menu:mt-4 ${plainButtonClass()}`}
        >
          {labels.submit}
        </button>
        <div className="menu:col-span-3">
          <label className="flex items-start gap-3 py-1 text-14">
            <input
              type="checkbox"
              name="privacy"
              value="true"
              required
              className="mt-[3px] size-4 shrink-0 accent-main"
              {...errorProps('privacy', errors)}
            />
            <span>
              {labels.privacyBefore}
              <a href={privacyHref} className="underline underline-offset-4">
                {labels.privacyLink}
              </a>
              {labels.privacyAfter}
            </span>
          </label>
          <Problem name="privacy" errors={errors} />
        </div>
      </div>
      <Honeypot label={labels.leaveEmpty} />
      <div ref={result} tabIndex={-1} aria-live="polite" className="mt-4 min-h-6 text-14 outline-none">
        {status === 'positive' && (
          <>
            <p className="text-positive">{said}</p>
            <p className="mt-1">{labels.next}</p>
          </>
        )}
        {status === 'negative' && <p className="text-negative">{said}</p>}
      </div>
    </form>
  );
}

'use client';

import './form.css';
import type { FormEvent, ReactNode } from 'react';
import { plainButtonClass } from '@/components/ui/button-class';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import { Honeypot } from './honeypot';
import { StepsHeader } from './steps-header';
import type { FormController, FormWords, PostedValues } from './types';
import type { FormHandle, useFormController } from './use-form-controller';

type FormStep = { name: string; heading: string; content: ReactNode };

type Props<Controller extends FormController> = {
  handle: ReturnType<typeof useFormController<Controller>>;
  action: string;
  /** Hidden fields. */
  constants: Readonly<Record<string, string>>;
  words: FormWords;
  posted: PostedValues;
  steps: readonly FormStep[];
  submit: string;
  /** Below the button. */
  note?: string;
  /** Said when it is sent; the form stays, its button rests. */
  sent?: string;
};

/**
 * One native form of all steps under their headings, posted urlencoded. With script the steps come one at a time and
 * nothing leaves the page.
 */
export function ProgressiveForm<Controller extends FormController>(props: Props<Controller>) {
  const { handle, action, constants, words, posted, steps, submit, note, sent } = props;
  const { id, form, controller, state, mode, isOffline, touch, act } = handle;
  const { step, phase } = state;
  const isStepped = mode === 'steps';
  const isBusy = phase === 'sending';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (mode === 'plain') return;
    event.preventDefault();
    act((arrived) => void (isStepped ? arrived.next() : arrived.submit()));
  }

  return (
    <FormContext value={{ id, words, errors: state.errors, posted, controller, act: (action) => act(action) }}>
      <form
        ref={form}
        data-form
        data-mode={mode}
        id={id}
        action={action}
        method="post"
        noValidate
        onFocus={touch}
        onPointerEnter={touch}
        onSubmit={onSubmit}
      >
        {Object.entries(constants).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {steps.length > 1 && <StepsHeader names={steps.map(({ name }) => name)} current={step} />}
        <ErrorSummary isAnnounced={controller !== null} />
        {steps.map(({ name, heading, content }, index) => (
          <section
            key={name}
            data-step
            data-current={index === step ? '' : undefined}
            aria-labelledby={`${id}-step-${index}`}
            className="[&+section]:mt-16 [&+section]:border-t [&+section]:border-line [&+section]:pt-12"
          >
            <h2 id={`${id}-step-${index}`} tabIndex={-1} className="mb-8 text-28 outline-none">
              {heading}
            </h2>
            {content}
          </section>
        ))}
        <Honeypot label={words.leaveEmpty} />
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
          <button
            type="submit"
            disabled={isBusy || phase === 'sent'}
            // The second half of a double click would press what the button has become: the next step, or sending.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            className={plainButtonClass()}
          >
            {isStepped && step < steps.length - 1 ? <NextOrSend next={words.next} send={submit} /> : submit}
          </button>
          {isStepped && step > 0 && (
            <button
              type="button"
              onClick={() => act((arrived) => arrived.back())}
              disabled={isBusy}
              className="quiet-link text-14"
            >
              {words.back}
            </button>
          )}
        </div>
        {note && <p className="mt-4 max-w-[56ch] text-13 text-soft">{note}</p>}
        <FormStatus handle={handle} words={words} sent={sent} isOffline={isOffline} />
      </form>
    </FormContext>
  );
}

/** The one button leads on where steps are shown, and sends where they are not. */
function NextOrSend({ next, send }: { next: string; send: string }) {
  return (
    <>
      <span data-steps-only>{next}</span>
      <span data-long-only>{send}</span>
    </>
  );
}

type StatusProps = {
  handle: Pick<FormHandle, 'id' | 'state'>;
  words: FormWords;
  sent?: string;
  isOffline: boolean;
};

function FormStatus({ handle: { id, state }, words, sent, isOffline }: StatusProps) {
  const failure = state.failure ?? state.errors.form ?? (isOffline ? words.failed : null);
  return (
    <div id={`${id}-status`} tabIndex={-1} className="mt-4 min-h-6 text-16 outline-none">
      <p role="status">
        {state.phase === 'sending' && words.sending}
        {state.phase === 'sent' && sent && <span className="text-positive">{sent}</span>}
      </p>
      <div role="alert">
        {failure && state.phase !== 'sending' && (
          <>
            <p className="text-negative">{failure}</p>
            <ReachUs words={words.reachUs} />
          </>
        )}
      </div>
    </div>
  );
}

function ReachUs({ words }: { words: FormWords['reachUs'] }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-14">
      <a href={words.phoneHref} className="quiet-link figures">
        {words.phone}
      </a>
      <a href={words.emailHref} className="quiet-link">
        {words.email}
      </a>
    </p>
  );
}

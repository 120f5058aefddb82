'use client';

import { createContext, type FormEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import { deskButtonClass } from '@/components/ui/desk-button';
import { callApi, newIdempotencyKey } from '@/lib/api-client';

export type DeskFormWords = {
  /** On the button while it runs. */
  sending: string;
  /** When nothing answered: what was typed is still there. */
  offline: string;
};

type DeskFormAccess = { id: string; errors: Record<string, string>; isSending: boolean; words: DeskFormWords };

const DeskFormContext = createContext<DeskFormAccess | null>(null);

export function useDeskForm(): DeskFormAccess {
  const form = use(DeskFormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

type Props = {
  action: string;
  method?: 'POST' | 'PATCH' | 'DELETE';
  words: DeskFormWords;
  /** The body from the form's fields; the fields as they are when unset. */
  toBody?: (fields: FormData) => unknown;
  onDone: (data: unknown) => void;
  children: ReactNode;
  className?: string;
};

function plainBody(fields: FormData): unknown {
  return Object.fromEntries([...fields].filter(([, value]) => typeof value === 'string'));
}

/**
 * A form of the desks: it sends JSON to one endpoint, shows each error at its field and keeps what was typed whatever
 * happens. Sending the same again keeps its idempotency key, so a doubtful answer never makes it twice.
 */
export function DeskForm({ action, method = 'POST', words, toBody = plainBody, onDone, children, className }: Props) {
  const id = useId();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  const last = useRef<{ body: string; key: string } | null>(null);
  const running = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    const form = event.currentTarget;
    const body = toBody(new FormData(form));
    const text = JSON.stringify(body);
    if (last.current?.body !== text) last.current = { body: text, key: newIdempotencyKey() };
    setIsSending(true);
    const answer = await callApi(action, { method, body, idempotencyKey: last.current.key });
    running.current = false;
    setIsSending(false);
    if (answer.ok) {
      last.current = null;
      setErrors({});
      onDone(answer.data);
      return;
    }
    const { failure } = answer;
    const found = Object.keys(failure.errors).length > 0 ? failure.errors : { form: failure.title || words.offline };
    setErrors(found);
    const first = Object.keys(found).find((path) => path !== 'form');
    requestAnimationFrame(() => {
      const target = first ? form.elements.namedItem(first) : form.querySelector('[data-form-error]');
      if (target instanceof HTMLElement) target.focus();
    });
  }

  return (
    <DeskFormContext value={{ id, errors, isSending, words }}>
      <form noValidate onSubmit={send} className={className} aria-busy={isSending}>
        {children}
        <FormFailure />
      </form>
    </DeskFormContext>
  );
}

function FormFailure() {
  const { errors } = useDeskForm();
  return (
    <div role="alert">
      {errors.form && (
        <p
          data-form-error
          tabIndex={-1}
          className="mt-4 rounded-desk border border-negative/30 bg-negative/5 px-3 py-2 text-14 text-negative"
        >
          {errors.form}
        </p>
      )}
    </div>
  );
}

/** The form's one button; it says the verb, and while it runs that it does. */
export function DeskSubmit({ children, shape = 'primary' }: { children: ReactNode; shape?: 'primary' | 'quiet' }) {
  const { isSending, words } = useDeskForm();
  return (
    <button type="submit" disabled={isSending} className={deskButtonClass(shape)}>
      {isSending ? words.sending : children}
    </button>
  );
}

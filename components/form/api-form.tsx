'use client';

import { createContext, type FormEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '@/components/form/draft';
import { compactButtonClass } from '@/components/ui/compact-button';
import { callApi, newIdempotencyKey } from '@/lib/platform/api-client';

export type ApiFormWords = {
  /** On the button while it runs. */
  sending: string;
  /** When nothing answered: what was typed is still there. */
  offline: string;
};

type ApiFormAccess = { id: string; errors: Record<string, string>; isSending: boolean; words: ApiFormWords };

const ApiFormContext = createContext<ApiFormAccess | null>(null);

export function useDeskForm(): ApiFormAccess {
  const form = use(ApiFormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

type Props = {
  action: string;
  method?: 'POST' | 'PATCH' | 'DELETE';
  words: ApiFormWords;
  /** The body from the form's fields; the fields as they are when unset. */
  toBody?: (fields: FormData) => unknown;
  onDone: (data: unknown) => void;
  /** Name under which this tab keeps what is typed until it is sent; a form with secrets has none. */
  draft?: string;
  /** For forms that are filled again and again: what was sent is no draft of the next. */
  isEmptiedWhenSent?: boolean;
  children: ReactNode;
  className?: string;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'file' && element.type !== 'password') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function keep(draft: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(
    controlsOf(form).map((control) => [
      isBox(control) ? `${control.name}=${control.value}` : control.name,
      isBox(control) ? control.checked : control.value,
    ]),
  );
  writeDraft(draft, { values, step: 0, search: '' });
}

/** Not while React owns the value of a control: those of a kept form are uncontrolled. */
function restore(draft: string, form: HTMLFormElement): void {
  const values = readDraft(draft)?.values ?? {};
  for (const control of controlsOf(form)) {
    const value = values[isBox(control) ? `${control.name}=${control.value}` : control.name];
    if (isBox(control) && typeof value === 'boolean') control.checked = value;
    if (!isBox(control) && typeof value === 'string') control.value = value;
  }
}

function plainBody(fields: FormData): unknown {
  return Object.fromEntries([...fields].filter(([, value]) => typeof value === 'string'));
}

/**
 * A form of the desks: it sends JSON to one endpoint, shows each error at its field and keeps what was typed whatever
 * happens. Sending the same again keeps its idempotency key, so a doubtful answer never makes it twice.
 */
export function ApiForm(props: Props) {
  const {
    action,
    method = 'POST',
    words,
    toBody = plainBody,
    onDone,
    draft,
    isEmptiedWhenSent,
    children,
    className,
  } = props;
  const id = useId();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  const last = useRef<{ body: string; key: string } | null>(null);
  const running = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (draft && element.current) restore(draft, element.current);
  }, [draft]);

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
      if (draft) clearDraft(draft);
      if (isEmptiedWhenSent) form.reset();
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
    <ApiFormContext value={{ id, errors, isSending, words }}>
      <form
        ref={element}
        noValidate
        onSubmit={send}
        onInput={draft ? (event) => keep(draft, event.currentTarget) : undefined}
        className={className}
        aria-busy={isSending}
      >
        {children}
        <FormFailure />
      </form>
    </ApiFormContext>
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
export function ApiSubmit({ children, shape = 'primary' }: { children: ReactNode; shape?: 'primary' | 'quiet' }) {
  const { isSending, words } = useDeskForm();
  return (
    <button type="submit" disabled={isSending} className={compactButtonClass(shape)}>
      {isSending ? words.sending : children}
    </button>
  );
}

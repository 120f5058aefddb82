'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hasDraft } from './draft';
import { fieldId } from './form-context';
import { isTyped } from './native-form';
import type { FieldErrors, FormController, FormState } from './types';

type Options<Controller extends FormController> = {
  id: string;
  /** Fetches the script and lets it take over the form. */
  load: (form: HTMLFormElement) => Promise<Controller>;
  draft: string;
  /** Names in the query that fill fields in. */
  linked?: readonly string[];
  hasSteps: boolean;
  errors: FieldErrors;
};

type FormMode = 'steps' | 'long' | 'plain';

const silent = () => () => undefined;

/**
 * A native form until it is touched; then the script that checks and sends it in place arrives. A draft or a link that
 * fills fields in counts as a touch. Where the script cannot be fetched, the form stays what it was.
 */
export function useFormController<Controller extends FormController>(options: Options<Controller>) {
  const { id, load, draft, linked = [], hasSteps, errors } = options;
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<Controller> | null>(null);
  const [controller, setController] = useState<Controller | null>(null);
  const [isPlain, setIsPlain] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const [untouched] = useState<FormState>(() => ({
    phase: 'editing',
    step: 0,
    errors,
    failure: null,
    answer: {},
    focus: null,
    values: {},
  }));
  const state = useSyncExternalStore(
    controller?.subscribe ?? silent,
    controller?.getState ?? (() => untouched),
    () => untouched,
  );
  // What came back with errors shows all of them at once.
  const longOrSteps = hasSteps && Object.keys(errors).length === 0 ? 'steps' : 'long';
  const mode: FormMode = isPlain ? 'plain' : longOrSteps;

  function start(): Promise<Controller> {
    if (loading.current) return loading.current;
    const element = form.current;
    if (!element) return Promise.reject(new Error('The form is gone.'));
    const wanted = load(element).then((arrived) => {
      // At once: what is asked of it next needs the fields to be registered.
      flushSync(() => setController(arrived));
      return arrived;
    });
    loading.current = wanted;
    wanted.catch(() => {
      loading.current = null;
    });
    return wanted;
  }

  function touch(): void {
    if (!isPlain) start().catch(() => undefined);
  }

  function act(action: (controller: Controller) => void): void {
    start().then(action, () => {
      if (!navigator.onLine) setIsOffline(true);
      else if (mode === 'steps') setIsPlain(true);
      else form.current?.submit();
    });
  }

  // Runs once after hydration; `touch` is a new function at every render but does the same.
  const atFirst = useRef(() => {
    const query = new URLSearchParams(location.search);
    // Somebody touched the form before this code ran.
    const wasTouched = form.current?.contains(document.activeElement) || (form.current && isTyped(form.current));
    if (!matchMedia('(scripting: enabled)').matches) setIsPlain(true);
    else if (wasTouched || hasDraft(draft) || linked.some((name) => query.has(name))) touch();
  });
  useEffect(() => atFirst.current(), []);

  const { focus, step } = state;
  useEffect(() => {
    if (!focus) return;
    const target = { step: `${id}-step-${step}`, field: fieldId(id, focus.path ?? ''), status: `${id}-status` }[
      focus.on
    ];
    document.getElementById(target)?.focus();
  }, [focus, id, step]);

  return { id, form, controller, state, mode, isOffline, touch, act };
}

export type FormHandle = ReturnType<typeof useFormController<FormController>>;

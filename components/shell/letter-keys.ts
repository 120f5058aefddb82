'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useApiSetting } from '@/components/form/api-setting';

const OFF = 'off';
const listeners = new Set<() => void>();

const nameOf = (userId: string) => `letter-keys.${userId}`;

function areOn(userId: string): boolean {
  try {
    return localStorage.getItem(nameOf(userId)) !== OFF;
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether keys of a single letter do something for this person in this browser, and the way to change it. */
export function useLetterKeysSetting(): { isOn: boolean; set: (isOn: boolean) => void } {
  const { userId } = useApiSetting();
  const isOn = useSyncExternalStore(
    subscribe,
    () => areOn(userId),
    () => true,
  );
  const set = (next: boolean) => {
    try {
      if (next) localStorage.removeItem(nameOf(userId));
      else localStorage.setItem(nameOf(userId), OFF);
    } catch {
      // Without storage the keys stay as they are.
    }
    for (const listener of listeners) listener();
  };
  return { isOn, set };
}

/** Somebody writes, or a dialog is open: letters are not ours. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [role=dialog]')) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** What single letters do on a page (small ones). Not with a modifier, and not for who has switched them off (WCAG 2.1.4). */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const { isOn } = useLetterKeysSetting();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: stop.signal });
    return () => stop.abort();
  }, [isOn]);
}

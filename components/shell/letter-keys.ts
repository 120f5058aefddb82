'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { areLetterKeysOn, isForPage, setLetterKeys } from './letter-key-setting';

const listeners = new Set<() => void>();

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
    () => areLetterKeysOn(userId),
    () => true,
  );
  const set = (next: boolean) => {
    setLetterKeys(userId, next);
    for (const listener of listeners) listener();
  };
  return { isOn, set };
}

/** What single letters do on a page (small ones). Not with a modifier, and not for who has switched them off (WCAG 2.1.4). */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const { isOn } = useLetterKeysSetting();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || !isForPage(event)) return;
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

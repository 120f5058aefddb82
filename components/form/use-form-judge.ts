import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps the form around an element from being sent while something is wrong there. The browser's own bubbles speak its own
 * language and point at what is hidden.
 */
export function useFormJudge(root: RefObject<HTMLElement | null>, isWrong: boolean, onRefused: () => void): void {
  const judge = useEffectEvent((event: Event) => {
    if (!isWrong) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onRefused();
  });
  useEffect(() => {
    // A form that sends itself as it is filled in asks `checkValidity`; nobody reads the text.
    root.current?.querySelector<HTMLInputElement>('[data-period-end]')?.setCustomValidity(isWrong ? '!' : '');
  }, [root, isWrong]);
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    form.noValidate = true;
    const controller = new AbortController();
    form.addEventListener('submit', judge, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [root]);
}

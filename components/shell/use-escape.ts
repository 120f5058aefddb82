'use client';

import { useEffect, useEffectEvent } from 'react';

/** What has a use of its own for Escape: dialogs, what is unfolded, a field. */
const TAKES_ESCAPE = 'dialog[open], [role=dialog], details[data-menu][open], select:focus, [popover]:popover-open';

/** Leaves a part of a page with Escape. `fields`: while somebody types, the key is the field's. */
export function useEscape(leave: () => void, { fields = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const taken = fields ? `${TAKES_ESCAPE}, input:focus, textarea:focus` : TAKES_ESCAPE;
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(taken)) return;
    leave();
  });
  useEffect(() => {
    const stop = new AbortController();
    // First of all: whoever closes something by this key has closed it when it arrives at the page.
    document.addEventListener('keydown', (event) => press(event), { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
}

/**
 * Keeps what is typed from now on, for a field that is still on its way; no key of the page acts meanwhile. `onEscape`: the field
 * is no longer wanted. Gives what ends it and answers with what was typed; asked again, nothing.
 */
export function keepTyped(onEscape: () => void): () => string {
  const controller = new AbortController();
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    const taken = typed;
    typed = '';
    return taken;
  };
}

/** Told by `instrumentation-client.ts` as Next begins to lead to another page; the detail is where to. */
export const LEAVES_EVENT = 'page:leaves';

/** What never comes is no longer waited for: a redirect back to where one stands changes no address. */
const LONGEST = 15_000;

let pressed: Element | null = null;
let limit = 0;

/** What was pressed last: whatever leads on from now on was meant by it. */
function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('a, button, summary') : null;
}

/**
 * A press that leads to another page shows at once that it was heard, for as long as that page is being made: a line at the
 * top of the window, and what was pressed. Looks: `agency.css`. Nothing for a place on the same page.
 */
function beginWait(to: string): void {
  const { origin, pathname, search } = new URL(to, location.href);
  if (origin !== location.origin || pathname + search === location.pathname + location.search) return;
  endWait();
  document.documentElement.toggleAttribute('data-leaving', true);
  pressed?.toggleAttribute('data-waits', true);
  limit = window.setTimeout(endWait, LONGEST);
}

/** The other page is there. */
function endWait(): void {
  clearTimeout(limit);
  limit = 0;
  document.documentElement.removeAttribute('data-leaving');
  for (const waiting of document.querySelectorAll('[data-waits]')) waiting.removeAttribute('data-waits');
}

/** Where a press or a sent filter leads that the browser follows itself, loading the page anew. Else null. */
function plainTarget(event: MouseEvent | SubmitEvent): string | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null;
  if (event instanceof SubmitEvent) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || form.target) return null;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    return `${form.action.split('?')[0]}?${new URLSearchParams(fields)}`;
  }
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  // What the API answers with is a file, and the page stays.
  if (!link || link.target || link.download || link.pathname.startsWith('/api/')) return null;
  return link.href;
}

/** Until it is called off, every press that leads on is seen to be heard. */
export function followPresses(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('click', notePress, { signal, capture: true });
  document.addEventListener(LEAVES_EVENT, (event) => event instanceof CustomEvent && beginWait(event.detail), {
    signal,
  });
  const onLeave = (event: MouseEvent | SubmitEvent) => {
    const to = plainTarget(event);
    if (to) beginWait(to);
  };
  // On the window: after every handler of the page has had its say.
  window.addEventListener('click', onLeave, { signal });
  window.addEventListener('submit', onLeave, { signal });
  // By the browser's way back the page stands again as it was left.
  window.addEventListener('pageshow', endWait, { signal });
  return () => {
    controller.abort();
    endWait();
  };
}

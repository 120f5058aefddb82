import { CALL_OVER } from './call-over';

const CONTROL = 'a[href], button, input, select, textarea, summary';

/** What has the focus, and where it stands: each of its parents, with the place in it. */
type Held = { element: HTMLElement; text: string; steps: { parent: HTMLElement; index: number }[] };

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

function held(element: HTMLElement): Held {
  const steps: Held['steps'] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    steps.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  }
  return { element, text: element.textContent ?? '', steps };
}

/** What stands where it stood, as the next line of a list. Never another control: a second press would be its. */
function inPlaceOf({ element, text, steps }: Held): HTMLElement | null {
  for (const { parent, index } of steps) {
    if (parent === document.body) return null;
    if (!parent.isConnected || !isSeen(parent)) continue;
    if (parent.tagName === 'MAIN') return parent;
    const seen = [...parent.children].filter((child) => child instanceof HTMLElement && isSeen(child));
    const found = seen.find((child) => [...parent.children].indexOf(child) >= index) ?? seen.at(-1);
    if (!(found instanceof HTMLElement)) return parent;
    const isAnother = found.matches(CONTROL) && (found.tagName !== element.tagName || found.textContent !== text);
    return isAnother || found.matches(':disabled') ? parent : found;
  }
  return null;
}

function focusOn(place: HTMLElement): void {
  if (!place.matches(`${CONTROL}, [tabindex]`)) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: place.tagName === 'MAIN' });
}

/**
 * Gives the focus back where a page has taken it: a browser drops it from what goes off while it sends, from what is hidden and
 * from what is gone, and whoever works without a mouse would begin again at the top. Returns what ends it.
 */
export function keepFocus(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let last: Held | null = null;
  let frame = 0;
  let isOver = false;

  const recover = () => {
    const isFinal = isOver;
    frame = 0;
    isOver = false;
    if (!last || document.activeElement !== document.body) return;
    const { element } = last;
    if (element.isConnected && isSeen(element)) {
      if (!element.matches(':disabled')) return element.focus();
      // It may be on again when its call is over.
      if (!isFinal) return;
    }
    const place = inPlaceOf(last);
    if (place) focusOn(place);
  };
  // Not before the frame: whoever knows a better place has taken the focus there by then.
  const look = () => {
    if (last && frame === 0) frame = requestAnimationFrame(recover);
  };
  const onPress = ({ target }: PointerEvent) => {
    // A press beside everything gives the focus up on purpose; one on a control takes it anew.
    if (!(target instanceof Element) || target.closest(CONTROL) !== document.activeElement) last = null;
  };
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? held(target) : null;
  };
  const onOver = () => {
    isOver = true;
    look();
  };
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener(CALL_OVER, onOver, { signal });
  document.addEventListener('focusout', look, { signal });
  document.addEventListener('pointerdown', onPress, { signal, capture: true });
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  return () => {
    controller.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

const ACTS = 'a[href], button, input, select, textarea, summary, label';

type Pressed = { element: Element | null; text: string };

/** What a press acts upon: of a label its field; null beside everything that acts. */
function pressedBy({ target }: MouseEvent): Pressed {
  const found = target instanceof Element ? target.closest(ACTS) : null;
  const element = found instanceof HTMLLabelElement ? (found.control ?? found) : found;
  return { element, text: element?.textContent ?? '' };
}

/** Whether it is the same thing, or took its place: React may have drawn it anew. */
const isSame = (one: Pressed, other: Pressed) =>
  one.element === other.element || (one.element?.isConnected === false && one.text === other.text);

/**
 * The second half of a double click counts only for what the first one pressed: where that closed a dialog or a list, it would
 * press whatever came up beneath. Returns what ends it.
 */
export function stopStrayClicks(): () => void {
  let last: Pressed | null = null;
  const onClick = (event: MouseEvent) => {
    const pressed = pressedBy(event);
    if (event.detail > 1 && last && !isSame(last, pressed)) {
      event.preventDefault();
      event.stopPropagation();
    } else last = pressed;
  };
  // Before everybody else: React and the frame listen at the document.
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}

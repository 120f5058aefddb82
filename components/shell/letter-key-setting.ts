const OFF = 'off';

const nameOf = (userId: string) => `letter-keys.${userId}`;

/** Whether keys of a single character do something for this person in this browser. */
export function areLetterKeysOn(userId: string): boolean {
  try {
    return localStorage.getItem(nameOf(userId)) !== OFF;
  } catch {
    return true;
  }
}

export function setLetterKeys(userId: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), OFF);
  } catch {
    // Without storage the keys stay as they are.
  }
}

/** A key alone that nobody writes with: no modifier, no field, no dialog. */
export function isForPage({ target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false;
  if (document.querySelector('dialog[open], [role=dialog]')) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea')));
}

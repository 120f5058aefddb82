/** Heard by the frame's island, which then loads what draws it. */
export const TOAST_EVENT = 'alpenglow:toast';

/** Confirms that something was done, for three seconds. Errors stay where they happened. */
export function confirmToast(message: string): void {
  document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }));
}

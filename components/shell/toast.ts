/** Event that the frame's island listens for; it then loads the toaster. */
export const TOAST_EVENT = 'alpenglow:toast';

/** Confirms that something was done, for three seconds. Errors stay where they happened. */
export function confirmToast(message: string): void {
  document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }));
}

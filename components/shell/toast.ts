/** Event that the frame's island listens for; it then loads the toaster. */
export const TOAST_EVENT = 'alpenglow:toast';

export type ToastDetail = { message: string; milliseconds: number };

/** Confirms that something was done, for three seconds unless said otherwise. Errors stay where they happened. */
export function confirmToast(message: string, milliseconds = 3000): void {
  const detail: ToastDetail = { message, milliseconds };
  document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}

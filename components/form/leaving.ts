/** Heard by every form. */
export const LEAVING_EVENT = 'alpenglow:leaving';

/** Has every form keep what is typed in it: the reader is about to sign in anew, and comes back to this page. */
export function keepWhatIsTyped(): void {
  document.dispatchEvent(new Event(LEAVING_EVENT));
}

import { currentRequest } from './asked';

/** `next/server` of the page that is being rendered: what is to be done once its answer has been sent. */
export function after(work: () => void): void {
  currentRequest().ends.push(work);
}

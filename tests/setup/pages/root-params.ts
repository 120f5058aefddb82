import { currentRequest } from './asked';

/** `next/root-params` of the page that is being rendered. */
export async function brand(): Promise<string> {
  return currentRequest().brand;
}

export async function locale(): Promise<string> {
  return currentRequest().locale;
}

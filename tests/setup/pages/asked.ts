import { AsyncLocalStorage } from 'node:async_hooks';

/** The request a page is rendered for. */
export type Asked = { headers: Headers; brand: string; locale: string };

export const asked = new AsyncLocalStorage<Asked>();

export function currentRequest(): Asked {
  const found = asked.getStore();
  if (!found) throw new Error('No page is being rendered.');
  return found;
}

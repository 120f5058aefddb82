import { AsyncLocalStorage } from 'node:async_hooks';

/** The request a page is rendered for. */
export type Asked = { headers: Headers; brand: string; locale: string };
type Current = Asked & { ends: (() => void)[] };

export const asked = new AsyncLocalStorage<Current>();

export function currentRequest(): Current {
  const found = asked.getStore();
  if (!found) throw new Error('No page is being rendered.');
  return found;
}

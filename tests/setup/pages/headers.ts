import { currentRequest } from './asked';

/** `next/headers` of the page that is being rendered. */
export async function headers(): Promise<Headers> {
  return currentRequest().headers;
}

export async function cookies() {
  const sent = currentRequest().headers.get('cookie') ?? '';
  const values = new Map(sent.split(/;\s*/).map((part) => part.split('=', 2) as [string, string]));
  return {
    get: (name: string) => (values.has(name) ? { name, value: values.get(name) } : undefined),
    has: (name: string) => values.has(name),
  };
}

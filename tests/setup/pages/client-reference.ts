import { createRequire } from 'node:module';

type Server = { registerClientReference: (proxy: unknown, id: string, name: string) => unknown };
const { registerClientReference } = createRequire(import.meta.url)(
  'next/dist/compiled/react-server-dom-webpack/server.node',
) as Server;

/** What the server sends instead of a component of the browser: its name. */
export function reference(id: string, name: string): unknown {
  const never = () => {
    throw new Error(`${name} of ${id} runs in the browser only.`);
  };
  return registerClientReference(never, id, name);
}

/** All names of a library, each a reference. */
export function library(id: string): Record<string, unknown> {
  const known = new Map<string, unknown>();
  return new Proxy({} as Record<string, unknown>, {
    get(_, name) {
      if (typeof name !== 'string') return undefined;
      if (!known.has(name)) known.set(name, /^[A-Z]|^default$/.test(name) ? deep(id, name) : () => undefined);
      return known.get(name);
    },
  });
}

/** `Dialog.Root` of a library is a reference as well. */
function deep(id: string, name: string): unknown {
  const own = reference(id, name) as object;
  return new Proxy(own, {
    get(target, key) {
      if (typeof key === 'string' && /^[A-Z]/.test(key)) return reference(id, `${name}.${key}`);
      return Reflect.get(target, key);
    },
  });
}

/** A page that is left: tests see where to. */
export class Left extends Error {
  override name = 'Left';
}

export function redirect(to: string): never {
  throw new Left(`redirect ${to}`);
}

export function permanentRedirect(to: string): never {
  throw new Left(`redirect ${to}`);
}

export function notFound(): never {
  throw new Left('not found');
}

export function unstable_rethrow(): void {}

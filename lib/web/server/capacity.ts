import type { ServerResponse } from 'node:http';

/** `most` places; `enter` takes one until the answer is closed, or says that there is none. */
export function createCapacity(most: number) {
  let taken = 0;
  return {
    enter(response: ServerResponse): boolean {
      if (taken >= most) return false;
      taken += 1;
      response.once('close', () => {
        taken -= 1;
      });
      return true;
    },
  };
}

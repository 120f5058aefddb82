import 'server-only';
import type { ServerResponse } from 'node:http';

/** More than this does not wait for the end of the turn. */
const MOST_BYTES = 64 * 1024;

type Write = (...all: unknown[]) => boolean;

/**
 * What Next writes in one turn of the event loop, mostly pieces of 2 KB, goes on as one. Each piece by itself is a task of
 * the compressing thread: forty for a search. The first one, which begins the answer, does not wait.
 */
export function gatherWrites(response: ServerResponse): void {
  const write = response.write.bind(response) as Write;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  let parts: Uint8Array[] = [];
  let bytes = 0;
  /** The reader is slower than the writer: true until the response drains. */
  let isFull = false;
  let turn: NodeJS.Immediate | null = null;

  const pass = () => {
    if (turn) clearImmediate(turn);
    turn = null;
    if (bytes > 0) {
      isFull = !write(Buffer.concat(parts, bytes));
      parts = [];
      bytes = 0;
    }
  };
  const drop = () => {
    if (turn) clearImmediate(turn);
    turn = null;
    parts = [];
    bytes = 0;
  };
  response.once('close', drop);
  response.on('drain', () => {
    isFull = false;
  });

  response.write = (part: unknown, ...rest: unknown[]) => {
    const isPlain = part instanceof Uint8Array && rest.every((one) => one === undefined);
    if (!isPlain || !response.headersSent || response.destroyed) {
      pass();
      return write(part, ...rest);
    }
    // Copied: Next uses its buffers again. Small copies share memory, which takes half the time of one each.
    parts.push(Buffer.from(part));
    bytes += part.length;
    if (bytes >= MOST_BYTES) pass();
    else turn ??= setImmediate(pass);
    return !isFull;
  };
  response.end = (...all: unknown[]) => {
    pass();
    return end(...all);
  };
}

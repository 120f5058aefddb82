import path from 'node:path';
import { ThreadsPoolWorker } from 'vitest/node';

/** A worker forgets nothing of Vitest's own (a listener each run): after so many runs comes another one. */
const RUNS = 150;

const PACKAGES = `${path.sep}node_modules${path.sep}`;

let kept = null;
let runs = 0;

async function keptFor(options) {
  if (kept && runs >= RUNS) {
    await kept.stop();
    kept = null;
  }
  if (!kept) {
    kept = new ThreadsPoolWorker(options);
    runs = 0;
    await kept.start();
    kept.thread.unref();
  }
  runs += 1;
  return kept;
}

/** What is loaded anew for each mutant: our own modules, which may have kept something of the one before. */
const ownModules = ({ vite }) =>
  Object.values(vite.environments)
    .flatMap(({ moduleGraph }) => [...moduleGraph.fileToModulesMap.keys()])
    .filter((file) => !file.includes(PACKAGES));

/** Stands for a worker of one run, and leaves the thread to the next one. */
class KeptWorker {
  name = 'kept';
  #heard = [];
  #worker = null;

  constructor(options) {
    this.options = options;
  }

  async start() {
    this.#worker = await keptFor(this.options);
  }

  on(event, listener) {
    this.#heard.push([event, listener]);
    this.#worker.on(event, listener);
  }

  off(event, listener) {
    this.#heard = this.#heard.filter((one) => one[0] !== event || one[1] !== listener);
    this.#worker.off(event, listener);
  }

  send(message) {
    if (message?.type === 'stop') {
      const stopped = { type: 'stopped', __vitest_worker_response__: true };
      setImmediate(() => {
        for (const [event, listener] of this.#heard) if (event === 'message') listener(stopped);
      });
      return;
    }
    if (message?.type === 'run') message.context.invalidates = ownModules(this.options.project);
    this.#worker.send(message);
  }

  async stop() {
    for (const [event, listener] of this.#heard) this.#worker.off(event, listener);
    this.#heard = [];
  }

  deserialize(data) {
    return data;
  }
}

/**
 * Stryker's runner begins a thread for each mutant, and loading packages into it takes longer than the tests. Here one thread
 * keeps the packages; what is ours is loaded anew.
 */
export function keepWorker() {
  return {
    name: 'keep-worker',
    configureVitest({ project }) {
      project.config.pool = 'kept';
      project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptWorker(options) };
    },
  };
}

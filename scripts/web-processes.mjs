// Several web processes behind one address: the first opens the door and hands each connection to the next of the others.
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 1000;

/** Whether this process is the one that keeps the others. */
export function isFirstOf(processes) {
  return processes > 1 && cluster.isPrimary;
}

/**
 * Starts so many processes of this same program and another in place of each that dies. One that ends before any has
 * listened ends them all with its exit code: why is in its lines. What they say to who started this is handed on, and what
 * that says, to all of them. Asked to end, it ends when the last of them has.
 */
export function keepProcesses(processes) {
  let hasListened = false;
  let isEnding = false;

  const add = () => {
    const worker = cluster.fork();
    worker.once('listening', () => {
      hasListened = true;
    });
    worker.on('message', (message) => process.send?.(message));
    worker.once('exit', async (code, signal) => {
      const left = Object.values(cluster.workers).length;
      if (isEnding && left === 0) process.exit(0);
      if (isEnding) return;
      if (!hasListened) process.exit(code || 1);
      console.error(
        `A web process ended (${signal ? `signal ${signal}` : `exit code ${code}`}): another is started in its place.`,
      );
      await wait(PAUSE_MS);
      if (!isEnding) add();
    });
  };
  for (let index = 0; index < processes; index += 1) add();

  process.on('message', (message) => {
    for (const worker of Object.values(cluster.workers)) worker.send(message);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isEnding = true;
      const workers = Object.values(cluster.workers);
      if (workers.length === 0) process.exit(0);
      for (const worker of workers) worker.process.kill(signal);
    });
  }
}

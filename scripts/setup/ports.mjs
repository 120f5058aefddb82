import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem.mjs';

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: taken } = server.address();
      server.close(() => resolve(taken));
    });
  });
}

/** A port on loopback that nobody uses now. It may be taken a moment later: callers try again. */
export function freePort() {
  return listen(0, '127.0.0.1');
}

/** The port of the environment as a number; 3000 when unset. */
export function parsePort(text) {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Problem(`PORT is "${text}": set it to a number from 1 to 65535, or unset it for 3000.`);
}

async function whyNotFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await listen(port, host);
    } catch (error) {
      if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') return error; // no IPv6 here
    }
  }
  return null;
}

/** Throws when `port` of this machine stays taken for `patience` ms, on either kind of loopback address. */
export async function requireFreePort(port, patience = 0) {
  let error = await whyNotFree(port);
  for (const until = performance.now() + patience; error && performance.now() < until; ) {
    await wait(100);
    error = await whyNotFree(port);
  }
  if (error?.code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 3000;
    throw new Problem(
      `Port ${port} is taken: end the program that uses it, or choose another one: PORT=${other} npm start`,
    );
  }
  if (error?.code === 'EACCES') {
    throw new Problem(`Port ${port} is reserved for root: choose one above 1023, for example: PORT=3000 npm start`);
  }
  if (error) throw error;
}

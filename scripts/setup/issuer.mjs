import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem, tail } from './problem.mjs';
import { say } from './report.mjs';
import { keepScript } from './serve.mjs';

const READY_MS = 60_000;
const DISCOVERY = '/.well-known/openid-configuration';
/** Of the library below: it names the release it would rather run on, the product says itself what it needs. */
const ASIDE = /^oidc-provider (WARNING: Unsupported runtime|release\.)/;

function answers(url) {
  return new Promise((resolve) => {
    const request = http.get(url, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
    });
    request.on('error', () => resolve(false));
  });
}

/**
 * Starts the embedded issuer, keeps it alive and waits until it answers; it needs the database, not the web server. Returns
 * how to stop it.
 * What it prints before it answers is shown only if it never does.
 */
export async function keepIssuer({ reload, environment, onLine = say }) {
  const before = [];
  let ready = false;
  const take = (line) => {
    if (ASIDE.test(line)) return;
    if (ready) onLine(line);
    else before.push(line);
  };
  const file = 'lib/issuer/main.ts';
  const stop = await keepScript({ name: 'The embedded issuer', file, reload, environment, onLine: take });
  const { pathname } = new URL(environment.OIDC_ISSUER);
  const discovery = `${environment.EMBEDDED_ISSUER_URL}${pathname}${DISCOVERY}`;
  for (const until = performance.now() + READY_MS; performance.now() < until; await wait(50)) {
    ready = await answers(discovery);
    if (ready) return stop;
  }
  throw new Problem(`The embedded issuer did not answer within ${READY_MS / 1000} seconds: the lines above say why.`, {
    detail: tail(before.join('\n'), 30),
  });
}

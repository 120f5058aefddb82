import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { Problem } from '../../setup/problem.mjs';

const READY_MS = 30_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Opens somebody's stream; `heard` gets the data of every message. Resolves once the stream is ready: `{ end }`. */
export function listen({ port, host }, cookie, heard) {
  return new Promise((resolve, reject) => {
    const headers = { host, cookie, accept: 'text/event-stream' };
    const path = '/api/conversations/stream?side=agency';
    const request = http.get({ host: 'localhost', port, path, headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Problem(`A stream was answered with ${response.statusCode}.`));
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (text) => {
        const events = (rest + text).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
          if (field('event') === 'ready') resolve({ end: () => request.destroy() });
          else if (field('event') === 'message') heard(JSON.parse(field('data') ?? ''));
        }
      });
      // Ended by us.
      response.on('error', () => {});
    });
    request.on('error', reject);
    setTimeout(() => reject(new Problem('A stream was not ready in time.')), READY_MS).unref();
  });
}

/** A message of the hotel's: the status of the answer. */
export function say({ port, host }, cookie, { conversationId, body }) {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      cookie,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    const path = `/api/conversations/${conversationId}/messages`;
    const request = http.request({ host: 'localhost', port, path, method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject);
    request.end(JSON.stringify({ side: 'hotel', key: randomUUID(), body }));
  });
}

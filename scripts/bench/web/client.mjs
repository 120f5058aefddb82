import http from 'node:http';

const TIMEOUT_MS = 60_000;

/** A client of `connections` kept connections to loopback: `get(target, path?, headers?)` gives `{ status, body }`. */
export function createClient(connections) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const get = ({ host, port, path: own }, path = own, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { agent, host: 'localhost', port, path, timeout: TIMEOUT_MS, headers: { ...headers, host } };
      const request = http.get(options, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(parts) }));
        response.on('error', reject);
      });
      request.on('timeout', () => request.destroy(new Error(`${path} did not answer`)));
      request.on('error', (error) => {
        // The server may close a connection that was idle just when it is used again.
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve(get({ host, port, path }, path, headers));
        else reject(error);
      });
    });
  return { get, close: () => agent.destroy() };
}

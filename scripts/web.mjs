// The web process: Next behind what lib/web/server does to every request. It listens once that is in place.
//   node --max-old-space-size=1024 --max-semi-space-size=64 --no-memory-reducer scripts/web.mjs [--host NAME] [--port NUMBER]
//   [--processes NUMBER] [--dev] [--begins-anew]
import http from 'node:http';
import { parseArgs } from 'node:util';
import { closeServer } from './closing.mjs';
import { isFirstOf, keepProcesses } from './web-processes.mjs';

/** Longer than whoever stands before us keeps an idle connection (usually a minute): else they ask over a closed one. */
const KEEP_ALIVE_MS = 75_000;
const HEADERS_MS = 15_000;
/** From the first byte to the last: 20 MB, the largest picture taken, over a slow line of 1.4 Mbit/s. */
const REQUEST_MS = 120_000;

const { values } = parseArgs({
  options: {
    ...{ host: { type: 'string' }, port: { type: 'string' }, dev: { type: 'boolean', default: false } },
    // So many that answer at one address; they share nothing but the database.
    processes: { type: 'string' },
    // By npm start, to whom it can be said that the demonstration is to begin anew (lib/platform/starter).
    'begins-anew': { type: 'boolean', default: false },
  },
});
const port = Number(values.port ?? process.env.PORT ?? 3000);
const processes = Number(values.processes ?? 1);
if (isFirstOf(processes)) keepProcesses(processes);
else await serve();

async function serve() {
  if (values['begins-anew'] && process.send) {
    const starter = { step: null, beginAnew: () => process.send('beginAnew') };
    process.on('message', (step) => {
      starter.step = step;
    });
    globalThis.alpenglowStarter = starter;
  }
  process.env.NODE_ENV ??= values.dev ? 'development' : 'production';
  const { default: next } = await import('next');

  const server = http.createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
  });
  const app = next({
    dev: values.dev,
    port,
    // Not 127.0.0.1: Next would send its own rewrites to a name that does not answer.
    hostname: 'localhost',
    // Here Next listens for offers of another protocol, which in production it takes and leaves without an answer. Where
    // nobody listens Node answers them as ordinary requests.
    httpServer: values.dev ? server : http.createServer(),
  });

  // Next prepares the application without waiting for it: instrumentation.ts calls this once it is ready to receive.
  const ready = new Promise((resolve) => {
    globalThis.alpenglowReceives = resolve;
  });
  await app.prepare();
  const { receive, end } = await ready;
  const answer = app.getRequestHandler();

  server.on('request', async (request, response) => {
    try {
      await receive(request, response, () => answer(request, response));
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    }
  });
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(port, values.host);

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await closeServer(server, end);
      await app.close();
      process.exit(0);
    });
  }
}

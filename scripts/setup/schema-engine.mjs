#!/usr/bin/env node
// Stands in for Prisma's native schema engine, which its command line would download: the same JSON-RPC over standard
// input and output, backed by the same engine as WebAssembly. Named in PRISMA_SCHEMA_ENGINE_BINARY by prisma.config.ts.
import readline from 'node:readline';
import {
  asKnownError,
  connectionConfig,
  createDatabase,
  dropDatabase,
  withClient,
} from './schema-engine/connection.mjs';
import { engineVersion, openEngine, panic } from './schema-engine/engine.mjs';

const ENGINE_ERROR = 4466;
const PANICKED = 101;
const args = process.argv.slice(2);
const valuesOf = (flag) => args.flatMap((arg, index) => (arg === flag ? [args[index + 1]] : []));
const url = JSON.parse(valuesOf('--datasource')[0] ?? '{}').url;

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

const commands = {
  'can-connect-to-database': (config) => withClient(config, (client) => client.query('SELECT 1')),
  'create-database': createDatabase,
  'drop-database': dropDatabase,
};

/** `cli <command>`: done at once, told by the exit code; the reason stands in the second line of the log. */
async function runCommand(name) {
  try {
    if (!commands[name]) throw new Error(`The schema engine has no command ${name}`);
    await commands[name](connectionConfig(url));
  } catch (error) {
    const log = (level, fields) => JSON.stringify({ level, target: 'schema_engine::logger', fields });
    process.stderr.write(`${log('INFO', { message: 'start' })}\n${log('ERROR', asKnownError(error))}`);
    process.exitCode = 1;
  }
}

function asRpcError(error) {
  const isPanic = error?.name === 'RuntimeError';
  const message = (isPanic && panic.get()) || String(error?.message ?? error);
  const data = { is_panic: isPanic, message, error_code: error?.code, meta: error?.meta };
  return { code: ENGINE_ERROR, message, data: isPanic ? { ...data, error: { message } } : data };
}

/** Answers questions in their order until the input ends. */
async function answerQuestions() {
  const engine = openEngine({ url, datamodels: valuesOf('--datamodels') });
  let current;
  // A panic inside the engine surfaces here, not in the call that waits for it, and leaves the engine unusable.
  process.on('uncaughtException', (error) => {
    process.exitCode = PANICKED;
    const trap = Object.assign(new Error(error.message), { name: 'RuntimeError' });
    const answer = JSON.stringify({ jsonrpc: '2.0', id: current ?? null, error: asRpcError(trap) });
    process.stdout.write(`${answer}\n`, () => process.exit());
  });
  for await (const line of readline.createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!line.trim()) continue;
    const { id, method, params } = JSON.parse(line);
    if (!method) continue; // the answer to our own `print`
    current = id;
    try {
      const result = await engine.call(method, params);
      if (method === 'diff' && result?.stdout != null)
        send({ id: 'print', method: 'print', params: { content: result.stdout } });
      send({ id, result });
    } catch (error) {
      send({ id, error: asRpcError(error) });
    }
  }
  await engine.end();
}

if (args[0] === '--version') console.log(`schema-engine-cli ${engineVersion()}`);
else if (args.includes('cli')) await runCommand(args[args.indexOf('cli') + 1]);
else await answerQuestions();

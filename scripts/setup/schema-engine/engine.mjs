import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { EngineAdapterFactory } from './adapter.mjs';
import { connectionConfig, createDatabase } from './connection.mjs';

const GLUE = '@prisma/schema-engine-wasm/schema_engine_bg';
const folder = path.dirname(createRequire(import.meta.url).resolve(GLUE));

/** The commit the engine was built from, which is what the native engine calls its version. */
export function engineVersion() {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return version.split('.').pop();
}

/** The engine leaves the message of a panic here before it traps. */
export const panic = {
  message: '',
  get() {
    return this.message;
  },
  set_message(message) {
    this.message = `RuntimeError: ${message}`;
  },
};

async function load(factory, datamodels) {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = panic;
  const glue = await import(GLUE);
  const bytes = fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const log = (line) => {
    if (process.env.DEBUG) process.stderr.write(`${line}\n`);
  };
  return glue.SchemaEngine.new({ datamodels }, log, bindMigrationAwareSqlAdapterFactory(factory));
}

/** These replay the migrations without a way to a shadow database; devDiagnostic has one and leaves the result in the engine's cache. */
const NEEDS_REPLAY = new Set(['evaluateDataLoss', 'createMigration']);

/**
 * The engine behind the protocol: `call(method, params)` and `end()`. It is loaded at the first call that needs it.
 * `datamodels` are paths of schema files.
 */
export function openEngine({ url, datamodels }) {
  let factory;
  let engine;

  async function open() {
    const schema = new URL(url).searchParams.get('schema') ?? undefined;
    factory = await EngineAdapterFactory.create({ ...connectionConfig(url), max: 2 }, { schema });
    const files = datamodels.map((file) => [file, fs.readFileSync(file, 'utf8')]);
    return load(factory, files.length > 0 ? files : undefined);
  }

  return {
    async call(method, params) {
      if (method === 'createDatabase') return createDatabase(connectionConfig(url));
      engine ??= open();
      const ready = await engine;
      if (method === 'getDatabaseVersion') return ready.version(params);
      if (typeof ready[method] !== 'function') throw new Error(`The schema engine has no method ${method}`);
      if (NEEDS_REPLAY.has(method)) {
        await ready.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
      }
      return (await ready[method](params)) ?? null;
    },
    end: () => factory?.end(),
  };
}

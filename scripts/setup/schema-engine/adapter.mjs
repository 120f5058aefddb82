import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { withClient } from './connection.mjs';

// Numbers of PostgreSQL's types and of the adapter's column types.
const INTERNAL_CHAR = 18;
const TEXT = 25;
const CHARACTER_COLUMN = 6;

/** adapter-pg 7.10 does not know the internal "char" type, which the engine's questions to the catalogue return. */
function teachInternalChar(queryable) {
  const { queryRaw } = queryable;
  queryable.queryRaw = async function (query) {
    let isChar = [];
    const reader = Object.create(this);
    reader.performIO = async (question) => {
      const result = await this.performIO(question);
      isChar = result.fields.map((field) => field.dataTypeID === INTERNAL_CHAR);
      for (const field of result.fields) if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = TEXT;
      return result;
    };
    const rows = await queryRaw.call(reader, query);
    isChar.forEach((is, index) => {
      if (is) rows.columnTypes[index] = CHARACTER_COLUMN;
    });
    return rows;
  };
}

/**
 * adapter-pg 7.10 cuts a script at every semicolon, also inside the body of a function, and runs the pieces one by one.
 * Sent whole, PostgreSQL itself takes it apart, and a script that fails is taken back as a whole.
 */
function runScriptsWhole(adapter) {
  adapter.executeScript = async (script) => {
    try {
      await adapter.client.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
}

/** The driver adapters of the schema engine, with what adapter-pg lacks for it. */
export class EngineAdapterFactory extends PrismaPg {
  #config;
  #open = new Set();

  static async create(config, options) {
    const probe = await new PrismaPg({}).connect();
    teachInternalChar(Object.getPrototypeOf(Object.getPrototypeOf(probe)));
    return new EngineAdapterFactory(config, options);
  }

  constructor(config, options) {
    super(config, options);
    this.#config = config;
  }

  async connect() {
    const adapter = runScriptsWhole(await super.connect());
    this.#open.add(adapter);
    return adapter;
  }

  /** adapter-pg would drop its shadow database while its own pool still holds it: here the pool is closed first. */
  async connectToShadowDb() {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    const beside = (statement) => withClient(this.#config, (client) => client.query(statement));
    await beside(`CREATE DATABASE "${database}" TEMPLATE template0`);
    const adapter = runScriptsWhole(await new PrismaPg({ ...this.#config, database }).connect());
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await dispose();
      await beside(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
    };
    return adapter;
  }

  async end() {
    for (const adapter of this.#open) await adapter.dispose().catch(() => {});
  }
}

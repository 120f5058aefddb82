import pg from 'pg';

const TIMEOUT_MS = 10_000;

/** Prisma's codes for what keeps us out of a database, by PostgreSQL's or the network's code. */
const PRISMA_CODES = {
  '3D000': 'P1003',
  '28P01': 'P1000',
  28000: 'P1000',
  ECONNREFUSED: 'P1001',
  ENOTFOUND: 'P1001',
  ETIMEDOUT: 'P1001',
  EHOSTUNREACH: 'P1001',
};
const OTHER_CODE = 'P1011';

/**
 * A URL as separate fields: with a `connectionString` adapter-pg could not replace the database by its shadow database.
 */
export function connectionConfig(url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    host: decodeURIComponent(searchParams.get('host') ?? hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)) || 'postgres',
    ...(sslMode && sslMode !== 'disable' ? { ssl: { rejectUnauthorized: sslMode.startsWith('verify') } } : {}),
  };
}

export async function withClient(config, work) {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: TIMEOUT_MS });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement next to the database of `config`, for what cannot be done inside it. */
function beside(config, statement) {
  return withClient({ ...config, database: 'postgres' }, (client) => client.query(statement));
}

export async function createDatabase(config) {
  await beside(config, `CREATE DATABASE ${pg.escapeIdentifier(config.database)}`);
  return { databaseName: config.database };
}

export function dropDatabase(config) {
  return beside(config, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(config.database)} WITH (FORCE)`);
}

/** An error as the engine's command line reports it: `{ error_code, message }`. */
export function asKnownError(error) {
  return { error_code: PRISMA_CODES[error.code] ?? OTHER_CODE, message: error.message || error.code };
}

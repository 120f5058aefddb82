import { Problem } from './problem.mjs';

const OWNER = 'alpenglow_owner';
const APP = 'alpenglow_app';
const ISSUER = 'alpenglow_issuer';
const LEAST_VERSION = 15;
const TIMEOUT_MS = 10_000;

/** `postgresql://user:password@host:port/database` of the embedded server. Passwords are hex and need no escaping. */
export function embeddedUrl({ user, password, port, database }) {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** Runs `work(client)` on one connection. `pg` is loaded late: the first steps run before it is installed. */
export async function withClient(connectionString, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {}); // a server that goes away while we are idle; the next query says so
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureRole(client, role, password, option) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN ${option} PASSWORD '${password}'`);
}

/**
 * The roles and the database of the embedded server: one role owns and migrates, one serves, one is the embedded
 * issuer's. Idempotent. Returns `{ databaseUrl, ownerUrl, issuerUrl }`.
 */
export async function prepareDatabase({ port, secrets, database }) {
  const { superuserPassword, ownerPassword, appPassword, issuerPassword } = secrets;
  const superuserUrl = embeddedUrl({ user: 'postgres', password: superuserPassword, port, database: 'postgres' });
  await withClient(superuserUrl, async (client) => {
    await ensureRole(client, OWNER, ownerPassword, 'CREATEDB');
    await ensureRole(client, APP, appPassword, '');
    await ensureRole(client, ISSUER, issuerPassword, '');
    // Whoever may drop a database must be able to end the connections to it.
    await client.query(`GRANT pg_signal_backend TO ${OWNER}`);
    // Tests and benchmarks let a disk be full: not even a sort has room beside the tables.
    const fills = await client.query(`SELECT WHERE has_parameter_privilege('${OWNER}', 'temp_file_limit', 'SET')`);
    if (fills.rowCount === 0) await client.query(`GRANT SET ON PARAMETER temp_file_limit TO ${OWNER}`);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${OWNER}`);
  });
  return {
    databaseUrl: embeddedUrl({ user: APP, password: appPassword, port, database }),
    ownerUrl: embeddedUrl({ user: OWNER, password: ownerPassword, port, database }),
    issuerUrl: embeddedUrl({ user: ISSUER, password: issuerPassword, port, database }),
  };
}

const REASONS = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'unknown host',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'no route to host',
  ENETUNREACH: 'no route to host',
  ECONNRESET: 'connection closed',
};

/** The line for a database of `name` (the variable that holds its URL) that does not let us in. Never shows a password. */
export function connectionProblem(error, name, url) {
  const { host, pathname, username } = new URL(url);
  const correct = `correct ${name}, or unset it to use the embedded database`;
  if (error.code === '28P01' || error.code === '28000') {
    return new Problem(`The database at ${host} refuses the user ${username} or its password: ${correct}.`);
  }
  if (error.code === '3D000') {
    return new Problem(`There is no database "${pathname.slice(1)}" at ${host}: create it, or ${correct}.`);
  }
  const cause = error.errors?.[0] ?? error; // a name with several addresses fails once for each
  const reason = REASONS[cause.code] ?? (/timeout/i.test(cause.message) ? 'no answer' : cause.message);
  return new Problem(`The database at ${host} cannot be reached (${reason}): start it, or ${correct}.`);
}

/** Throws unless `url`, the value of the variable `name`, can be an address of a database. */
export function requireDatabaseUrl(name, url) {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return;
  throw new Problem(
    `${name} is no address of a PostgreSQL database: set it like postgresql://user:password@host:5432/alpenglow.`,
  );
}

/** Throws unless the database behind the variable `name` can be reached and is recent enough. */
export async function requireDatabase(name, url) {
  let version;
  try {
    version = await withClient(url, async (client) => {
      const { rows } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS major");
      return rows[0].major;
    });
  } catch (error) {
    throw connectionProblem(error, name, url);
  }
  if (version < LEAST_VERSION) {
    throw new Problem(`The database of ${name} is PostgreSQL ${version}: use version ${LEAST_VERSION} or newer.`);
  }
}

/** Throws unless the owner's database has the roles that migrations give rights to, or its owner may make them. */
export async function requireRoles(ownerUrl) {
  const { missing, user, mayCreate } = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT ARRAY(SELECT unnest($1::text[]) EXCEPT SELECT rolname FROM pg_roles) AS missing, current_user AS user,
         rolsuper OR rolcreaterole AS "mayCreate"
       FROM pg_roles WHERE rolname = current_user`,
      [[APP, ISSUER]],
    );
    return rows[0];
  });
  if (mayCreate || missing.length === 0) return;
  const statements = missing.map((role) => `CREATE ROLE ${role} LOGIN PASSWORD '…'`).join('; ');
  throw new Problem(
    `The database has no role ${missing.join(' and ')}, and ${user} may not create it: have an administrator run ${statements}.`,
  );
}

/** Throws unless whoever the variable `name` connects as is the serving role (`app`) or the issuer's (`issuer`), or has its rights. */
export async function requireRights(name, url, kind) {
  const role = kind === 'issuer' ? ISSUER : APP;
  const { user, has } = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT current_user AS user,
         EXISTS (SELECT FROM pg_roles WHERE rolname = $1 AND pg_has_role(current_user, oid, 'MEMBER')) AS has`,
      [role],
    );
    return rows[0];
  });
  if (has) return;
  throw new Problem(
    `${name} connects as ${user}, which has no rights here: use the role ${role}, or GRANT ${role} TO ${user}.`,
  );
}

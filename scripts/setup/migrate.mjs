import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withClient } from './database.mjs';
import { diskProblem, diskTrouble } from './disk.mjs';
import { program, root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { run } from './processes.mjs';

const folder = path.join(root, 'prisma/migrations');

/** The migrations of this version in their order: `[{ name, checksum }]`, the checksum as Prisma keeps it. */
function ownMigrations() {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'));
      return { name, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Prisma's record of what a database went through: `[{ name, checksum, isFinished }]`. */
async function appliedMigrations(ownerUrl) {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists");
    if (!rows[0].exists) return [];
    const applied = await client.query(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
       FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    );
    return applied.rows;
  });
}

/**
 * How a database stands to this version: `{ missing, changed, unknown, unfinished }`, each the names concerned.
 */
export function compareMigrations(own, applied) {
  const names = (list) => list.map(({ name }) => name);
  const finished = applied.filter(({ isFinished }) => isFinished);
  const checksums = new Map(finished.map(({ name, checksum }) => [name, checksum]));
  const known = new Set(names(own));
  return {
    missing: names(own).filter((name) => !checksums.has(name)),
    changed: names(own.filter(({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum)),
    unknown: names(finished).filter((name) => !known.has(name)),
    unfinished: names(applied.filter(({ isFinished }) => !isFinished)),
  };
}

/** Whether a database went through the migrations that the first of these replaced: no migration leads from there to here. */
export function isOfFormerHistory(own, { missing, unknown }) {
  return missing.includes(own[0].name) && unknown.some((name) => name < own[0].name);
}

const formerHistory = (anew) =>
  new Problem(`The database was made before the first release, and nothing leads from there to this version: ${anew}.`);

/** Throws unless the database is at this version. */
export async function requireMigrated(ownerUrl) {
  const own = ownMigrations();
  const state = compareMigrations(own, await appliedMigrations(ownerUrl));
  if (isOfFormerHistory(own, state)) throw formerHistory('use another database');
  const { missing } = state;
  if (missing.length === 0) return;
  throw new Problem(`The database lacks migration ${missing[0]}: run npx prisma migrate deploy first.`);
}

function prisma(args, environment, onLine) {
  return run(process.execPath, [program.prisma, ...args], { cwd: root, env: environment, onLine });
}

/** Each migration is one transaction (see schema-engine), so an unfinished one left nothing; Prisma only has to be told. */
async function forget(names, environment) {
  for (const name of names) await prisma(['migrate', 'resolve', '--rolled-back', name], environment);
}

/** The database's own words in the engine's report. */
export function databaseError(output) {
  const patterns = [/^Message: (.+)$/m, /^ERROR: (.+)$/m, /^Error: external connector error\n(.+)$/m];
  const words = patterns.map((pattern) => output.match(pattern)?.[1]).find(Boolean);
  return words?.replace(/^Error querying the database: (ERROR: )?/, '');
}

async function migrationProblem(output, ownerUrl, environment) {
  const { unfinished } = compareMigrations(ownMigrations(), await appliedMigrations(ownerUrl));
  await forget(unfinished, environment);
  const trouble = diskTrouble(output);
  if (trouble) return diskProblem(trouble, root);
  const [name] = unfinished;
  if (!name)
    return new Problem('The database could not be migrated: the lines above say why.', { detail: tail(output) });
  const reason = databaseError(output);
  return new Problem(
    `Migration ${name} failed${reason ? ` (${reason})` : ''} and was taken back: correct its SQL and run the command again.`,
    reason ? {} : { detail: tail(output) },
  );
}

/** Brings the database to this version; `anew` is the advice for one that cannot be. Returns how it ended. */
export async function migrate({ ownerUrl, environment, anew }, progress) {
  const own = ownMigrations();
  const state = compareMigrations(own, await appliedMigrations(ownerUrl));
  if (isOfFormerHistory(own, state)) throw formerHistory(anew);
  if (state.unknown.length > 0) {
    throw new Problem(
      `The database is ahead of this version (migration ${state.unknown[0]}): use the newer version, or ${anew}.`,
    );
  }
  if (state.changed.length > 0) {
    throw new Problem(
      `Migration ${state.changed[0]} was changed after the database went through it: undo the change, or ${anew}.`,
    );
  }
  await forget(state.unfinished, environment);
  if (state.missing.length === 0) return 'up to date';
  const { code, output } = await prisma(['migrate', 'deploy'], environment, (line) => {
    const name = line.match(/^Applying migration `(.+)`/)?.[1];
    if (name) progress(name);
  });
  if (code !== 0) throw await migrationProblem(output, ownerUrl, environment);
  return `${state.missing.length} ${state.missing.length === 1 ? 'migration' : 'migrations'} applied`;
}

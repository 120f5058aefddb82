import { withClient } from '../../setup/database.mjs';
import { AGENT } from '../web/targets.mjs';

/** Colleagues of the benchmark's agent, so many as hold the streams. */
export function makeCrowd(ownerUrl, count) {
  return withClient(ownerUrl, async (client) => {
    await client.query(
      `INSERT INTO app_user SELECT (jsonb_populate_record(u, jsonb_build_object('id', 'crowd-' || n,
         'email', 'crowd-' || n || '@crowd.example', 'subject', 'crowd-' || n))).*
       FROM app_user u, generate_series(1, $2::int) n WHERE u.email = $1`,
      [AGENT, count],
    );
    await client.query(
      `INSERT INTO membership SELECT (jsonb_populate_record(m, jsonb_build_object('id', 'crowd-' || n,
         'user_id', 'crowd-' || n, 'is_owner', false))).*
       FROM membership m JOIN app_user u ON u.id = m.user_id, generate_series(1, $2::int) n
       WHERE u.email = $1 AND m.removed_at IS NULL`,
      [AGENT, count],
    );
  });
}

/**
 * What PostgreSQL says when its disk is full: of every change, and of what is sorted beside the tables. Pages that only read
 * know nothing of it.
 */
export function fillDisk(ownerUrl, isFull) {
  return withClient(ownerUrl, async (client) => {
    const { rows: tables } = await client.query(
      `SELECT quote_ident(relname) AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const name = decodeURIComponent(new URL(ownerUrl).pathname.slice(1));
    await client.query(`ALTER DATABASE ${name} ${isFull ? 'SET temp_file_limit = 0' : 'RESET temp_file_limit'}`);
    // A setting of a database is that of the connections to come.
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
      [name],
    );
    if (!isFull) {
      await client.query('DROP FUNCTION bench_disk_full CASCADE');
      return;
    }
    await client.query(
      `CREATE FUNCTION bench_disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`,
    );
    for (const table of tables) {
      await client.query(
        `CREATE TRIGGER bench_disk_full BEFORE INSERT OR UPDATE OR DELETE ON ${table.name}
         FOR EACH STATEMENT EXECUTE FUNCTION bench_disk_full()`,
      );
    }
  });
}

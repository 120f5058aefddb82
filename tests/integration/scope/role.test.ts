import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';

describe('the application’s role', () => {
  it('is neither owner nor superuser, and may not pass by the wall', async () => {
    const [role] = await db.$queryRaw<object[]>`
      SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                WHERE n.nspname = 'public' AND c.relowner = r.oid) AS owns,
        EXISTS (SELECT FROM pg_auth_members m WHERE m.member = r.oid) AS inherits
      FROM pg_roles r WHERE rolname = current_user`;
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owns: false,
      inherits: false,
    });
  });

  it('cannot take the wall down', async () => {
    for (const statement of [
      'ALTER TABLE agency DISABLE ROW LEVEL SECURITY',
      'DROP POLICY agency_select ON agency',
      'CREATE POLICY everything ON agency USING (true)',
      'SET ROLE alpenglow_owner',
      'SELECT describe_viewer(id, NULL) FROM app_user',
      'SELECT describe_invitation(NULL::invitation)',
    ])
      await expect(db.$executeRawUnsafe(statement), statement).rejects.toThrow(/must be owner|permission denied/);
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query('SET row_security = off');
    await expect(client.query('SELECT * FROM agency')).rejects.toThrow(/row-level security/);
    await client.end();
  });
});

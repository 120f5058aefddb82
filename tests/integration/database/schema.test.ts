import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const prisma = path.join(root, 'node_modules/prisma/build/index.js');

/** What would still have to be done to the migrated database until it is what the schema says. */
function difference(schema: string): string {
  const args = ['migrate', 'diff', '--from-config-datasource', '--to-schema', schema, '--script'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [prisma, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_OWNER_URL: process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL },
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  // Without a difference the script is a comment that says so.
  return stdout.replace(/^--.*$/gm, '').trim();
}

describe('migrations and schema.prisma', () => {
  // Prisma's command starts an engine of its own.
  it('describe the same tables, columns, keys and indexes', { timeout: 120_000 }, () => {
    expect(difference('prisma/schema.prisma')).toBe('');
  });
});

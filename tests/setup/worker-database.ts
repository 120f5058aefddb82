import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

/** Every test file works on a copy of the template of its own, with the rights of the web process. */
const template = inject('template');
const name = `alpenglow_test_${process.env.VITEST_POOL_ID ?? '1'}`;

function onDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function asOwner(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: onDatabase(template.ownerUrl, 'postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

await asOwner(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);

Object.assign(process.env, {
  APP_MODE: 'demo',
  APP_SECRET: 'demo-secret-of-the-tests-which-guards-nothing',
  DATABASE_URL: onDatabase(template.databaseUrl, name),
  // Issuer and worker run in one process here; in earnest each has its own role as DATABASE_URL.
  ISSUER_DATABASE_URL: onDatabase(template.issuerUrl, name),
  TEST_OWNER_URL: onDatabase(template.ownerUrl, name),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
});
delete process.env.DATABASE_OWNER_URL;
delete process.env.SMTP_URL;
delete process.env.EMBEDDED_SERVICES;

afterAll(async () => {
  const { db } = await import('@/lib/platform/db');
  const { ownerDb } = await import('@/tests/factories/owner');
  const { issuerDb } = await import('@/lib/issuer/database');
  await Promise.all([db.$disconnect(), ownerDb.$disconnect(), issuerDb.$disconnect()]);
  await asOwner(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

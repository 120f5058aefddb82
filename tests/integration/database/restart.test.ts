import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { keepPostgres } from '@/scripts/setup/postgres.mjs';
import { findPlace, outsidePlace } from '@/scripts/setup/postgres-place.mjs';
import { endAll } from '@/scripts/setup/processes.mjs';

const password = randomBytes(16).toString('hex');

async function ask(port: number, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it('the embedded PostgreSQL that is killed is back at the same port, with its data', async () => {
  const name = `restart-${randomBytes(6).toString('hex')}`;
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-'));
  fs.chmodSync(directory, 0o711);
  onTestFinished(async () => {
    await endAll();
    for (const left of [directory, outsidePlace(name)]) fs.rmSync(left, { recursive: true, force: true });
  });
  const place = findPlace(path.join(directory, 'postgres'), name);
  const { child, port } = await keepPostgres({ place, password, durable: true });
  await ask(port, 'CREATE TABLE kept AS SELECT 42 AS answer');

  process.kill(child.pid, 'SIGKILL');
  await expect
    .poll(() => ask(port, 'SELECT answer FROM kept').catch(() => null), { timeout: 20_000 })
    .toEqual([{ answer: 42 }]);
}, 60_000);

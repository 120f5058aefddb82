import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectionProblem } from '@/scripts/setup/database.mjs';
import { diskTrouble, requireDisk } from '@/scripts/setup/disk.mjs';
import { databaseError } from '@/scripts/setup/migrate.mjs';
import { freePort, requireFreePort } from '@/scripts/setup/ports.mjs';
import { asKnownError, connectionConfig } from '@/scripts/setup/schema-engine/connection.mjs';

const url = 'postgresql://app:hidden@db.example:5433/alpenglow';

describe('the disk', () => {
  it.each([
    ['npm error code ENOSPC', 'full'],
    ['could not extend file: No space left on device', 'full'],
    ['Disk quota exceeded', 'full'],
    ['npm error code EDQUOT', 'full'],
    ['EROFS: read-only file system, open', 'read-only'],
    ["EACCES: permission denied, mkdir '/x'", 'forbidden'],
    ['connection refused', null],
  ])('is behind "%s": %s', (text, trouble) => {
    expect(diskTrouble(text)).toBe(trouble);
  });

  it('is tried without leaving anything', () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-'));
    onTestFinished(() => fs.rmSync(directory, { recursive: true }));
    requireDisk(directory, 0);
    expect(() => requireDisk(directory, 1e12)).toThrow(/has \d+ MB left, 1000000000000 MB are needed: free some space/);
    expect(fs.readdirSync(directory)).toEqual([]);
  });
});

describe('a port', () => {
  it('that is taken is named, with a way out', async () => {
    const server = net.createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken`);
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });
});

describe('a database that does not let us in', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }, 'cannot be reached (connection refused)'],
    [{ errors: [{ code: 'ECONNREFUSED' }] }, 'cannot be reached (connection refused)'],
    [{ code: 'ENOTFOUND' }, 'cannot be reached (unknown host)'],
    [{ message: 'timeout expired' }, 'cannot be reached (no answer)'],
    [{ code: '28P01' }, 'refuses the user app or its password'],
    [{ code: '3D000' }, 'There is no database "alpenglow" at db.example:5433'],
  ])('for %o says so, without the password', (error, words) => {
    const { message } = connectionProblem(error, 'DATABASE_URL', url);
    expect(message).toContain(words);
    expect(message).toContain('correct DATABASE_URL');
    expect(message).not.toContain('hidden');
    expect(message).not.toContain('\n');
  });
});

describe('a migration', () => {
  it.each([
    ['x\nError: external connector error\nNo such table: nothing\n   0: apply', 'No such table: nothing'],
    ['Error: external connector error\nError querying the database: ERROR: division by zero', 'division by zero'],
    ['Database error code: 42P07\n\nMessage: relation exists\n', 'relation exists'],
    ['nothing of the kind', undefined],
  ])('that failed is explained by the database', (output, words) => {
    expect(databaseError(output)).toBe(words);
  });
});

describe('the schema engine', () => {
  it('takes an address apart, unescaped', () => {
    expect(connectionConfig('postgresql://me%40home:p%2Fw@db/alp%20en?sslmode=verify-full')).toEqual({
      host: 'db',
      port: 5432,
      user: 'me@home',
      password: 'p/w',
      database: 'alp en',
      ssl: { rejectUnauthorized: true },
    });
    expect(connectionConfig('postgresql://me:pw@db:6000/x?sslmode=disable')).not.toHaveProperty('ssl');
    expect(connectionConfig('postgresql://me:pw@db/x?host=/run/postgresql')).toMatchObject({ host: '/run/postgresql' });
  });

  it("speaks of errors in Prisma's codes", () => {
    expect(asKnownError({ code: '28000', message: 'no' })).toEqual({ error_code: 'P1000', message: 'no' });
    expect(asKnownError({ code: 'ECONNREFUSED', message: '' })).toEqual({
      error_code: 'P1001',
      message: 'ECONNREFUSED',
    });
    expect(asKnownError({ code: '42601', message: 'syntax' })).toEqual({ error_code: 'P1011', message: 'syntax' });
  });
});

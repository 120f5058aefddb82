import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { keepSecrets } from '@/scripts/setup/secrets.mjs';

let directory = '';
let file = '';

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-secrets-'));
  file = path.join(directory, 'secrets.json');
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
});

/** A database that only these secrets open. */
function makeDatabase() {
  const cluster = path.join(directory, 'postgres', 'cluster');
  fs.mkdirSync(cluster, { recursive: true });
  fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n');
}

describe('secrets', () => {
  it('are made once, for their owner only, and what a newer version needs is added', () => {
    const made = keepSecrets(directory);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    makeDatabase();
    expect(keepSecrets(directory)).toEqual(made);
    const { issuerPassword, ...older } = made;
    fs.writeFileSync(file, JSON.stringify(older));
    const added = keepSecrets(directory);
    expect(added).toEqual({ ...older, issuerPassword: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(added.issuerPassword).not.toBe(issuerPassword);
  });

  it.each(['', '{"place": "ab', '[]', 'null', '"text"'])(
    'that are damaged (%j) name their file and what to do',
    (text) => {
      fs.writeFileSync(file, text);
      expect(() => keepSecrets(directory)).toThrow(`${file} is damaged`);
      expect(() => keepSecrets(directory)).toThrow('npm run reset');
      expect(fs.readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('are never made anew beside a database', () => {
    makeDatabase();
    expect(() => keepSecrets(directory)).toThrow(`${file} is gone`);
    expect(fs.existsSync(file)).toBe(false);
  });
});

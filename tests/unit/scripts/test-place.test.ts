import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const scripts = pathToFileURL(path.resolve('scripts/setup/test-place.mjs'));

function ownDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-place-'));
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A run that asks where its databases may lie, prints the answer and goes on. */
async function placeOf(memory: string) {
  const asks = `import { databasePlace } from ${JSON.stringify(scripts)};
    console.log(databasePlace('the disk', ${JSON.stringify(memory)}));
    setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', asks], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void run.kill('SIGKILL'));
  for await (const line of readline.createInterface({ input: run.stdout })) return { run, place: line };
  throw new Error('The run said nothing.');
}

it('the databases of a run lie in memory, and nothing of them stays when it is killed', async () => {
  const memory = ownDirectory();
  const { run, place } = await placeOf(memory);
  expect(path.dirname(place)).toBe(memory);
  expect(fs.readdirSync(memory)).toEqual([path.basename(place)]);
  fs.writeFileSync(path.join(place, 'file'), 'of a database');
  run.kill('SIGKILL');
  await expect.poll(() => fs.readdirSync(memory)).toEqual([]);
});

it('they lie on the disk where there is no such memory', async () => {
  const { place } = await placeOf(path.join(ownDirectory(), 'nothing'));
  expect(place).toBe('the disk');
});

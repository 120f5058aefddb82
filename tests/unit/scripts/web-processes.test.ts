import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '@/scripts/setup/ports.mjs';

const moduleOf = (name: string) => JSON.stringify(pathToFileURL(path.resolve('scripts', name)));

/** As the web process: two of them answer at one port with the number of who answered. */
const program = `import http from 'node:http';
  import { closeServer } from ${moduleOf('closing.mjs')};
  import { isFirstOf, keepProcesses } from ${moduleOf('web-processes.mjs')};
  const [port] = process.argv.slice(2);
  if (isFirstOf(2)) keepProcesses(2);
  else {
    let told = 'nothing';
    process.on('message', (message) => { told = message; });
    const server = http.createServer((request, response) => {
      if (request.url === '/say') process.send('said');
      const answer = request.url === '/told' ? told : String(process.pid);
      setTimeout(() => response.end(answer), request.url === '/slowly' ? 300 : 0);
    });
    server.once('error', () => process.exit(3));
    server.listen(Number(port), '127.0.0.1');
    process.once('SIGTERM', async () => { await closeServer(server, () => {}); process.exit(0); });
  }`;

function start(port: number): ChildProcess {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-processes-'));
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  const file = path.join(directory, 'web.mjs');
  fs.writeFileSync(file, program);
  const child = spawn(process.execPath, [file, String(port)], { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** Each on a connection of its own, as from several visitors. */
async function ask(port: number, address = '/'): Promise<string> {
  const request = http.get({ host: '127.0.0.1', port, path: address, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return Buffer.concat(await response.toArray()).toString();
}

/** Who answers; nobody while nobody listens. */
async function answering(port: number): Promise<string[]> {
  const all = await Promise.all(Array.from({ length: 8 }, () => ask(port).catch(() => null)));
  return [...new Set(all.filter((one) => one !== null))].toSorted();
}

const patience = { timeout: 20_000, interval: 20 };
const answersOfTwo = (port: number) => expect.poll(() => answering(port), patience).toHaveLength(2);

it('two processes answer at one port; in the place of one that is killed there is another', async () => {
  const port = await freePort();
  const child = start(port);
  await answersOfTwo(port);
  const [killed = '', other = ''] = await answering(port);
  const lines = readline.createInterface({ input: child.stderr as NodeJS.ReadableStream });
  const said = once(lines, 'line');
  process.kill(Number(killed), 'SIGKILL');
  expect((await said)[0]).toBe('A web process ended (signal SIGKILL): another is started in its place.');
  await expect.poll(() => answering(port), patience).toEqual([other]);
  await answersOfTwo(port);
  expect(await answering(port)).not.toContain(killed);
}, 30_000);

it('what one says is handed on to who started them, and what that says to both', async () => {
  const port = await freePort();
  const child = start(port);
  await answersOfTwo(port);
  const said = once(child, 'message');
  await ask(port, '/say');
  expect((await said)[0]).toBe('said');
  child.send('database');
  const told = () => Promise.all(Array.from({ length: 8 }, () => ask(port, '/told')));
  await expect.poll(async () => new Set(await told()), patience).toEqual(new Set(['database']));
}, 30_000);

it('asked to end, they answer what was sent, and the first ends when both have', async () => {
  const port = await freePort();
  const child = start(port);
  await answersOfTwo(port);
  const pids = await answering(port);
  const asked = Array.from({ length: 8 }, () => ask(port, '/slowly'));
  await ask(port);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  for (const answer of await Promise.all(asked)) expect(pids).toContain(answer);
  for (const pid of pids) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
}, 30_000);

it('where none can listen all end with the code of the first that gave up', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => {
    taken.close();
  });
  const child = start((taken.address() as net.AddressInfo).port);
  expect((await once(child, 'exit'))[0]).toBe(3);
}, 30_000);

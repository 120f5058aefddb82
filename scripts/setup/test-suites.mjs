import fs from 'node:fs';
import path from 'node:path';
import { program, root } from './places.mjs';
import { tail } from './problem.mjs';
import { run } from './processes.mjs';
import { brokenSuite, readPlaywright, readVitest, singleResult } from './test-results.mjs';

const MINUTE = 60_000;

function node(args, options) {
  return run(process.execPath, args, { cwd: root, ...options });
}

/** The result of a runner that leaves a JSON report: what the report says, or that there is none. */
function readReport(file, read, { code, output }) {
  if (!fs.existsSync(file)) return brokenSuite('The suite did not run', tail(output, 40));
  const results = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (code === 0 || results.failed > 0) return results;
  // All tests passed and yet the runner is not content: an error outside of any test, a time-out.
  const { failures } = brokenSuite('The suite ended with an error', tail(output, 40));
  return { ...results, failed: 1, failures };
}

export async function checkTypes({ environment }) {
  // The types of routes and styles that `next build` would write; a fresh clone has none.
  const types = await node([program.next, 'typegen'], { env: environment, timeout: 5 * MINUTE });
  if (types.code !== 0) return singleResult('next typegen', types);
  return singleResult('tsc', await node([program.tsc, '--noEmit'], { env: environment, timeout: 5 * MINUTE }));
}

export async function checkLint({ environment }) {
  const args = [program.biome, 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings'];
  return singleResult('biome ci', await node(args, { env: environment, timeout: 5 * MINUTE }));
}

/** Projects of the Vitest configuration (`*` for any end); `filter`, names of files and options, goes to Vitest as it is. */
export async function runVitest({ project, name = project, directory, environment, filter }) {
  const file = path.join(directory, `${name}.json`);
  const differences = path.join(directory, `${name}-differences.json`);
  const reporters = ['--reporter=json', `--outputFile=${file}`, `--reporter=${program.vitestDifferences}`];
  const ended = await node(
    [program.vitest, 'run', '--project', project, ...reporters, '--passWithNoTests', ...filter],
    {
      env: { ...environment, NODE_ENV: 'test', TEST_DIFFERENCES: differences },
      timeout: 20 * MINUTE,
    },
  );
  const told = fs.existsSync(differences) ? JSON.parse(fs.readFileSync(differences, 'utf8')) : {};
  return readReport(file, (report) => readVitest(report, root, told), ended);
}

/** Journeys that move the clock of the demonstration follow its other tests. What is asked for by name does not wait for them. */
function projectsOf(name, filter) {
  if (name !== 'e2e') return [`--project=${name}`];
  return filter.length > 0 ? ['--project=e2e', '--project=journeys', '--no-deps'] : ['--project=journeys'];
}

/** The browser's tests of `tests/{name}`; `filter` goes to Playwright as it is. */
export async function runPlaywright({ name, directory, environment, filter }) {
  const file = path.join(directory, `${name}.json`);
  const args = [
    program.playwright,
    'test',
    ...projectsOf(name, filter),
    '--reporter=json',
    '--pass-with-no-tests',
    ...filter,
  ];
  const ended = await node(args, {
    env: { ...environment, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    timeout: 45 * MINUTE,
  });
  return readReport(file, readPlaywright, ended);
}

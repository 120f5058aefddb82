import { diskProblem, diskTrouble } from './disk.mjs';
import { root } from './places.mjs';
import { Problem } from './problem.mjs';
import { endAll, isEnding, killAll } from './processes.mjs';
import { complain, endSteps, say } from './report.mjs';

const INTERRUPTED = 130;
const cleanups = [];

/** Runs when the command ends, however it ends; the last one registered first. */
export function atEnd(cleanup) {
  cleanups.unshift(cleanup);
}

async function finish(code, problem) {
  await endAll();
  for (const cleanup of cleanups.splice(0)) await cleanup();
  if (problem?.detail) complain(problem.detail);
  if (problem) complain(`✗ ${problem.message}`);
  process.exit(code);
}

/** Ctrl-C arrives twice below npm: from the terminal and passed on by npm. Only a later one is a second one. */
const SAME_KEYSTROKE_MS = 1000;
let askedToStop = 0;
/** The exit code of a wished end: 0 once everything runs, 130 while it is still being prepared. */
let codeWhenStopped = INTERRUPTED;

export function readyToStop() {
  codeWhenStopped = 0;
}

function stop(signal) {
  if (askedToStop) {
    if (signal !== 'SIGINT' || performance.now() - askedToStop < SAME_KEYSTROKE_MS) return;
    killAll();
    complain('Killed.');
    process.exit(INTERRUPTED);
  }
  askedToStop = performance.now();
  endSteps();
  say();
  say('Stopping (Ctrl-C again kills) …');
  finish(codeWhenStopped).catch(() => process.exit(1));
}

function asProblem(error) {
  if (error instanceof Problem) return error;
  const trouble = error?.code ? diskTrouble(String(error.code)) : null;
  if (trouble) return diskProblem(trouble, error.path ?? root);
  return new Problem(`Something unexpected happened: ${error?.message ?? error}`, { detail: error?.stack ?? '' });
}

/** Ends everything with exit code 1; the line that says why is the last one, below what dying programs still print. */
export async function fail(error) {
  if (isEnding()) return;
  endSteps();
  await finish(1, asProblem(error));
}

const PARENT_CHECK_MS = 500;

/** npm, or the shell between us, can be killed without a word to us: who was started by it ends with it. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => process.ppid !== parent && stop('SIGHUP'), PARENT_CHECK_MS);
  check.unref();
}

/** Runs one of the commands of the README: signals, failures and the end are the same for all of them. */
export async function runCommand(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  endWithParent();
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const code = await work();
    if (code !== undefined && !askedToStop) await finish(code);
  } catch (error) {
    if (!askedToStop) await fail(error);
  }
}

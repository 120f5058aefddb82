import { Problem } from './problem.mjs';
import { isEnding } from './processes.mjs';
import { brokenSuite, describeResults } from './test-results.mjs';

const onTerminal = process.stdout.isTTY === true && process.env.TERM !== 'dumb';
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const QUIET_MS = 1000;
const REPEAT_MS = 10_000;

// A reader that went away (closed terminal, `| head`) must not end the shutdown half-way.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** The running step: { detail, timer }. */
let current = null;

function clearLine() {
  if (onTerminal && current) process.stdout.write('\r\x1b[2K');
}

/** Prints a line without tearing the progress line of the running step. */
export function say(line = '') {
  clearLine();
  process.stdout.write(`${line}\n`);
}

export function complain(line) {
  clearLine();
  process.stderr.write(`${line}\n`);
}

/** Takes the progress line away for good: the command is being stopped. */
export function endSteps() {
  clearLine();
  clearInterval(current?.timer);
  current = null;
}

/** `850 ms` is too fine for a person: tenths below ten seconds, whole ones above, minutes from 100 on. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 100) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Runs `work(progress)` under a line that moves on a terminal; elsewhere a step that takes longer than a second says so
 * and repeats itself every ten. Returns `{ value, took }`.
 */
async function withProgress(name, work) {
  const started = performance.now();
  const own = { detail: '', timer: null };
  let frame = 0;
  let said = 0;
  const tick = () => {
    const age = performance.now() - started;
    const line = `${name}${own.detail ? `: ${own.detail}` : ''}`;
    if (onTerminal) {
      const width = Math.max((process.stdout.columns || 80) - 14, 20);
      process.stdout.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${line.slice(0, width)} ${duration(age)}`);
    } else if (age >= QUIET_MS && (said === 0 || age - said >= REPEAT_MS)) {
      said = age;
      process.stdout.write(`… ${line} (${duration(age)})\n`);
    }
  };
  own.timer = setInterval(tick, onTerminal ? 100 : 500);
  current = own;
  try {
    const value = await work((text) => {
      own.detail = text.trim();
    });
    return { value, took: performance.now() - started };
  } finally {
    clearLine();
    clearInterval(own.timer);
    current = null;
  }
}

/** One step of a preparation; `work` returns how it ended ("up to date"). */
export async function step(name, work) {
  const { value, took } = await withProgress(name, work);
  process.stdout.write(`✓ ${name}${value ? `: ${value}` : ''}${took >= 100 ? ` (${duration(took)})` : ''}\n`);
}

function indent(text) {
  return text.replace(/^(?=.)/gm, '      ');
}

/**
 * One suite of tests: its line, and below it what failed. `prepare` may take steps of its own; a suite that cannot be
 * prepared has failed, the others go on.
 */
export async function suite(name, work, prepare = async () => {}) {
  let results;
  let took = 0;
  try {
    await prepare();
    ({ value: results, took } = await withProgress(name, work));
    if (isEnding()) throw new Problem(`${name} was interrupted.`);
  } catch (error) {
    if (isEnding() || !(error instanceof Problem)) throw error;
    results = brokenSuite('could not be prepared', [error.detail, error.message].filter(Boolean).join('\n'));
  }
  say(`${name} ${describeResults(results)} (${duration(took)})`);
  const list = (mark, entries) => {
    for (const { title, message } of entries) say(`  ${mark} ${title}\n${indent(message ?? '')}`);
  };
  list('✗', results.failures);
  list('↻ passed at its second try:', results.secondTries);
  return results;
}

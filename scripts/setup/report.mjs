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
 * One step with its progress. On a terminal one line moves; elsewhere a step that takes longer than a second says so
 * and repeats itself every ten. `work` gets `progress(text)` and returns how the step ended ("up to date").
 */
export async function step(name, work) {
  const started = performance.now();
  const passed = () => duration(performance.now() - started);
  const own = { detail: '', timer: null };
  const line = () => `${name}${own.detail ? `: ${own.detail}` : ''}`;
  let frame = 0;
  let said = 0;
  const tick = () => {
    const age = performance.now() - started;
    if (onTerminal) {
      const width = Math.max((process.stdout.columns || 80) - 14, 20);
      process.stdout.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${line().slice(0, width)} ${passed()}`);
    } else if (age >= QUIET_MS && (said === 0 || age - said >= REPEAT_MS)) {
      said = age;
      process.stdout.write(`… ${line()} (${passed()})\n`);
    }
  };
  own.timer = setInterval(tick, onTerminal ? 100 : 500);
  current = own;
  try {
    const end = await work((text) => {
      own.detail = text.trim();
    });
    clearLine();
    const took = performance.now() - started;
    process.stdout.write(`✓ ${name}${end ? `: ${end}` : ''}${took >= 100 ? ` (${passed()})` : ''}\n`);
  } catch (error) {
    clearLine();
    throw error;
  } finally {
    clearInterval(own.timer);
    current = null;
  }
}

import 'server-only';
import { log } from '@/lib/platform/log';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
type Spoken = keyof typeof levels;

/** Colours of a terminal, which are none in a line of JSON. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function wordOf(said: unknown): string {
  if (typeof said === 'string') return said.replaceAll(COLOURS, '').trim();
  try {
    return JSON.stringify(said) ?? String(said);
  } catch {
    return String(said);
  }
}

/** Libraries and Next speak to the console: each call becomes one line of the log, with an error's stack inside it. */
function retold(said: readonly unknown[]): [object, string] {
  const error = said.find((one) => one instanceof Error);
  const words = said.filter((one) => one !== error).map(wordOf);
  const sentence = words.filter(Boolean).join(' ');
  return [error ? { err: error } : {}, sentence || (error instanceof Error ? error.message : '')];
}

/**
 * From now on the console speaks as the log does: whoever collects its lines reads one format. `about` says of which request,
 * where it is known.
 */
export function speakInOneVoice(
  about: () => object = () => ({}),
  {
    voice = log,
    console: speaker = console,
  }: { voice?: Pick<typeof log, 'debug' | 'info' | 'warn' | 'error'>; console?: Pick<Console, Spoken> } = {},
): void {
  for (const [name, level] of Object.entries(levels) as [Spoken, (typeof levels)[Spoken]][]) {
    speaker[name] = (...said: unknown[]) => {
      const [fields, sentence] = retold(said);
      voice[level]({ ...about(), ...fields }, sentence);
    };
  }
}

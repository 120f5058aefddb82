import 'server-only';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

/** A file below the working directory by its path, or its bytes. */
type File = string | Uint8Array;
type Bytes = Uint8Array<ArrayBuffer>;
type Drawn = { bytes: Bytes; width: number; height: number };

/** What encoder-process.mjs does. */
export type Works = {
  size: (input: { file: File; width: number; quality: number; type: 'avif' | 'webp' | 'jpeg' | 'png' }) => Bytes;
  redraw: (input: { file: Uint8Array; mostPixels: number; longest: number; quality: number }) => Drawn & {
    color: string;
    placeholder: string;
  };
  logo: (input: { file: Uint8Array; mostPixels: number; width: number; height: number }) => Drawn;
  print: (input: { file: File; width: number; height: number }) => Bytes;
  cut: (input: {
    file: File;
    width: number;
    height: number;
    focus: { x: number; y: number };
    quality: number;
  }) => Bytes;
  jpeg: (input: { file: File; quality: number; cover?: { width: number; height: number } }) => Bytes;
};

class EncoderAway extends Error {
  override name = 'EncoderAway';
}

/**
 * The picture may be in order: nobody could look at it. To be asked for again. By its name: Next bundles the class more than once, and
 * one encoder serves all bundles.
 */
export const isEncoderAway = (error: unknown): boolean => error instanceof Error && error.name === 'EncoderAway';

type Answer = { id: number; result?: unknown; error?: string };
type Job = {
  work: string;
  input: unknown;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
  /** How many processes have died over it. */
  deaths: number;
  isLate: boolean;
};

// Not imported: the bundler would take what is started for a part of its bundle.
const { spawn } = process.getBuiltinModule('node:child_process');

export type EncoderOptions = {
  file: string;
  /** How many it works on at once, how many may wait, and how long: what pages show; documents and uploads go first, and wait longer. */
  mostAtOnce?: number;
  mostWaiting?: number;
  waitMs?: number;
  /** After which one is given up, and the process that works on it ended. */
  workMs?: number;
  /** After which a process without work ends, and its memory is the system's again. */
  idleMs?: number;
};

const DEFAULTS = { mostAtOnce: 2, mostWaiting: 200, waitMs: 10_000, workMs: 20_000, idleMs: 30_000 };
/** It may have died of something else; the second death is told. */
const MOST_DEATHS = 2;
const PATIENCE = 3;

/**
 * Encodes pictures in a process that is started when there is work and ends when there is none. `EncoderAway` where too many wait,
 * where one takes too long or where the process dies twice over it; an ordinary error is about the picture.
 */
export function createEncoder({ file, ...options }: EncoderOptions) {
  const { mostAtOnce, mostWaiting, waitMs, workMs, idleMs } = { ...DEFAULTS, ...options };
  const waiting: Job[] = [];
  const running = new Map<number, Job>();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = spawn(process.execPath, [file], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    started.on('message', (answer) => settle(answer as Answer));
    for (const event of ['exit', 'error'] as const) started.once(event, () => lost(started));
    // It keeps nobody alive who has nothing to wait for.
    started.unref();
    return started;
  }

  function settle({ id, result, error }: Answer): void {
    const job = running.get(id);
    if (!job) return;
    running.delete(id);
    clearTimeout(job.timer);
    if (error === undefined) job.resolve(result);
    else job.reject(new Error(error));
    next();
  }

  function lost(former: ChildProcess): void {
    if (child !== former) return;
    child = null;
    const jobs = [...running.values()].reverse();
    running.clear();
    for (const job of jobs) {
      clearTimeout(job.timer);
      job.deaths++;
      if (job.isLate || job.deaths >= MOST_DEATHS) job.reject(new EncoderAway('the encoder ended over it'));
      else waiting.unshift(job);
    }
    next();
  }

  function begin(job: Job): void {
    clearTimeout(job.timer);
    child ??= start();
    const worker = child;
    worker.channel?.ref();
    const id = ++lastId;
    running.set(id, job);
    job.timer = setTimeout(() => {
      job.isLate = true;
      worker.kill('SIGKILL');
    }, workMs);
    // Where that fails the process is ending, and says so by itself.
    worker.send?.({ id, work: job.work, input: job.input }, () => {});
  }

  /** One over which a process has died is tried alone: a second death is then its own. */
  function mustWait(job: Job): boolean {
    return running.size > 0 && (job.deaths > 0 || [...running.values()].some(({ deaths }) => deaths > 0));
  }

  function next(): void {
    clearTimeout(idle);
    for (let job = waiting[0]; job && running.size < mostAtOnce && !mustWait(job); job = waiting[0]) {
      waiting.shift();
      begin(job);
    }
    if (running.size > 0) return;
    child?.channel?.unref();
    idle = setTimeout(() => child?.kill('SIGKILL'), idleMs).unref();
  }

  /** Whoever waits for a picture is told. */
  function end(): void {
    for (const job of [...waiting.splice(0), ...running.values()]) {
      clearTimeout(job.timer);
      job.reject(new EncoderAway('the encoder was ended'));
    }
    running.clear();
    child?.kill('SIGKILL');
    next();
  }

  function encode<Work extends keyof Works>(
    work: Work,
    input: Parameters<Works[Work]>[0],
  ): Promise<ReturnType<Works[Work]>> {
    return new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) throw new EncoderAway('too many pictures wait');
      const isOfPage = work === 'size';
      const timer = setTimeout(
        () => {
          waiting.splice(waiting.indexOf(job), 1);
          reject(new EncoderAway('it has waited too long'));
        },
        waitMs * (isOfPage ? 1 : PATIENCE),
      );
      const job: Job = {
        work,
        input,
        resolve: resolve as (result: unknown) => void,
        reject,
        timer,
        deaths: 0,
        isLate: false,
      };
      const firstOfPages = waiting.findIndex((other) => other.work === 'size');
      if (isOfPage || firstOfPages === -1) waiting.push(job);
      else waiting.splice(firstOfPages, 0, job);
      next();
    });
  }

  return { encode, end, pid: () => child?.pid ?? null };
}

export type Encoder = ReturnType<typeof createEncoder>;

// Next bundles pages, route handlers and what runs at the start apart from each other: one process serves them all.
const shared = globalThis as { alpenglowEncoder?: Encoder };

/** The process's own encoder. */
export const encode: Encoder['encode'] = (work, input) => {
  shared.alpenglowEncoder ??= createEncoder({
    file: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/platform/media/encoder-process.mjs'),
  });
  return shared.alpenglowEncoder.encode(work, input);
};

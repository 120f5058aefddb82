import 'server-only';
import net from 'node:net';
import pg from 'pg';
import { log } from '@/lib/platform/log';

/** Milliseconds. */
export type Patience = {
  /** After this long without an answer the database is asked over another connection whether it is there. */
  slow: number;
  /** How long that may take: with `slow`, what a reader waits before a frozen database is away. */
  probe: number;
  /** The longest a statement may take while the database is there. */
  statement: number;
};

/** A page knows of a frozen database as soon as /api/health does. */
const PATIENCE: Patience = { slow: 1_500, probe: 1_500, statement: 30_000 };
/** How often a database that is away is asked again. */
const AGAIN_MILLISECONDS = 1_000;

type Asked = { socket: net.Socket; since: number };

/**
 * A database that is frozen (its machine hangs, its network is gone) closes nothing: what was asked would wait for as long
 * as the network lets it. Whoever waits too long has this ask over a connection of its own; without an answer everything
 * that waits is ended, and what comes is refused at once until the database answers again.
 */
export class DatabaseWatch {
  readonly #connectionString: string | undefined;
  readonly #patience: Patience;
  readonly #asked = new Set<Asked>();
  #timer: NodeJS.Timeout | null = null;
  #isAway = false;
  #answers = 0;

  constructor(connectionString: string | undefined, patience: Patience = PATIENCE) {
    this.#connectionString = connectionString;
    this.#patience = patience;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /**
   * Something is asked over this socket. Returns what to call once it is answered. While the database is away the socket is
   * ended, and with it what is asked: a connection that nobody used when the database froze looks as well as ever.
   */
  begin(socket: net.Socket): () => void {
    if (this.#isAway) socket.destroy();
    const asked = { socket, since: performance.now() };
    this.#asked.add(asked);
    this.#timer ??= setTimeout(() => this.#look(), this.#patience.slow).unref();
    return () => {
      this.#answers += 1;
      this.#asked.delete(asked);
    };
  }

  async #look(): Promise<void> {
    const now = performance.now();
    const waited = [...this.#asked].map(({ since }) => now - since);
    if (Math.max(0, ...waited) >= this.#patience.slow) {
      const before = this.#answers;
      const isThere = await this.#probe();
      // An answer meanwhile shows that it is we who are slow.
      if (!isThere && this.#answers === before) this.#end();
      else this.#endLongest();
    }
    if (this.#isAway) return;
    this.#timer = this.#asked.size > 0 ? setTimeout(() => this.#look(), this.#patience.slow / 3).unref() : null;
  }

  #endLongest(): void {
    for (const { socket, since } of this.#asked) {
      if (performance.now() - since < this.#patience.statement) continue;
      log.error({ limit: this.#patience.statement }, 'a statement took too long and was ended');
      socket.destroy();
    }
  }

  #end(): void {
    this.#isAway = true;
    log.error({ waiting: this.#asked.size }, 'the database does not answer');
    for (const { socket } of this.#asked) socket.destroy();
    this.#timer = setTimeout(() => this.#again(), AGAIN_MILLISECONDS).unref();
  }

  async #again(): Promise<void> {
    if (!(await this.#probe())) {
      this.#timer = setTimeout(() => this.#again(), AGAIN_MILLISECONDS).unref();
      return;
    }
    this.#isAway = false;
    this.#timer = null;
    log.info('the database answers again');
  }

  /** Whether it says anything in time: that it refuses or is starting is an answer, which the next statement hears as well. */
  async #probe(): Promise<boolean> {
    const socket = new net.Socket();
    const client = new pg.Client({ connectionString: this.#connectionString, stream: () => socket });
    client.on('error', () => {});
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      socket.destroy();
    }, this.#patience.probe);
    try {
      await client.connect();
      await client.query('SELECT 1');
    } catch {
      return !isLate;
    } finally {
      clearTimeout(late);
      client.end().catch(() => {});
    }
    return true;
  }
}

/** As the system says it of a line that broke: what was asked may or may not have been done. */
export function awayError(): Error {
  return Object.assign(new Error('the database does not answer'), { code: 'ECONNRESET' });
}

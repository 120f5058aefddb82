import 'server-only';
import { cache } from 'react';
import { clock } from '@/lib/platform/clock';
import { db, type Transaction } from '@/lib/platform/db';

/** Between two sections that read, a page draws; longer than that nobody keeps a connection for it, or for a slow client. */
const IDLE_MILLISECONDS = 300;
/** After that the next section opens another one, long before this one's time is over. */
const YOUNG_MILLISECONDS = 4_000;
/** A page that comes late is better than none: it waits for a connection as long as the pool does. */
const LIMITS = { maxWait: 15_000, timeout: 20_000 } as const;

export type Enter = (tx: Transaction) => Promise<void>;

type Opened = {
  tx: Promise<Transaction>;
  /** When the next reader may ask. */
  turn: Promise<void>;
  since: number;
  readers: number;
  idle: NodeJS.Timeout | null;
  end: () => void;
};

/**
 * Statements of a transaction that Prisma is asked for at the same moment it compiles as one batch, anew each time, for
 * longer than all of them take; apart from each other each is compiled once. The connection answers them one by one anyway.
 */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

function begin(enter: Enter): Opened {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const tx = new Promise<Transaction>((resolve, reject) => {
    const read = async (opened: Transaction) => {
      await enter(opened);
      resolve(opened);
      await ended;
    };
    // Whoever waits for it is told that it never began; once it has begun, a statement that fails tells its reader itself.
    db.$transaction(read, LIMITS).catch(reject);
  });
  const begun = tx.then(
    () => undefined,
    () => undefined,
  );
  return { tx, turn: begun, since: clock.elapsed(), readers: 0, idle: null, end };
}

/**
 * One transaction for all that a page reads in one scope. It begins with the first reading and ends with the answer, or
 * soon after the latest reading if the answer takes longer: a slow client holds no connection, and neither an error nor a
 * redirect leaves one open. A section that reads later than that begins another.
 */
class ReadScope {
  private opened: Opened | null = null;

  async read<Result>(enter: Enter, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const opened = this.join(enter);
    const { turn } = opened;
    opened.turn = turn.then(nextTurn);
    try {
      const tx = await opened.tx;
      await turn;
      return await work(tx);
    } catch (error) {
      // PostgreSQL refuses everything after a statement that failed: who comes next begins anew.
      if (this.opened === opened) this.opened = null;
      throw error;
    } finally {
      opened.readers -= 1;
      this.leave(opened);
    }
  }

  /** The answer has been sent, or nobody waits for it any more. */
  end(): void {
    const { opened } = this;
    if (opened?.readers === 0) this.close(opened);
    // Who still reads ends it as the last one.
    else this.opened = null;
  }

  private join(enter: Enter): Opened {
    const isYoung = this.opened && clock.elapsed() - this.opened.since < YOUNG_MILLISECONDS;
    const opened = this.opened && isYoung ? this.opened : begin(enter);
    if (this.opened !== opened && this.opened?.readers === 0) this.close(this.opened);
    this.opened = opened;
    opened.readers += 1;
    if (opened.idle) clearTimeout(opened.idle);
    opened.idle = null;
    return opened;
  }

  private leave(opened: Opened): void {
    if (opened.readers > 0) return;
    if (this.opened !== opened) opened.end();
    else opened.idle = setTimeout(() => this.close(opened), IDLE_MILLISECONDS);
  }

  private close(opened: Opened): void {
    if (opened.idle) clearTimeout(opened.idle);
    if (this.opened === opened) this.opened = null;
    opened.end();
  }
}

/** Of one request: React keeps it while it renders a page, and for nobody else. */
const scopesOfPage = cache(() => new Map<string, ReadScope>());

/**
 * Reads in the transaction of the page that is being rendered; null outside of a page (routes, the worker), where every
 * reading is a transaction of its own. `key` names the scope exactly: readings of two scopes never share one.
 */
export function readInPage<Result>(
  key: string,
  enter: Enter,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> | null {
  const scopes = scopesOfPage();
  // Without a page React keeps nothing, so that each call gets a map of its own.
  if (scopes !== scopesOfPage()) return null;
  const known = scopes.get(key);
  const scope = known ?? new ReadScope();
  if (!known) {
    scopes.set(key, scope);
    // Pages alone need Next for this: the worker reads scopes, too, and does without. Refused, the idle time ends it.
    import('next/server').then(({ after }) => after(() => scope.end())).catch(() => undefined);
  }
  return scope.read(enter, work);
}

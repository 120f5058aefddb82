import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor for argon2id: 19 MiB, two passes; about 25 ms on one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The product is sized for two cores: more hashes at once would only take memory and delay everything else. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot passes straight to the next in the queue, so a newcomer cannot take it first.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same letters typed on another keyboard are the same password. */
const typed = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(typed(password), COST));
}

let nobody: Promise<string> | null = null;

/** Without an account the same work is done for nothing, so that time tells nobody which addresses are known. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const against = stored ?? (await nobody);
  const isRight = await inTurn(() => verify(against, typed(password)));
  return isRight && stored !== null;
}

import { createHash } from 'node:crypto';

/** Begins a statement that costs more to plan than to run: it has a name from its first use on. */
export const PREPARED = '/* prepared */';

const REPEATED = 3;
const MOST_REPEATED = 300;
const MOST = 400;
const MOST_COUNTED = 2000;

/**
 * Names for the statements of a process. PostgreSQL reads and plans a statement with a name once per connection (db.ts tells
 * it to) and keeps that, for as long as the connection lives; one without a name it plans anew each time. What repeats gets
 * a name at its third use. The names end at a number, because a list of ids makes a statement of its own for each length, and
 * each name takes memory of every connection. Empty for a statement that has none.
 */
export function statementNames(): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();

  const name = (sql: string): string => {
    const made = `s_${createHash('sha256').update(sql).digest('base64url').slice(0, 24)}`;
    names.set(sql, made);
    uses.delete(sql);
    return made;
  };

  return ({ sql }) => {
    const known = names.get(sql);
    if (known) return known;
    if (sql.startsWith(PREPARED)) return names.size < MOST ? name(sql) : '';
    if (names.size >= MOST_REPEATED) return '';
    const used = (uses.get(sql) ?? 0) + 1;
    if (used >= REPEATED) return name(sql);
    // What was asked once or twice so far begins to count again: a statement that repeats is soon back.
    if (uses.size >= MOST_COUNTED) uses.clear();
    uses.set(sql, used);
    return '';
  };
}

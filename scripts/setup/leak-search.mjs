import { createHash } from 'node:crypto';
import { withClient } from './database.mjs';

/** How numbers of cards begin and how long they are, as one piece or in the groups that stand on a card. */
const CARD_SHAPES = [
  /(?<![\w.+-])4\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?(?![\w.-])/g,
  /(?<![\w.+-])(?:5[1-5]\d{2}|2[2-7]\d{2})([ -]?)\d{4}\1\d{4}\1\d{4}(?![\w.-])/g,
  /(?<![\w.+-])3[47]\d{2}([ -]?)\d{6}\1\d{5}(?![\w.-])/g,
  /(?<![\w.+-])3(?:0[0-5]|[68]\d)\d([ -]?)\d{6}\1\d{4}(?![\w.-])/g,
  /(?<![\w.+-])(?:6011|65\d{2}|64[4-9]\d|35(?:2[89]|[3-8]\d))([ -]?)\d{4}\1\d{4}\1\d{4}(?![\w.-])/g,
];

/** A security code beside its name, however it is written down. The issuer's ids of a connection, its `cid`, may begin like one. */
const CODE = /\b(?:cvc2?|cvv2?|cid|csc|security_?code|pr(?:ü|ue)fziffer)\\?["']?\s*[:=]\s*\\?["']?\d{3,4}(?![\w-])/gi;

/** Signed or sealed tokens of sessions as they travel: three parts or five, of which the second may be empty. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]*\.[\w-]{8,}(?:\.[\w-]+){0,2}/g;

/** What may be the secret of a link or of a session's cookie: its SHA-256 is what the database keeps. */
const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g;

function isLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Of a find only so much that it can be found again: it is what nobody should read. */
const shown = (text) => `${text.slice(0, 4)}…${text.slice(-2)}`;

/** Anybody's, known or not: a log names none. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** Letters and digits alone, so that a name in other letters' cases or a number with other gaps is the same. */
const bare = (text) => text.normalize('NFC').toLowerCase();

/**
 * Where a text names somebody: `{ kind, shown, at }` of each. `persons`: full names, telephone numbers and addresses of those who are
 * known; an e-mail address is found without being known.
 */
export function findPersons(text, persons = []) {
  const found = [...text.matchAll(EMAIL)].map(({ 0: match, index }) => ({
    kind: 'email address',
    shown: shown(match),
    at: index,
  }));
  const read = bare(text);
  for (const { kind, value } of persons) {
    const wanted = bare(value);
    for (let at = read.indexOf(wanted); at >= 0; at = read.indexOf(wanted, at + wanted.length)) {
      const isWhole = !/[\p{L}\p{N}]/u.test(`${read[at - 1] ?? ''}${read[at + wanted.length] ?? ''}`);
      if (isWhole) found.push({ kind, shown: shown(value), at });
    }
  }
  return found;
}

/**
 * What must stand in no text: `{ kind, shown, at }` of each. `hashes`: SHA-256 of the secrets that are known; `mayHold`: kinds that
 * belong there, as the links of a mail do.
 */
export function findLeaks(text, { hashes = new Set(), mayHold = [] } = {}) {
  const found = [];
  const add = (kind, { 0: match, index }) => {
    if (!mayHold.includes(kind)) found.push({ kind, shown: shown(match), at: index });
  };
  for (const shape of CARD_SHAPES) {
    for (const match of text.matchAll(shape)) if (isLuhn(match[0].replace(/\D/g, ''))) add('card number', match);
  }
  for (const match of text.matchAll(CODE)) add('security code', match);
  for (const match of text.matchAll(TOKEN)) add('session token', match);
  for (const match of text.matchAll(SECRET)) if (hashes.has(sha256(match[0]))) add('link or session secret', match);
  return found;
}

const COLUMNS = `
  SELECT n.nspname AS schema, c.relname AS name, a.attname AS column
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.atttypid <> 'bytea'::regtype
  ORDER BY 1, 2, a.attnum`;

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** Where the database keeps what names somebody, by the list that erasure reads. */
const PERSONAL = `
  SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name) AS columns FROM personal_column
  WHERE column_name ~ '(name|full_name|approved_by|on_behalf_of|phone|address)$' AND treatment NOT IN ('words', 'kept')
  GROUP BY table_name ORDER BY table_name`;

/** One name alone is a word like others, and a short number an amount. */
const isTelling = {
  name: (value) => /\S\s+\S/.test(value),
  telephone: (value) => value.replace(/\D/g, '').length > 6,
  'postal address': (value) => value.length > 5,
};

const kindOf = (column) =>
  (column.endsWith('phone') && 'telephone') || (column.endsWith('address') && 'postal address') || 'name';

/** Everybody whom a database knows: `{ kind, value }`, each value once. */
async function readPersons(client) {
  const { rows } = await client.query(PERSONAL);
  const known = new Map();
  const add = (kind, value) => {
    const said = (value ?? '').trim();
    if (isTelling[kind](said)) known.set(`${kind} ${bare(said)}`, { kind, value: said });
  };
  for (const { table, columns } of rows) {
    const { rows: people } = await client.query(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`);
    const first = columns.find((column) => column.endsWith('first_name'));
    const last = columns.find((column) => column.endsWith('last_name'));
    for (const person of people) {
      if (first && last) add('name', `${person[first] ?? ''} ${person[last] ?? ''}`);
      for (const column of columns.filter((one) => one !== first && one !== last)) add(kindOf(column), person[column]);
    }
  }
  return [...known.values()];
}

/** Where a link is meant to be: the mail that brings it. */
const MAILS = 'development_mail';

/** Rows at once: a text of all of a table could be too long. */
const ROWS = 2_000;

/** Every text of a database, table by table, but for pictures. */
async function searchDatabase(name, url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(COLUMNS);
    const tables = new Map();
    for (const { schema, name: table, column } of rows) {
      const key = `${quoted(schema)}.${quoted(table)}`;
      tables.set(key, [...(tables.get(key) ?? []), column]);
    }
    const hashes = new Set();
    for (const [table, columns] of tables) {
      for (const column of columns.filter((one) => one.endsWith('hash'))) {
        const { rows: kept } = await client.query(`SELECT ${quoted(column)}::text AS hash FROM ${table}`);
        for (const { hash } of kept) if (/^[0-9a-f]{64}$/.test(hash ?? '')) hashes.add(hash);
      }
    }
    const found = [];
    for (const [table, columns] of tables) {
      const text = `concat_ws(' ', ${columns.map((column) => `${quoted(column)}::text`).join(', ')})`;
      const isMail = table.includes(MAILS);
      for (let after = '(0,0)'; ; ) {
        const query = `SELECT ctid::text AS at, ${text} AS text FROM ${table} WHERE ctid > $1::tid ORDER BY ctid LIMIT ${ROWS}`;
        const { rows: part } = await client.query(query, [after]);
        after = part.at(-1)?.at;
        const leaks = findLeaks(part.map((row) => row.text).join('\n'), {
          hashes,
          mayHold: isMail ? ['link or session secret'] : [],
        });
        found.push(...leaks.map((leak) => ({ ...leak, where: `${name}, table ${table.replaceAll('"', '')}` })));
        if (part.length < ROWS) break;
      }
    }
    return { found, hashes, persons: await readPersons(client) };
  });
}

/**
 * Searches databases and what processes beside them have printed; that names none of the people the database knows, either. `places`: `{ name, url, lines }` each. Returns the report as a
 * command would give it.
 */
export async function searchLeaks(places) {
  const found = [];
  for (const { name, url, lines = [] } of places) {
    const { found: kept, hashes, persons } = await searchDatabase(name, url);
    const text = lines.join('\n');
    const printed = [...findLeaks(text, { hashes }), ...findPersons(text, persons)].map((leak) => ({
      ...leak,
      where: `${name}, log`,
    }));
    found.push(...kept, ...printed);
  }
  const counts = new Map();
  for (const { where, kind, shown: said } of found) {
    const key = `${where}: ${kind} ${said}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const output = [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line)).join('\n');
  return { code: found.length === 0 ? 0 : 1, output };
}

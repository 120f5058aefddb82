type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const ROW = /^([0-9a-f]+):(.*)$/;
/** What React sends about itself. */
const ABOUT = /^(?:[DIWHNJ]|"\$S)/;

/** Rows of a page as the server sends it; one of text is as long as it says. */
function rowsOf(flight: string): Map<string, Json> {
  const rows = new Map<string, Json>();
  let rest = flight;
  while (rest) {
    const text = /^([0-9a-f]+):T([0-9a-f]+),/.exec(rest);
    if (text) {
      const bytes = Buffer.from(rest.slice(text[0].length));
      const length = Number.parseInt(text[2] ?? '', 16);
      rows.set(text[1] ?? '', bytes.subarray(0, length).toString('utf8'));
      rest = bytes.subarray(length).toString('utf8');
      continue;
    }
    const end = rest.indexOf('\n');
    const line = end < 0 ? rest : rest.slice(0, end);
    rest = end < 0 ? '' : rest.slice(end + 1);
    const [, id, value = ''] = ROW.exec(line) ?? [];
    if (id !== undefined && value && !ABOUT.test(value)) rows.set(id, JSON.parse(value));
  }
  return rows;
}

const isElement = (value: Json): value is Json[] => Array.isArray(value) && value[0] === '$' && value.length >= 4;

/**
 * What somebody reads of a page, in its order: the texts of its elements, and all that islands are given to show. Left out are
 * what React says about itself and the names that elements have.
 */
export function wordsOfPage(flight: string): string {
  const rows = rowsOf(flight);
  const words: string[] = [];
  const seen = new Set<string>();

  function say(value: Json): void {
    if (typeof value === 'number') words.push(String(value));
    else if (typeof value === 'string') sayText(value);
    else if (isElement(value)) sayElement(value);
    else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) say(part);
  }

  function sayText(text: string): void {
    const [, row] = /^\$[L@]?([0-9a-f]+)$/.exec(text) ?? [];
    if (row !== undefined) sayRow(row);
    else if (!text.startsWith('$') || text.startsWith('$$')) words.push(text);
  }

  function sayRow(id: string): void {
    const row = rows.get(id);
    if (row === undefined || seen.has(id)) return;
    seen.add(id);
    say(row);
  }

  function sayElement([, type, , props = null]: Json[]): void {
    const isIsland = typeof type === 'string' && type.startsWith('$');
    if (isIsland || props === null || typeof props !== 'object' || Array.isArray(props)) say(props);
    else for (const name of ['aria-label', 'title', 'alt', 'content', 'value', 'children']) say(props[name] ?? null);
  }

  for (const id of [...rows.keys()].sort((a, b) => Number.parseInt(a, 16) - Number.parseInt(b, 16))) sayRow(id);
  return words.join(' ');
}

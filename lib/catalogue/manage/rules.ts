import { locales } from '@/lib/platform/i18n/locale';
import type { Change, Field, Fields, Line, ManagedState, Stored, Value, Values, Words } from './types';

export const isIds = (value: Value | undefined): value is readonly string[] =>
  Array.isArray(value) && (value.length === 0 || typeof value[0] === 'string');

export const isLines = (value: Value | undefined): value is readonly Line[] =>
  Array.isArray(value) && (value.length === 0 || typeof value[0] === 'object');

export const isWords = (value: Value | undefined): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSameLine = (one: Line, other: Line): boolean =>
  Object.keys({ ...one, ...other }).every((column) => isSame(one[column] ?? null, other[column] ?? null));

export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    // A database may order the columns of a line as it likes.
    return one.every((line, at) =>
      typeof line === 'string' ? line === other[at] : isSameLine(line as Line, other[at] as Line),
    );
  }
  return isWords(one) && isWords(other) ? locales.every((locale) => one[locale] === other[locale]) : one === other;
}

function blankValue({ type }: Field): Value {
  if (type === 'words') return { en: '', de: '' };
  if (type === 'flag') return false;
  return type === 'ids' || type === 'lines' ? [] : null;
}

export const blankValues = (fields: Fields): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankValue(field)]));

/** What a change says of the address: null where it says nothing. */
export function movedTo(retired: unknown): string | null {
  return typeof retired === 'string' && retired.startsWith('moved:') ? retired.slice('moved:'.length) : null;
}

/** What `wanted` changes of what stands. */
export function changesOf(standing: Values, wanted: Values): Change[] {
  return Object.entries(wanted).flatMap(([field, after]) => {
    const before = standing[field] ?? null;
    return isSame(before, after) ? [] : [{ field, before, after }];
  });
}

export const withChanges = (standing: Values, changes: readonly Change[]): Values => ({
  ...standing,
  ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
});

/** A draft over what somebody else has published: of fields that both touch it keeps what its writer had found. */
export function laidOver(draft: readonly Change[], published: readonly Change[]): Change[] {
  const stands = new Map(published.map(({ field, after }) => [field, after]));
  return draft.flatMap((change) => {
    const now = stands.get(change.field);
    if (now === undefined) return [change];
    if (isSame(now, change.after)) return [];
    const { found = change.before, ...said } = change;
    return [isSame(now, found) ? { ...said, before: now } : { ...said, before: now, found }];
  });
}

/** The same for a draft that is written again: what its writer says anew, they say of what stands. */
export function stillFound(changes: readonly Change[], draft: readonly Change[]): Change[] {
  const before = new Map(draft.map((change) => [change.field, change]));
  return changes.map((change) => {
    const { found, after } = before.get(change.field) ?? {};
    return found === undefined || !isSame(after, change.after) ? change : { ...change, found };
  });
}

/** How much of its words each language has, in per cent: of what is needed, and of what the other language says. */
export function filled(fields: Fields, values: Values): Words<number> {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.type !== 'words' || !isWords(value)) return [];
    return field.isNeeded || locales.some((locale) => value[locale]) ? [value] : [];
  });
  const share = (locale: 'en' | 'de') =>
    asked.length === 0 ? 100 : Math.floor((100 * asked.filter((value) => value[locale]).length) / asked.length);
  return { en: share('en'), de: share('de') };
}

/** The fields in which one language says something new, and the other what it said before. */
export function lagging(changes: readonly Change[]): { field: string; locale: 'en' | 'de' }[] {
  return changes.flatMap(({ field, before, after }) => {
    if (!isWords(before) || !isWords(after)) return [];
    const still = locales.filter((locale) => before[locale] === after[locale]);
    return still.length === 1 && still[0] ? [{ field, locale: still[0] }] : [];
  });
}

/** In which part of the list something stands: what waits first. */
export function stateOf(
  fields: Fields,
  { values, retired }: Pick<Stored, 'values' | 'retired'>,
  hasDraft: boolean,
): ManagedState {
  if (hasDraft) return 'waiting';
  if (retired !== null) return 'retired';
  const { en, de } = filled(fields, values);
  return en < 100 || de < 100 ? 'missing' : 'published';
}

/** What makes `versions` (the newest first) undone: each of their fields as it stood before the oldest of them. */
export function reversed(versions: readonly { changes: readonly Change[] }[], standing: Values): Change[] {
  const before = new Map<string, Value>();
  for (const { changes } of versions) for (const change of changes) before.set(change.field, change.before);
  return changesOf(standing, Object.fromEntries(before));
}

export type Token = { text: string; isChanged: boolean };

const MOST_COMPARED = 400_000;

/** The words and spaces of `text`, marked where `other` does not have them. Of very long texts all that lies between the first and the last difference is marked. */
export function marked(text: string, other: string): Token[] {
  const [own, theirs] = [text, other].map((one) => one.split(/(\s+)/).filter(Boolean)) as [string[], string[]];
  let start = 0;
  while (start < own.length && start < theirs.length && own[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < Math.min(own.length, theirs.length) - start && own.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const middle = own.slice(start, own.length - end);
  const opposite = theirs.slice(start, theirs.length - end);
  const isLong = middle.length * opposite.length > MOST_COMPARED;
  const kept = isLong ? new Set<number>() : common(middle, opposite);
  const tokens = own.map((token, index) => ({
    text: token,
    isChanged: index >= start && index < own.length - end && !kept.has(index - start),
  }));
  return joined(tokens);
}

/** Positions of `own` that a longest common run of both has. */
function common(own: readonly string[], theirs: readonly string[]): Set<number> {
  const width = theirs.length + 1;
  const lengths = new Uint32Array((own.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = own.length - 1; row >= 0; row -= 1) {
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        own[row] === theirs[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const kept = new Set<number>();
  for (let row = 0, column = 0; row < own.length && column < theirs.length; ) {
    if (own[row] === theirs[column]) {
      kept.add(row);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return kept;
}

function joined(tokens: readonly Token[]): Token[] {
  const parts: Token[] = [];
  for (const { text, isChanged } of tokens) {
    const last = parts.at(-1);
    if (last && last.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  }
  return parts;
}

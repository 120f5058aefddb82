import { createHash } from 'node:crypto';

/** A number in [0, 1) that depends on nothing but the words given: the same data on every machine, in any order. */
export function chance(...words: string[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 2 ** 32;
}

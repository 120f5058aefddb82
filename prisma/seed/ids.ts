import { createHash } from 'node:crypto';

/** Ours alone, and never to change: every id would become another. */
const NAMESPACE = 'alpenglow.demonstration';

/** A UUID (version 5 in form) that depends on nothing but the words given: the same person everywhere and always. */
export function demonstrationId(...words: string[]): string {
  const bytes = createHash('sha1')
    .update([NAMESPACE, ...words].join('|'))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

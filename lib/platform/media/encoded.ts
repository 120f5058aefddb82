import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode } from './encoder';
import { readStoredPicture, storedNameOf } from './store';

export type PictureType = 'avif' | 'webp' | 'jpeg' | 'png';
export type Size = { src: string; width: number; quality: number; type: PictureType };
type Encoded = { bytes: Uint8Array; wasKept: boolean };

const MEDIA = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/media');
/** Beside what Next keeps; a build leaves it. */
const KEPT = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/cache/pictures');
const PLAIN = /^\/media\/[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/;

/** What is encoded and when it changed; null where there is no such picture. What people have brought never changes. */
async function sourceOf(src: string): Promise<{ file: string | Uint8Array; version: string } | null> {
  const name = storedNameOf(src);
  if (name) {
    const found = await readStoredPicture(name);
    return found && { file: found.bytes, version: '' };
  }
  if (!PLAIN.test(src)) return null;
  const file = path.join(MEDIA, path.basename(src));
  const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
  return size > 0 ? { file, version: `${mtimeMs}-${size}` } : null;
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  // A full disk takes nothing from whoever asked.
  try {
    await mkdir(KEPT, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {}
}

const underWay = new Map<string, Promise<Encoded>>();

/** One size of a picture of ours: encoded once, then kept on disk. Null where there is none; `EncoderAway` as the encoder says. */
export async function encodedPicture({ src, width, quality, type }: Size): Promise<Encoded | null> {
  const source = await sourceOf(src);
  if (!source) return null;
  const key = createHash('sha256')
    .update(JSON.stringify([src, source.version, width, quality]))
    .digest('hex');
  const file = path.join(KEPT, `${key.slice(0, 40)}.${type}`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return { bytes: kept, wasKept: true };
  const known = underWay.get(file);
  if (known) return known;
  const made = encode('size', { file: source.file, width, quality, type })
    .then(async (bytes) => {
      await keep(file, bytes);
      return { bytes, wasKept: false };
    })
    .finally(() => underWay.delete(file));
  underWay.set(file, made);
  return made;
}

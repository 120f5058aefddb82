import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';

const files = {
  'lato-400.woff2': 'node_modules/@fontsource/lato/files/lato-latin-400-normal.woff2',
  'lato-700.woff2': 'node_modules/@fontsource/lato/files/lato-latin-700-normal.woff2',
  'newsreader-300.woff2': 'components/shell/font-files/newsreader-300-opsz.woff2',
} as const;

const root = path.resolve(import.meta.dirname, '../..');
const kept = new Map<string, Buffer>();

/** The pages' fonts: the web server's own names for them change with every build. */
export function sendAsset(ctx: Context, name: string): void {
  const file = files[name as keyof typeof files];
  if (file === undefined || !Object.hasOwn(files, name)) {
    ctx.status = 404;
    return;
  }
  const bytes = kept.get(name) ?? readFileSync(path.join(root, file));
  kept.set(name, bytes);
  ctx.set('Cache-Control', 'public, max-age=2592000');
  ctx.type = 'font/woff2';
  ctx.body = bytes;
}

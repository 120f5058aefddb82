import zlib from 'node:zlib';
import { createClient } from '../web/client.mjs';

/** What browsers of today leave out: `<script nomodule>`. */
const SCRIPT = /<script(?![^>]*\bnomodule)[^>]*\bsrc="([^"]+\.js[^"]*)"/gi;

/** Bytes, as gzip, of the scripts that a page names in its HTML. */
export async function scriptsOf(target, path = target.path) {
  const client = createClient(4);
  const headers = {
    accept: 'text/html',
    'accept-language': 'en',
    ...(target.cookies && { cookie: target.cookies[0] }),
  };
  try {
    const page = (await client.get(target, path, headers)).body.toString();
    const sources = [...new Set([...page.matchAll(SCRIPT)].map(([, source]) => source.replaceAll('&amp;', '&')))];
    const files = await Promise.all(sources.map((source) => client.get(target, new URL(source, target.url).pathname)));
    return files.reduce((sum, { body }) => sum + zlib.gzipSync(body, { level: 6 }).length, 0);
  } finally {
    client.close();
  }
}

import zlib from 'node:zlib';
import { createClient } from '../web/client.mjs';

/** What browsers of today leave out: `<script nomodule>`. */
const SCRIPT = /<script(?![^>]*\bnomodule)[^>]*\bsrc="([^"]+\.js[^"]*)"/gi;

const gzip = (body) => zlib.gzipSync(body, { level: 6 }).length;

/** Bytes of a page: its HTML as it is and as gzip, and as gzip the scripts its HTML names. */
export async function sizesOf(target) {
  const client = createClient(4);
  const headers = { accept: 'text/html', 'accept-language': 'en' };
  if (target.cookies) headers.cookie = target.cookies[0];
  try {
    const { body } = await client.get(target, target.path, headers);
    const sources = [...body.toString().matchAll(SCRIPT)].map(([, source]) => source.replaceAll('&amp;', '&'));
    const files = await Promise.all(
      [...new Set(sources)].map((source) => client.get(target, new URL(source, `http://${target.host}`).pathname)),
    );
    return { html: body.length, gzip: gzip(body), scripts: files.reduce((sum, file) => sum + gzip(file.body), 0) };
  } finally {
    client.close();
  }
}

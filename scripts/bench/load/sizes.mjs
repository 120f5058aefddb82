import zlib from 'node:zlib';
import { createClient } from '../web/client.mjs';

/** What browsers of today leave out: `<script nomodule>`. */
const SCRIPT = /<script(?![^>]*\bnomodule)[^>]*\bsrc="([^"]+\.js[^"]*)"/gi;

const sum = (values) => [...values].reduce((total, value) => total + value, 0);
const gzip = (body) => zlib.gzipSync(body, { level: 6 }).length;

/** Bytes of a page: its HTML as it is and as gzip, and as gzip the scripts its HTML names, together and each by its path. */
export async function sizesOf(target) {
  const client = createClient(4);
  const headers = { accept: 'text/html', 'accept-language': 'en' };
  if (target.cookies) headers.cookie = target.cookies[0];
  try {
    const { body } = await client.get(target, target.path, headers);
    const sources = [...body.toString().matchAll(SCRIPT)].map(([, source]) => source.replaceAll('&amp;', '&'));
    const paths = [...new Set(sources)].map((source) => new URL(source, `http://${target.host}`).pathname);
    const files = new Map();
    await Promise.all(
      paths.map(async (path) => {
        files.set(path, gzip((await client.get(target, path)).body));
      }),
    );
    return { html: body.length, gzip: gzip(body), scripts: sum(files.values()), files };
  } finally {
    client.close();
  }
}

/** Bytes of the scripts that all of these pages name. */
export function sharedScripts(sizes) {
  const [first, ...others] = sizes.map(({ files }) => files);
  return sum([...first].filter(([path]) => others.every((files) => files.has(path))).map(([, bytes]) => bytes));
}

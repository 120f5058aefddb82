import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { Problem } from '../../setup/problem.mjs';
import { benchmark } from '../harness.mjs';
import { createClient } from '../web/client.mjs';
import { productTargets, target, targetName } from '../web/targets.mjs';
import { readFlight } from './flight.mjs';
import { limits } from './limits.mjs';

const ROW_LENGTH = 160;
const WARM_VIEWS = 8;
const WARM_PAUSE_MS = 100;
const { BROTLI_PARAM_QUALITY } = zlib.constants;

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

function readArguments(args) {
  try {
    const options = { port: { type: 'string', default: '3000' }, rows: { type: 'string', default: '0' } };
    const { values } = parseArgs({ args, options });
    return { port: Number(values.port), rows: Number(values.rows) };
  } catch (error) {
    throw new Problem(`${error.message}: the options are --port PORT and --rows N.`);
  }
}

/** Beside the pages of `npm run bench:web` the largest property and the page that is rendered at every request. */
function targetsOf(port) {
  const hosts = { en: 'alpenglow.com.localhost', de: 'alpenglow.de.localhost' };
  const more = Object.entries({ en: 'switzerland', de: 'schweiz' }).flatMap(([language, country]) => [
    target('property', language, hosts[language], port, `/chalets/${country}/zermatt/chalet-arvenschatten`),
    target('search', language, hosts[language], port, '/search'),
  ]);
  return [...productTargets(port), ...more];
}

async function measure(client, one) {
  const ask = async (encoding) => {
    const { status, body } = await client.get(one, one.path, { 'accept-encoding': encoding });
    if (status !== 200) throw new Problem(`${one.url} answered ${status}.`);
    return body;
  };
  // The first answer has the page made and compressed as it is written; each process compresses it better once it was asked for.
  for (let views = 0; views < WARM_VIEWS; views += 1) {
    await ask('br');
    await wait(WARM_PAUSE_MS);
  }
  const [plain, sent] = [await ask('identity'), await ask('br')];
  const { bytes, rows } = readFlight(plain.toString());
  return {
    page: `${targetName(one)} ${one.path}`,
    limit: limits[one.page],
    html: plain.length,
    flight: bytes,
    gzip: zlib.gzipSync(plain, { level: 6 }).length,
    brotli: zlib.brotliCompressSync(plain, { params: { [BROTLI_PARAM_QUALITY]: 5 } }).length,
    sent: sent.length,
    rows,
  };
}

async function bench(args) {
  const { port, rows } = readArguments(args);
  const client = createClient(2);
  const measured = [];
  try {
    for (const one of targetsOf(port)) measured.push(await measure(client, one));
  } catch (error) {
    if (error.code !== 'ECONNREFUSED') throw error;
    throw new Problem(`Nothing answers on port ${port}: start Alpenglow first (npm start), or name its port (--port).`);
  } finally {
    client.close();
  }
  const figures = ['HTML', 'flight', 'share', 'gzip', 'Brotli', 'sent'];
  const isOver = ({ sent, limit }) => limit !== undefined && sent > limit * 1000;
  const lines = [`${figures.map((figure) => figure.padStart(7)).join('')}   kB`];
  for (const one of measured) {
    const { page, html, flight, gzip, brotli, sent, limit, rows: all } = one;
    const cells = [html, flight].map(kilobytes);
    cells.push(`${Math.round((flight / html) * 100)} %`, ...[gzip, brotli, sent].map(kilobytes));
    lines.push(`${cells.map((cell) => cell.padStart(7)).join('')}   ${page}${isOver(one) ? `  ✗ over ${limit}` : ''}`);
    for (const row of all.slice(0, rows))
      lines.push(`${kilobytes(row.length).padStart(14)}   ${row.slice(0, ROW_LENGTH)}`);
  }
  return { lines, broken: measured.filter(isOver).length, isWhole: rows === 0 };
}

/** `npm run bench:pages`. */
export function benchPages(args) {
  return benchmark('bench:pages', () => bench(args));
}

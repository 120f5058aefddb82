import { limits } from './limits.mjs';
import { CATEGORIES } from './scores.mjs';
import { agencyPages, pages, targetName } from './targets.mjs';

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const times = (ratio) => `${ratio.toFixed(2)} ×`;

function row(figure, page, value, limit, kept) {
  return { figure, page, value, limit, verdict: kept ? 'kept' : 'BROKEN' };
}

/** A figure that only tells. */
function note(figure, page, value) {
  return { figure, page, value, limit: '', verdict: '' };
}

function mostScriptOf({ page }) {
  return new Map(judged).get(page);
}

function worst(visits, figureOf) {
  return visits.reduce((found, visit) => (figureOf(visit) > figureOf(found) ? visit : found));
}

const where = ({ target, device }) => `${target.language}, ${device}`;

/** `[name, most script]` of every page, in the order they are told; null: told, not judged. */
const judged = [
  ...pages.map(({ name }) => [name, limits.script]),
  ...agencyPages.map(({ name, isTold }) => [name, isTold ? null : limits.agencyScript]),
];

function pageRows([name, mostScript], visits, bareVisits) {
  const answered = visits.filter(({ status }) => status === 200);
  const failed = visits.filter(({ status }) => status !== 200);
  const statuses = [...new Set(failed.map(({ status }) => status))].join(', ');
  const broken = failed.length > 0 ? [row('Answer', name, statuses, '200', false)] : [];
  if (answered.length === 0) return broken;

  const ratioOf = ({ device, scriptBytes }) =>
    scriptBytes / bareVisits.find((bare) => bare.device === device).scriptBytes;
  const script = worst(answered, ratioOf);
  const shift = worst(answered, ({ cls }) => cls);
  const onDesktop = answered.filter(({ device }) => device === 'desktop');
  const requests = worst(onDesktop.length > 0 ? onDesktop : answered, (visit) => visit.requests);
  const scriptText = `${kilobytes(script.scriptBytes)} = ${ratioOf(script).toFixed(3)} × (${where(script)})`;
  const requestsText = `${requests.requests}, ${requests.prefetches} prefetched (${where(requests)})`;
  const shiftText = `${shift.cls.toFixed(3)} (${where(shift)})`;
  const unexpected = answered.reduce((sum, visit) => sum + visit.unexpected.length, 0);
  return [
    ...broken,
    mostScript === null
      ? note('Script of an idle visit, gzip', name, scriptText)
      : row('Script of an idle visit, gzip', name, scriptText, `≤ ${times(mostScript)}`, ratioOf(script) <= mostScript),
    name === 'listing'
      ? row(
          'Requests of an idle visit',
          name,
          requestsText,
          `≤ ${limits.listingRequests}`,
          requests.requests <= limits.listingRequests,
        )
      : note('Requests of an idle visit', name, requestsText),
    row('Requests that are no asset and no prefetch', name, String(unexpected), '0', unexpected === 0),
    pages.some((page) => page.name === name)
      ? row('Layout shift', name, shiftText, '0', Number(shift.cls.toFixed(3)) <= limits.cls)
      : note('Layout shift', name, shiftText),
  ];
}

export function visitRows(visits) {
  const of = (name) => visits.filter(({ target }) => target.page === name);
  const bare = of('bare');
  return [
    note(
      'Script of an idle visit, gzip',
      'bare',
      bare.map((visit) => `${kilobytes(visit.scriptBytes)} (${visit.device})`).join(', '),
    ),
    note('Requests of an idle visit', 'bare', bare.map((visit) => `${visit.requests} (${visit.device})`).join(', ')),
    ...judged.flatMap((page) => pageRows(page, of(page[0]), bare)),
  ];
}

export function cpuRows(results) {
  const [bare] = results;
  const small = { compressed: bare.compressed.milliseconds.toFixed(2), plain: bare.plain.milliseconds.toFixed(2) };
  return [
    note('CPU per request', 'bare', `${small.compressed} ms, uncompressed ${small.plain} ms`),
    ...results
      .slice(1)
      .flatMap(({ target: { page }, weight, compressed, plain }) => [
        row(
          'CPU per request, to the bare page',
          page,
          `${compressed.milliseconds.toFixed(2)} ms = ${times(compressed.toBare)} (${kilobytes(weight)} of HTML)`,
          `≤ ${times(limits.cpu)}`,
          compressed.toBare <= limits.cpu,
        ),
        note('  to a bare page as heavy', page, times(compressed.toWeight)),
        note(
          '  uncompressed',
          page,
          `${plain.milliseconds.toFixed(2)} ms = ${times(plain.toBare)}, ${times(plain.toWeight)} to one as heavy`,
        ),
      ]),
  ];
}

export function dynamicCpuRows([bare, ...results]) {
  const title = 'CPU per request, to the bare dynamic page';
  return [
    note('CPU per request', 'bare dynamic', `${bare.milliseconds.toFixed(2)} ms`),
    ...results.map(({ target: { page }, milliseconds, toBare, weight }) => {
      const value = `${milliseconds.toFixed(2)} ms = ${times(toBare)} (${kilobytes(weight)} of HTML)`;
      if (page !== 'shell') return note(title, page, value);
      return row(title, page, value, `≤ ${times(limits.agencyCpu)}`, toBare <= limits.agencyCpu);
    }),
  ];
}

const TITLES = {
  performance: 'Lighthouse performance',
  accessibility: 'Lighthouse accessibility',
  'best-practices': 'Lighthouse best practices',
  seo: 'Lighthouse SEO',
};

export function lighthouseRows(results) {
  return results.flatMap(({ target: { page }, scores, error }) => {
    if (error) return [row('Lighthouse', page, 'no result', 'a result', false)];
    const told = note(TITLES.performance, page, String(scores.performance));
    if (page === 'bare') return [told];
    const limit = limits.otherScores;
    const judged = CATEGORIES.filter((category) => category !== 'performance').map((category) =>
      row(TITLES[category], page, String(scores[category]), `≥ ${limit}`, scores[category] >= limit),
    );
    return [told, ...judged];
  });
}

/** Where to look: the scripts of pages over their limit, unexpected requests, audits that lost points. */
export function hints({ visits, lighthouse = [] }) {
  const bare = visits.filter(({ target }) => target.page === 'bare');
  const lines = [];
  for (const { target, device, status, scripts, scriptBytes, unexpected, cls, moved } of visits) {
    if (status !== 200 || target.page === 'bare') continue;
    const name = `${targetName(target)}, ${device}`;
    for (const text of unexpected) lines.push(`${name} asked for ${text}`);
    if (Number(cls.toFixed(3)) > limits.cls) lines.push(`${name} moved ${[...new Set(moved)].join(' and ')}`);
    const reference = bare.find((visit) => visit.device === device).scriptBytes;
    if (scriptBytes <= reference * mostScriptOf(target)) continue;
    const largest = [...scripts]
      .sort((a, b) => b.gzip - a.gzip)
      .map(({ path, gzip }) => `${path.split('/').at(-1)} ${kilobytes(gzip)}`);
    lines.push(`${name} fetched ${kilobytes(scriptBytes)} of script: ${largest.join(', ')}`);
  }
  for (const { target, lost = [], timings, error } of lighthouse) {
    if (error) lines.push(`${targetName(target)} cannot be read by Lighthouse: ${error}`);
    if (target.page === 'bare' || lost.length === 0) continue;
    const paint = `largest paint after ${timings.largestContentfulPaint} ms, blocked for ${timings.totalBlockingTime} ms`;
    lines.push(`${targetName(target)} lost points for ${lost.join(', ')} (${paint})`);
  }
  return lines;
}

import { sharedScripts } from './sizes.mjs';

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const milliseconds = (value) => (Number.isNaN(value) ? '–' : `${Math.round(value)} ms`);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const perView = ({ cpu, views }) => cpu / views;
const perSecond = ({ views, took }) => views / took;

/** How many times the CPU of the bare page under the same load; null for what is set beside none. */
function timesBare(result, results) {
  const bare = results.find(({ row }) => row.name === result.row.beside);
  return bare && result.cpu !== null ? perView(result) / perView(bare) : null;
}

function draw(titles, cells) {
  const lines = [titles, ...cells];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const padded = (line) => line.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  return lines.map((line) => padded(line).trimEnd());
}

/** Views, waiting and CPU, a line each. */
export function drawLoads(results) {
  const titles = ['Page', 'Views/s', 'Median', 'p95', 'Refused', 'CPU', '× bare', 'Most', 'Memory', 'Failed'];
  const cells = results.map((result) => {
    const { row, waits, refusals, failures, memory, cpu } = result;
    const failed = [...failures].map(([status, count]) => `${count} × ${status}`).join(', ');
    const times = timesBare(result, results);
    return [
      row.title,
      perSecond(result).toFixed(1),
      milliseconds(quantile(waits, 0.5)),
      milliseconds(quantile(waits, 0.95)),
      refusals.length > 0 ? `${refusals.length}, ≤ ${milliseconds(quantile(refusals, 1))}` : '0',
      cpu === null ? '–' : `${perView(result).toFixed(1)} ms`,
      times === null ? '–' : times.toFixed(1),
      row.most ? String(row.most) : '–',
      `${Math.round(memory / 1e6)} MB`,
      failed || '0',
    ];
  });
  return draw(titles, cells);
}

/** What a page weighs, a line each. */
export function drawSizes(results) {
  const sized = results.filter(({ sizes }) => sizes);
  const bare = sized.find(({ row }) => row.isBare)?.sizes;
  const titles = ['Page', 'HTML', 'HTML, gzip', 'Scripts, gzip', '× bare'];
  const cells = sized.map(({ row, sizes }) => [
    row.title,
    kilobytes(sizes.html),
    kilobytes(sizes.gzip),
    kilobytes(sizes.scripts),
    bare ? (sizes.scripts / bare.scripts).toFixed(2) : '–',
  ]);
  const signedIn = sized.filter(({ row }) => row.who).map(({ sizes }) => sizes);
  if (signedIn.length > 1) {
    const shell = sharedScripts(signedIn);
    cells.push(['on every signed-in page', '–', '–', kilobytes(shell), bare ? (shell / bare.scripts).toFixed(2) : '–']);
  }
  return draw(titles, cells);
}

/** A sentence for everything that is over its limit. */
export function overLimits(results) {
  return results.flatMap((result) => {
    const { title, most, longest, fewest } = result.row;
    const times = timesBare(result, results);
    const waited = quantile(result.waits, 0.95);
    return [
      result.failures.size > 0 && `${title}: some views failed`,
      most && times > most && `${title}: ${times.toFixed(1)} times the bare page, at most ${most}`,
      longest && waited > longest && `${title}: p95 ${milliseconds(waited)}, at most ${longest} ms`,
      fewest && perSecond(result) < fewest && `${title}: ${perSecond(result).toFixed(1)} a second, at least ${fewest}`,
      fewest && result.refusals.length > 0 && `${title}: ${result.refusals.length} refused`,
    ].filter(Boolean);
  });
}

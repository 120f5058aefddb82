/** Medians per size → what the table says; `limits`: see below. */
const LOOKUP = 'look-up by primary key';

/** A search of one city: so many look-ups at most, and so much of itself at most when the catalogue grows tenfold. */
const CITY = { lookups: 5, growth: 1.3 };

/** What is judged: by the beginning of the name; everything else is told. */
const judged = {
  properties: { '45 properties': CITY },
  hotels: {
    '8 hotels of a city': CITY,
    'whole catalogue': { lookups: 60 },
    'rooms of 8 hotels, by nights': { least: { times: 2.5, of: 'rooms of 8 hotels' } },
    offers: { lookups: 15 },
  },
};

const limitOf = (kind, name) => Object.entries(judged[kind]).find(([beginning]) => name.startsWith(beginning))?.[1];

function isKept({ lookups: most = Infinity, growth: mostGrowth = Infinity, least }, { lookups, growth, timesOf }) {
  return (
    lookups.every((ratio) => ratio <= most) &&
    growth <= mostGrowth &&
    (!least || timesOf(least.of).every((ratio) => ratio >= least.times))
  );
}

function limitText({ lookups, growth, least }) {
  return [lookups && `≤ ${lookups} look-ups`, growth && `growth ≤ ${growth}`, least && `≥ ${least.times} × ${least.of}`]
    .filter(Boolean)
    .join(', ');
}

export function rowsOf(kind, [few, many]) {
  return [...few.keys()].map((name) => {
    const milliseconds = [few.get(name), many.get(name)];
    const timesOf = (other) => [few, many].map((medians, index) => milliseconds[index] / medians.get(other));
    const lookups = timesOf(LOOKUP);
    const growth = milliseconds[1] / milliseconds[0];
    const limit = limitOf(kind, name);
    const verdict = limit ? (isKept(limit, { lookups, growth, timesOf }) ? 'kept' : 'BROKEN') : 'told';
    return { name, milliseconds, lookups, growth, verdict, limit: limit ? limitText(limit) : '' };
  });
}

export function drawRows(rows, sizes) {
  const names = sizes.map((size) => `${size / 1000} 000`);
  const cells = [
    ['Median', ...names, ...names.map((name) => `look-ups of ${name}`), 'growth', 'verdict', 'limit'],
    ...rows.map(({ name, milliseconds, lookups, growth, verdict, limit }) => [
      name,
      ...milliseconds.map((value) => `${value.toFixed(2)} ms`),
      ...lookups.map((value) => `${value.toFixed(2)} ×`),
      `${growth.toFixed(2)} ×`,
      verdict,
      limit,
    ]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  return cells.map((line) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
  );
}

/** A search of one city: so many look-ups at most, and so much of itself at most when the catalogue grows tenfold. */
const MOST_LOOKUPS = 5;
const MOST_GROWTH = 1.3;
const LOOKUP = 'look-up by primary key';
const JUDGED = /^45 properties/;

/** Medians of the two sizes → what the table says. */
export function rowsOf([few, many]) {
  return [...few.keys()].map((name) => {
    const milliseconds = [few.get(name), many.get(name)];
    const lookups = [few, many].map((medians, index) => milliseconds[index] / medians.get(LOOKUP));
    const growth = milliseconds[1] / milliseconds[0];
    const isKept = lookups.every((ratio) => ratio <= MOST_LOOKUPS) && growth <= MOST_GROWTH;
    const verdict = JUDGED.test(name) ? (isKept ? 'kept' : 'BROKEN') : 'told';
    return { name, milliseconds, lookups, growth, verdict };
  });
}

export function drawRows(rows, sizes) {
  const names = sizes.map((size) => `${size / 1000} 000`);
  const cells = [
    ['Median', ...names, ...names.map((name) => `look-ups of ${name}`), 'growth', 'verdict'],
    ...rows.map(({ name, milliseconds, lookups, growth, verdict }) => [
      name,
      ...milliseconds.map((value) => `${value.toFixed(2)} ms`),
      ...lookups.map((value) => `${value.toFixed(2)} ×`),
      `${growth.toFixed(2)} ×`,
      verdict,
    ]),
    ['limit', '', '', `${MOST_LOOKUPS} ×`, `${MOST_LOOKUPS} ×`, `${MOST_GROWTH} ×`, ''],
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  return cells.map((line) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
  );
}

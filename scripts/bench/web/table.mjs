const COLUMNS = [
  ['figure', 'Figure'],
  ['page', 'Page'],
  ['value', 'Measured'],
  ['limit', 'Limit'],
  ['verdict', 'Verdict'],
];

/** Rows of `{ figure, page, value, limit, verdict }` as lines of aligned columns. */
export function drawTable(rows) {
  const cells = [COLUMNS.map(([, title]) => title), ...rows.map((row) => COLUMNS.map(([key]) => row[key]))];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const draw = (line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return [draw(cells[0]), widths.map((width) => '─'.repeat(width)).join('  '), ...cells.slice(1).map(draw)];
}

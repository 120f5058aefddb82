/** One after the other: together they would wait for each other's connections. */
export async function each<Row, Result>(rows: readonly Row[], make: (row: Row) => Promise<Result>): Promise<Result[]> {
  const made: Result[] = [];
  for (const row of rows) made.push(await make(row));
  return made;
}

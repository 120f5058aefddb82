export type Row<Shown> = { id: string; row: Shown };

/** What is shown stays where it is, as it is read now or, gone since, as it was. */
export function rowsThatStay<Shown>(shown: readonly Row<Shown>[], read: readonly Row<Shown>[]): readonly Row<Shown>[] {
  return shown.map((row) => read.find(({ id }) => id === row.id) ?? row);
}

/** The same, and what has come since stands at the end. */
export function rowsInPlace<Shown>(shown: readonly Row<Shown>[], read: readonly Row<Shown>[]): readonly Row<Shown>[] {
  const isShown = ({ id }: Row<Shown>) => shown.some((row) => row.id === id);
  return [...rowsThatStay(shown, read), ...read.filter((row) => !isShown(row))];
}

/** Things that have no name but their number, from one. */
export function numbered<Value>(values: readonly Value[]): { number: number; value: Value }[] {
  return values.map((value, index) => ({ number: index + 1, value }));
}

/** `npm test` is short; `npm run test:long` asks the same tests for more: more kills, more people, more cases. */
export function sized<Size>(short: Size, long: Size): Size {
  return process.env.TEST_SIZE === 'long' ? long : short;
}

/** For a property that also says which answers came: a short run asks the same cases every time, so no rare one is missed by chance. */
export function sizedCases(short: number, long: number): { numRuns: number; seed?: number } {
  return process.env.TEST_SIZE === 'long' ? { numRuns: long } : { numRuns: short, seed: 20261123 };
}

/** `npm test` is short; `npm run test:long` asks the same tests for more: more kills, more people, more cases. */
export function sized(short: number, long: number): number {
  return process.env.TEST_SIZE === 'long' ? long : short;
}

/**
 * What the code before has seen to: a schema asked for it, or it was just written. Where it is missing all the same the mistake is
 * ours, and no caller is answered with it.
 */
export function mustHave<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

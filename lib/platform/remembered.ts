const MOST = 500;

/** Memoises a pure function: every page of an agency computes the same few colours. */
export function remembered<Input, Result>(compute: (input: Input) => Result): (input: Input) => Result {
  const known = new Map<string, Result>();
  return (input) => {
    const key = JSON.stringify(input);
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = compute(input);
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(key, result);
    return result;
  };
}

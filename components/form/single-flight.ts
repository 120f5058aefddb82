/**
 * The same call is not begun twice: of two presses the second comes before the page shows that it is busy, and waits for the
 * answer of the first. Another one may run beside it.
 */
export function createSingleFlight<Answer>(): (text: string, call: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (text, call) => {
    const known = running.get(text);
    if (known) return known;
    const answer = call().finally(() => running.delete(text));
    running.set(text, answer);
    return answer;
  };
}

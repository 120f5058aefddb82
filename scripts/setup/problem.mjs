/** Something the reader can put right: one line that says what is wrong and what to do. `detail` is printed above it. */
export class Problem extends Error {
  constructor(line, { detail = '' } = {}) {
    super(line);
    this.name = 'Problem';
    this.detail = detail;
  }
}

/** The last lines of a program's output, for a failure that only the program can explain. */
export function tail(text, lines = 20) {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

/** An expected failure. `code` is a message key below `error`, so the reader gets it in their own language. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  /** Field path -> message key; empty when the failure belongs to no field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Field path -> a value that would be accepted instead. */
  readonly suggestion: Readonly<Record<string, string>>;

  /** What a program needs to decide: both versions, what moved. Part of the answer; nothing the caller may not see. */
  readonly details: Readonly<Record<string, unknown>>;

  /** @param detail for the log only; never part of an answer. */
  constructor(
    code: string,
    options: {
      status?: number;
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      suggestion?: Record<string, string>;
      details?: Record<string, unknown>;
      detail?: string;
    } = {},
  ) {
    super(options.detail ?? code);
    this.name = 'AppError';
    this.code = code;
    this.status = options.status ?? 400;
    this.fields = options.fields ?? {};
    this.headers = options.headers ?? {};
    this.suggestion = options.suggestion ?? {};
    this.details = options.details ?? {};
  }
}

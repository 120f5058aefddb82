import { z } from 'zod';

const problemSchema = z.object({
  title: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});

export type ApiProblem = {
  /** Message key below `error`; `offline` when nothing answered. */
  code: string;
  /** A sentence in the reader's language; empty when nothing answered. */
  title: string;
  /** Field path → sentence. */
  errors: Record<string, string>;
  /** What a program needs to decide: what moved, which version there is. */
  details?: Record<string, unknown>;
};

/** What a problem+json body says; `unexpected` without a sentence for anything else, a page of a proxy for example. */
export function readProblem(text: string): ApiProblem {
  const problem = problemSchema.safeParse(parse(text));
  if (!problem.success) return { title: '', code: 'unexpected', errors: {} };
  return { errors: {}, ...problem.data };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

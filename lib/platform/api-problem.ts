import { z } from 'zod';

const problemSchema = z.object({
  title: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

export type ApiProblem = {
  /** Message key below `error`; `offline` when nothing answered. */
  code: string;
  /** A sentence in the reader's language; empty when nothing answered. */
  title: string;
  /** Field path → sentence. */
  errors: Record<string, string>;
};

/** What a problem+json body says; `unexpected` without a sentence when it is none. Throws for what is no JSON. */
export function readProblem(text: string): ApiProblem {
  const problem = problemSchema.safeParse(text === '' ? null : JSON.parse(text));
  if (!problem.success) return { title: '', code: 'unexpected', errors: {} };
  return { errors: {}, ...problem.data };
}

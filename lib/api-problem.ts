import { z } from 'zod';
import type { ApiFailure } from './api-client';

const problemSchema = z.object({
  title: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** What a problem+json body says; `unexpected` without a sentence when it is none. Throws for what is no JSON. */
export function readProblem(text: string): Omit<ApiFailure, 'status'> {
  const problem = problemSchema.safeParse(text === '' ? null : JSON.parse(text));
  if (!problem.success) return { title: '', code: 'unexpected', errors: {} };
  return { errors: {}, ...problem.data };
}

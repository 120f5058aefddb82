import type { z } from 'zod';

/** One line per operation; the schemas are the ones the routes parse with. */
export type Operation = {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  summary: string;
  query?: z.ZodObject;
  input?: z.ZodType;
  /** A body that is no JSON: the media types it may have. */
  upload?: readonly string[];
  /** No JSON: the answer is a file of that media type, or of the one that is asked for. */
  output: z.ZodType | { file: string | readonly string[] };
  status?: number;
  /** What 503 answers where it is no problem details. */
  unavailable?: z.ZodType;
  /** Signed-in people only: by session cookie or bearer access token. */
  isGuarded?: boolean;
};

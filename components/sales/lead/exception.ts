import { ApiError } from '@/lib/platform/api-error';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';

/** What a refusal says of rooms that cannot be had as they are chosen; null for any other failure. */
export function notPossibleOf(error: unknown): NotPossibleJson | null {
  if (!(error instanceof ApiError) || error.code !== 'roomsNotPossible') return null;
  return error.details as NotPossibleJson;
}

export type ExceptionWords = {
  title: string;
  nearest: string;
  ask: string;
  text: string;
  message: string;
  missing: string;
  done: string;
};

/** Where a lead's exception is asked for, what the reader saw of the lead, and where its dates are changed. */
export type ExceptionWay = { address: string; body: { version: number; status: string }; datesHref: string };

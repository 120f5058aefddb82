import { ApiError } from '@/lib/platform/api-error';

/** The nights or rooms are no longer there. */
const taken: readonly string[] = ['periodSold', 'leadSold', 'roomsTaken'];
/** The request is no longer the one that was seen. */
const moved: readonly string[] = [
  'leadStale',
  'leadAnswered',
  'leadStatusDiffers',
  'leadOptionExpired',
  'leadStateForbids',
  'leadEnded',
  'leadClosed',
];

/** Whether that is why an answer could not be given. */
export const isTaken = (code: string): boolean => taken.includes(code);

/** Why an answer of the desk came to nothing, in its own words; null for what the server says best itself. */
export function refusalOf(error: unknown, { quicker, taken: gone }: { quicker: string; taken: string }): string | null {
  if (!(error instanceof ApiError)) return null;
  if (isTaken(error.code)) return gone;
  return moved.includes(error.code) ? quicker : null;
}

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { keepWhatIsTyped } from '@/components/form/leaving';
import { isSessionEnded, retryDelay, shouldRetry } from '@/lib/platform/api-error';

/** Heard by the frame's dialog. */
export const SESSION_ENDED_EVENT = 'alpenglow:session-ended';

/** Of a call that is none of the client's, too. */
export function tellSessionEnded(error: unknown): void {
  if (!isSessionEnded(error)) return;
  keepWhatIsTyped();
  document.dispatchEvent(new Event(SESSION_ENDED_EVENT));
}

/** The one place that knows what every call of the agency side does when the session, the server or the line is gone. */
export function createQueryClient(): QueryClient {
  const repeated = { retry: shouldRetry, retryDelay };
  return new QueryClient({
    queryCache: new QueryCache({ onError: tellSessionEnded }),
    mutationCache: new MutationCache({ onError: tellSessionEnded }),
    defaultOptions: { queries: { ...repeated, refetchOnWindowFocus: false }, mutations: repeated },
  });
}

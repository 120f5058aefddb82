'use client';

import { useIsFetching, useIsMutating } from '@tanstack/react-query';

/** A quiet line while something is repeated because nothing answered, or waits for the browser to be online again. */
export function ConnectionLine({ words }: { words: string }) {
  const fetching = useIsFetching({
    predicate: ({ state }) => state.fetchFailureCount > 0 || state.fetchStatus === 'paused',
  });
  const writing = useIsMutating({ predicate: ({ state }) => state.failureCount > 0 || state.isPaused });
  return (
    <div role="status" className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center">
      {fetching + writing > 0 && (
        <p className="rounded-desk border border-line bg-surface px-4 py-2.5 text-14 text-ink shadow-float">{words}</p>
      )}
    </div>
  );
}

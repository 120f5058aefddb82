import { useMemo } from 'react';
import type { Packed } from '@/lib/platform/packed';

/** What `pack` has packed: the same object as long as the text is the same. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => JSON.parse(packed) as Value, [packed]);
}

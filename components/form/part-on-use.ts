import { useRef, useState } from 'react';

/** A part that a page does without until it is used: `bring` fetches it once, and anew after a failure. */
export function usePartOnUse<Part>(load: () => Promise<Part>) {
  const [brought, setBrought] = useState<{ part: Part | null; hasFailed: boolean }>({ part: null, hasFailed: false });
  const isComing = useRef(false);
  function bring(): void {
    if (isComing.current) return;
    isComing.current = true;
    setBrought((now) => (now.hasFailed ? { part: null, hasFailed: false } : now));
    load().then(
      (part) => setBrought({ part, hasFailed: false }),
      () => {
        isComing.current = false;
        setBrought({ part: null, hasFailed: true });
      },
    );
  }
  return { ...brought, bring };
}

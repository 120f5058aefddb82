'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether it has come into view: what is drawn of it is made then, and stays. */
export function useSeen<Node extends Element>(): { ref: RefObject<Node | null>; isSeen: boolean } {
  const ref = useRef<Node>(null);
  const [isSeen, see] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!node || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(true));
    const printed = () => see(true);
    observer.observe(node);
    window.addEventListener('beforeprint', printed);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', printed);
    };
  }, [isSeen]);
  return { ref, isSeen };
}

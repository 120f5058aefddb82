'use client';

import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Moves the focus once the page has followed: the button that had it may be gone, or off, by then. */
export function useFocusAfter(): (find: Find) => void {
  const next = useRef<Find | null>(null);
  useEffect(() => {
    const find = next.current;
    next.current = null;
    find?.()?.focus();
  });
  return (find) => {
    next.current = find;
  };
}

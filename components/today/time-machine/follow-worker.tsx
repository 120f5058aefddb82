'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

const EVERY_MS = 2000;

/** The worker does what is due by the new clock within seconds: for so many milliseconds the page is asked for again and again. */
export function FollowWorker({ milliseconds }: { milliseconds: number }) {
  const router = useRouter();
  const left = useRef(Math.ceil(milliseconds / EVERY_MS));
  useEffect(() => {
    const timer = setInterval(() => {
      left.current -= 1;
      if (left.current < 0) clearInterval(timer);
      else router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}

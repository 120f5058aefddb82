'use client';

import { useEffect, useRef } from 'react';

function bringIntoSight(link: HTMLElement): void {
  const list = link.closest('ul');
  list?.scrollTo({ left: link.offsetLeft - list.clientWidth / 2 + link.clientWidth / 2 });
}

/** Marks the tab of the section that is being read: the last one whose beginning has passed the upper third. */
export function SectionMarker({ ids }: { ids: string[] }) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const nav = ref.current?.closest('nav');
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (!nav) return;
    const begun = new Set<Element>();
    const mark = (changes: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changes) begun[isIntersecting ? 'add' : 'delete'](target);
      const now = sections.findLast((section) => begun.has(section)) ?? sections[0];
      for (const link of nav.querySelectorAll('a')) {
        if (link.hash !== `#${now?.id}`) link.removeAttribute('aria-current');
        else if (!link.ariaCurrent) {
          link.setAttribute('aria-current', 'location');
          requestAnimationFrame(() => bringIntoSight(link));
        }
      }
    };
    // A section has begun from the moment its beginning has crossed the line, however far down one jumps.
    const observer = new IntersectionObserver(mark, { rootMargin: '1000000% 0% -66% 0%' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return <span ref={ref} hidden />;
}

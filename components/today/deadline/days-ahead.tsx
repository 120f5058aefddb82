'use client';

/** A day of the list's, in finished words. */
export type DayWords = { name: string; href: string; count: number; isHere: boolean };

/** How much the coming days hold, today first. In the browser: a page hands on the words and figures alone. */
export function DaysAhead({ days }: { days: readonly DayWords[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <ol>
      {days.map(({ name, href, count, isHere }, index) => (
        <li key={name}>
          <a
            href={href}
            data-soft
            data-stays
            aria-current={isHere ? 'true' : undefined}
            className="grid min-h-[30px] grid-cols-[96px_minmax(0,1fr)_28px] items-center gap-2 aria-[current]:font-bold hover:bg-sand"
          >
            <span className={index === 0 ? 'font-bold' : ''}>{name}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              className="h-1.5 w-full rounded-full"
            >
              <rect width="100" height="6" className="fill-main-light2" />
              <rect width={(count / most) * 100} height="6" className="fill-main" />
            </svg>
            <span className="text-right">{count}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

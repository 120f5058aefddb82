import type { ReactNode } from 'react';

type Props = { facts: readonly string[]; children?: ReactNode };

/** Short facts in one line, parted by hairlines; the hairline of what begins a line lies outside and is cut off. */
export function FactLine({ facts, children }: Props) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        {facts.map((fact) => (
          <span key={fact} className="-ml-px border-l border-line-strong pl-3 leading-4">
            {fact}
          </span>
        ))}
        {children}
      </span>
    </span>
  );
}

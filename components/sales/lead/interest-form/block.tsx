import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** At the right: whether it has to be filled in. */
  duty?: string;
  /** Around what stands in it. */
  className?: string;
  children: ReactNode;
};

/** A part of the form under an ink line. */
export function Block({ title, duty, className, children }: Props) {
  return (
    <section className="mt-7 border-t border-ink pt-3.5">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{title}</h2>
        {duty && <p className="text-13 text-soft">{duty}</p>}
      </div>
      <div className={className}>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';

/** A part of the form under an ink line, its duty at the right. */
export function Block({ title, duty, children }: { title: string; duty?: string; children: ReactNode }) {
  return (
    <section className="mt-7 border-t border-ink pt-3.5">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{title}</h2>
        {duty && <p className="text-13 text-soft">{duty}</p>}
      </div>
      {children}
    </section>
  );
}

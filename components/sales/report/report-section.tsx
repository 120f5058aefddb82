import type { ReactNode } from 'react';
import { type Definition, Definitions } from './definitions';

type Props = {
  id: string;
  title: string;
  /** At the right of the title: the period, or that it is of now. */
  note?: ReactNode;
  /** What its figures count, beside them; beneath them on a narrow screen. */
  counts?: readonly Definition[];
  countsTitle?: string;
  /** What it shows needs the whole width: its definitions stand beneath. */
  isWide?: boolean;
  children: ReactNode;
};

/** One question with its figures, and in the margin what they count. */
export function ReportSection({ id, title, note, counts = [], countsTitle, isWide = false, children }: Props) {
  const hasMargin = counts.length > 0 && !isWide;
  return (
    <section
      aria-labelledby={id}
      className={`${hasMargin ? 'wide:grid wide:grid-cols-[minmax(0,1fr)_288px] wide:items-start wide:gap-12' : ''}`}
    >
      <div className="min-w-0">
        <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id={id} className="font-sans text-18 leading-6 font-bold tracking-normal">
            {title}
          </h2>
          {note && <p className="text-13 text-soft">{note}</p>}
        </div>
        {children}
      </div>
      {counts.length > 0 && <Definitions title={countsTitle ?? ''} counts={counts} isBeside={hasMargin} />}
    </section>
  );
}

import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** At the right of the title: the period, or that it is of now. */
  note?: ReactNode;
  /** What its figures count, beside them; beneath them on a narrow screen. */
  counts?: readonly { term: string; text: string }[];
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
      {counts.length > 0 && (
        <>
          <details className="mt-3 text-13 desk:hidden">
            <summary className="flex min-h-11 items-center font-bold">{countsTitle}</summary>
            <Definitions counts={counts} />
          </details>
          <div className={`mt-4 text-13 max-desk:hidden ${hasMargin ? 'wide:mt-0 wide:pt-8' : ''}`}>
            <h3 className="mb-1 font-sans text-13 leading-5 font-bold tracking-normal">{countsTitle}</h3>
            <Definitions
              counts={counts}
              className={hasMargin ? 'pad:max-wide:columns-2' : 'pad:columns-2 wide:columns-4'}
            />
          </div>
        </>
      )}
    </section>
  );
}

function Definitions({ counts, className = '' }: { counts: NonNullable<Props['counts']>; className?: string }) {
  return (
    <dl className={`gap-x-10 ${className}`}>
      {counts.map(({ term, text }) => (
        <div key={term} className="break-inside-avoid py-1">
          <dt className="font-bold">{term}</dt>
          <dd className="text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

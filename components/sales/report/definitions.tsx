'use client';

export type Definition = { term: string; text: string };

type Props = {
  title: string;
  counts: readonly Definition[];
  /** In the margin of what they are of, where there is one. */
  isBeside: boolean;
};

/** What the figures count: folded on a narrow screen. Drawn in the browser, too, so that both readings have their words from one. */
export function Definitions({ title, counts, isBeside }: Props) {
  const list = (className: string) => (
    <dl className={`gap-x-10 ${className}`}>
      {counts.map(({ term, text }) => (
        <div key={term} className="break-inside-avoid py-1">
          <dt className="font-bold">{term}</dt>
          <dd className="text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      <details className="mt-3 text-13 desk:hidden">
        <summary className="flex min-h-11 items-center font-bold">{title}</summary>
        {list('')}
      </details>
      <div className={`mt-4 text-13 max-desk:hidden ${isBeside ? 'wide:mt-0 wide:pt-8' : ''}`}>
        <h3 className="mb-1 font-sans text-13 leading-5 font-bold tracking-normal">{title}</h3>
        {list(isBeside ? 'pad:max-wide:columns-2' : 'pad:columns-2 wide:columns-4')}
      </div>
    </>
  );
}

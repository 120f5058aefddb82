type Props = {
  count?: number;
  /** What is being read, for those who do not see the lines either. */
  label?: string;
};

/** In the place of lines that are still being read. */
export function LinesSkeleton({ count = 6, label }: Props) {
  return (
    <>
      {label && (
        <p role="status" className="py-2 text-13 text-soft">
          {label}
        </p>
      )}
      <div aria-hidden="true" className="divide-y divide-line-faint border-y border-line">
        {Array.from({ length: count }, (_, line) => `line-${line}`).map((line) => (
          <div key={line} className="flex gap-6 py-4">
            <span className="h-3 w-1/5 rounded-desk bg-line-faint" />
            <span className="h-3 w-2/5 rounded-desk bg-line-faint" />
          </div>
        ))}
      </div>
    </>
  );
}

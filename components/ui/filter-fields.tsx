export const filterControlClass =
  'h-9 w-full min-w-0 rounded-desk border border-input bg-surface px-2 text-14 text-ink';

/** Never wider than its page, whatever stands in it. */
export const filterLabelClass = 'grid max-w-full grid-cols-[minmax(0,auto)] gap-1 text-12 text-soft';

type SearchProps = { label: string; value: string | undefined; className?: string };

/** What the list below is searched for. */
export function FilterSearch({ label, value, className = '' }: SearchProps) {
  return (
    <label className={`${filterLabelClass} ${className}`}>
      {label}
      <input type="search" name="search" defaultValue={value} maxLength={80} className={filterControlClass} />
    </label>
  );
}

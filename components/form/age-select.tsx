type Props = { label: string; age: number | null; oldest: number | null; onAge: (age: number) => void };

/** The age of one child, up to the oldest the house takes as one; empty until it is told. */
export function AgeSelect({ label, age, oldest, onAge }: Props) {
  const ages = [...Array(Math.max(oldest ?? 0, age ?? 0) + 1).keys()];
  return (
    <label className="grid gap-0.5 text-12 text-soft">
      {label}
      <select
        value={age ?? ''}
        onChange={({ target }) => onAge(Number(target.value))}
        className="h-9 w-20 rounded-desk border border-input bg-surface px-2.5 text-14 text-ink"
      >
        {age === null && <option value="">–</option>}
        {ages.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

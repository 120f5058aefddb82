import { compactButtonClass } from './compact-button';

/** What a filter ends with: the button, and where anything is filtered the way back to all. */
export function FilterEnd({ apply, reset }: { apply: string; reset: { label: string; href: string } | null }) {
  return (
    <>
      <button type="submit" className={compactButtonClass('quiet')}>
        {apply}
      </button>
      {reset && (
        <a href={reset.href} data-soft className="py-2 text-13 underline underline-offset-2">
          {reset.label}
        </a>
      )}
    </>
  );
}

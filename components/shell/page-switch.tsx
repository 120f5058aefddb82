type Props = { label: string; pages: readonly { href: string; label: string; isHere: boolean }[] };

/** Two or three views of one page, beside its title. */
export function PageSwitch({ label, pages }: Props) {
  return (
    <nav aria-label={label} className="flex overflow-hidden rounded-desk border border-line-strong text-13">
      {pages.map(({ href, label: name, isHere }) => (
        <a
          key={href}
          href={href}
          data-soft
          aria-current={isHere ? 'page' : undefined}
          className="bg-surface px-3.5 py-1.5 not-first:border-l not-first:border-line-strong -outline-offset-2! aria-[current]:bg-main-light2 aria-[current]:font-bold aria-[current]:text-main-ink"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

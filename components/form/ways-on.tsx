export type WayOn = { href: string; label: string };

/** After an answer: where to go from here. */
export function WaysOn({ ways }: { ways: readonly WayOn[] }) {
  return (
    <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3 text-14">
      {ways.map(({ href, label }) => (
        <a key={href} href={href} className="quiet-link">
          {label}
        </a>
      ))}
    </p>
  );
}

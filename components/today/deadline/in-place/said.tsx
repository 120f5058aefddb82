/** So many of the last messages tell what is asked. */
const LAST = 3;

type Line = { id: string; name: string; at: string; text: string };

/** The last of what was said. */
export function Said({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="grid gap-2">
      {lines.slice(-LAST).map(({ id, name, at, text }) => (
        <li key={id}>
          <p className="text-12 text-soft">
            {name}, {at}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ul>
  );
}

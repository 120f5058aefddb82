import type { ExceptionWords } from './ways-words';

/** The last way against a no: to the room's rates, from which the exception is asked for with an interest (rule 3.18). */
export function AskException({ words: { href, label, text } }: { words: ExceptionWords }) {
  return (
    <a
      href={href}
      data-soft
      aria-label={label}
      className="inline-block min-h-6 text-13 text-main-ink underline underline-offset-4"
    >
      {text}
    </a>
  );
}

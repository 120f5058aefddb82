import type { Token } from '@/lib/catalogue/manage/rules';

/** A text with the words marked that differ: struck where they are gone, tinted where they are new. */
export function Marked({ tokens, as: As }: { tokens: readonly Token[]; as: 'del' | 'mark' }) {
  let at = 0;
  return tokens.map(({ text, isChanged }) => {
    const key = at;
    at += text.length;
    if (!isChanged) return <span key={key}>{text}</span>;
    return (
      <As key={key} className={As === 'mark' ? 'bg-main-light2 font-bold text-ink' : ''}>
        {text}
      </As>
    );
  });
}

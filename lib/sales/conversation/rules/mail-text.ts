/** Where mail programs begin to quote what they answer, in the languages of those who write to us. */
const QUOTES: readonly RegExp[] = [
  /^\s*(?:On|Am|Le|Il|El)\b.{5,200}(?:wrote|schrieb|a écrit|ha scritto|escribió)\b.{0,120}:\s*$/i,
  /^\s*-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Messaggio originale|Forwarded message)\s*-{2,}/i,
  /^\s*(?:From|Von|De|Da):\s.{1,200}$/,
  /^_{20,}\s*$/,
  /^>/,
];
/** "On … wrote:" may stand on two lines. */
const BROKEN_QUOTE = /^\s*(?:On|Am|Le|Il)\b.{5,200}$/i;
const SIGNATURE = /^-- ?$/;

/** What somebody wrote themselves in a mail: without what it quotes, without a signature, empty where there is nothing else. */
export function answerIn(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, index) => {
    if (SIGNATURE.test(line) || QUOTES.some((quote) => quote.test(line))) return true;
    const joined = `${line} ${lines[index + 1] ?? ''}`;
    return BROKEN_QUOTE.test(line) && QUOTES[0]?.test(joined) === true;
  });
  return (end === -1 ? lines : lines.slice(0, end)).join('\n').trim();
}

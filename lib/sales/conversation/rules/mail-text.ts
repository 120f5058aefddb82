/** Where mail programs begin to quote what they answer, in the languages of those who write to us: all below is quoted. */
const QUOTES: readonly RegExp[] = [
  /^\s*-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Messaggio originale|Forwarded message)\s*-{2,}/i,
  /^_{20,}\s*$/,
];
const ATTRIBUTION = /^\s*(?:On|Am|Le|Il|El)\b.{5,200}(?:wrote|schrieb|a écrit|ha scritto|escribió)\b.{0,120}:\s*$/i;
/** "On … wrote:" may stand on two lines. */
const BROKEN_ATTRIBUTION = /^\s*(?:On|Am|Le|Il)\b.{5,200}$/i;
const SENDER = /^\s*(?:From|Von|De|Da)\s?:\s.{1,200}$/;
/** "From: 12 January" is somebody's own word, "From: Anna" above one of these is not. */
const HEADER =
  /^\s*(?:Sent|Gesendet|Envoyé|Inviato|Enviado|Date|Datum|Data|Fecha|Subject|Betreff|Objet|Oggetto|Asunto)\s?:/i;
const MOST_HEADERS = 4;
const QUOTED = /^>/;
const SIGNATURE = /^-- ?$/;

/** Of how many lines "On … wrote:" is, here. */
function attributionAt(lines: readonly string[], index: number): number {
  const line = lines[index] ?? '';
  if (ATTRIBUTION.test(line)) return 1;
  return BROKEN_ATTRIBUTION.test(line) && ATTRIBUTION.test(`${line} ${lines[index + 1] ?? ''}`) ? 2 : 0;
}

function isEnd(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (SIGNATURE.test(line) || QUOTES.some((quote) => quote.test(line))) return true;
  const below = lines.slice(index + 1, index + 1 + MOST_HEADERS);
  return SENDER.test(line) && below.some((header) => HEADER.test(header));
}

/**
 * What somebody wrote themselves in a mail: without what it quotes, without a signature, empty where there is nothing else. An
 * answer may stand above, between and below lines that are marked as quoted; below an unmarked quote nothing can be told apart.
 */
export function answerIn(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const said: string[] = [];
  for (let index = 0; index < lines.length && !isEnd(lines, index); index += 1) {
    const attribution = attributionAt(lines, index);
    const isQuoted = QUOTED.test(lines[index] ?? '');
    if (attribution > 0) {
      const next = lines.slice(index + attribution).find((line) => line.trim() !== '');
      if (!next || !QUOTED.test(next)) break;
      index += attribution - 1;
    }
    if (attribution === 0 && !isQuoted) said.push(lines[index] ?? '');
    else if (said.at(-1) !== '') said.push('');
  }
  return said.join('\n').trim();
}

/** The best place to divide a text within its first `most` letters: not too early, so that no greeting stands alone. */
function divisionOf(text: string, most: number): number {
  const within = text.slice(0, most);
  for (const end of [/\n\s*\n/g, /\n/g, /[.!?…]\s|[。！？]/g, /\s/g]) {
    const last = [...within.matchAll(end)].at(-1);
    if (last && last.index >= most / 2) return last.index + last[0].length;
  }
  const isHalfCharacter = /[\uD800-\uDBFF]$/.test(within);
  return isHalfCharacter ? most - 1 : most;
}

/** A text as messages of at most `most` letters, in its order; nothing but the empty space between them is left out. */
export function asMessages(text: string, most: number): string[] {
  const messages: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const division = divisionOf(rest, most);
    messages.push(rest.slice(0, division).trimEnd());
    rest = rest.slice(division).replace(/^\s*\n/, '');
  }
  return [...messages, rest].filter((message) => message.trim() !== '');
}

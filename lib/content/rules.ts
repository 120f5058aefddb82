import { daysBetween, type PlainDate } from '@/lib/dates';

/** A small multiplicative generator: the same day always draws the same numbers. */
function drawing(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** `count` entries without repetition, drawn by the calendar day: stable through it, another draw the next. */
export function pickOfTheDay<Entry>(entries: readonly Entry[], count: number, today: PlainDate): Entry[] {
  const rest = [...entries];
  const draw = drawing(daysBetween('2000-01-01' as PlainDate, today) + 1);
  const picked: Entry[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(draw() * rest.length), 1));
  }
  return picked;
}

/** The headings of the second level in a text, for its table of contents. */
export function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^## +(.+?)\s*$/gm)].map(([, heading = '']) => heading.replace(/[*_`]/g, ''));
}

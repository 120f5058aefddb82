import { daysBetween, type PlainDate } from '@/lib/platform/dates';

/** The same day always draws the same numbers; every bit of it counts, so the next day draws others. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    const once = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
    return ((twice ^ (twice >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** `count` entries without repetition, drawn by the calendar day: stable through it, another draw the next. */
export function pickOfTheDay<Entry>(entries: readonly Entry[], count: number, today: PlainDate): Entry[] {
  const rest = [...entries];
  const draw = drawing(daysBetween('2000-01-01' as PlainDate, today));
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

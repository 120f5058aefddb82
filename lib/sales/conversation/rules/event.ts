import type { EventJson } from '../schema';

/** What happened to a lead, in the words of a language: by notice. */
export function eventSentence({ notice, rooms }: EventJson, words: Readonly<Record<string, string>>): string {
  const sentence = words[notice] ?? '';
  return rooms.length > 0 ? `${sentence}: ${rooms.join(', ')}` : sentence;
}

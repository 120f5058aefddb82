import type { ConversationSide } from '../types';

/** Who is to answer, and by when. */
export type Due = { owedBy: ConversationSide; answerDueAt: Date } | null;

/** A question waits for an answer; thanks and a plain statement do not. */
export function asksSomething(text: string): boolean {
  return text.includes('?');
}

type Said = { by: ConversationSide; isQuestion: boolean; dueAt: Date };

/**
 * What is due after somebody wrote: whoever owed an answer has given it, and a question is owed one. Asked again before it
 * was answered, the first time counts.
 */
export function dueAfter(before: Due, { by, isQuestion, dueAt }: Said): Due {
  const remaining = before?.owedBy === by ? null : before;
  if (!isQuestion) return remaining;
  return remaining ?? { owedBy: by === 'agency' ? 'hotel' : 'agency', answerDueAt: dueAt };
}

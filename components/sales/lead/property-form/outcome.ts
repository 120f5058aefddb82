import type { ApiErrorWords } from '@/lib/platform/api-error';
import { ApiError, isSessionEnded, sentenceOf, shouldRetry } from '@/lib/platform/api-error';
import { formatMoment } from '@/lib/platform/dates';
import type { LeadStateJson } from '@/lib/sales/lead/schema';
import { asksOperator } from './judge';
import type { Sent } from './send';
import type { PropertyFormSetting, Values } from './setting';

/** On the button that sends. */
export function submitOf(values: Values, setting: PropertyFormSetting): string {
  const { deed, lead } = setting;
  const { submit, submitChange } = setting.words;
  if (lead && deed === 'save-interest') return submitChange;
  return submit[asksOperator(values, setting) ? 'ask' : deed];
}

/** What is said when it is done; of a change, whether the operator is asked first. */
export function doneOf(values: Values, setting: PropertyFormSetting): string {
  const { words, deed, lead, answerDue } = setting;
  if (asksOperator(values, setting)) return words.done.ask.replace('{due}', answerDue);
  if (!lead || deed !== 'save-interest') return words.done[deed];
  const isConfirmed = lead.status === 'CONFIRMED_OPTION' || lead.status === 'CONFIRMED_BOOKING';
  const { doneAsked, doneChange } = words;
  return isConfirmed ? doneAsked : doneChange;
}

/** Until when the operator answers, and which place in line an option has; empty where nobody is waited for. */
export function answeredText(state: LeadStateJson | null, { words, locale, timeZone }: PropertyFormSetting): string {
  if (!state) return '';
  const { answered } = words;
  const at = (moment: string) => formatMoment(new Date(moment), locale, timeZone);
  const { status, answerDueAt, optionRank: rank, optionExpiresAt } = state;
  const isOption = status === 'REQUESTED_OPTION' || status === 'CONFIRMED_OPTION';
  const sentences = [
    answerDueAt && answered.due.replace('{due}', at(answerDueAt)),
    status === 'CONFIRMED_OPTION' && optionExpiresAt && answered.confirmed.replace('{until}', at(optionExpiresAt)),
    isOption && (rank ?? 1) === 1 && answered.first,
    isOption && (rank ?? 1) > 1 && answered.later.replace('{rank}', String(rank)),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Whether it may be sent once more as it is: nobody has said yes or no. */
export function mayTryAgain(result: Sent): boolean {
  return result.state === 'failed' && (shouldRetry(0, result.error) || isSessionEnded(result.error));
}

/** Why it did not get through, where that can be said in a sentence; empty where something broke. */
export function refusalText(error: unknown, words: ApiErrorWords): string {
  return error instanceof ApiError && error.status < 500 ? sentenceOf(error, words) : '';
}

import { fill } from '@/components/form/types';
import type { Messages } from '@/lib/platform/i18n/messages';
import { formatMoney, type Money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';

/** Commission and markup together, and of what it is made. */
export function earnedWords(commission: Money, markup: Money, words: Messages['offers']) {
  const from = { commission: formatMoney(commission), markup: formatMoney(markup) };
  return {
    label: words.youEarn,
    value: formatMoney(plus(commission, markup)),
    from: markup.amount > 0 ? fill(words.earnedFrom, from) : null,
  };
}

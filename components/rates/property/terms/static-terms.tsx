import { formatMoney } from '@/lib/platform/money';
import { SECURITY_DEPOSIT_DAYS } from '@/lib/rates/terms/rules/dues';
import type { StayTerms } from '@/lib/rates/terms/types';
import { Filled } from '../week/words';
import { type StaticWords, termsInWords } from './static-words';

/** The static text, made from the same data as the line of dates (rule 5.1); drawn by a server or by a browser. */
export function StaticTerms({ terms, words }: { terms: StayTerms; words: StaticWords }) {
  const { payments, cancelling, deposit } = termsInWords(terms, words);
  const { securityDeposit } = terms;
  const amount = securityDeposit ? formatMoney(securityDeposit.amount) : '';
  return (
    <div className="grid gap-y-3 text-pretty text-16">
      <p>{payments}</p>
      <p>{cancelling}</p>
      <p>
        <Filled text={deposit.replace('{days}', String(SECURITY_DEPOSIT_DAYS))} values={{ amount }} />
      </p>
    </div>
  );
}

import type { PayoutLetter } from '@/lib/money/payout-run/queries/letter';
import { knownFailure } from '@/lib/money/payout-run/rules';
import { formatDay } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney } from '@/lib/platform/money';
import type { PayoutNews } from '@/lib/platform/outbox/types';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { type Block, facts, type Letter } from './letter';

/** To owner and supervisors: what became of a payout of their agency, and what follows. */
export function payoutLetter(payout: PayoutLetter, news: PayoutNews, url: string): Letter {
  const { reader, name, agencyName: agency, run, heldReason, failure } = payout;
  const [t, words] = [mailWords(reader.locale), translator(reader.locale, 'payoutRun')];
  const amount = formatMoney(payout.amount);
  const lead = t(`payout.${news}.lead`, { amount, agency });
  const code = failure === null ? null : knownFailure(failure);
  const why = news === 'held' ? heldReason : news === 'paid' || !code ? null : words(`failure.${code}`);
  const reason: Block[] = why ? [{ kind: 'words', label: t('fact.reason'), text: why }] : [];
  return {
    subject: t(`payout.${news}.subject`, { amount, name }),
    heading: t(`payout.${news}.heading`),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(reader.firstName ?? '', t) },
      { kind: 'paragraph', text: lead },
      ...reason,
      facts(
        { label: t('payout.name'), value: name },
        { label: t('payout.amount'), value: amount },
        { label: t('payout.run'), value: run ? formatDay(run, reader.locale) : '' },
      ),
      { kind: 'button', label: t('payout.button'), href: url },
    ],
  };
}

import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import type { ChannelTerms as Line } from '@/lib/rates/property/queries/channel-terms';
import { SECURITY_DEPOSIT_DAYS } from '@/lib/rates/terms/rules/dues';
import { fill } from '../week/words';
import { formatPercent } from './percent';
import { staticWordsOf, termsInWords } from './static-words';

/** What the properties of a channel are sold under, each with the way to where that is changed. */
export async function ChannelTerms({ lines }: { lines: readonly Line[] }) {
  const [t, terms] = await Promise.all([getTranslations('managed.terms'), getTranslations('terms.words')]);
  const words = staticWordsOf(terms);
  const told = lines.map((line) => {
    const { securityDeposit } = line.terms;
    const amount = securityDeposit ? formatMoney(securityDeposit.amount) : '';
    const said = termsInWords(line.terms, words);
    return { ...line, ...said, deposit: fill(said.deposit, { amount, days: SECURITY_DEPOSIT_DAYS }) };
  });
  return (
    <section aria-labelledby="channel-terms" className="mt-12">
      <h2 id="channel-terms" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-14 text-soft">{t('lead')}</p>
      <Table
        label={t('title')}
        rows={told}
        keyOf={({ propertyId }) => propertyId}
        empty={t('none')}
        columns={[
          {
            head: t('property'),
            cell: ({ propertyId, name }) => (
              <TextLink href={paths.deskTerms({ property: propertyId })}>{name}</TextLink>
            ),
          },
          { head: t('payments'), cell: ({ payments }) => payments },
          { head: t('cancelling'), cell: ({ cancelling }) => cancelling },
          { head: t('deposit'), cell: ({ deposit }) => deposit },
          {
            head: t('cardFee'),
            cell: ({ terms: { cardFeeRatio } }) => (cardFeeRatio > 0 ? formatPercent(cardFeeRatio) : t('noFee')),
          },
        ]}
      />
    </section>
  );
}

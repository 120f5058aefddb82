import { PropertyTabs } from '@/components/catalogue/desk/property-tabs';
import { AgencyPage } from '@/components/shell/agency-page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { DeskTerms } from '@/lib/rates/property/queries/desk-terms';
import { staticWordsOf } from './static-words';
import { TermsEditor } from './terms-editor';
import { TermsHistory } from './terms-history';

/** How one property is sold through its channel, as its operator has set it, beside what guests and agencies read. */
export async function DeskTermsPage({ terms }: { terms: DeskTerms }) {
  const [t, words] = await Promise.all([getTranslations('deskTerms'), getTranslations('terms.words')]);
  const { propertyId, propertyName, properties, currency, sold } = terms;
  return (
    <AgencyPage title={t('title')} lead={propertyName}>
      <PropertyTabs properties={properties} shown={propertyId} hrefOf={(property) => paths.deskTerms({ property })} />
      {sold ? (
        <>
          <dl className="mb-6 text-14">
            <dt className="text-13 text-soft">{t('channel')}</dt>
            <dd className="font-bold">{sold.channel}</dd>
            <dd className="text-soft">{t(sold.acceptsConsumerBookings ? 'consumersToo' : 'agenciesOnly')}</dd>
          </dl>
          <TermsEditor
            key={sold.version}
            version={sold.version}
            propertyId={propertyId}
            currency={currency}
            terms={sold.terms}
            staticWords={staticWordsOf(words)}
            words={{
              payments: t('payments'),
              prepayment: t('prepayment'),
              share: t('share'),
              instalment: t('instalment', { count: '{count}' }),
              balance: t('balance'),
              days: t('days'),
              paid: t('paid'),
              addInstalment: t('addInstalment'),
              refunds: t('refunds'),
              refund: t('refund', { count: '{count}' }),
              refunded: t('refunded'),
              addRefund: t('addRefund'),
              nonRefundable: t('nonRefundable'),
              remove: t('remove', { what: '{what}' }),
              removeShort: t('removeShort'),
              deposit: t('deposit'),
              amount: t('amount', { currency }),
              hold: t('hold'),
              none: t('none'),
              blocked: t('blocked'),
              taken: t('taken'),
              preview: t('preview'),
              incomplete: t('incomplete'),
              unread: t('unread'),
              wrongNumber: t('wrongNumber'),
              kept: t('kept'),
              save: t('save'),
              saved: t('saved'),
            }}
          />
          <TermsHistory terms={terms} version={sold.version} />
        </>
      ) : (
        <p className="text-soft">{t('notSold')}</p>
      )}
    </AgencyPage>
  );
}

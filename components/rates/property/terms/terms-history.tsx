import { getLocale } from 'next-intl/server';
import { ActionForm } from '@/components/form/action-form';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { DeskTerms } from '@/lib/rates/property/queries/desk-terms';
import type { OwnTerms } from '@/lib/rates/property/rules/own-terms';

type Props = { terms: DeskTerms; version: string };

/** Who changed the terms, before and after; the last change can be taken back. */
export async function TermsHistory({ terms: { propertyId, currency, history }, version }: Props) {
  const [t, locale] = await Promise.all([getTranslations('deskTerms.history'), getLocale()]);
  const lines = ({ prepayment, payments, refunds, deposit }: OwnTerms) => [
    ...(prepayment > 0 ? [t('prepayment', { percent: prepayment })] : []),
    ...payments.map((step) => t('paid', step)),
    ...(refunds.length > 0 ? refunds.map((step) => t('back', step)) : [t('never')]),
    deposit
      ? t('deposit', { amount: formatMoney(fromUnits(deposit.amount, currency)), hold: deposit.hold })
      : t('noDeposit'),
  ];
  const told = (one: OwnTerms, other: OwnTerms) => {
    const others = lines(other);
    return (
      <ul>
        {lines(one).map((line) => (
          <li key={line} className={others.includes(line) ? 'text-soft' : 'font-bold'}>
            {line}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section aria-labelledby="history" className="mt-12">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="history" className="font-sans text-18 leading-6 font-bold tracking-normal">
            {t('title')}
          </h2>
          <p className="mt-1 mb-3 text-14 text-soft">{t('lead')}</p>
        </div>
        {history.length > 0 && (
          <ActionForm
            action={paths.api.propertyTermsUndo(propertyId)}
            version={version}
            label={t('undo')}
            confirmation={t('undone')}
          />
        )}
      </div>
      <Table
        label={t('title')}
        rows={history}
        keyOf={({ id }) => id}
        empty={t('none')}
        columns={[
          {
            head: t('change'),
            cell: ({ at, by, isUndone }) => (
              <>
                <b>{t(isUndone ? 'tookBack' : 'changed')}</b>
                {by && <span className="block text-12 text-soft">{by}</span>}
                <time dateTime={at.toISOString()} className="block text-12 text-soft">
                  {formatMoment(at, locale, OFFICE_TIME_ZONE)}
                </time>
              </>
            ),
          },
          { head: t('before'), cell: ({ before, after }) => told(before, after) },
          { head: t('since'), cell: ({ before, after }) => told(after, before) },
        ]}
      />
    </section>
  );
}

import { stayFieldWords } from '@/components/form/stay-field-words';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import type { AgreementsJson } from '@/lib/rates/agreement/schema';
import { AgreementEndForm } from './agreement-end';

type Props = { found: AgreementsJson; isFiltered: boolean; locale: Locale; today: PlainDate };

const tones = { inForce: 'text-positive', agreed: '', ended: 'text-soft' } as const;

/** Those in force first, by agency. */
export async function AgreementTable({ found: { agreements, more }, isFiltered, locale, today }: Props) {
  const t = await getTranslations('agreements');
  const day = { today, locale, words: stayFieldWords(locale) };
  return (
    <>
      <Table
        label={t('all')}
        rows={agreements}
        keyOf={({ _id }) => _id}
        empty={t(isFiltered ? 'none' : 'empty')}
        columns={[
          { head: t('column.agency'), cell: ({ agencyName }) => <b>{agencyName}</b> },
          {
            head: t('column.supplier'),
            cell: ({ supplier: { kind, name } }) => (
              <>
                {name} <span className="block text-12 text-soft">{t(`kind.${kind}`)}</span>
              </>
            ),
          },
          {
            head: t('column.percent'),
            isFigure: true,
            cell: ({ commissionPercent }) => (
              <span className="figures font-bold">{t('percentOf', { percent: formatNumber(commissionPercent) })}</span>
            ),
          },
          {
            head: t('column.validity'),
            cell: ({ validFrom, validUntil }) => {
              const from = formatDay(validFrom, locale);
              return validUntil ? t('period', { from, until: formatDay(validUntil, locale) }) : t('since', { from });
            },
          },
          {
            head: t('column.state'),
            cell: ({ state }) => <span className={tones[state]}>{t(`state.${state}`)}</span>,
          },
          {
            head: t('column.deed'),
            className: 'desk:w-64',
            cell: ({ _id, agencyName: agency, supplier, validUntil, state }) =>
              state === 'ended' ? null : (
                <AgreementEndForm
                  key={contentVersion(validUntil)}
                  version={contentVersion(validUntil)}
                  action={paths.api.agreement(_id)}
                  lastDay={validUntil ?? ''}
                  day={day}
                  words={{
                    changeEnd: t('changeEnd'),
                    changeEndOf: t('changeEndOf', { agency, supplier: supplier.name }),
                    lastDay: t('lastDay'),
                    lastDayHelp: t('lastDayHelp'),
                    changed: t('changed'),
                  }}
                />
              ),
          },
        ]}
      />
      {more > 0 && <p className="mt-2 text-13 text-soft">{t('more', { count: more })}</p>}
    </>
  );
}

import { ActionForm } from '@/components/form/action-form';
import type { DaySetting } from '@/components/form/api-day';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { addDays, formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import type { AgreementsJson, ListedAgreement } from '@/lib/rates/agreement/schema';
import { standsOf } from '@/lib/rates/agreement/types';
import { AgreementEndForm } from './agreement-end';
import { AgreementPercentForm } from './agreement-percent';

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
            cell: ({ state }) => <span className={`whitespace-nowrap ${tones[state]}`}>{t(`state.${state}`)}</span>,
          },
          {
            head: t('column.deed'),
            className: 'desk:w-40 menu:w-96',
            cell: (agreement) => (
              // One row of the table is one line; what is opened stands below, as wide as the cell.
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 [&>details[open]]:basis-full">
                {agreement.state !== 'ended' && <Deeds {...{ agreement, day }} />}
                <a
                  href={paths.manageAudit({ entity: 'agreement', agencyId: agreement.agencyId })}
                  aria-label={t('historyOf', { agency: agreement.agencyName })}
                  data-soft
                  className="text-13 underline underline-offset-2"
                >
                  {t('historyShort')}
                </a>
              </div>
            ),
          },
        ]}
      />
      {more > 0 && <p className="mt-2 text-13 text-soft">{t('more', { count: more })}</p>}
    </>
  );
}

/** What may be done with one that has not ended: another end, another per cent, and the last change taken back. */
async function Deeds({ agreement, day }: { agreement: ListedAgreement; day: DaySetting }) {
  const t = await getTranslations('agreements');
  const { _id, agencyName: agency, supplier, validFrom, validUntil, commissionPercent, state } = agreement;
  const of = { agency, supplier: supplier.name };
  const version = contentVersion(standsOf(agreement));
  return (
    <>
      <AgreementPercentForm
        key={`percent ${version}`}
        version={version}
        action={paths.api.agreement(_id, 'percent')}
        percent={formatNumber(commissionPercent)}
        from={state === 'agreed' ? validFrom : addDays(day.today, 1)}
        day={day}
        words={{
          changePercent: t('changePercent'),
          changePercentOf: t('changePercentOf', of),
          percent: t('percent'),
          percentFrom: t('percentFrom'),
          percentFromHelp: t('percentFromHelp'),
          changed: t('percentChanged'),
        }}
      />
      <AgreementEndForm
        key={`end ${version}`}
        version={version}
        action={paths.api.agreement(_id)}
        lastDay={validUntil ?? ''}
        day={day}
        words={{
          changeEnd: t('changeEnd'),
          changeEndOf: t('changeEndOf', of),
          lastDay: t('lastDay'),
          lastDayHelp: t('lastDayHelp'),
          changed: t('changed'),
        }}
      />
      {agreement.canUndo && (
        <ActionForm
          key={`undo ${version}`}
          action={paths.api.agreement(_id, 'undo')}
          version={version}
          label={t('undo')}
          name={t('undoOf', of)}
          confirmation={t('undone')}
        />
      )}
    </>
  );
}

import { EmptyState } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import type { Earning } from '@/lib/money/ledger/rules/earnings';
import type { Owed, OwedRow } from '@/lib/money/ledger/rules/owed';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatNumber, money } from '@/lib/platform/money';
import { EarningSumsSection } from './earning-sums';
import { StayCell } from './entry-cells';
import { StateDot } from './state-dot';
import { amountText, stateGroups } from './state-groups';

type Props = { owed: Owed; state: Earning['state'] | null; locale: Locale };

/** Sums by month and currency, and under them every booking with what is owed of it. */
export async function OwedBoard({ owed: { rows, sums, today }, state, locale }: Props) {
  const t = await getTranslations('owed');
  if (rows.length === 0) {
    const facts = (['what', 'when'] as const).map((fact) => {
      return { title: t(`emptyFacts.${fact}`), text: t(`emptyFacts.${fact}Text`) };
    });
    return <EmptyState headline={t('empty')} facts={facts} />;
  }
  return (
    <div className="grid gap-8">
      <EarningSumsSection sums={sums} today={today} locale={locale} />
      <section aria-labelledby="entries">
        <h2 id="entries" className="mb-3 scroll-mt-4 font-sans text-18 leading-6 font-bold tracking-normal">
          {t('bookings')}
        </h2>
        {state && (
          <p className="mb-3 text-13">
            <a href={paths.deskCommission()} data-soft className="text-main-ink underline-offset-2">
              {t('all')}
            </a>
          </p>
        )}
        <OwedRows rows={state ? rows.filter((row) => row.state === state) : rows} isOne={!!state} locale={locale} />
      </section>
    </div>
  );
}

type RowsProps = { rows: readonly OwedRow[]; isOne: boolean; locale: Locale };

async function OwedRows({ rows, isOne, locale }: RowsProps) {
  const [t, words] = await Promise.all([getTranslations('owed'), getTranslations('money')]);
  const groups = stateGroups({
    rows,
    isOne,
    headOf: (state) => (
      <>
        <StateDot state={state} /> <b>{words(`state.${state}`)}</b>
      </>
    ),
    hrefOf: (state) => paths.deskCommission({ state }),
    words: { more: (count) => t('more', { count }), showMore: (count) => t('showMore', { count }) },
  });
  return (
    <Table
      label={t('bookings')}
      rows={rows}
      groups={groups}
      keyOf={({ leadId, state }) => `${leadId} ${state}`}
      empty={t('none')}
      columns={[
        {
          head: t('column.agency'),
          cell: ({ agentName, clientName, reference }) => (
            <>
              <b>{agentName}</b>
              <span className="block text-12 text-soft">{[clientName, reference].join(', ')}</span>
            </>
          ),
        },
        {
          head: t('column.stay'),
          cell: ({ houseName, checkIn, checkOut }) => (
            <StayCell houseName={houseName} checkIn={checkIn} checkOut={checkOut} locale={locale} />
          ),
        },
        {
          head: t('column.paysOn'),
          cell: ({ paysOn, isDisputed, isOverdue }) => (
            <>
              {isDisputed ? <b className="text-negative">{t('disputed')}</b> : formatDay(paysOn, locale)}
              {isOverdue && <span className="block text-12 text-negative">{t('overdue')}</span>}
            </>
          ),
        },
        { head: t('column.base'), isFigure: true, cell: (row) => <Bases row={row} of={t} /> },
        {
          head: t('column.commission'),
          isFigure: true,
          cell: (row) => <span className="figures font-bold whitespace-nowrap">{amountText(row)}</span>,
        },
      ]}
    />
  );
}

type BasesProps = { row: OwedRow; of: Awaited<ReturnType<typeof getTranslations<'owed'>>> };

/** A line of each room: of what, and how many per cent. */
function Bases({ row: { lines, currency }, of }: BasesProps) {
  return lines.map(({ base, percent }, line) => {
    const key = `${line} ${base}`;
    const amount = formatAmount(money(Number(base), currency));
    return (
      <span key={key} className="figures block whitespace-nowrap">
        {of('basis', { percent: formatNumber(percent), base: amount })}
      </span>
    );
  });
}

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { FactLine, INK, LINE, SOFT, styles } from '@/lib/documents/offer/sheet';
import type { EarningsJson } from '@/lib/money/ledger/schema';
import { formatDay, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, fromUnits } from '@/lib/platform/money';

export type StatementWords = {
  t: ReturnType<typeof translator<'earnings'>>;
  state: Readonly<Record<Row['state'], string>>;
  locale: Locale;
};
type Row = EarningsJson['rows'][number];

/** Of one currency; what each colleague has of it adds up to the total. */
export type StatementSum = {
  currency: string;
  total: number;
  colleagues: readonly { name: string | null; amount: number }[];
};

/** All different: they name their columns, too. */
const widths = ['22%', '28%', '21%', '13%', '16%'] as const;
const own = StyleSheet.create({
  row: { flexDirection: 'row', borderTopWidth: 0.75, borderTopColor: LINE, paddingVertical: 3.5 },
  heads: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 4 },
  sum: { flexDirection: 'row', borderTopWidth: 1, borderTopColor: INK, paddingTop: 6 },
  cell: { fontSize: 9, lineHeight: 1.4 },
  under: { fontSize: 8, lineHeight: 1.35, color: SOFT },
});

const amountOf = (units: number, currency: string) => formatMoney(fromUnits(units, currency));

/** One row of the page: what is earned, by whom, and when it is paid out. */
function Entry({ row, words: { t, state, locale } }: { row: Row; words: StatementWords }) {
  const stands = row.isDisputed ? t('statement.disputed') : row.isOnHold ? t('statement.onHold') : null;
  const cells = [
    [row.isReward ? t('reward') : row.clientName, row.reference],
    [row.houseName, formatRange(row.checkIn, row.checkOut, locale, { month: 'short' })],
    [
      row.agentName ?? t('formerColleague'),
      [state[row.state], stands, row.isOverdue ? t('statement.overdue') : null].filter(Boolean).join(', '),
    ],
    [formatDay(row.paysOn, locale)],
  ];
  return (
    <View style={own.row} wrap={false}>
      {cells.map(([text, more], index) => (
        <View key={widths[index]} style={{ width: widths[index], paddingRight: 8 }}>
          <Text style={own.cell}>{text}</Text>
          {more ? <Text style={own.under}>{more}</Text> : null}
        </View>
      ))}
      <Text style={[own.cell, styles.right, { width: widths[4] }]}>{amountOf(row.amount, row.currency)}</Text>
    </View>
  );
}

type PartProps = { sum: StatementSum; rows: readonly Row[]; words: StatementWords; mainColor: string; mainInk: string };

/** Everything of one currency: the sum, its rows, and what each colleague has of it. */
export function CurrencyPart({ sum: { currency, total, colleagues }, rows, words, mainColor, mainInk }: PartProps) {
  const { t } = words;
  const heads = [t('column.client'), t('column.stay'), t('statement.agent'), t('statement.paysOn')];
  return (
    <View style={{ marginBottom: 24 }}>
      <View style={{ width: 220, borderTopWidth: 1.5, borderTopColor: mainColor, paddingTop: 10, marginBottom: 18 }}>
        <Text style={[styles.small, styles.soft]}>{t('statement.sum')}</Text>
        <Text style={{ fontSize: 20, lineHeight: 1.4, fontWeight: 300 }}>{amountOf(total, currency)}</Text>
        <Text style={[styles.small, styles.soft]}>{t('count', { count: rows.length })}</Text>
      </View>
      <View style={own.heads}>
        {heads.map((head, index) => (
          <Text key={head} style={[own.cell, { width: widths[index], paddingRight: 8 }]}>
            {head}
          </Text>
        ))}
        <Text style={[own.cell, styles.right, { width: widths[4] }]}>{currency}</Text>
      </View>
      {rows.map((row) => (
        <Entry key={`${row.leadId} ${row.state} ${row.isReward}`} row={row} words={words} />
      ))}
      <View style={own.sum} wrap={false}>
        <Text style={{ fontSize: 11, lineHeight: 1.45, fontWeight: 700, flexGrow: 1 }}>{t('sum')}</Text>
        <Text style={{ fontSize: 11, lineHeight: 1.45, fontWeight: 700 }}>{amountOf(total, currency)}</Text>
      </View>
      <View style={{ width: 240, marginTop: 16 }} wrap={false}>
        <Text style={[styles.h2, { color: mainInk }]}>{t('byColleague')}</Text>
        {colleagues.map(({ name, amount }) => (
          <FactLine key={name} label={name ?? t('formerColleague')} value={amountOf(amount, currency)} />
        ))}
      </View>
    </View>
  );
}

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { FactLine, INK, LINE, SOFT, styles } from '@/lib/documents/offer/sheet';
import { partsOf } from '@/lib/money/payout-run/rules';
import type { PayoutDetailJson } from '@/lib/money/payout-run/schema';
import { formatDay, formatRange, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatMoney, formatNumber, fromUnits, NO_BREAK_SPACE } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';

type Props = { payout: PayoutDetailJson; locale: Locale };

/** All different: they name their columns, too. */
const widths = ['22%', '29%', '17%', '12%', '8%', '11.9%'] as const;
const own = StyleSheet.create({
  row: { flexDirection: 'row', borderTopWidth: 0.75, borderTopColor: LINE, paddingVertical: 3.5 },
  heads: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 4 },
  sum: { flexDirection: 'row', borderTopWidth: 1, borderTopColor: INK, paddingTop: 6 },
  total: { fontSize: 11, lineHeight: 1.45, fontWeight: 700 },
  cell: { fontSize: 9, lineHeight: 1.4 },
  under: { fontSize: 8, lineHeight: 1.35, color: SOFT },
});

/** The sum and what became of it, and beside it what it is made of. */
export function PayoutFacts({ payout, locale, mainColor }: Props & { mainColor: string }) {
  const t = translator(locale, 'payoutRun');
  const { amount, currency, status, paidAt, run } = payout;
  const { earned, rewards, corrections } = partsOf(payout);
  const text = (units: number) => formatMoney(fromUnits(units, currency));
  const paidOn = paidAt && t('statement.paidOn', { day: formatDay(toDateOnly(paidAt, OFFICE_TIME_ZONE), locale) });
  return (
    <View style={{ flexDirection: 'row', gap: 40, marginBottom: 20 }}>
      <View style={{ width: 180, borderTopWidth: 1.5, borderTopColor: mainColor, paddingTop: 10 }}>
        <Text style={[styles.small, styles.soft]}>{t('statement.sum')}</Text>
        <Text style={{ fontSize: 20, lineHeight: 1.4, fontWeight: 300 }}>{text(amount)}</Text>
        <Text style={[styles.small, styles.soft]}>{(status === 'paid' && paidOn) || t(`status.${status}`)}</Text>
      </View>
      <View style={{ flex: 1 }}>
        <FactLine label={t('statement.earned')} value={text(earned)} />
        {rewards === 0 ? null : <FactLine label={t('statement.rewards')} value={text(rewards)} />}
        {corrections === 0 ? null : <FactLine label={t('statement.corrections')} value={text(corrections)} />}
        <FactLine label={t('statement.run')} value={formatDay(run, locale)} />
      </View>
    </View>
  );
}

type Entry = PayoutDetailJson['entries'][number];

function Row({ entry, payout: { currency }, locale }: Props & { entry: Entry }) {
  const [t, earnings] = [translator(locale, 'payoutRun'), translator(locale, 'earnings')];
  const text = (units: number) => formatAmount(fromUnits(units, currency));
  const { shares, isCorrection, agentName, earnedOn } = entry;
  const cells = [
    [
      entry.isReward ? earnings('reward') : entry.clientName,
      [entry.reference, isCorrection ? t('payout.correction') : null].filter(Boolean).join(', '),
    ],
    [entry.houseName, formatRange(entry.checkIn, entry.checkOut, locale, { month: 'short' })],
    [agentName ?? earnings('formerColleague'), formatDay(earnedOn, locale)],
  ];
  const figures = [
    shares.map(({ base }) => (base === null ? '' : text(base))),
    shares.map(({ percent }) => (percent === null ? '' : `${formatNumber(percent)}${NO_BREAK_SPACE}%`)),
    shares.map(({ amount }) => text(amount)),
  ];
  return (
    <View style={own.row} wrap={false}>
      {cells.map(([fact, more], index) => (
        <View key={widths[index]} style={{ width: widths[index], paddingRight: 8 }}>
          <Text style={own.cell}>{fact}</Text>
          {more ? <Text style={own.under}>{more}</Text> : null}
        </View>
      ))}
      {figures.map((lines, index) => (
        <Text key={widths[index + 3]} style={[own.cell, styles.right, { width: widths[index + 3] }]}>
          {lines.join('\n')}
        </Text>
      ))}
    </View>
  );
}

/** Every entry with what it is a percent of, and their sum. */
export function PayoutTable({ payout, locale }: Props) {
  const [t, earnings] = [translator(locale, 'payoutRun'), translator(locale, 'earnings')];
  const { amount, currency, entries } = payout;
  const names = [earnings('column.client'), earnings('column.stay'), t('statement.agent')];
  const figures = [t('statement.base'), t('statement.percent'), currency];
  return (
    <View>
      <View style={own.heads}>
        {[...names, ...figures].map((head, index) => (
          <Text
            key={head}
            style={[
              own.cell,
              { width: widths[index] },
              ...(index < names.length ? [{ paddingRight: 8 }] : [styles.right]),
            ]}
          >
            {head}
          </Text>
        ))}
      </View>
      {entries.map((entry) => (
        <Row key={`${entry.leadId} ${entry.isReward}`} entry={entry} payout={payout} locale={locale} />
      ))}
      <View style={own.sum} wrap={false}>
        <Text style={[own.total, { flexGrow: 1 }]}>{t('statement.sum')}</Text>
        <Text style={own.total}>{formatMoney(fromUnits(amount, currency))}</Text>
      </View>
    </View>
  );
}

import { Text, View } from '@react-pdf/renderer';
import { INK, LINE, OfferPage, type Sheet, SOFT, styles, Title } from './sheet';
import { type TermsRow, termsTables } from './terms-tables';
import { sellerOf, standWords } from './words';

const SIZE = { fontSize: 9.5, lineHeight: 1.47 } as const;

/** So many lines stand at ease beside the sentences and the paper approval; more of them move together. */
const AT_EASE = 10;

type TableProps = { heads: readonly string[]; columns: readonly string[]; rows: readonly TermsRow[]; isDense: boolean };

function Table({ heads, columns, rows, isDense }: TableProps) {
  const isNarrow = columns.length > 2;
  const size = isNarrow ? { fontSize: isDense ? 8 : 8.5, lineHeight: isDense ? 1.3 : 1.47 } : SIZE;
  const paddingVertical = isDense ? 2.25 : 4;
  const [label, date] = isNarrow ? ['19%', '20%'] : ['30%', '26%'];
  const cell = { flex: 1, textAlign: 'right', paddingLeft: 8 } as const;
  return (
    <View style={{ marginBottom: isDense ? 12 : 18 }} wrap={false}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          borderBottomWidth: 1,
          borderBottomColor: INK,
          paddingVertical,
        }}
      >
        <Text style={[size, { width: label, fontWeight: 700, paddingRight: 6 }]}>{heads[0]}</Text>
        <Text style={[size, { width: date, fontWeight: 700 }]}>{heads[1]}</Text>
        {columns.map((column) => (
          <Text key={column} style={[size, cell, { fontWeight: 700 }]}>
            {column}
          </Text>
        ))}
      </View>
      {rows.map(({ head, date: day, cells, isSum }, index) => (
        <View
          key={`${head}-${day}`}
          style={{
            flexDirection: 'row',
            paddingVertical,
            ...(index > 0 && { borderTopWidth: 0.75, borderTopColor: LINE }),
          }}
        >
          <Text
            style={[size, { width: label, paddingRight: 6, color: isSum ? INK : SOFT, fontWeight: isSum ? 700 : 400 }]}
          >
            {head}
          </Text>
          <Text style={[size, { width: date }]}>{day}</Text>
          {cells.map((text, at) => (
            <Text key={columns[at]} style={[size, cell, { fontWeight: isSum ? 700 : 400 }]}>
              {text}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function Sentence({ head, children }: { head: string; children: string }) {
  return (
    <Text style={{ fontSize: 9, lineHeight: 1.5, marginBottom: 7 }}>
      <Text style={{ fontWeight: 700 }}>{head}</Text> {children}
    </Text>
  );
}

function Blank({ label }: { label: string }) {
  return (
    <View style={{ flex: 1, borderTopWidth: 0.75, borderTopColor: INK, paddingTop: 4 }}>
      <Text style={{ fontSize: 8.5, lineHeight: 1.4, color: SOFT }}>{label}</Text>
    </View>
  );
}

/** Two tables over all alternatives, plain sentences, and an approval on paper. */
export function TermsPage({ sheet }: { sheet: Sheet }) {
  const { offer, t } = sheet;
  const { alternatives, agency } = offer;
  const stand = standWords(offer);
  const { payments, fees } = termsTables(offer);
  const columns = alternatives.map(({ position, title }) => `${position} ${title}`);
  const isDense = payments.length + fees.length > AT_EASE;
  const ink = { color: agency.colors.mainInk };
  return (
    <OfferPage sheet={sheet} lines={[t('document.terms'), t('document.ofAll', { count: alternatives.length })]}>
      <Title>{t('document.termsTitle')}</Title>
      <Table heads={[t('document.payments'), t('document.date')]} columns={columns} rows={payments} isDense={isDense} />
      {fees.length > 0 && (
        <Table heads={[t('side.cancel'), t('document.until')]} columns={columns} rows={fees} isDense={isDense} />
      )}
      <View wrap={false}>
        <Text style={[styles.h2, ink]}>{t('document.words')}</Text>
        <View style={{ flexDirection: 'row', gap: 22 }}>
          <View style={{ flex: 1 }}>
            <Sentence head={t('document.sellerHead')}>
              {t('document.seller', { agency: agency.name, kind: sellerOf(offer) })}
            </Sentence>
            <Sentence head={t('document.pricesHead')}>{t('document.prices')}</Sentence>
          </View>
          <View style={{ flex: 1 }}>
            <Sentence head={t('document.withdrawalHead')}>{t('document.withdrawal')}</Sentence>
            <Sentence head={t('document.timesHead')}>{t('document.times')}</Sentence>
            <Sentence head={t('document.insuranceHead')}>{t('document.insurance')}</Sentence>
          </View>
        </View>
      </View>
      {!stand && <Paper sheet={sheet} isDense={isDense} />}
      {stand && <Text style={[styles.h2, ink, { marginTop: 10 }]}>{stand}</Text>}
    </OfferPage>
  );
}

/** To tick and sign where there is no screen. */
function Paper({ sheet: { offer, t }, isDense }: { sheet: Sheet; isDense: boolean }) {
  const { alternatives, agency, reference, number } = offer;
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <Text style={[styles.h2, { color: agency.colors.mainInk }]}>{t('document.paperTitle')}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 18, rowGap: 4 }}>
        {alternatives.map(({ id, title }) => (
          <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
            <View style={{ width: 9, height: 9, borderWidth: 1, borderColor: INK }} />
            <Text style={SIZE}>{title}</Text>
          </View>
        ))}
        <Text style={[SIZE, { color: SOFT }]}>{t('document.paperNote', { reference, number })}</Text>
      </View>
      <View style={{ flexDirection: 'row', gap: 18, marginTop: isDense ? 22 : 30 }}>
        <Blank label={t('document.name')} />
        <Blank label={t('document.placeDate')} />
        <Blank label={t('document.signature')} />
      </View>
    </View>
  );
}

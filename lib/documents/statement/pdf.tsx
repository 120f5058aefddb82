import 'server-only';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { EffectiveBrand } from '@/lib/brand/types';
import { createDrawnOnce } from '@/lib/documents/drawn-once';
import { registerFonts } from '@/lib/documents/offer/fonts';
import { logoOf } from '@/lib/documents/offer/pictures';
import { Foot, Letterhead, styles, Title } from '@/lib/documents/offer/sheet';
import { senderOf } from '@/lib/documents/offer/words';
import { type Earnings, toEarningsJson } from '@/lib/money/ledger/queries/earnings';
import type { EarningsJson } from '@/lib/money/ledger/schema';
import type { Letterhead as Sender } from '@/lib/people/agency/types';
import { formatDay, formatMonth, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { translator } from '@/lib/platform/i18n/translator';
import { toUnits } from '@/lib/platform/money';
import { busy, LIMITS, officeOf } from './drawing';
import { CurrencyPart, type StatementSum } from './sheet';

type Statement = {
  month: string;
  locale: Locale;
  today: PlainDate;
  rows: EarningsJson['rows'];
  sums: readonly StatementSum[];
  sender: Sender;
  brand: EffectiveBrand;
};

async function draw({ month, locale, today, rows, sums, sender, brand }: Statement): Promise<Buffer> {
  registerFonts();
  const t = translator(locale, 'earnings');
  const { main, mainInk } = brand.colors;
  const monthName = formatMonth(`${month}-01`, locale);
  const title = t('statement.title', { month: monthName });
  const logo = await logoOf({ logo: sender.designLogo, brand });
  const madeOn = t('statement.madeOn', { day: formatDay(today, locale) });
  return renderToBuffer(
    <Document title={title} author={sender.name} language={locale} creator={sender.name} producer="Alpenglow">
      <Page size="A4" style={styles.page}>
        <Letterhead sender={sender.name} logo={logo} isFirst lines={[`${t('statement.name')} ${monthName}`, madeOn]} />
        <Title under={[sender.name, t('count', { count: rows.length })].join(' · ')}>{title}</Title>
        {sums.length === 0 ? <Text style={styles.text}>{t('statement.none')}</Text> : null}
        {sums.map((sum) => (
          <CurrencyPart
            key={sum.currency}
            sum={sum}
            rows={rows.filter(({ currency }) => currency === sum.currency)}
            words={{ t, state: messages[locale].money.state, locale }}
            mainColor={main}
            mainInk={mainInk}
          />
        ))}
        <View wrap={false}>
          <Text style={[styles.h2, { color: mainInk }]}>{t('statement.howTitle')}</Text>
          {[t('statement.how'), t('emptyFacts.whenText'), ...(sums.length > 1 ? [t('notAdded')] : [])].map((text) => (
            <Text key={text} style={[styles.small, { marginBottom: 4 }]}>
              {text}
            </Text>
          ))}
        </View>
        <Foot parts={senderOf(sender)} />
      </Page>
    </Document>,
  );
}

const drawn = createDrawnOnce<Statement>(draw, {
  ...LIMITS,
  keyOf: ({ sender: { designLogo: _, ...sender }, brand: { id, logoPath, colors }, ...shown }) =>
    JSON.stringify([sender, id, logoPath, colors, shown]),
});

type Asked = Pick<Statement, 'month' | 'locale' | 'brand'> & { sender: Sender | null };

/** The rows of the page as a PDF in the agency's design. Throws 503 while too many others are being made. */
export async function statementPdf(earnings: Earnings, { sender, ...asked }: Asked): Promise<Buffer> {
  const { rows } = toEarningsJson(earnings);
  const sums = earnings.sums.map(({ currency, total, colleagues }) => ({
    currency,
    total: toUnits(total, currency),
    colleagues: colleagues.map(({ name, amount }) => ({ name, amount: toUnits(amount, currency) })),
  }));
  const bytes = await drawn({ ...asked, rows, sums, today: earnings.today, sender: sender ?? officeOf(asked.brand) });
  if (!bytes) throw busy();
  return bytes;
}

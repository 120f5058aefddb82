import 'server-only';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createDrawnOnce } from '@/lib/documents/drawn-once';
import { registerFonts } from '@/lib/documents/offer/fonts';
import { logoOf } from '@/lib/documents/offer/pictures';
import { FactLine, Foot, Letterhead, styles, Title } from '@/lib/documents/offer/sheet';
import { senderOf } from '@/lib/documents/offer/words';
import type { ClientPayment, ClientTrip } from '@/lib/money/payment-link/queries/client';
import { formatDay, formatRange } from '@/lib/platform/dates';
import { AppError } from '@/lib/platform/errors';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';

type Receipt = Pick<ClientPayment, 'locale' | 'clientName' | 'agency' | 'brand' | 'designer'> & {
  trip: ClientTrip;
  paid: NonNullable<ClientTrip['paid']>;
};

async function draw({ locale, clientName, agency, brand, designer, trip, paid }: Receipt): Promise<Buffer> {
  registerFonts();
  const [t, dueWords] = [translator(locale, 'payment'), translator(locale, 'dues')];
  const { due, house, reference, checkIn, checkOut } = trip;
  const sum = (...amounts: bigint[]) => formatMoney(money(Number(sumOf(amounts)), due.currency));
  const title = t('receipt.title');
  const on = formatDay(paid.on, locale);
  return renderToBuffer(
    <Document title={`${title} ${reference}`} author={agency.name} language={locale} producer="Alpenglow">
      <Page size="A4" style={styles.page}>
        <Letterhead
          sender={agency.name}
          logo={await logoOf({ logo: agency.logo, brand })}
          isFirst
          lines={[t('receipt.of', { reference }), on]}
        />
        <Title under={t('receipt.from', { client: clientName })}>{title}</Title>
        <View style={{ width: 320 }}>
          <FactLine label={t('receipt.house')} value={house} />
          <FactLine label={t('receipt.stay')} value={formatRange(checkIn, checkOut, locale)} />
          <FactLine label={dueWords(`kind.${due.kind}`)} value={sum(due.amount)} />
          {paid.cardFee > 0n ? <FactLine label={t('cardFee')} value={sum(paid.cardFee)} /> : null}
        </View>
        <View style={{ width: 320, borderTopWidth: 1.5, borderTopColor: brand.colors.main, paddingTop: 10 }}>
          <Text style={[styles.small, styles.soft]}>{t(`client.paidBy.${paid.method}`, { day: on })}</Text>
          <Text style={{ fontSize: 20, lineHeight: 1.4, fontWeight: 300 }}>{sum(due.amount, paid.cardFee)}</Text>
        </View>
        <Text style={[styles.small, { marginTop: 28, maxWidth: 420 }]}>{t('receipt.note')}</Text>
        <Foot parts={[...senderOf(agency), designer.name, designer.email]} />
      </Page>
    </Document>,
  );
}

/** One page: as with offers one is drawn, and so many more may wait. */
const MOST_UNDER_WAY = 5;
const MOST_BYTES = 4 * 1024 * 1024;
const RETRY_SECONDS = '3';

const drawn = createDrawnOnce<Receipt>(draw, {
  mostBytes: MOST_BYTES,
  mostUnderWay: MOST_UNDER_WAY,
  keyOf: ({ agency: { logo, ...agency }, brand: { id, logoPath, colors }, trip, ...shown }) => {
    const { due, reference, house, checkIn, checkOut } = trip;
    const told = [agency, logo?.bytes.length, id, logoPath, colors, due, reference, house, checkIn, checkOut, shown];
    return JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  },
});

/** Null: nothing has paid it, or the page tells nothing any more. Throws 503 while too many others are being made. */
export async function receiptPdf(payment: ClientPayment) {
  const { locale, clientName, agency, brand, designer, trip } = payment;
  if (!trip?.paid) return null;
  const bytes = await drawn({ locale, clientName, agency, brand, designer, trip, paid: trip.paid });
  if (!bytes) throw new AppError('documentsBusy', { status: 503, headers: { 'Retry-After': RETRY_SECONDS } });
  const name = translator(locale, 'payment')('receipt.title');
  return { bytes, mediaType: 'application/pdf', fileName: `${name} ${trip.reference}.pdf` };
}

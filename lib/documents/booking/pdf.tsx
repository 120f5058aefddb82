import 'server-only';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { Brand } from '@/lib/brand/types';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { createDrawnOnce } from '@/lib/documents/drawn-once';
import { registerFonts } from '@/lib/documents/offer/fonts';
import { FactLine, Foot, Letterhead, styles, Title } from '@/lib/documents/offer/sheet';
import { formatDay, formatRange } from '@/lib/platform/dates';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { formatPhone } from '@/lib/platform/phone';
import { scheduleOf } from '@/lib/rates/terms/rules/dues';
import type { GuestBooking } from '@/lib/sales/booking/queries/booking';
import { refundLines } from '@/lib/sales/booking/refund-lines';
import { partyWords } from '@/lib/sales/lead/told-words';

type Sheet = { booking: GuestBooking; brand: Brand; locale: Locale };
type Line = { label: string; value: string };

const states = ['REQUESTED_BOOKING', 'CONFIRMED_BOOKING', 'DECLINED_BOOKING', 'CANCELLED_BOOKING'] as const;

/** What is paid when, as the page says it: the deposit, which is no part of the price, below the total. */
function paymentLines({ booking, locale }: Sheet): Line[] {
  const t = translator(locale, 'booking');
  const { price, cardFee, terms, checkIn, checkOut, bookedOn } = booking;
  const total = plus(price, cardFee);
  const lines = scheduleOf({ terms, total }, { checkIn, checkOut, today: bookedOn }).flatMap((one) => {
    if (!('amount' in one)) return [];
    const isNow = 'due' in one && one.isDueNow;
    const isDeposit = one.kind === 'securityDeposit';
    const what = isDeposit ? `${t('pay.securityDeposit')}, ${t('pay.depositNote')}` : t(`pay.${one.kind}`);
    const label = `${isNow ? t('pay.today') : formatDay(one.date, locale)}: ${what}`;
    return [{ isDeposit, label, value: formatMoney(one.amount) }];
  });
  const fee = cardFee.amount > 0 ? [{ label: t('fee.line'), value: formatMoney(cardFee) }] : [];
  return [
    ...lines.filter(({ isDeposit }) => !isDeposit),
    ...fee,
    { label: t('pay.total'), value: formatMoney(total) },
    ...lines.filter(({ isDeposit }) => isDeposit),
  ];
}

/** What comes back of it, and until when. */
function cancellingLines({ booking, locale }: Sheet): Line[] {
  const { price, cardFee, terms, checkIn, bookedOn: today } = booking;
  const told = { t: translator(locale, 'booking'), locale };
  return refundLines({ terms, total: plus(price, cardFee), checkIn, today }, told);
}

function stayLines({ booking, locale }: Sheet): Line[] {
  const t = translator(locale, 'booking');
  const { guest, serviceLevel, petDetails } = booking;
  const level = serviceLevelKey(serviceLevel);
  return [
    { label: t('card.week'), value: formatRange(booking.checkIn, booking.checkOut, locale) },
    {
      label: t('card.serviceLevel'),
      value: level === null ? serviceLevel : translator(locale, 'property')(`level.${level}`),
    },
    { label: t('who.by'), value: `${guest.name}, ${guest.address}` },
    { label: t('who.guests'), value: partyWords({ adults: booking.adults, childrenAges: booking.childAges }, locale) },
    { label: t('who.pets'), value: petDetails ?? t('who.none') },
    { label: t('page.booked'), value: formatDay(booking.bookedOn, locale) },
  ];
}

function Section({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <View style={{ marginBottom: 20 }} wrap={false}>
      <Text style={styles.h2}>{title}</Text>
      {lines.map(({ label, value }) => (
        <FactLine key={label} label={label} value={value} />
      ))}
    </View>
  );
}

async function draw(sheet: Sheet): Promise<Buffer> {
  registerFonts();
  const { booking, brand, locale } = sheet;
  const t = translator(locale, 'booking');
  const { reference, property, lessor } = booking;
  const state = states.find((one) => one === booking.status) ?? 'REQUESTED_BOOKING';
  const isHeld = state === 'REQUESTED_BOOKING' || state === 'CONFIRMED_BOOKING';
  return renderToBuffer(
    <Document
      title={`${t('page.documentTitle')} ${reference}`}
      author={brand.name}
      language={locale}
      producer="Alpenglow"
    >
      <Page size="A4" style={styles.page}>
        <Letterhead
          sender={brand.name}
          logo={null}
          isFirst
          lines={[`${t('page.documentTitle')} ${reference}`, t(`page.stateShort.${state}`)]}
        />
        <Title under={property.place}>{property.name}</Title>
        <Section title={t('page.house')} lines={stayLines(sheet)} />
        {isHeld ? <Section title={t('pay.heading')} lines={paymentLines(sheet)} /> : null}
        {isHeld ? <Section title={t('cancel.heading')} lines={cancellingLines(sheet)} /> : null}
        <Section
          title={t('lessor.heading')}
          lines={[{ label: t('lessor.name'), value: [lessor.name, lessor.address].filter(Boolean).join(', ') }]}
        />
        {lessor.terms ? <Text style={[styles.small, { maxWidth: 460 }]}>{lessor.terms}</Text> : null}
        <Foot parts={[brand.name, formatPhone(brand.phone), brand.email]} />
      </Page>
    </Document>,
  );
}

/** One or two pages: as with offers one is drawn, and so many more may wait. */
const MOST_UNDER_WAY = 5;
const MOST_BYTES = 4 * 1024 * 1024;
const RETRY_SECONDS = '3';

const drawn = createDrawnOnce<Sheet>(draw, {
  mostBytes: MOST_BYTES,
  mostUnderWay: MOST_UNDER_WAY,
  keyOf: ({ booking, brand, locale }) => JSON.stringify([booking, brand.id, brand.name, locale]),
});

/** All that the page of the booking says and that is worth keeping. Throws 503 while too many others are being made. */
export async function bookingPdf(booking: GuestBooking, brand: Brand, locale: Locale) {
  const bytes = await drawn({ booking, brand, locale });
  if (!bytes) throw new AppError('documentsBusy', { status: 503, headers: { 'Retry-After': RETRY_SECONDS } });
  const fileName = `${translator(locale, 'booking')('page.documentTitle')} ${booking.reference}.pdf`;
  return { bytes, mediaType: 'application/pdf', fileName };
}

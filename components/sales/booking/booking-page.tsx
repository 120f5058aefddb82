import { levelName } from '@/components/catalogue/property/level-name';
import { WaysOn } from '@/components/form/ways-on';
import { PrintButton } from '@/components/rates/property/agency/print-button';
import type { Brand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatRange, formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { formatPhone, phoneLink } from '@/lib/platform/phone';
import type { GuestBooking } from '@/lib/sales/booking/queries/booking';
import { partyWords } from '@/lib/sales/lead/told-words';
import { answerWith } from '@/lib/web/server/current-answer';
import { AskToCancel } from './ask-to-cancel';
import { PaymentPlan } from './payment-plan';
import { SummaryRows } from './rows';
import { TermsSummary } from './terms-summary';

type Props = {
  booking: GuestBooking;
  /** Of the page's own address: what can be done here is done under it. */
  token: string;
  locale: Locale;
  brand: Brand;
};

const states = ['REQUESTED_BOOKING', 'CONFIRMED_BOOKING', 'DECLINED_BOOKING', 'CANCELLED_BOOKING'] as const;

/** Of these nothing more is paid than a cancellation costs. */
const ended: readonly string[] = ['DECLINED_BOOKING', 'CANCELLED_BOOKING'];

const feeWords = (fee: GuestBooking['fee']) => ({
  fee: fee ? (fee.amount > 0 ? 'some' : 'none') : 'unknown',
  amount: fee ? formatMoney(fee) : '',
});

/** All of a booking on one page, which prints as its summary. */
export async function BookingPage({ booking, token, locale, brand }: Props) {
  const [t, level] = await Promise.all([getTranslations('booking'), getTranslations('property')]);
  const { property, guest, reason, answerDueAt, timeZone, price, cardFee, fee } = booking;
  const state = states.find((one) => one === booking.status) ?? 'REQUESTED_BOOKING';
  const until = answerDueAt
    ? `${formatDay(toDateOnly(answerDueAt, timeZone), locale)}, ${formatTime(answerDueAt, locale, timeZone)}`
    : '';
  const total = plus(price, cardFee);
  // Where it was issued matters only where a card could have cost something.
  const isAnyCard = booking.payment === 'cardOfEea' && booking.terms.cardFeeRatio === 0;
  const paidBy = isAnyCard ? 'anyCard' : booking.payment;
  return (
    <article data-plain-end className="wrap pt-12 pb-24 desk:pt-20 desk:pb-32">
      <header className="max-w-[820px]">
        <h1 className="text-48">{t(`page.state.${state}`)}</h1>
        <p className="lead mt-4">{t(`page.lead.${state}`, { until, ...feeWords(fee) })}</p>
        {reason && (
          <p className="mt-6 border-main border-l-2 pl-4 text-16 whitespace-pre-line">
            <span className="block text-13 text-soft">{t('page.reason')}</span>
            {reason}
          </p>
        )}
      </header>
      <div className="mt-12 max-w-[820px]">
        <SummaryRows
          rows={[
            { label: t('page.reference'), value: booking.reference },
            {
              label: t('page.house'),
              value: (
                <a href={property.href} className="underline underline-offset-4">
                  {property.name}, {property.place}
                </a>
              ),
            },
            { label: t('card.week'), value: formatRange(booking.checkIn, booking.checkOut, locale) },
            { label: t('card.serviceLevel'), value: levelName(booking.serviceLevel, level) },
            { label: t('page.booked'), value: formatDay(booking.bookedOn, locale) },
            { label: t('who.by'), value: `${guest.name}, ${guest.address}` },
            { label: t('who.reach'), value: `${guest.email}, ${guest.phone}` },
            {
              label: t('who.guests'),
              value: partyWords({ adults: booking.adults, childrenAges: booking.childAges }, locale),
            },
            { label: t('who.pets'), value: booking.petDetails ?? t('who.none') },
            { label: t('who.comments'), value: booking.message },
            { label: t('card.payment'), value: t(`method.${paidBy}`) },
          ]}
        />
        {!ended.includes(state) && (
          <>
            <h2 className="mt-12 mb-4 text-28">{t('pay.heading')}</h2>
            <PaymentPlan
              words={messages[locale].booking}
              locale={locale}
              price={price}
              payment={booking.payment}
              terms={booking.terms}
              stay={booking}
              today={booking.bookedOn}
            />
            <p className="mt-4 max-w-[60ch] text-13 text-soft">{t('pay.cityTax')}</p>
          </>
        )}
        <TermsSummary
          locale={locale}
          brandName={brand.name}
          checkIn={booking.checkIn}
          today={booking.bookedOn}
          terms={booking.terms}
          total={total}
          lessor={booking.lessor}
          isEnded={ended.includes(state)}
        />
        <h2 className="no-print mt-12 mb-4 text-28">{t('page.documents')}</h2>
        <div className="no-print flex flex-wrap items-center gap-x-8 gap-y-3">
          <a href={paths.api.guestBooking(token, 'pdf')} className="quiet-link text-14">
            {t('page.pdf')}
          </a>
          <PrintButton label={t('page.print')} look="link" />
          <a href={paths.info('terms-and-conditions', locale)} className="quiet-link text-14">
            {t('page.salesPolicy')}
          </a>
          <a href={paths.info('privacy-policy', locale)} className="quiet-link text-14">
            {t('page.privacy')}
          </a>
        </div>
        <CancelSection booking={booking} token={token} locale={locale} />
        <p className="mt-10 max-w-[60ch] text-16">{t('page.change')}</p>
        <WaysOn
          ways={[
            { href: phoneLink(brand.phone), label: formatPhone(brand.phone) },
            { href: `mailto:${brand.email}`, label: brand.email },
          ]}
        />
      </div>
    </article>
  );
}

/** What cancelling costs today, and the way to ask for it; once asked, what was asked. */
async function CancelSection({ booking, token, locale }: Omit<Props, 'brand'>) {
  const { cancellation, timeZone, property, checkIn, checkOut } = booking;
  const { state, askedAt, fee } = cancellation;
  if (state === 'over') return null;
  const t = await getTranslations('booking.page.cancel');
  const costs = feeWords(fee);
  const asked = askedAt && t('asked', { day: formatDay(toDateOnly(askedAt, timeZone), locale), ...costs });
  return (
    <section aria-labelledby="cancel" className="no-print">
      <h2 id="cancel" className="mt-12 mb-4 text-28">
        {t('heading')}
      </h2>
      <p className="max-w-[60ch] text-16">{asked ?? t('open', costs)}</p>
      {state === 'open' && (
        <AskToCancel
          action={paths.api.guestBooking(token, 'cancellation-request')}
          fee={fee && String(fee.amount)}
          words={{
            button: t('button'),
            sure: t('sure', { house: property.name, week: formatRange(checkIn, checkOut, locale), ...costs }),
            yes: t('yes'),
            no: t('no'),
            sending: t('sending'),
            failed: t('failed'),
          }}
        />
      )}
    </section>
  );
}

export async function MissingBooking({ locale }: { locale: Locale }) {
  answerWith(404);
  const [t, ways] = await Promise.all([getTranslations('booking.page.missing'), getTranslations('outcome.ways')]);
  return (
    <div className="wrap pt-12 pb-24 desk:pt-24 desk:pb-40">
      <h1 className="max-w-[16em] text-64">{t('heading')}</h1>
      <p className="lead mt-6">{t('lead')}</p>
      <WaysOn
        ways={[
          { href: paths.contact(locale), label: ways('contact') },
          { href: paths.landing(), label: ways('home') },
        ]}
      />
    </div>
  );
}

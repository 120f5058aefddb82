import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { type ClientPayment, getCheckoutLetter, getPaymentLetter } from '@/lib/money/payment-link/queries/client';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { linkOrigin } from '@/lib/platform/link-origin';
import { formatMoney, money } from '@/lib/platform/money';
import type { MailPayload } from '@/lib/platform/outbox/types';
import type { Addressed } from './addressed';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { facts, type Letter } from './letter';
import { agencyLetterhead } from './letterhead';

type PaymentMail = Extract<MailPayload, { mail: 'paymentLink' | 'payment' }>;

const sum = (amount: bigint, currency: string) => formatMoney(money(Number(amount), currency));

/** To the client, on the agency's paper. */
async function toClient(payment: ClientPayment, letter: Letter): Promise<Addressed | null> {
  const { email, agency, brand, designer, locale } = payment;
  if (email === null) return null;
  const letterhead = await agencyLetterhead(agency, brand, designer.email, locale);
  return { locale, to: email, letterhead, replyTo: { name: designer.name, address: designer.email }, letter };
}

function linkLetter(payment: ClientPayment): Letter | null {
  const { locale, trip, designer, agency, endsAt, timeZone, token } = payment;
  if (!trip) return null;
  const { due, house, checkIn, checkOut, reference } = trip;
  const [t, words] = [mailWords(locale), translator(locale, 'payment')];
  const what = translator(locale, 'dues')(`kind.${due.kind}`);
  const lead = t('payment.lead', { agent: designer.name, agency: agency.name, due: what });
  const fee = due.cardFee > 0n ? t('payment.cardFee', { fee: sum(due.cardFee, due.currency) }) : '';
  return {
    subject: t('payment.subject', { due: what, house }),
    heading: t('payment.heading', { house }),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(payment.clientFirstName, t) },
      { kind: 'paragraph', text: lead },
      facts(
        { label: t('fact.house'), value: house },
        { label: t('fact.period'), value: formatRange(checkIn, checkOut, locale) },
        { label: what, value: sum(due.amount, due.currency) },
        { label: words('cardFee'), value: fee },
        { label: t('payment.until'), value: formatDay(due.until, locale) },
        { label: t('fact.reference'), value: reference },
      ),
      { kind: 'button', label: t('payment.button'), href: `${linkOrigin(payment)}${paths.paymentLink(token)}` },
      { kind: 'note', text: t('payment.note', { day: formatDay(dayAt(endsAt, timeZone), locale) }) },
    ],
  };
}

type Received = NonNullable<Awaited<ReturnType<typeof getCheckoutLetter>>>;

/** What arrived, or arrived beside what was paid already and goes back, or has gone back. */
function newsLetter(
  payment: Received,
  news: 'paid' | 'surplus' | 'back',
  to: 'client' | 'agent',
  locale: Locale,
): Letter {
  const { kind, received, trip, clientName, clientFirstName, designer } = payment;
  const [t, words] = [mailWords(locale), translator(locale, 'payment')];
  const due = translator(locale, 'dues')(`kind.${kind}`);
  const heading = t(`payment.${news}.${to}`, { client: clientName, due });
  const href = `${linkOrigin({ brandId: payment.brandId, locale })}${paths.leadPaymentLink(payment.linkId)}`;
  return {
    subject: trip ? `${heading} · ${trip.reference}` : heading,
    heading,
    preview: t(`payment.${news}Text.${to}`),
    blocks: [
      { kind: 'paragraph', text: greeting(to === 'client' ? clientFirstName : designer.firstName, t) },
      { kind: 'paragraph', text: t(`payment.${news}Text.${to}`) },
      facts(
        { label: t('fact.house'), value: trip?.house ?? '' },
        { label: due, value: sum(received.amount, received.currency) },
        {
          label: words('cardFee'),
          value: received.cardFee > 0n ? sum(received.cardFee, received.currency) : '',
        },
        { label: t('fact.reference'), value: trip?.reference ?? '' },
      ),
      ...(to === 'agent' ? [{ kind: 'button' as const, label: t('payment.open'), href }] : []),
    ],
  };
}

/** Mails about what a client pays: the link, and what became of it. */
export async function addressPaymentMail(payload: PaymentMail): Promise<Addressed | null> {
  if (payload.mail === 'paymentLink') {
    const payment = await getPaymentLetter(payload.linkId);
    const letter = payment && linkLetter(payment);
    return letter ? toClient(payment, letter) : null;
  }
  const payment = await getCheckoutLetter(payload.checkoutId);
  if (!payment) return null;
  if (payload.to === 'client') return toClient(payment, newsLetter(payment, payload.news, 'client', payment.locale));
  const locale = payment.designer.locale ?? payment.locale;
  return {
    ...{ locale, to: payment.designer.email, replyTo: null },
    letter: newsLetter(payment, payload.news, 'agent', locale),
  };
}

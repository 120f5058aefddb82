import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney } from '@/lib/platform/money';
import type { LeadNotice } from '@/lib/platform/outbox/lead-notices';
import type { MailPayload } from '@/lib/platform/outbox/types';
import type { LeadLetter } from '@/lib/sales/lead/queries/letter';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { moment, stayWords, toldFacts } from './lead';
import { type Block, facts, type Letter } from './letter';
import { planFacts } from './payment-plan';

type Notice = Extract<MailPayload, { mail: 'leadNotice' }>;

/** What a guest is told of their booking; the rest is between supplier and office. */
const told = [
  'requestedBooking',
  'confirmedBooking',
  'declinedBooking',
  'cancelledBooking',
  'askedQuestion',
] as const satisfies readonly LeadNotice[];

/** To the guest, who opens the booking behind its link; null for what does not concern them. */
export function guestBookingLetter(lead: LeadLetter, { notice: happened }: Notice, locale: Locale, home: string) {
  const notice = told.find((one) => one === happened);
  if (!notice || !lead.guest) return null;
  const t = mailWords(locale);
  const { hotelName: property, reference } = lead;
  const text = t(`booking.${notice}.heading`, { property });
  const reason: Block[] =
    lead.reason && notice !== 'requestedBooking'
      ? [
          {
            kind: 'words',
            label: t(notice === 'askedQuestion' ? 'fact.question' : 'fact.reason'),
            text: lead.reason,
          },
        ]
      : [];
  const letter: Letter = {
    subject: `${text} · ${reference}`,
    heading: text,
    preview: formatRange(lead.checkIn, lead.checkOut, locale),
    blocks: [
      { kind: 'paragraph', text: greeting(lead.clientName, t) },
      {
        kind: 'paragraph',
        text: t(`booking.${notice}.text`, { property, until: moment(lead.answerDueAt, locale, lead.timeZone) }),
      },
      ...reason,
      facts(
        { label: t('fact.reference'), value: reference },
        { label: t('fact.property'), value: property },
        { label: t('fact.period'), value: stayWords(lead, t, locale) },
        ...toldFacts(lead, 'agent', t, locale),
        { label: t('fact.price'), value: lead.price ? formatMoney(lead.price) : t('onRequest') },
        ...(notice === 'requestedBooking' || notice === 'confirmedBooking' ? planFacts(lead, t, locale) : []),
        notice === 'cancelledBooking' && lead.fee
          ? { label: t('fact.fee'), value: lead.fee.amount > 0 ? formatMoney(lead.fee) : t('noFee') }
          : null,
      ),
      {
        kind: 'button',
        label: t('booking.button'),
        href: `${home}${paths.booking(lead.guest.token)}`,
      },
      { kind: 'note', text: t('booking.note') },
    ],
  };
  return letter;
}

/** To the office, which hears of every booking of a guest. */
export function bookingOfficeLetter(lead: LeadLetter, locale: Locale): Letter {
  const t = mailWords(locale);
  const { hotelName: property, reference } = lead;
  const heading = t('booking.office.heading', { property });
  return {
    subject: `${heading} · ${reference}`,
    heading,
    preview: `${lead.clientName} · ${formatRange(lead.checkIn, lead.checkOut, locale)}`,
    blocks: [
      { kind: 'paragraph', text: t('booking.office.text') },
      facts(
        { label: t('fact.reference'), value: reference },
        { label: t('fact.property'), value: property },
        { label: t('fact.period'), value: stayWords(lead, t, locale) },
        ...toldFacts(lead, 'agent', t, locale),
        { label: t('fact.price'), value: lead.price ? formatMoney(lead.price) : t('onRequest') },
        { label: t('fact.name'), value: lead.clientName },
        { label: t('fact.answerDue'), value: moment(lead.answerDueAt, locale, lead.timeZone) },
      ),
    ],
  };
}

/** What a guest asked for on the page of their booking: to the office, which cancels, and to the guest. */
export function cancellationAskLetter(lead: LeadLetter, to: 'office' | 'guest', locale: Locale, href: string): Letter {
  const t = mailWords(locale);
  const { hotelName: property, reference, cancellationAsk } = lead;
  const fee = cancellationAsk?.fee ?? null;
  const heading = t(`booking.cancellation.${to}.heading`, { property });
  const told = fee ? (fee.amount > 0 ? formatMoney(fee) : t('noFee')) : t('booking.cancellation.unknown');
  return {
    subject: `${heading} · ${reference}`,
    heading,
    preview: `${lead.clientName} · ${formatRange(lead.checkIn, lead.checkOut, locale)}`,
    blocks: [
      ...(to === 'guest' ? [{ kind: 'paragraph' as const, text: greeting(lead.clientName, t) }] : []),
      { kind: 'paragraph', text: t(`booking.cancellation.${to}.text`, { property }) },
      facts(
        { label: t('fact.reference'), value: reference },
        { label: t('fact.property'), value: property },
        { label: t('fact.period'), value: stayWords(lead, t, locale) },
        to === 'office' ? { label: t('fact.name'), value: lead.clientName } : null,
        { label: t('fact.fee'), value: told },
      ),
      { kind: 'button', label: t(to === 'guest' ? 'booking.button' : 'booking.cancellation.button'), href },
    ],
  };
}

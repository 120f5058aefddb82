import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatRange, formatTime, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import type { MailPayload } from '@/lib/platform/outbox/types';
import type { LeadLetter } from '@/lib/sales/lead/queries/letter';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { type Block, facts, type Letter } from './letter';

type Notice = Extract<MailPayload, { mail: 'leadNotice' }>;

/** `Fri 27 Nov 2026, 18:00`, by the clocks where the hotel stands. */
export function moment(at: Date | null, locale: Locale, timeZone: string): string {
  if (!at) return '';
  const day = toDateOnly(at, timeZone);
  return `${formatWeekday(day, locale)} ${formatDay(day, locale)}, ${formatTime(at, locale, timeZone)}`;
}

function offerText({ price, currency }: NonNullable<LeadLetter['offer']>): string {
  return formatMoney(fromUnits(price, currency));
}

const TELLS_END: readonly Notice['notice'][] = [
  'confirmedOption',
  'promotedOption',
  'askedExtension',
  'acceptedExtension',
  'declinedExtension',
  'reminder24',
  'reminder4',
];
const QUESTIONS: readonly Notice['notice'][] = [
  'requestedOption',
  'requestedBooking',
  'askedExtension',
  'askedChange',
  'askedPrice',
  'declinedOffer',
];

/** What happened to a lead, to its agent or to the hotel. The hotel is told neither references nor money of the agency's own. */
export function leadLetter(lead: LeadLetter, { notice, to }: Notice, locale: Locale, home: string): Letter {
  const t = mailWords(locale);
  const { hotelName, reference, timeZone } = lead;
  const text = t(`lead.${notice}`, { hotel: hotelName, reference });
  const time = (at: Date | null) => moment(at, locale, timeZone);
  const about = facts(
    { label: t('fact.reference'), value: reference },
    { label: t(lead.isOfProperty ? 'fact.property' : 'fact.hotel'), value: hotelName },
    to === 'supplier' ? { label: t('fact.agency'), value: lead.agencyName } : null,
    { label: t('fact.name'), value: lead.clientName },
    { label: t('fact.period'), value: formatRange(lead.checkIn, lead.checkOut, locale) },
    TELLS_END.includes(notice) ? { label: t('fact.optionUntil'), value: time(lead.optionExpiresAt) } : null,
    TELLS_END.includes(notice) && lead.optionRank !== null
      ? { label: t('fact.optionRank'), value: String(lead.optionRank) }
      : null,
    notice === 'counterOffered' && lead.offer ? { label: t('fact.offer'), value: offerText(lead.offer) } : null,
    notice === 'counterOffered' && lead.offer ? { label: t('fact.offerUntil'), value: time(lead.offer.until) } : null,
    QUESTIONS.includes(notice) ? { label: t('fact.answerDue'), value: time(lead.answerDueAt) } : null,
  );
  const reason: Block[] = lead.reason ? [{ kind: 'words', label: t('fact.reason'), text: lead.reason }] : [];
  // The agent finds it in the dashboard; the hotel answers behind its link, without an account.
  const answers = QUESTIONS.includes(notice) && lead.answerToken;
  const button: Block[] =
    to === 'agent'
      ? [
          {
            kind: 'button',
            label: t('lead.button'),
            href: `${home}${paths.dashboard({ 'hotel-lead-id': lead.id })}`,
          },
        ]
      : answers
        ? [{ kind: 'button', label: t('lead.answerButton'), href: `${home}${paths.answerLink(answers)}` }]
        : [];
  return {
    subject: `${text} · ${reference}`,
    heading: text,
    preview: `${lead.clientName} · ${formatRange(lead.checkIn, lead.checkOut, locale)}`,
    blocks: [
      { kind: 'paragraph', text: greeting(lead[to].firstName ?? '', t) },
      { kind: 'paragraph', text },
      about,
      ...reason,
      ...button,
    ],
  };
}

import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import type { HotelEnquiryLetter } from '@/lib/sales/hotel-enquiry/queries/letter';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { facts, type Letter } from './letter';

/** An agency's enquiry to a hotel: to its reservations team, and to a sales manager who gets a copy. */
export function hotelEnquiryLetter(enquiry: HotelEnquiryLetter, origin: string): Letter {
  const { reader, answerDueAt, timeZone, hotelName, agencyName, clientName } = enquiry;
  const { locale } = reader;
  const t = mailWords(locale);
  const text = t('hotelEnquiry.text', { agency: agencyName, hotel: hotelName });
  const day = toDateOnly(answerDueAt, timeZone);
  const due = `${formatWeekday(day, locale)} ${formatDay(day, locale)}, ${formatTime(answerDueAt, locale, timeZone)}`;
  return {
    subject: t('hotelEnquiry.subject', { agency: agencyName, client: clientName }),
    heading: t('hotelEnquiry.heading', { client: clientName }),
    preview: `${clientName} · ${agencyName}`,
    blocks: [
      { kind: 'paragraph', text: greeting(reader.name, t) },
      { kind: 'paragraph', text },
      facts(
        { label: t('fact.hotel'), value: hotelName },
        { label: t('fact.agency'), value: `${agencyName}, ${enquiry.agentName}` },
        { label: t('fact.name'), value: clientName },
        { label: t('fact.answerDue'), value: due },
      ),
      { kind: 'words', label: t('hotelEnquiry.message'), text: enquiry.text },
      {
        kind: 'button',
        label: t('hotelEnquiry.button'),
        href: `${origin}${enquiry.token ? paths.enquiryLink(enquiry.token) : paths.deskConversations({ c: enquiry.conversationId })}`,
      },
      { kind: 'note', text: t(enquiry.replyAddress ? 'hotelEnquiry.replyHere' : 'hotelEnquiry.reply') },
    ],
  };
}

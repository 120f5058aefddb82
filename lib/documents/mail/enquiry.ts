import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatRange, formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { answerDue, enquiryReference } from '@/lib/sales/enquiry/rules/answer-due';
import type { EnquiryLetter } from '@/lib/sales/enquiry/types';
import { enquiryFacts, mailWords, periodWords } from './enquiry-facts';
import { greeting } from './greeting';
import { type Block, facts, type Letter, mailto } from './letter';

/** To the office: everything that was said, and until when it has to be answered. */
export function enquiryOfficeLetter(enquiry: EnquiryLetter, locale: Locale, origin: string): Letter {
  const t = mailWords(locale);
  const { property, period, fullName } = enquiry;
  const due = answerDue(enquiry.createdAt);
  const propertyName = property?.name ?? '';
  const lead = t('enquiryOffice.lead', {
    name: fullName,
    day: formatDay(toDateOnly(due, OFFICE_TIME_ZONE), locale),
    time: formatTime(due, locale, OFFICE_TIME_ZONE),
  });
  const words = (label: string, text: string | null): Block[] => (text ? [{ kind: 'words', label, text }] : []);
  return {
    subject: property
      ? t('enquiryOffice.subjectProperty', {
          property: propertyName,
          city: property.city[locale],
          range: formatRange(period.checkIn, period.checkOut, locale),
        })
      : t('enquiryOffice.subjectGeneral'),
    heading: property
      ? t('enquiryOffice.headingProperty', { property: propertyName })
      : t('enquiryOffice.headingGeneral'),
    preview: `${fullName}, ${periodWords(period, t, locale)}`,
    blocks: [
      { kind: 'paragraph', text: lead },
      { kind: 'heading', text: t('enquiryOffice.about') },
      facts(
        { label: t('fact.destination'), value: enquiry.destination ?? '' },
        ...enquiryFacts(enquiry, { t, locale, origin }),
      ),
      ...words(t('fact.preferences'), enquiry.preferences),
      ...words(t('fact.message'), enquiry.message),
      { kind: 'heading', text: t('enquiryOffice.sender') },
      facts(
        { label: t('fact.name'), value: fullName },
        { label: t('fact.email'), value: enquiry.email, href: mailto(enquiry.email) },
        { label: t('fact.phone'), value: enquiry.phone },
        { label: t('fact.city'), value: enquiry.city ?? '' },
        { label: t('fact.language'), value: t(`language.${enquiry.locale}`) },
        { label: t('fact.onBehalfOf'), value: enquiry.onBehalfOf ?? '' },
        { label: t('fact.reference'), value: enquiryReference(enquiry._id) },
      ),
      ...(enquiry.onBehalfOf
        ? [{ kind: 'note' as const, text: t('enquiryOffice.onBehalfNote', { person: enquiry.onBehalfOf }) }]
        : []),
      { kind: 'note', text: t('enquiryOffice.reply', { email: enquiry.email }) },
      ...(property
        ? [
            {
              kind: 'button' as const,
              label: t('enquiryOffice.open'),
              href: `${origin}${paths.property(property.address, locale)}`,
            },
          ]
        : []),
    ],
  };
}

/** To the sender: that it arrived, an answer within 24h, and to look into the spam folder (rule 6.5). */
export function enquirySenderLetter(enquiry: EnquiryLetter, origin: string): Letter {
  const { locale, property, period } = enquiry;
  const t = mailWords(locale);
  const range = formatRange(period.checkIn, period.checkOut, locale);
  const lead = property
    ? t('enquirySender.leadProperty', { property: property.name, city: property.city[locale] })
    : t('enquirySender.leadGeneral');
  return {
    subject: property
      ? t('enquirySender.subjectProperty', { property: property.name, range })
      : t('enquirySender.subjectGeneral', { range }),
    heading: t('enquirySender.heading'),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(enquiry.fullName, t) },
      { kind: 'paragraph', text: lead },
      { kind: 'paragraph', text: t('enquirySender.spam') },
      { kind: 'heading', text: t('enquirySender.facts') },
      facts(...enquiryFacts(enquiry, { t, locale, origin }), {
        label: t('fact.reference'),
        value: enquiryReference(enquiry._id),
      }),
      { kind: 'paragraph', text: t('enquirySender.mistake') },
      { kind: 'note', text: t('enquirySender.free') },
      { kind: 'note', text: t('hours') },
    ],
  };
}

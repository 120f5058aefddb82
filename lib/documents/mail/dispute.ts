import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { DisputeLetter } from '@/lib/sales/lead/queries/dispute-letter';
import { mailWords } from './enquiry-facts';
import { facts, type Letter } from './letter';

/** To the office: an agency says that the house's word about a stay is wrong, and somebody has to decide. */
export function disputeOfficeLetter(dispute: DisputeLetter, locale: Locale, url: string): Letter {
  const t = mailWords(locale);
  const { agencyName: agency, houseName: house, answer } = dispute;
  return {
    subject: t('dispute.subject', { house }),
    heading: t('dispute.heading'),
    preview: `${agency}, ${house}`,
    blocks: [
      { kind: 'paragraph', text: t('dispute.lead', { agency, house }) },
      facts(
        { label: t('fact.agency'), value: agency },
        { label: t('fact.name'), value: dispute.askedBy?.name ?? '' },
        { label: t('fact.house'), value: house },
        { label: t('fact.client'), value: dispute.clientName },
        { label: t('fact.period'), value: formatRange(dispute.checkIn, dispute.checkOut, locale) },
        { label: t('fact.reference'), value: dispute.reference },
        { label: t('dispute.said'), value: answer ? t(`dispute.answer.${answer}`) : '' },
      ),
      { kind: 'words', label: t('fact.message'), text: dispute.message },
      { kind: 'button', label: t('dispute.button'), href: url },
    ],
  };
}

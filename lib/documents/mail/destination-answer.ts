import type { Locale } from '@/lib/platform/i18n/locale';
import type { DestinationAnswerLetter } from '@/lib/sales/destination-request/types';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import type { Block, Letter } from './letter';

/** To whoever missed a destination. */
export function destinationAnswerLetter(asked: DestinationAnswerLetter, locale: Locale, url: string): Letter {
  const t = mailWords(locale);
  const { place, status, answer, firstName } = asked;
  const lead = t(`destinationAnswered.${status}`, { place });
  const words: Block[] = answer ? [{ kind: 'words', label: t('fact.note'), text: answer }] : [];
  return {
    subject: t('destinationAnswered.subject', { place }),
    heading: t('destinationAnswered.heading'),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName ?? '', t) },
      { kind: 'paragraph', text: lead },
      ...words,
      { kind: 'button', label: t('destinationAnswered.button'), href: url },
    ],
  };
}

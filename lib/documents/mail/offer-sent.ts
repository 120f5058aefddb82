import { formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { facts, type Letter } from './letter';

/** What the mail that brings an offer says; before it is sent its agent is shown the same. */
export type MailedOffer = {
  locale: Locale;
  number: number;
  title: string;
  /** What is new in it, for a client who knows the version before. */
  changeNote: string | null;
  /** As its agent wrote it; null: as title and agency give it. */
  subject: string | null;
  validUntil: PlainDate;
  reference: string;
  clientFirstName: string;
  agentName: string;
  agencyName: string;
};

export function usualSubject({ title, agencyName }: Pick<MailedOffer, 'title' | 'agencyName'>): string {
  return `${title} · ${agencyName}`;
}

export function offerSentLetter(offer: MailedOffer, href: string): Letter {
  const { locale, number, changeNote, agentName: agent, agencyName: agency } = offer;
  const t = mailWords(locale);
  const lead = number > 1 ? t('offer.leadAgain', { agent, agency, number }) : t('offer.lead', { agent, agency });
  return {
    subject: offer.subject ?? usualSubject(offer),
    heading: offer.title,
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(offer.clientFirstName, t) },
      { kind: 'paragraph', text: lead },
      ...(changeNote ? [{ kind: 'words' as const, label: t('offer.new'), text: changeNote }] : []),
      { kind: 'paragraph', text: t('offer.how') },
      facts(
        { label: t('fact.validUntil'), value: formatDay(offer.validUntil, locale) },
        { label: t('fact.reference'), value: offer.reference },
      ),
      { kind: 'button', label: t('offer.read'), href },
      { kind: 'note', text: t('offer.private') },
    ],
  };
}

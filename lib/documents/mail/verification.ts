import type { VerificationLetter, VerificationRequestLetter } from '@/lib/people/agency/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { type Block, facts, type Letter, mailto } from './letter';

const words = (label: string, text: string | null): Block[] => (text ? [{ kind: 'words', label, text }] : []);

/** To the office: an agency asks to be verified. */
export function verificationAskedLetter(asked: VerificationRequestLetter, locale: Locale, url: string): Letter {
  const t = mailWords(locale);
  const { agencyName: agency, askedBy, businessEmail, message } = asked;
  return {
    subject: t('verificationAsked.subject', { agency }),
    heading: t('verificationAsked.heading'),
    preview: agency,
    blocks: [
      { kind: 'paragraph', text: t('verificationAsked.lead', { agency }) },
      facts(
        { label: t('fact.agency'), value: agency },
        { label: t('fact.name'), value: askedBy?.displayName ?? '' },
        { label: t('fact.email'), value: askedBy?.email ?? '', href: askedBy ? mailto(askedBy.email) : undefined },
        { label: t('fact.businessEmail'), value: businessEmail ?? '' },
      ),
      ...words(t('fact.message'), message),
      { kind: 'button', label: t('verificationAsked.button'), href: url },
    ],
  };
}

/** To a supervisor: what was decided, with the admin's note. */
export function verificationDecidedLetter(
  decision: 'verified' | 'rejected',
  { agencyName: agency, firstName, note }: Pick<VerificationLetter, 'agencyName' | 'firstName' | 'note'>,
  locale: Locale,
  url: string,
): Letter {
  const t = mailWords(locale);
  const lead = t(`verificationDecided.${decision}.lead`, { agency });
  return {
    subject: t(`verificationDecided.${decision}.subject`, { agency }),
    heading: t(`verificationDecided.${decision}.heading`),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName ?? '', t) },
      { kind: 'paragraph', text: lead },
      ...words(t('fact.note'), note),
      { kind: 'button', label: t(`verificationDecided.${decision}.button`), href: url },
    ],
  };
}

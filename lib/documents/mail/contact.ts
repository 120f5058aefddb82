import type { Locale } from '@/lib/platform/i18n/locale';
import type { ContactLetter } from '@/lib/sales/contact/queries';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { facts, type Letter, mailto } from './letter';

/** To the office: the message of the contact page. */
export function contactOfficeLetter(contact: ContactLetter, locale: Locale): Letter {
  const t = mailWords(locale);
  return {
    subject: t('contactOffice.subject', { name: contact.name }),
    heading: t('contactOffice.heading'),
    preview: contact.name,
    blocks: [
      facts(
        { label: t('fact.name'), value: contact.name },
        { label: t('fact.email'), value: contact.email, href: mailto(contact.email) },
        { label: t('fact.language'), value: t(`language.${contact.locale}`) },
        { label: t('fact.reference'), value: contact._id },
      ),
      { kind: 'words', label: t('fact.message'), text: contact.message },
      { kind: 'note', text: t('contactOffice.reply', { email: contact.email }) },
    ],
  };
}

/** To the sender; without the message, so that nobody can be written to through us. */
export function contactSenderLetter(contact: ContactLetter): Letter {
  const t = mailWords(contact.locale);
  return {
    subject: t('contactSender.subject'),
    heading: t('contactSender.heading'),
    preview: t('contactSender.lead'),
    blocks: [
      { kind: 'paragraph', text: greeting(contact.name, t) },
      { kind: 'paragraph', text: t('contactSender.lead') },
      { kind: 'note', text: t('hours') },
    ],
  };
}

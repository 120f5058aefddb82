import type { InvitationLetter } from '@/lib/people/invitation/types';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { mailWords } from './enquiry-facts';
import { facts, type Letter } from './letter';

const TIME_ZONE = 'Europe/Berlin';

/** To somebody a colleague invites: whose agency, as what, until when, and what to do if it is a mistake. */
export function invitationLetter(invitation: InvitationLetter, locale: Locale, url: string): Letter {
  const t = mailWords(locale);
  const { agencyName: agency, inviterFirstName, role, expiresAt } = invitation;
  const lead = inviterFirstName
    ? t('invitation.lead', { name: inviterFirstName, agency })
    : t('invitation.leadUnnamed', { agency });
  return {
    subject: t('invitation.subject', { agency }),
    heading: t('invitation.heading'),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: t('greetingUnnamed') },
      { kind: 'paragraph', text: lead },
      facts(
        { label: t('fact.agency'), value: agency },
        { label: t('fact.role'), value: t(`role.${role}`) },
        { label: t('fact.validUntil'), value: formatDay(toDateOnly(expiresAt, TIME_ZONE), locale) },
      ),
      { kind: 'button', label: t('invitation.button'), href: url },
      { kind: 'note', text: t('invitation.address', { email: invitation.email }) },
      { kind: 'note', text: t('invitation.mistake') },
    ],
  };
}

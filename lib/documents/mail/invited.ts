import type { JoinedLetter } from '@/lib/people/invitation/types';
import type { ClaimedLetter } from '@/lib/sales/hotel-invitation/types';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { facts, type Letter, mailto } from './letter';

/** To whoever invited a colleague who has come. */
export function colleagueJoinedLetter({ reader, agencyName: agency, person, role }: JoinedLetter, url: string): Letter {
  const t = mailWords(reader.locale);
  const { name, email } = person;
  const lead = t('colleagueJoined.lead', { name, agency });
  return {
    subject: t('colleagueJoined.subject', { name, agency }),
    heading: t('colleagueJoined.heading'),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(reader.firstName ?? '', t) },
      { kind: 'paragraph', text: lead },
      facts(
        { label: t('fact.name'), value: name },
        { label: t('fact.email'), value: email, href: mailto(email) },
        { label: t('fact.role'), value: t(`role.${role}`) },
      ),
      { kind: 'button', label: t('colleagueJoined.button'), href: url },
    ],
  };
}

/** To whoever invited a hotel that now answers at its own desk. */
export function hotelClaimedLetter({ reader, hotelName: hotel }: ClaimedLetter, url: string): Letter {
  const t = mailWords(reader.locale);
  const lead = t('hotelClaimed.lead', { hotel });
  return {
    subject: t('hotelClaimed.subject', { hotel }),
    heading: t('hotelClaimed.heading'),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(reader.firstName ?? '', t) },
      { kind: 'paragraph', text: lead },
      { kind: 'paragraph', text: t('hotelClaimed.next') },
      { kind: 'button', label: t('hotelClaimed.button'), href: url },
    ],
  };
}

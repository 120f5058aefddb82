import 'server-only';
import { getBrands } from '@/lib/brand/queries';
import { resolveBrand } from '@/lib/brand/rules/resolve';
import type { Brand } from '@/lib/brand/types';
import { getVerificationLetter, getVerificationRequestLetter } from '@/lib/people/agency/letters';
import { getInvitationLetter, getJoinedLetter } from '@/lib/people/invitation/queries';
import type { InvitationLetter } from '@/lib/people/invitation/types';
import { paths } from '@/lib/platform/addresses/paths';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locale';
import { linkOrigin } from '@/lib/platform/link-origin';
import type { MailPayload } from '@/lib/platform/outbox/types';
import { getDestinationAnswerLetter } from '@/lib/sales/destination-request/queries';
import { getClaimedLetter } from '@/lib/sales/hotel-invitation/queries';
import { getHandOverLetter } from '@/lib/sales/lead/queries/hand-over-letter';
import type { Addressed } from './addressed';
import { destinationAnswerLetter } from './destination-answer';
import { handOverLetter } from './hand-over';
import { invitationLetter } from './invitation';
import { colleagueJoinedLetter, hotelClaimedLetter } from './invited';
import { verificationAskedLetter, verificationDecidedLetter } from './verification';

type AgencyMail = Extract<
  MailPayload,
  {
    mail:
      | 'invitation'
      | 'colleagueJoined'
      | 'hotelClaimed'
      | 'verificationAsked'
      | 'verificationDecided'
      | 'destinationAnswered'
      | 'handedOver';
  }
>;

function replyTo(brand: Brand): Addressed['replyTo'] {
  return { name: brand.name, address: brand.email };
}

/** The brand the invited person will find there: the agency's own design on top. */
async function brandOf({ agencyName, design }: InvitationLetter, host: Brand): Promise<Brand> {
  const asked = { hostBrandId: host.id, isStorefront: false, isLocal: false, company: agencyName, design };
  return resolveBrand(asked, await getBrands()) ?? host;
}

/** Mails of agencies and their people; null when what one is about is gone. */
export async function addressAgencyMail(
  payload: AgencyMail,
  brand: Brand,
  officeLocale: Locale,
): Promise<Addressed | null> {
  const at = (locale: Locale, path: string) => `${linkOrigin({ brandId: payload.brandId, locale })}${path}`;
  switch (payload.mail) {
    case 'invitation': {
      const invitation = await getInvitationLetter(payload.invitationId);
      if (!invitation) return null;
      const { locale } = payload;
      const url = at(locale, paths.invitation(invitation.token));
      const ofAgency = await brandOf(invitation, brand);
      const letter = invitationLetter(invitation, locale, url);
      return { letter, locale, to: invitation.email, replyTo: replyTo(ofAgency), brand: ofAgency };
    }
    case 'colleagueJoined': {
      const joined = await getJoinedLetter(payload.invitationId);
      if (!joined) return null;
      const { email: to, locale } = joined.reader;
      return {
        letter: colleagueJoinedLetter(joined, at(locale, paths.agencyTeam())),
        locale,
        to,
        replyTo: replyTo(brand),
      };
    }
    case 'hotelClaimed': {
      const claimed = await getClaimedLetter(payload.invitationId);
      if (!claimed) return null;
      const { email: to, locale } = claimed.reader;
      return { letter: hotelClaimedLetter(claimed, at(locale, paths.network())), locale, to, replyTo: replyTo(brand) };
    }
    case 'verificationAsked': {
      const asked = await getVerificationRequestLetter(payload.agencyId);
      if (!asked) return null;
      const url = at(officeLocale, paths.manageAgency(payload.agencyId));
      const letter = verificationAskedLetter(asked, officeLocale, url);
      const from = asked.askedBy && { name: asked.askedBy.displayName, address: asked.askedBy.email };
      return { letter, locale: officeLocale, to: env.MAIL_OFFICE, replyTo: from };
    }
    case 'verificationDecided': {
      const person = await getVerificationLetter(payload.agencyId, payload.userId);
      if (!person) return null;
      const locale = person.locale ?? payload.locale;
      const letter = verificationDecidedLetter(payload.decision, person, locale, at(locale, paths.agency()));
      return { letter, locale, to: person.email, replyTo: replyTo(brand) };
    }
    case 'destinationAnswered': {
      const asked = await getDestinationAnswerLetter(payload.destinationRequestId);
      if (!asked) return null;
      const locale = asked.locale ?? payload.locale;
      const letter = destinationAnswerLetter(asked, locale, at(locale, paths.network()));
      return { letter, locale, to: asked.email, replyTo: replyTo(brand) };
    }
    case 'handedOver': {
      const handed = await getHandOverLetter(payload);
      if (!handed) return null;
      const locale = handed.reader.locale ?? payload.locale;
      const letter = handOverLetter(handed, payload.to, locale, at(locale, ''));
      return { letter, locale, to: handed.reader.email, replyTo: replyTo(brand) };
    }
  }
}

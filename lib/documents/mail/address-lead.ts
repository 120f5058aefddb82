import 'server-only';
import type { Brand } from '@/lib/brand/types';
import { defaultBrand } from '@/lib/platform/addresses/hosts';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { linkOrigin } from '@/lib/platform/link-origin';
import type { MailPayload } from '@/lib/platform/outbox/types';
import { getDisputeLetter } from '@/lib/sales/lead/queries/dispute-letter';
import { getLeadLetter } from '@/lib/sales/lead/queries/letter';
import type { Addressed } from './addressed';
import { bookingOfficeLetter, cancellationAskLetter, guestBookingLetter } from './booking';
import { disputeOfficeLetter } from './dispute';
import { leadLetter } from './lead';
import { OFFICE_LOCALE, toOffice, toSender } from './recipients';

type LeadMail = Extract<MailPayload, { mail: 'leadNotice' | 'bookingOffice' | 'cancellationAsked' | 'disputeOffice' }>;

/** Mails of leads, to agent, guest, supplier and office; null when what one is about is gone. */
export async function addressLeadMail(payload: LeadMail, brand: Brand): Promise<Addressed | null> {
  const originIn = (locale: Locale, isDemo = false) => linkOrigin({ brandId: payload.brandId, locale, isDemo });
  switch (payload.mail) {
    case 'leadNotice': {
      const lead = await getLeadLetter(payload.leadId, payload.notice);
      if (!lead) return null;
      const reader = lead[payload.to];
      const locale = reader.locale ?? payload.locale;
      if (payload.to === 'agent' && lead.guest) {
        const letter = guestBookingLetter(lead, payload, locale, originIn(locale, lead.isDemo));
        return letter && toSender(brand, letter, { locale, email: reader.email });
      }
      // A supplier answers at the desk, whatever brand the agent or guest came through.
      const brandId = payload.to === 'supplier' ? defaultBrand : lead.brandId;
      const letter = leadLetter(lead, payload, locale, linkOrigin({ brandId, locale }));
      return letter && toSender(brand, letter, { locale, email: reader.email });
    }
    case 'bookingOffice': {
      const lead = await getLeadLetter(payload.leadId, 'requestedBooking');
      if (!lead?.guest) return null;
      const letter = bookingOfficeLetter(lead, OFFICE_LOCALE);
      return toOffice(letter, { name: lead.clientName, address: lead.guest.email });
    }
    case 'cancellationAsked': {
      const lead = await getLeadLetter(payload.leadId, 'requestedBooking');
      if (!lead?.guest || !lead.cancellationAsk) return null;
      const { email, locale: own } = lead.agent;
      if (payload.to === 'guest') {
        const locale = own ?? OFFICE_LOCALE;
        const href = `${originIn(locale, lead.isDemo)}${paths.booking(lead.guest.token)}`;
        return toSender(brand, cancellationAskLetter(lead, 'guest', locale, href), { locale, email });
      }
      const href = `${originIn(OFFICE_LOCALE)}${paths.adminDashboard({ 'hotel-lead-id': payload.leadId })}`;
      const letter = cancellationAskLetter(lead, 'office', OFFICE_LOCALE, href);
      return toOffice(letter, { name: lead.clientName, address: email });
    }
    case 'disputeOffice': {
      const dispute = await getDisputeLetter(payload.leadId);
      if (!dispute) return null;
      const url = `${originIn(OFFICE_LOCALE)}${paths.adminDashboard({ 'hotel-lead-id': payload.leadId })}`;
      const { askedBy } = dispute;
      const letter = disputeOfficeLetter(dispute, OFFICE_LOCALE, url);
      return toOffice(letter, askedBy && { name: askedBy.name, address: askedBy.email });
    }
  }
}

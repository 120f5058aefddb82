import 'server-only';
import { createHash } from 'node:crypto';
import { getBrand } from '@/lib/brand/queries';
import type { Brand } from '@/lib/brand/types';
import { getPayoutLetter } from '@/lib/money/payout-run/queries/letter';
import { defaultBrand } from '@/lib/platform/addresses/hosts';
import { paths } from '@/lib/platform/addresses/paths';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locale';
import { linkOrigin } from '@/lib/platform/link-origin';
import type { MailPayload } from '@/lib/platform/outbox/types';
import type { Mail } from '@/lib/platform/vendors/mail/port';
import { getContactLetter } from '@/lib/sales/contact/queries';
import { getEnquiryLetter } from '@/lib/sales/enquiry/queries';
import { getHotelEnquiryLetter } from '@/lib/sales/hotel-enquiry/queries/letter';
import { getSubscriptionLetter } from '@/lib/sales/newsletter/queries';
import { getDigestLetter } from '@/lib/today/digest/queries/letter';
import { addressAccountMail } from './account';
import { addressAgencyMail } from './address-agency';
import { addressLeadMail } from './address-lead';
import { addressOfferMail } from './address-offer';
import { addressPaymentMail } from './address-payment';
import type { Addressed } from './addressed';
import { contactOfficeLetter, contactSenderLetter } from './contact';
import { crashReportLetter } from './crash-report';
import { digestLetter } from './digest';
import { drawHtml, LOGO_ID } from './draw-html';
import { drawText } from './draw-text';
import { enquiryOfficeLetter, enquirySenderLetter } from './enquiry';
import { hotelEnquiryLetter } from './hotel-enquiry';
import { inItsLanguage } from './letter';
import { brandLetterhead } from './letterhead';
import { newsletterConfirmLetter, newsletterLetter } from './newsletter';
import { payoutLetter } from './payout';
import { OFFICE_LOCALE, toOffice, toSender } from './recipients';

/** Stable over every attempt and every process: the same mail has the same id (rule 6.1). */
export function messageIdOf(dedupeKey: string): string {
  const domain = /@([^\s@>]+)>?\s*$/.exec(env.MAIL_FROM)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`;
}

async function address(payload: MailPayload, brand: Brand): Promise<Addressed | null> {
  const originIn = (locale: Locale, isDemo = false) => linkOrigin({ brandId: payload.brandId, locale, isDemo });
  switch (payload.mail) {
    case 'enquiryOffice':
    case 'enquirySender': {
      const enquiry = await getEnquiryLetter(payload.enquiryId);
      if (!enquiry) return null;
      const isDemo = enquiry.property?.isDemo;
      if (payload.mail === 'enquirySender') {
        return toSender(brand, enquirySenderLetter(enquiry, originIn(enquiry.locale, isDemo)), enquiry);
      }
      const letter = enquiryOfficeLetter(enquiry, OFFICE_LOCALE, originIn(OFFICE_LOCALE, isDemo));
      return toOffice(letter, { name: enquiry.fullName, address: enquiry.email });
    }
    case 'contactOffice':
    case 'contactSender': {
      const contact = await getContactLetter(payload.contactMessageId);
      if (!contact) return null;
      if (payload.mail === 'contactSender') return toSender(brand, contactSenderLetter(contact), contact);
      const letter = contactOfficeLetter(contact, OFFICE_LOCALE);
      return toOffice(letter, { name: contact.name, address: contact.email });
    }
    case 'newsletterConfirm':
    case 'newsletterKnown':
    case 'newsletterWelcome': {
      const subscription = await getSubscriptionLetter(payload.subscriptionId);
      if (!subscription) return null;
      const origin = originIn(subscription.locale);
      const confirmUrl = `${origin}${paths.newsletterConfirm(subscription.confirmToken)}`;
      // Who has not confirmed is on no list that could be left.
      if (payload.mail === 'newsletterConfirm') {
        return toSender(brand, newsletterConfirmLetter(subscription, confirmUrl), subscription);
      }
      const token = subscription.unsubscribeToken;
      const unsubscribeUrl = `${origin}${paths.newsletterUnsubscribe(token)}`;
      return {
        ...toSender(brand, newsletterLetter(payload.mail, subscription, unsubscribeUrl), subscription),
        oneClickUnsubscribe: `${origin}${paths.api.newsletterUnsubscribe({ token })}`,
      };
    }
    case 'invitation':
    case 'colleagueJoined':
    case 'hotelClaimed':
    case 'verificationAsked':
    case 'verificationDecided':
    case 'destinationAnswered':
    case 'handedOver':
      return addressAgencyMail(payload, brand, OFFICE_LOCALE);
    case 'accountVerify':
    case 'accountKnown':
    case 'passwordReset':
    case 'passwordChanged':
      return addressAccountMail(payload, brand);
    case 'leadNotice':
    case 'bookingOffice':
    case 'cancellationAsked':
    case 'disputeOffice':
      return addressLeadMail(payload, brand);
    case 'offerSent':
    case 'offerReplied':
    case 'offerNotice':
      return addressOfferMail(payload);
    case 'paymentLink':
    case 'payment':
      return addressPaymentMail(payload);
    case 'payout': {
      const payout = await getPayoutLetter(payload.payoutId, payload.userId, payload.news);
      if (!payout) return null;
      const url = `${originIn(payout.reader.locale)}${paths.earningsPayout(payload.payoutId)}`;
      return toSender(brand, payoutLetter(payout, payload.news, url), payout.reader);
    }
    case 'digest': {
      const digest = await getDigestLetter(payload.userId);
      return digest && toSender(brand, digestLetter(digest, originIn(digest.reader.locale)), digest.reader);
    }
    case 'hotelEnquiry': {
      const enquiry = await getHotelEnquiryLetter(payload.enquiryId, payload.salesManagerId);
      if (!enquiry) return null;
      const { email: to, locale } = enquiry.reader;
      const replyTo = { name: enquiry.agentName, address: enquiry.replyAddress ?? enquiry.agentEmail };
      return {
        letter: hotelEnquiryLetter(enquiry, linkOrigin({ brandId: defaultBrand, locale })),
        locale,
        to,
        replyTo,
      };
    }
    case 'crashReport':
      return toOffice(crashReportLetter(payload, OFFICE_LOCALE));
  }
}

/** The mail of an outbox row, complete; null when what it is about is gone. Throws when the brand is unknown. */
export async function composeMail(dedupeKey: string, payload: MailPayload): Promise<Mail | null> {
  const hostBrand = await getBrand(payload.brandId);
  if (!hostBrand) throw new Error(`Brand ${payload.brandId} does not exist.`);
  const addressed = await address(payload, hostBrand);
  if (!addressed) return null;
  const { brand = hostBrand } = addressed;
  const { locale, to, replyTo, oneClickUnsubscribe } = addressed;
  // The office reads its pages in the language each of its people chose.
  const letter = to === env.MAIL_OFFICE ? addressed.letter : inItsLanguage(addressed.letter, locale);
  const { letterhead = brandLetterhead(brand, locale) } = addressed;
  return {
    messageId: messageIdOf(dedupeKey),
    from: { name: letterhead.name },
    to,
    replyTo,
    subject: letter.subject,
    text: drawText(letter, letterhead),
    html: drawHtml(letter, letterhead, locale),
    language: locale,
    ...(letterhead.logo ? { inline: [{ id: LOGO_ID, png: letterhead.logo.png }] } : {}),
    ...(oneClickUnsubscribe ? { oneClickUnsubscribe } : {}),
  };
}

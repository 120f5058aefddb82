import 'server-only';
import { paths } from '@/lib/platform/addresses/paths';
import type { MailPayload } from '@/lib/platform/outbox/types';
import { getOfferCommentText, getOfferLetter } from '@/lib/sales/offer/queries/letter';
import type { Addressed } from './addressed';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { type Block, facts } from './letter';
import { agencyLetterhead } from './letterhead';
import { linkOrigin } from './links';
import { offerSentLetter } from './offer-sent';

type OfferMail = Extract<MailPayload, { mail: 'offerSent' | 'offerReplied' | 'offerNotice' }>;

/** Mails about an offer: to the client in the agency's design and the offer's language, or to its agent. */
export async function addressOfferMail(payload: OfferMail): Promise<Addressed | null> {
  const offer = await getOfferLetter(payload.offerId);
  if (!offer) return null;
  const { agent, brand, title, reference, clientName } = offer;

  if (payload.mail === 'offerNotice') {
    const locale = agent.locale ?? payload.locale;
    const t = mailWords(locale);
    const text = t(`offer.${payload.notice}`, { client: offer.approvedBy ?? clientName });
    return {
      locale,
      to: agent.email,
      replyTo: null,
      letter: {
        subject: `${text} · ${reference}`,
        heading: text,
        preview: title,
        blocks: [
          { kind: 'paragraph', text: greeting(agent.firstName ?? '', t) },
          facts(
            { label: t('fact.name'), value: clientName },
            { label: t('fact.offer'), value: title },
            { label: t('fact.reference'), value: reference },
          ),
          {
            kind: 'button',
            label: t('offer.open'),
            href: `${linkOrigin({ brandId: payload.brandId, locale })}${paths.offer(offer._id)}`,
          },
        ],
      },
    };
  }

  if (!offer.clientEmail) return null;
  const { locale } = offer;
  const t = mailWords(locale);
  const href = `${linkOrigin({ brandId: payload.brandId, locale })}${paths.clientOffer(offer.token)}`;
  const button: Block = { kind: 'button', label: t('offer.read'), href };
  const names = { agent: agent.name, agency: offer.agencyName };
  const letterhead = await agencyLetterhead(offer.sender, brand, agent.email, locale);
  const common = { locale, to: offer.clientEmail, letterhead, replyTo: { name: agent.name, address: agent.email } };
  if (payload.mail === 'offerReplied') {
    const text = await getOfferCommentText(payload.commentId);
    if (text === null) return null;
    const heading = t('offer.replied', names);
    return {
      ...common,
      letter: {
        subject: `${heading} · ${title}`,
        heading,
        preview: title,
        blocks: [
          { kind: 'paragraph', text: greeting(offer.clientFirstName, t) },
          { kind: 'words', label: agent.name, text },
          button,
        ],
      },
    };
  }
  return {
    ...common,
    letter: offerSentLetter({ ...offer, subject: offer.mailSubject, agentName: agent.name }, href),
  };
}

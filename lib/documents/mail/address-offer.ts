import 'server-only';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { linkOrigin } from '@/lib/platform/link-origin';
import { formatMoney } from '@/lib/platform/money';
import type { MailPayload, OfferNotice } from '@/lib/platform/outbox/types';
import { getOfferComment, getOfferLetter, type OfferLetter } from '@/lib/sales/offer/queries/letter';
import type { Addressed } from './addressed';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { type Block, facts, type Letter } from './letter';
import { agencyLetterhead } from './letterhead';
import { offerSentLetter } from './offer-sent';

type OfferMail = Extract<MailPayload, { mail: 'offerSent' | 'offerReplied' | 'offerNotice' }>;

/** Mails about an offer: to the client in the agency's design and the offer's language, or to its agent. */
export async function addressOfferMail(payload: OfferMail): Promise<Addressed | null> {
  const offer = await getOfferLetter(payload.offerId);
  if (!offer) return null;
  const { agent, brand, title } = offer;

  if (payload.mail === 'offerNotice') {
    const locale = agent.locale ?? payload.locale;
    const origin = linkOrigin({ brandId: payload.brandId, locale });
    const comment = payload.commentId ? await getOfferComment(payload.commentId) : null;
    return {
      locale,
      to: agent.email,
      replyTo: null,
      letter: noticeLetter(offer, {
        notice: payload.notice,
        comment,
        locale,
        href: `${origin}${paths.offer(offer._id)}`,
      }),
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
    const comment = await getOfferComment(payload.commentId);
    if (!comment) return null;
    const heading = t('offer.replied', names);
    return {
      ...common,
      letter: {
        subject: `${heading} · ${title}`,
        heading,
        preview: title,
        blocks: [
          { kind: 'paragraph', text: greeting(offer.clientFirstName, t) },
          facts({ label: t('offer.about'), value: comment.alternative }),
          { kind: 'words', label: agent.name, text: comment.text },
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

type Happened = {
  notice: OfferNotice;
  comment: { text: string; alternative: string } | null;
  locale: Locale;
  href: string;
};

/** To the agent: what the client did, so that it can be answered without opening anything. */
function noticeLetter(offer: OfferLetter, { notice, comment, locale, href }: Happened): Letter {
  const { title, reference, clientName, approved, approvedBy, number, agent } = offer;
  const t = mailWords(locale);
  const isApproval = notice === 'approved';
  const about = (isApproval ? approved?.alternative : comment?.alternative) || title;
  const client = isApproval ? (approvedBy ?? clientName) : clientName;
  const heading = t(`offer.${notice}`, { client, title: about });
  const sum = isApproval && approved?.price ? formatMoney(approved.price) : '';
  return {
    subject: `${heading} · ${reference}`,
    heading,
    preview: comment?.text ?? title,
    blocks: [
      { kind: 'paragraph', text: greeting(agent.firstName ?? '', t) },
      ...(comment ? [{ kind: 'words' as const, label: t('offer.said', { client }), text: comment.text }] : []),
      facts(
        ...(isApproval
          ? [
              { label: t('offer.approvedBy'), value: approvedBy ?? '' },
              { label: t('fact.house'), value: approved?.alternative ?? '' },
              { label: t('offer.clientPays'), value: sum },
            ]
          : [{ label: t('fact.house'), value: comment?.alternative ?? '' }]),
        { label: t('fact.name'), value: clientName },
        { label: t('fact.offer'), value: title },
        { label: t('offer.version'), value: String(number) },
        { label: t('fact.reference'), value: reference },
      ),
      { kind: 'button', label: t('offer.open'), href },
    ],
  };
}

import { dayOf, offerWords, totalWords } from '@/lib/documents/offer/words';
import { paths } from '@/lib/platform/addresses/paths';
import type { ClientOffer } from '@/lib/sales/offer/types';
import { OfferApproval } from './offer-approval';

type Props = {
  offer: ClientOffer;
  /** Of the link; null: a preview, where nothing can be sent. */
  token: string | null;
  /** Addresses of the pictures, in the order of the alternatives. */
  faces: readonly (string | null)[];
};

/** How it ends: the choice, who has made it, or that its prices are over. */
export function ClientOfferEnding({ offer, token, faces }: Props) {
  const { locale, alternatives, designer, number, approval, state } = offer;
  const t = offerWords(locale);
  if (approval) {
    const chosen = alternatives.find(({ position }) => position === approval.position);
    return (
      <div role="status">
        <h2 className="font-serif text-36">
          {t('approve.done', { name: approval.by, day: dayOf(approval.on, locale) })}
        </h2>
        <p className="mt-4 max-w-[62ch]">
          {t('approve.doneNote', { agent: designer.firstName, title: chosen?.title ?? '', number })}
        </p>
      </div>
    );
  }
  if (state === 'expired') {
    return (
      <>
        <h2 className="font-serif text-36">{t('approve.expired', { day: dayOf(offer.validUntil, locale) })}</h2>
        <p className="mt-4 max-w-[62ch]">{t('approve.expiredNote', { name: designer.firstName })}</p>
      </>
    );
  }
  return (
    <OfferApproval
      action={token && paths.api.clientOffer(token, 'approval')}
      number={number}
      name={offer.clientName}
      choices={alternatives.map((alternative, index) => ({
        id: alternative.id,
        title: alternative.title,
        house: alternative.house,
        total: totalWords(alternative, t),
        thumbnail: faces[index] ? paths.encodedPicture(faces[index], 320, 60) : null,
      }))}
      words={{
        title: alternatives.length > 1 ? t('approve.title') : t('approve.titleOne'),
        name: t('approve.name'),
        agree: t('approve.agree', { number }),
        button: t('approve.button', { title: '{title}' }),
        approve: t('approve.link'),
        choose: t('approve.choose'),
        missing: t('approve.missing'),
        note: t('approve.note', { name: designer.firstName, number }),
        failed: t('talk.failed'),
        stale: t('approve.stale', { name: designer.firstName, number: '{number}' }),
        staleNews: t('approve.staleNews', { name: designer.firstName, number: '{number}', news: '{news}' }),
        approved: t('approve.already'),
        ended: t('approve.ended', { name: designer.firstName }),
      }}
    />
  );
}

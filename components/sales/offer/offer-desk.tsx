import { getMessages, getTranslations } from 'next-intl/server';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, formatTime, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { toUnits } from '@/lib/platform/money';
import type { OfferableLead, OfferDetail } from '@/lib/sales/offer/types';
import { cardFactsOf } from './card-facts';
import { OFFER_TIME_ZONE } from './moment-words';
import { OfferConversation } from './offer-conversation';
import { OfferEditor } from './offer-editor';
import { OfferHistory } from './offer-history';
import { SentOffer } from './sent-offer';

type Props = {
  offer: OfferDetail;
  leads: readonly OfferableLead[];
  locale: Locale;
  today: PlainDate;
  /** Of the client's page; null while nothing was sent. */
  link: string | null;
  markup: EffectiveBrand['offerMarkup'];
};

/** An offer at its agent's: the draft, or what the client has; at the right what they say, and what happened. */
export async function OfferDesk({ offer, leads, locale, today, link, markup }: Props) {
  const [t, messages] = await Promise.all([getTranslations('offers'), getMessages()]);
  const words = messages.offers;
  const cards = cardFactsOf(offer.alternatives, {
    locale,
    words,
    statuses: messages.leads.status,
    leadWord: t('chooseLead'),
  });
  const first = offer.alternatives[0]?.content;
  const guests = first ? first.adults + first.childrenAges.length : 0;
  const choices = leads.map((lead) => {
    const isSameStay = !first || (lead.checkIn === first.checkIn && lead.checkOut === first.checkOut);
    const warnings = [
      isSameStay ? '' : t('picker.otherDates'),
      lead.guests < guests ? t('picker.fewerGuests', { guests: lead.guests, asked: guests }) : '',
    ];
    return {
      _id: lead._id,
      label: `${lead.name}, ${lead.city}, ${formatRange(lead.checkIn, lead.checkOut, locale, { month: 'short' })}`,
      warning: warnings.filter(Boolean).join(', '),
    };
  });
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        {offer.isDraft ? (
          <OfferEditor
            key={offer.number}
            offerId={offer._id}
            number={offer.number}
            revision={offer.revision}
            stored={{
              clientFirstName: offer.clientFirstName,
              clientLastName: offer.clientLastName,
              clientEmail: offer.clientEmail ?? '',
              locale: offer.locale,
              title: offer.title,
              letter: offer.letter,
              changeNote: offer.changeNote ?? '',
              validUntil: offer.validUntil,
              alternatives: offer.alternatives.map(({ id, earned, currency }) => ({
                id,
                ...(earned && { markup: toUnits(earned.markup, currency) }),
              })),
            }}
            savedAt={formatTime(offer.savedAt, locale, OFFER_TIME_ZONE)}
            today={today}
            alternatives={offer.alternatives.map(({ id, base, currency, earned }, index) => ({
              id,
              card: cards[index] ?? { title: '', house: '', picture: null, facts: [], lead: null },
              currency,
              base,
              commission: earned?.commission ?? null,
              markup: earned && markup.isSupported ? toUnits(earned.markup, currency) : null,
            }))}
            takenOut={offer.takenOut.map(({ id, title, house }) => ({ id, title, house }))}
            isMarkupFolded={markup.isHidden}
            leads={choices}
            words={words}
          />
        ) : (
          <SentOffer
            offer={offer}
            cards={cards}
            link={link}
            pdf={paths.api.offer(offer._id, 'pdf')}
            preview={paths.offerPreview(offer._id)}
            locale={locale}
            words={words}
          />
        )}
      </div>
      <div className="min-w-0 text-14">
        <OfferConversation offer={offer} locale={locale} />
        <OfferHistory events={offer.events} locale={locale} />
      </div>
    </div>
  );
}

import { compactButtonClass } from '@/components/ui/compact-button';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import { formatMoney, money } from '@/lib/platform/money';
import { minus, plus } from '@/lib/platform/money-arithmetic';
import type { EditedAlternative, OfferDetail } from '@/lib/sales/offer/types';
import { AlternativeCard, type CardFacts, Figure } from './alternative-card';
import { BeginVersion } from './begin-version';
import { OfferChosen } from './offer-chosen';
import { OfferLink } from './offer-link';

type Props = {
  offer: OfferDetail;
  cards: readonly CardFacts[];
  link: string | null;
  pdf: string;
  preview: string;
  locale: Locale;
  words: Messages['offers'];
};

/** A version the client has: what was chosen, where its page is, and its alternatives as they were sent. */
export function SentOffer({ offer, cards, link, pdf, preview, locale, words }: Props) {
  const { approval, alternatives, number } = offer;
  const chosen = alternatives.find(({ id }) => id === approval?.alternativeId);
  return (
    <>
      {approval && chosen && <OfferChosen offer={offer} chosen={chosen} locale={locale} />}
      <div className="mb-6 flex flex-wrap items-start gap-2 border-b border-line pb-5">
        <BeginVersion offerId={offer._id} number={number} words={words} />
        <OfferLink
          offer={{ _id: offer._id, number, revision: offer.revision }}
          email={offer.clientEmail}
          link={link}
          words={words}
        />
        <a href={preview} target="_blank" rel="noreferrer" className={compactButtonClass('quiet')}>
          {words.preview}
        </a>
        <a href={pdf} target="_blank" rel="noreferrer" className={compactButtonClass('quiet')}>
          {words.pdf}
        </a>
      </div>
      <dl className="mb-8 grid gap-4 text-14">
        <div>
          <dt className="text-12 text-soft">{words.offerTitle}</dt>
          <dd className="font-serif text-22 leading-7">{offer.title}</dd>
        </div>
        <div>
          <dt className="text-12 text-soft">{words.letter}</dt>
          <dd className="max-w-[68ch] whitespace-pre-line">{offer.letter}</dd>
        </div>
      </dl>
      <ol>
        {alternatives.map((alternative, index) => {
          const card = cards[index];
          return (
            card && (
              <AlternativeCard
                key={alternative.id}
                position={index + 1}
                card={card}
                chosen={alternative.id === approval?.alternativeId ? words.chosen : null}
                figures={<SentFigures alternative={alternative} words={words} />}
              />
            )
          );
        })}
      </ol>
    </>
  );
}

/** As it was sent: the client's total is the one written down then. */
function SentFigures({ alternative, words }: { alternative: EditedAlternative; words: Messages['offers'] }) {
  const { content, currency, earned } = alternative;
  const pays = content.price && money(content.price.total, content.price.currency);
  const markup = money(earned?.markup ?? 0, currency);
  return (
    <div className="grid gap-2 px-4 py-3.5 text-13">
      {pays && earned && <Figure label={words.base} value={formatMoney(minus(pays, markup))} />}
      {earned && markup.amount > 0 && <Figure label={words.markup} value={formatMoney(markup)} />}
      <Figure label={words.clientPays} value={pays ? formatMoney(pays) : words.onRequest} isStrong />
      {earned && (
        <div className="mt-1 border-t border-line pt-2">
          <Figure label={words.youEarn} value={formatMoney(plus(money(earned.commission, currency), markup))} />
        </div>
      )}
    </div>
  );
}

import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { Messages } from '@/lib/platform/i18n/messages';
import { formatMoney, money } from '@/lib/platform/money';
import { minus } from '@/lib/platform/money-arithmetic';
import type { EditedAlternative, OfferDetail } from '@/lib/sales/offer/types';
import { AlternativeCard, type CardFacts, EarnedLine, Figure } from './alternative-card';
import { BeginVersion } from './begin-version';
import { earnedWords } from './earned-words';
import { SendAgain } from './send-again';

type Words = Messages['offers'];

type HeadProps = { offer: OfferDetail; words: Words };

/** What can be done with a version the client has. */
export function SentHead({ offer, words }: HeadProps) {
  const { _id, number, revision } = offer;
  const quiet = compactButtonClass('quiet');
  return (
    <div className="flex flex-wrap items-start gap-2">
      <a href={paths.api.offer(_id, 'pdf')} target="_blank" rel="noreferrer" className={quiet}>
        {words.pdf}
      </a>
      {offer.clientEmail && offer.link && (
        <SendAgain offer={{ _id, number, revision }} email={offer.clientEmail} words={words} />
      )}
      {!offer.isErased && <BeginVersion offerId={_id} number={number} words={words} />}
    </div>
  );
}

type Props = { offer: OfferDetail; cards: readonly CardFacts[]; words: Words };

/** A version the client has: its words and alternatives as they were sent, and which of them was chosen. */
export function SentOffer({ offer, cards, words }: Props) {
  const { approval, alternatives } = offer;
  const heading = 'font-sans text-16 leading-6 font-bold tracking-normal';
  return (
    <>
      <section className="border-t border-ink pt-3.5">
        <h2 className={heading}>{words.titleAndLetter}</h2>
        <p className="mt-3 font-serif text-28">{offer.title}</p>
        <p className="mt-3 max-w-[68ch] text-14 whitespace-pre-line">{offer.letter}</p>
      </section>
      <section className="mt-9">
        <h2 className={`${heading} mb-3 border-t border-ink pt-3.5`}>{words.alternatives}</h2>
        <ol>
          {alternatives.map((alternative, index) => {
            const card = cards[index];
            const isChosen = alternative.id === approval?.alternativeId;
            return (
              card && (
                <AlternativeCard
                  key={alternative.id}
                  position={index + 1}
                  card={card}
                  choice={approval && { isChosen, label: isChosen ? words.chosen : words.notChosen }}
                  figures={<SentFigures alternative={alternative} words={words} />}
                />
              )
            );
          })}
        </ol>
      </section>
    </>
  );
}

/** As it was sent: the client's total is the one written down then. */
function SentFigures({ alternative, words }: { alternative: EditedAlternative; words: Words }) {
  const { content, currency, earned } = alternative;
  const pays = content.price && money(content.price.total, content.price.currency);
  const markup = money(earned?.markup ?? 0, currency);
  return (
    <div className="flex h-full flex-col">
      <div className="grid gap-2 px-4 pt-3 pb-3 text-14">
        {pays && earned && <Figure label={words.base} value={formatMoney(minus(pays, markup))} />}
        {earned && markup.amount > 0 && <Figure label={words.markup} value={formatMoney(markup)} />}
        <Figure label={words.clientPays} value={pays ? formatMoney(pays) : words.onRequest} isStrong />
      </div>
      {earned && <EarnedLine {...earnedWords(money(earned.commission, currency), markup, words)} />}
    </div>
  );
}

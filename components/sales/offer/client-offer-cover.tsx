import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/picture';
import { dayOf, offerWords, partyOf, periodOf, totalWords } from '@/lib/documents/offer/words';
import type { PictureValue } from '@/lib/platform/media/types';
import type { ClientOffer } from '@/lib/sales/offer/types';

type Props = { offer: ClientOffer; faces: readonly (PictureValue | null)[] };

/** Title and facts over the alternatives at equal size. */
export function ClientOfferCover({ offer, faces }: Props) {
  return (
    <>
      <TitleAndFacts offer={offer} />
      <Faces offer={offer} faces={faces} />
    </>
  );
}

/** When and for how many only where the alternatives agree. */
function factsOf(offer: ClientOffer) {
  const { locale, alternatives, number, state } = offer;
  const t = offerWords(locale);
  const [first] = alternatives;
  const isSameStay = alternatives.every((one) => one.checkIn === first?.checkIn && one.checkOut === first.checkOut);
  return [
    { label: t('cover.for'), value: offer.clientName },
    ...(first && isSameStay
      ? [
          { label: t('cover.when'), value: periodOf(first, locale) },
          { label: t('cover.guests'), value: partyOf(first, t) },
        ]
      : []),
    { label: t(state === 'expired' ? 'cover.heldUntil' : 'cover.validUntil'), value: dayOf(offer.validUntil, locale) },
    {
      label: t('cover.this'),
      value: offer.sentOn ? t('cover.version', { number, day: dayOf(offer.sentOn, locale) }) : t('cover.draft'),
      more: offer.changeNote,
    },
  ].filter(({ value }) => value !== '');
}

function TitleAndFacts({ offer }: { offer: ClientOffer }) {
  return (
    <div className="co-wrap grid items-end gap-x-6 gap-y-6 py-8 desk:grid-cols-12 desk:py-14">
      <h1 className="font-serif text-[40px] leading-[1.05]! desk:col-span-8 desk:text-[clamp(44px,4.45vw,64px)]">
        {offer.title}
      </h1>
      <dl className="text-14 desk:col-span-4">
        {factsOf(offer).map(({ label, value, ...rest }) => (
          <div key={label} className="grid grid-cols-[124px_1fr] border-t border-line py-1.5 last:border-b">
            <dt className="text-soft">{label}</dt>
            <dd>
              {value} {'more' in rest && rest.more && <span className="text-soft">{rest.more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Faces({ offer: { locale, alternatives }, faces }: Props) {
  const t = offerWords(locale);
  const count = alternatives.length;
  const columns = count === 4 ? 2 : count;
  const height = { 1: 560, 2: 500, 3: 380, 4: 360 }[count] ?? 360;
  return (
    <div
      className="co-faces"
      data-columns={columns}
      style={{ '--co-faces': columns, '--co-height': `${height}px` } as CSSProperties}
    >
      {alternatives.map((alternative, index) => {
        const { id, position, title, house, board } = alternative;
        const face = faces[index];
        return (
          <article key={id}>
            <div className="co-face bg-main-light2">
              {face && (
                <Picture
                  picture={face}
                  sizes={`(min-width: 800px) ${Math.round(100 / columns)}vw, 100vw`}
                  isFirst={index === 0}
                />
              )}
            </div>
            <div className="co-caption">
              <span className="font-serif text-28 text-soft">{position}</span>
              <div className="min-w-0 pr-4">
                <h2 className="font-serif text-28">{title}</h2>
                <p className="mt-1 text-14 text-soft">{house}</p>
                <a href={`#a${position}`} className="co-screen co-link mt-3">
                  {t('cover.see', { title })}
                </a>
              </div>
              <p className="text-right">
                <span className="co-amount block">{totalWords(alternative, t)}</span>
                <span className="block text-14 text-soft">{board}</span>
              </p>
            </div>
          </article>
        );
      })}
    </div>
  );
}

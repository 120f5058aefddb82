import { getLocale } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { facesOf, feeSpans, offerWords, partyOf, periodOf, totalWords } from '@/lib/documents/offer/words';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';
import { listOffers } from '@/lib/sales/offer/queries/offers';

/**
 * The viewer's latest offer as its page shows it, small and in the colours around it, which may not be saved yet. Null where
 * there is no offer.
 */
export async function OfferSample({ viewer }: { viewer: Viewer }) {
  const [latest] = await listOffers(viewer);
  const shown = latest && (await getOfferAsClient(viewer, latest._id));
  if (!shown) return null;
  const [design, ownLocale] = await Promise.all([getTranslations('agency.design'), getLocale()]);
  const { offer } = shown;
  const { alternatives, locale, agency, title, clientName, letter, designer } = offer;
  const [first] = alternatives;
  if (!first) return null;
  const t = offerWords(locale);
  const faces = facesOf(alternatives).slice(0, 2);
  const spans = first.price ? feeSpans(first.price, { t, locale }) : [];
  const tone = { free: 'border-main', part: 'border-main-light1', all: 'border-line-strong' } as const;
  return (
    <div lang={locale}>
      <div className="px-5 pt-3 pb-4">
        <p className="font-serif text-22 leading-7">{title}</p>
        <p className="text-12 text-soft">
          {[clientName, periodOf(first, locale), partyOf(first, t)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ul className={`grid gap-1 ${faces.length > 1 ? 'grid-cols-2' : ''}`}>
        {alternatives.slice(0, 2).map((alternative, index) => {
          const face = faces[index];
          return (
            <li key={alternative.id} className="min-w-0 text-12 leading-4">
              <span className="block aspect-[5/2] overflow-hidden bg-main-light2 *:h-full *:w-full *:object-cover">
                {face && (
                  <Picture
                    picture={face}
                    sizes={faces.length > 1 ? '(min-width: 1300px) 430px, 50vw' : '(min-width: 1300px) 860px, 100vw'}
                  />
                )}
              </span>
              <span className="block px-5 pt-2">
                <span className="block truncate font-serif text-16 leading-5">{alternative.title}</span>
                <span className="block">{totalWords(alternative, t)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 line-clamp-2 px-5 text-13">{letter.split(/\n{2,}/)[1] ?? letter}</p>
      <p className="px-5 pt-1 font-serif text-18 text-main-ink">{designer.firstName}</p>
      <ul className="mx-5 mt-3 flex gap-0.5">
        {spans.map(({ head, kind }) => (
          <li key={head} className={`flex-1 border-t-[3px] pt-1 text-12 leading-4 ${tone[kind]}`}>
            {head}
          </li>
        ))}
      </ul>
      <p className="m-5 mb-4 flex flex-wrap items-center justify-between gap-3">
        <span className="rounded-control bg-main px-4 py-2 text-13 text-on-main">
          {t('approve.button', { title: first.title })}
        </span>
        {latest && (
          <a
            href={paths.offerPreview(latest._id)}
            lang={ownLocale}
            target="_blank"
            rel="noreferrer"
            className="text-13 underline"
          >
            {design('wholeOffer')}
          </a>
        )}
      </p>
      <p className="bg-main px-5 py-2 text-12 text-on-main">{agency.name}</p>
    </div>
  );
}

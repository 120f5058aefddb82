import './client-offer.css';
import type { CSSProperties } from 'react';
import { LinkVisit } from '@/components/shell/link-visit';
import { brandStyle } from '@/lib/brand/rules/style';
import { facesOf, offerWords, standWords } from '@/lib/documents/offer/words';
import { paths } from '@/lib/platform/addresses/paths';
import type { ShownOffer } from '@/lib/sales/offer/queries/client-offer';
import { AlternativeSection } from './alternative-section';
import { ClientOfferCover } from './client-offer-cover';
import { ClientOfferEnding } from './client-offer-ending';
import { ClientOfferFoot, ClientOfferHead } from './client-offer-frame';
import { ClientOfferLetter } from './client-offer-letter';
import { ComparedTable } from './compared-table';
import { OfferNews } from './offer-news';

type Props = {
  shown: ShownOffer;
  /** Of the link; null: a preview for the agency, where nothing can be sent. */
  token: string | null;
  pdf: string;
  /** Whoever made it looks at it, too: that is no visit. */
  isVisit: boolean;
  now: Date;
};

/** An offer as its client reads it: title and facts, the alternatives at equal size, letter, comparison, each in turn, the choice. */
export function ClientOfferPage({ shown, token, pdf, isVisit, now }: Props) {
  const { offer, brand, logo } = shown;
  const { locale, alternatives, designer, agency, number, state } = offer;
  const t = offerWords(locale);
  const stand = standWords(offer);
  const logoSrc = logo && token ? paths.api.clientOffer(token, 'logo') : brand.logoPath;
  const faces = facesOf(alternatives);
  return (
    <div lang={locale} style={brandStyle(agency.colors) as CSSProperties} className="client-offer">
      {isVisit && token && <LinkVisit action={paths.api.clientOffer(token, 'visits')} number={number} />}
      {token && <OfferNews action={paths.api.clientOffer(token, 'comments')} shown={shown.pulse} />}
      {token === null && (
        <aside className="co-screen bg-deep px-5 py-2.5 text-center text-14 text-on-deep">
          {t('preview', { number })}
        </aside>
      )}
      <ClientOfferHead offer={offer} logoSrc={logoSrc} pdf={pdf} />
      <main>
        {stand && (
          <p className="border-y border-main bg-main-light2 py-3 text-14 font-bold">
            <span className="co-wrap block">{stand}</span>
          </p>
        )}
        <ClientOfferCover offer={offer} faces={faces} />
        <ClientOfferLetter offer={offer} />
        {alternatives.length > 1 && <ComparedTable offer={offer} now={now} />}
        {alternatives.map((alternative) => (
          <AlternativeSection
            key={alternative.id}
            alternative={alternative}
            designer={designer}
            isChosen={offer.approval?.position === alternative.position}
            isEnded={state === 'expired'}
            told={{ t, locale }}
            now={now}
            action={token && paths.api.clientOffer(token, 'comments')}
          />
        ))}
        <section id="approve" className="scroll-mt-4 bg-main-light2">
          <div className="co-wrap py-16 desk:py-24">
            <ClientOfferEnding offer={offer} token={token} faces={faces.map((face) => face?.src ?? null)} />
          </div>
        </section>
      </main>
      <ClientOfferFoot offer={offer} logoSrc={logoSrc} pdf={pdf} />
    </div>
  );
}

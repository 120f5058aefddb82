import type { CSSProperties } from 'react';
import { comparedRows, guestsOf, nightsOf, offerWords } from '@/lib/documents/offer/words';
import type { ClientOffer } from '@/lib/sales/offer/types';

/** What differs between the alternatives, a row at a time; on a telephone the row's name stands above its cells. */
export function ComparedTable({ offer, now }: { offer: ClientOffer; now: Date }) {
  const { alternatives, locale } = offer;
  const t = offerWords(locale);
  const rows = comparedRows(offer, now);
  const parties = alternatives.map((one) => ({ guests: guestsOf(one, t), nights: nightsOf(one, t) }));
  const [party] = parties;
  const isSame = party && parties.every(({ guests, nights }) => guests === party.guests && nights === party.nights);
  return (
    <section id="side" className="scroll-mt-4 border-t border-line">
      <div className="co-wrap py-16 desk:pt-24 desk:pb-28">
        <div className="mb-8 items-end justify-between gap-16 desk:mb-12 desk:flex">
          <h2 className="font-serif text-36 desk:text-48">{t('side.title')}</h2>
          <p className="mt-3 max-w-[44ch] text-14 text-soft desk:text-16">
            {isSame ? t('side.leadSame', party) : t('side.lead')}
          </p>
        </div>
        <table className="co-compared" style={{ '--co-columns': alternatives.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {alternatives.map(({ id, title, house }) => (
                <th key={id} scope="col" className="font-normal">
                  <span className="block font-serif text-22 desk:text-28">{title}</span>
                  <span className="block text-14 text-soft">{house}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, head, isGroup, isPrice, cells }) => (
              <tr key={key} className={isGroup ? 'co-group' : undefined}>
                <th scope="row">{head}</th>
                {cells.map(({ fact, more, isHeld }, index) => (
                  <td key={alternatives[index]?.id}>
                    <span
                      className={`${isPrice ? 'co-amount text-16 desk:text-22' : ''} ${isHeld ? 'text-positive' : ''}`}
                    >
                      {fact}
                    </span>
                    {more && <small>{more}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

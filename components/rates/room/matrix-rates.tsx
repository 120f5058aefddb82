import type { CSSProperties, ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, toUnits } from '@/lib/platform/money';
import type { RoomRate } from '@/lib/rates/room/types';
import type { Matrix, MatrixRoom } from './matrix';
import type { rateRows } from './rate-row';
import { rateData, roomData } from './rates-in-list';

/** A hotel with how its rates are drawn (`rateRows`, `rateLabels`). */
type Drawn = { matrix: Matrix; row: Awaited<ReturnType<typeof rateRows>>; labels: CSSProperties };

/** As many as a room's plans differ most by; the others open in place. */
const FIRST_RATES = 3;

/** The rates of one room; where the view leaves none, which of the two reasons it has. */
export async function matrixRates(found: MatrixRoom, { matrix, row, labels }: Drawn): Promise<ReactNode> {
  const [t, selection] = await Promise.all([getTranslations('roomRates'), getTranslations('selection')]);
  const { hotel, query, viewQuery, unfolded } = matrix;
  const { room, roomId, offers, party } = found;
  if (offers.length === 0) return <NoRate isFiltered={found.hasOffers} />;
  const shown = unfolded === roomId ? offers : offers.slice(0, FIRST_RATES);
  const taxes = offers[0]?.payableLocally ?? [];
  const href = matrix.shopHref(found);
  const title = t('timeline.title');
  const priceOf = ({ priceTotal: price }: RoomRate) => price && toUnits(price.amount, price.currency);
  return (
    <>
      <ul
        aria-label={t('label', { name: room.name })}
        className="-mx-4 mt-4 desk:-mx-5"
        style={labels}
        {...roomData({ id: roomId, name: room.name }, { numAdults: party.adults, childrenAges: party.childrenAges })}
      >
        {shown.map((offer) =>
          row(offer, {
            data: rateData({
              ...{ id: offer.id, price: priceOf(offer) },
              hasNoShowClause: offer.terms.hasNoShowClause,
            }),
            action: (
              <button
                type="button"
                disabled
                aria-label={selection('selectRate', { rate: offer.rateName, room: room.name })}
                className={compactButtonClass('quiet', 'small', 'w-full')}
              >
                {selection('select')}
              </button>
            ),
            terms: () => (
              <details>
                <summary title={title} aria-label={`${title} ${offer.rateName}`} />
                <a href={href}>{matrix.moreThere}</a>
              </details>
            ),
          }),
        )}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-6 text-12 text-soft">
        {taxes.map(({ kind, amount }) => (
          <span key={kind}>{t('cityTax', { amount: formatMoney(amount) })}</span>
        ))}
        {shown.length < offers.length && (
          <a
            href={paths.hotel(hotel.id, { ...query, ...viewQuery, tab: 'rooms', all: roomId })}
            data-soft
            data-stays
            className="inline-flex min-h-6 items-center gap-1.5 text-13 font-bold text-main-ink hover:underline"
          >
            {t('allRates', { count: offers.length })}
            <span className="sr-only">{room.name}</span>
          </a>
        )}
      </p>
    </>
  );
}

async function NoRate({ isFiltered }: { isFiltered: boolean }) {
  const t = await getTranslations('roomRates');
  if (isFiltered) return <p className="mt-4 text-13 text-soft">{t('filtered')}</p>;
  return (
    <div className="mt-4">
      <p className="font-bold">{t('noOffers')}</p>
      <p className="text-13 text-soft">{t('noOffersWhy')}</p>
    </div>
  );
}

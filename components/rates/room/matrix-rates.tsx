import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, toUnits } from '@/lib/platform/money';
import type { Matrix, MatrixRoom } from './matrix';
import { RateRow } from './rate-row';
import { RateTerms } from './rate-terms';
import { RatesFrame } from './rates-frame';
import { SelectRate } from './select-rate';

/** As many as a room's plans differ most by; the others open in place. */
const FIRST_RATES = 3;

/** The rates of one room; where the view leaves none, which of the two reasons it has. */
export async function MatrixRates({ found, matrix }: { found: MatrixRoom; matrix: Matrix }) {
  const t = await getTranslations('roomRates');
  const { hotel, asked, query, viewQuery, unfolded, shared } = matrix;
  const { room, roomId, offers, party } = found;
  if (offers.length === 0) return <NoRate isFiltered={found.hasOffers} />;
  const shown = unfolded === roomId ? offers : offers.slice(0, FIRST_RATES);
  const taxes = offers[0]?.payableLocally ?? [];
  return (
    <RatesFrame
      shared={shared}
      room={{ id: roomId, name: room.name }}
      party={{ numAdults: party.adults, childrenAges: party.childrenAges }}
      href={matrix.shopHref(found)}
    >
      <ul aria-label={t('label', { name: room.name })} className="-mx-4 mt-4 desk:-mx-5">
        {shown.map((offer) => (
          <RateRow
            key={offer.id}
            offer={offer}
            today={asked.today}
            locale={asked.locale}
            seesCommission={asked.canSeeCommission}
            action={
              <SelectRate
                id={offer.id}
                rate={offer.rateName}
                price={offer.priceTotal && toUnits(offer.priceTotal.amount, offer.priceTotal.currency)}
              />
            }
            terms={() => (
              <RateTerms id={offer.id} rate={offer.rateName} hasNoShowClause={offer.terms.hasNoShowClause} />
            )}
          />
        ))}
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
    </RatesFrame>
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

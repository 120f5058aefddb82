import { WideSection } from '@/components/catalogue/property/section';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount } from '@/lib/platform/money';
import { compareAmounts, percentOf, toNearest } from '@/lib/platform/money-arithmetic';
import type { PublicRates } from '@/lib/rates/room/queries/public';
import type { PublicRoom } from '@/lib/rates/room/rules/public-season';

type Props = {
  rooms: readonly RoomDetail[];
  prices: readonly PublicRoom[];
  seasons: NonNullable<PublicRates['seasons']>;
  locale: Locale;
};

/** What one room costs in each season, as a table; the lines beside the figures are for the eye. */
export async function PublicSeasons({ rooms, prices, seasons: { roomId, rows }, locale }: Props) {
  const t = await getTranslations('hotelConsumer.season');
  const room = rooms.find(({ _id }) => _id === roomId);
  const priced = rows.flatMap(({ from }) => (from ? [from.price] : []));
  const [first] = priced;
  if (!room || !first) return null;
  const dearest = [...priced].sort((a, b) => compareAmounts(b, a))[0] ?? first;
  const guests = prices.find((price) => price.roomId === roomId)?.guests ?? 2;
  return (
    <WideSection id="season" title={t('title')} hasLead>
      <p className="lead">{t('lead', { room: room.name, guests })}</p>
      <table className="mt-8 w-full border-line border-b">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="text-left text-13 text-soft *:pb-2 *:font-normal">
            <th scope="col">{t('head')}</th>
            <th scope="col" className="max-desk:hidden">
              {t('nights')}
            </th>
            <td className="max-desk:hidden" />
            <th scope="col" className="text-right">
              {t('price', { currency: first.currency })}
            </th>
            <th scope="col" className="pl-3 text-right desk:pl-6">
              {t('shortest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, startsOn, endsOn, from, shortestStay, isClosed }) => (
            <tr key={startsOn} className="border-line border-t align-baseline *:py-3.5">
              <th scope="row" className="pr-2 text-left font-normal desk:pr-4">
                <span className="serif text-22 leading-7">{t(`kind.${kind}`)}</span>
                <span className="block text-13 text-soft desk:hidden">{formatRange(startsOn, endsOn, locale)}</span>
              </th>
              <td className="pr-6 max-desk:hidden">{formatRange(startsOn, endsOn, locale)}</td>
              <td aria-hidden="true" className="w-[28%] max-desk:hidden">
                {from && (
                  <i
                    className="block h-0.5 bg-main"
                    style={{ width: `${percentOf(from.price.amount, dearest.amount, 1)}%` }}
                  />
                )}
              </td>
              <td className="figures text-right whitespace-nowrap">
                {from ? (
                  formatAmount(toNearest(from.price))
                ) : (
                  <span className="text-soft">{t(isClosed ? 'closed' : 'none')}</span>
                )}
              </td>
              <td className="pl-3 text-right desk:pl-6 whitespace-nowrap text-soft">
                {shortestStay !== null && t('stay', { count: shortestStay })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideSection>
  );
}

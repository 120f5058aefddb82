import { getTranslations } from 'next-intl/server';
import { nightsBetween } from '@/lib/platform/dates';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import type { RatesAsked, RoomOffers } from '@/lib/rates/room/queries/offers';
import { leastOffer } from '@/lib/rates/room/rules/offer';

type Props = { found: readonly RoomOffers[]; asked: RatesAsked };

/** From which price the party stays in the chosen period, and what that earns. */
export async function PanelPrices({ found, asked }: Props) {
  const t = await getTranslations('roomRates');
  const least = leastOffer(
    found.filter(({ availability }) => availability.status === 'available').flatMap(({ offers }) => offers),
  );
  if (!least) return <p className="mt-4 border-t border-line pt-4 text-soft">{t('panel.none')}</p>;
  const { priceTotal, averageNightlyPrice, publicPrice, commission, commissionLevelForPartner } = least;
  const party = t('party', { adults: asked.party.adults, children: asked.party.childrenAges.length });
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const lines = [
    { label: t('panel.total', { party, nights }), value: formatMoney(priceTotal) },
    ...(publicPrice ? [{ label: t('panel.public'), value: formatMoney(publicPrice.priceTotal) }] : []),
    ...(commission && commissionLevelForPartner !== undefined
      ? [
          {
            label: t('panel.commission', { percent: formatNumber(commissionLevelForPartner, 2) }),
            value: formatMoney(commission),
          },
        ]
      : []),
  ];
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p>
        <span className="text-soft">{t('panel.from')}</span>{' '}
        <strong className="text-22 leading-7 whitespace-nowrap">{formatMoney(averageNightlyPrice)}</strong>{' '}
        <span className="text-soft">{t('panel.aNight')}</span>
      </p>
      <dl className="mt-2 grid gap-1 text-13">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="font-bold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { nightsBetween } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import type { HotelStayFound } from '@/lib/rates/judge/queries';
import { verdictText } from './verdict-words';

/** From which price the party stays in the chosen period and what that earns, or why it does not. */
export async function PanelPrices({ asked, verdict }: Pick<HotelStayFound, 'asked' | 'verdict'>) {
  const t = await getTranslations('roomRates');
  if (verdict.status !== 'available') {
    return <p className="mt-4 border-t border-line pt-4">{await verdictText(verdict, asked.locale)}</p>;
  }
  const { priceFrom, proposals } = verdict;
  const { total, minimumNightlyPrice, publicPrice, commission } = priceFrom;
  const party = t('party', { adults: asked.party.adults, children: asked.party.childrenAges.length });
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const count = proposals?.[0]?.rooms.length;
  const lines = [
    ...(count === undefined ? [{ label: t('panel.total', { party, nights }), value: formatMoney(total) }] : []),
    ...(publicPrice ? [{ label: t('panel.public'), value: formatMoney(publicPrice.priceTotal) }] : []),
    ...(commission
      ? [
          {
            label: t('panel.commission', { percent: formatNumber(commission.percent, 2) }),
            value: formatMoney(commission.amount),
          },
        ]
      : []),
  ];
  return (
    <div className="mt-4 border-t border-line pt-4">
      {count === undefined ? (
        <p>
          <span className="text-soft">{t('panel.from')}</span>{' '}
          <strong className="text-22 leading-7 whitespace-nowrap">{formatMoney(toNearest(minimumNightlyPrice))}</strong>{' '}
          <span className="text-soft">{t('panel.aNight')}</span>
        </p>
      ) : (
        <p>
          <span className="block text-soft">{t('panel.together', { party, nights, count })}</span>
          <span className="text-soft">{t('panel.from')}</span>{' '}
          <strong className="text-22 leading-7 whitespace-nowrap">{formatMoney(total)}</strong>
        </p>
      )}
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

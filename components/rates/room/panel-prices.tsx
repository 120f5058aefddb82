import { Suspense } from 'react';
import { nightsBetween } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import type { HotelStayFound } from '@/lib/rates/judge/queries';
import { verdictText } from './verdict-words';

type Props = { found: Promise<HotelStayFound | null> };

/** Prices of the chosen period; the rest of the panel does not wait for them. */
export function PanelPrices({ found }: Props) {
  return (
    <Suspense fallback={<PricesSkeleton />}>
      <Prices found={found} />
    </Suspense>
  );
}

/** As high as the prices of a party in one room, so that what stands below stays where it is. */
function PricesSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 grid h-28 content-start gap-3 border-t border-line pt-5">
      <span className="h-5 w-3/5 rounded-desk bg-line-faint" />
      <span className="h-3 w-full rounded-desk bg-line-faint" />
      <span className="h-3 w-full rounded-desk bg-line-faint" />
    </div>
  );
}

/** From which price the party stays in the chosen period and what that earns, or why it does not. */
async function Prices({ found }: Props) {
  const stay = await found;
  if (!stay) return null;
  const { asked, verdict } = stay;
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

'use client';

import { Picture } from '@/components/ui/picture';
import { formatRange, nightsBetween } from '@/lib/platform/dates';
import { formatMoney } from '@/lib/platform/money';
import { earningOf } from '@/lib/rates/property/rules/agency-season';
import { periodOf, quoteOf } from './judge';
import { totalsOf } from './payment-step';
import type { PropertyFormSetting, Values } from './setting';

/** The house, the stay, what it costs and earns: follows what is typed. */
export function Aside({ values, setting }: { values: Values; setting: PropertyFormSetting }) {
  const { property, words, locale, commission, lead, deed } = setting;
  const period = periodOf(values);
  const totals = totalsOf(values, setting);
  const { stayId } = quoteOf(values, setting);
  const percent = commission && ((stayId ? commission.ofStays[stayId] : undefined) ?? commission.property);
  const earned = totals && percent !== null ? earningOf(totals.price, percent) : null;
  // Before a week and a level are chosen there is nothing to ask for either.
  const unpriced = period && values.serviceLevel ? words.onRequest : '–';
  const line = 'flex justify-between gap-4 border-b border-line-faint py-2';
  return (
    <section aria-label={words.summary} className="min-w-0 text-14 max-menu:mt-8 menu:row-span-2">
      {property.picture && (
        <div className="h-[140px] overflow-hidden rounded-desk max-menu:hidden">
          <Picture picture={property.picture} sizes="300px" />
        </div>
      )}
      <p className="mt-3 font-serif text-22 leading-7">{property.name}</p>
      <p className="text-13 text-soft">{property.place}</p>
      <dl className="mt-3 border-t border-line">
        {period && (
          <div className={line}>
            <dt className="text-soft">
              {formatRange(period.checkIn, period.checkOut, locale, { month: 'short', weekday: true })}
            </dt>
            <dd>{words.nights.replace('{count}', String(nightsBetween(period.checkIn, period.checkOut)))}</dd>
          </div>
        )}
        {totals && totals.fee.amount > 0 && (
          <>
            <div className={line}>
              <dt className="text-soft">{words.price}</dt>
              <dd className="whitespace-nowrap">{formatMoney(totals.price)}</dd>
            </div>
            <div className={line}>
              <dt className="text-soft">{words.fee}</dt>
              <dd className="whitespace-nowrap">{formatMoney(totals.fee)}</dd>
            </div>
          </>
        )}
        <div className={`${line} text-16 font-bold`}>
          <dt>{words.total}</dt>
          <dd className="whitespace-nowrap">{totals ? formatMoney(totals.total) : unpriced}</dd>
        </div>
        {totals && earned !== null && (
          <div className={line}>
            <dt className="text-soft">{words.commission.replace('{percent}', String(percent).replace('.', ','))}</dt>
            <dd className="whitespace-nowrap">{formatMoney(earned.amount)}</dd>
          </div>
        )}
      </dl>
      {lead?.holdsUntil && (
        <p className="mt-4 text-13 text-positive">
          {(deed === 'book-now' ? words.holdsAndBooks : words.holds).replace('{moment}', lead.holdsUntil)}
        </p>
      )}
    </section>
  );
}

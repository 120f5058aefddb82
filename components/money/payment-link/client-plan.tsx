import type { ClientPayment, ClientTrip } from '@/lib/money/payment-link/queries/client';
import { formatRange } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, type Money, money } from '@/lib/platform/money';

type Props = {
  payment: ClientPayment;
  trip: ClientTrip;
  fees: readonly { until: string | null; fee: Money | null }[];
};

/** All that is paid of the booking, with the due of this page marked, and what not coming costs. */
export function ClientPlan({ payment: { locale }, trip, fees }: Props) {
  const [t, dueWords] = [translator(locale, 'payment'), translator(locale, 'dues')];
  const day = (on: string) => formatRange(on, on, locale);
  const told = (fee: Money | null) =>
    fee === null || fee.amount === 0 ? t('client.cancelFree') : t('client.cancelFee', { amount: formatMoney(fee) });
  return (
    <div className="min-w-0">
      <h2 className="font-serif text-28">{t('client.plan')}</h2>
      <ul className="mt-4 border-t border-ink text-14">
        {trip.dues
          .filter(({ kind }) => kind !== 'refund')
          .map(({ id, kind, amount, currency, until, status }) => (
            <li
              key={id}
              className={`grid grid-cols-[1fr_auto] gap-x-6 border-b border-line px-3 py-3 desk:grid-cols-[180px_1fr_auto] ${id === trip.due.id ? 'bg-main-light2 shadow-[inset_3px_0_0_var(--main)]' : ''}`}
            >
              <span className="col-span-2 text-13 text-soft desk:col-span-1 desk:text-14">
                {t('client.by', { day: day(until) })}
              </span>
              <span>
                {dueWords(`kind.${kind}`)}
                {id === trip.due.id && <span className="text-soft">, {t('client.this')}</span>}
                {status !== 'open' && <span className="text-positive">, {t('client.isPaid')}</span>}
              </span>
              <span className="figures whitespace-nowrap">{formatMoney(money(Number(amount), currency))}</span>
            </li>
          ))}
      </ul>
      {fees.length > 0 && (
        <>
          <h2 className="mt-12 font-serif text-28">{t('client.cancel')}</h2>
          <dl className="mt-4 border-t border-ink text-14">
            {[
              ...fees.map(({ until, fee }) => ({
                label: until === null ? t('client.afterwards') : t('client.until', { day: day(until) }),
                text: told(fee),
              })),
              { label: t('client.houseCancels'), text: t('client.allBack') },
            ].map(({ label, text }) => (
              <div key={label} className="grid gap-x-6 border-b border-line px-3 py-3 desk:grid-cols-[180px_1fr]">
                <dt className="text-soft">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

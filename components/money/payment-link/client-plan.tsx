import { priceSumOf } from '@/lib/money/dues/rules';
import type { ClientDue, ClientPayment, ClientTrip } from '@/lib/money/payment-link/queries/client';
import { formatRange } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, type Money, money } from '@/lib/platform/money';

type Props = {
  payment: ClientPayment;
  trip: ClientTrip;
  fees: readonly { until: string | null; fee: Money | null }[];
};

const isOfPrice = ({ kind }: ClientDue) => kind !== 'refund' && kind !== 'securityDeposit';

/** All that is paid of the booking, with the due of this page marked, and what not coming costs. */
export function ClientPlan({ payment, trip, fees }: Props) {
  const { locale } = payment;
  const t = translator(locale, 'payment');
  const price = priceSumOf(trip.dues);
  const day = (on: string) => formatRange(on, on, locale);
  const told = (fee: Money | null) =>
    fee === null || fee.amount === 0 ? t('client.cancelFree') : t('client.cancelFee', { amount: formatMoney(fee) });
  return (
    <div className="min-w-0">
      <h2 className="font-serif text-28">{t('client.plan')}</h2>
      <ul className="mt-4 border-t border-ink text-14">
        {trip.dues.filter(isOfPrice).map((due) => (
          <DueLine key={due.id} due={due} payment={payment} trip={trip} />
        ))}
        {price && (
          <li className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line px-3 py-3 text-16 desk:grid-cols-[180px_1fr_auto]">
            <span className="desk:col-start-2">{t('client.price')}</span>
            <span className="figures whitespace-nowrap">{formatMoney(money(Number(price.whole), price.currency))}</span>
          </li>
        )}
        {trip.dues
          .filter(({ kind }) => kind === 'securityDeposit')
          .map((due) => (
            <DueLine key={due.id} due={due} payment={payment} trip={trip} />
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

/** One due by its day; the one of this page is marked, and of a later one who sends the page like this. */
function DueLine({ due, payment: { locale, designer }, trip }: Omit<Props, 'fees'> & { due: ClientDue }) {
  const [t, dueWords] = [translator(locale, 'payment'), translator(locale, 'dues')];
  const { id, kind, amount, currency, until, status, hold, isAtHotel } = due;
  const isThis = id === trip.due.id;
  const note = () => {
    if (isAtHotel) return dueWords('about.atHotel');
    if (hold) return dueWords(`about.${hold}`);
    return !isThis && status === 'open' ? t('client.later', { agent: designer.firstName }) : null;
  };
  return (
    <li
      aria-current={isThis ? 'true' : undefined}
      className={`grid grid-cols-[1fr_auto] gap-x-6 border-b border-line px-3 py-3 desk:grid-cols-[180px_1fr_auto] ${isThis ? 'bg-main-light2 shadow-[inset_3px_0_0_var(--main)]' : ''}`}
    >
      <span className={`col-span-2 text-13 desk:col-span-1 desk:text-14 ${isThis ? 'font-bold' : 'text-soft'}`}>
        {t('client.by', { day: formatRange(until, until, locale) })}
      </span>
      <span>
        {dueWords(`kind.${kind}`)}
        {isThis && <span className="text-soft">, {t('client.this')}</span>}
        {status !== 'open' && <span className="font-bold">, {t('client.isPaid')}</span>}
        <span className="block text-13 leading-5 text-soft empty:hidden">{note()}</span>
      </span>
      <span className="figures whitespace-nowrap">{formatMoney(money(Number(amount), currency))}</span>
    </li>
  );
}

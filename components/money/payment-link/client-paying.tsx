import { dayAt } from '@/lib/catalogue/place/property-time';
import type { ClientPayment, ClientTrip } from '@/lib/money/payment-link/queries/client';
import { feeFor } from '@/lib/money/payment-link/rules';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import { ClientPaid } from './client-paid';
import { PayForm } from './pay-form';

type Props = { payment: ClientPayment; trip: ClientTrip };

/** The one thing to do here: what is to be paid, by which card, and the way to the processor; or that it is done. */
export function ClientPaying({ payment, trip }: Props) {
  const { locale, state, designer, endsAt, timeZone, token } = payment;
  const { due } = trip;
  const t = translator(locale, 'payment');
  const sum = (...amounts: bigint[]) => formatMoney(money(Number(sumOf(amounts)), due.currency));
  const day = (on: string) => formatRange(on, on, locale);
  const card = 'self-start rounded-desk bg-surface p-5 shadow-lg desk:sticky desk:top-6 desk:row-span-2 desk:p-8';
  if (state === 'paid') return <ClientPaid payment={payment} trip={trip} className={card} />;
  const kinds = due.cardFee > 0n ? (['any', 'eea'] as const) : (['eea'] as const);
  return (
    <section className={card}>
      {due.state === 'overdue' && (
        <p role="status" className="mb-5 border-l-2 border-negative pl-3 text-14">
          <strong className="block">{t('client.overdue', { day: day(due.until) })}</strong>
          {t('client.overdueNote', { end: day(dayAt(endsAt, timeZone)), agent: designer.firstName })}
        </p>
      )}
      <h2 className="font-sans text-14 tracking-normal">
        {t('client.dueBy', { due: translator(locale, 'dues')(`kind.${due.kind}`), day: day(due.until) })}
      </h2>
      <p className="figures mt-1 text-36 font-light whitespace-nowrap desk:text-[40px]">{sum(due.amount)}</p>
      <PayForm
        action={paths.api.clientPayment(token, 'checkouts')}
        choices={kinds.map((kind) => ({
          kind,
          title: t(`client.${kind}`),
          note: t(`client.${kind}Note`),
          fee: kind === 'any' ? t('client.fee', { amount: sum(due.cardFee) }) : t('client.noFee'),
          pay: t('client.pay', { amount: sum(due.amount, feeFor(kind, due.cardFee)) }),
        }))}
        words={{
          how: t('client.how'),
          wait: t('client.wait'),
          failed: t('client.failed'),
          closed: t('client.closed'),
          unavailable: t('client.unavailable'),
        }}
      />
      <p className="mt-4 text-13 text-soft">{t('client.note')}</p>
    </section>
  );
}

import { nextDueOf } from '@/lib/money/dues/rules';
import type { ClientPayment, ClientTrip } from '@/lib/money/payment-link/queries/client';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';

type Props = { payment: ClientPayment; trip: ClientTrip; className: string };

/** What has come, with its receipt, and what is to be paid next. */
export function ClientPaid({ payment: { locale, clientFirstName, designer, token }, trip, className }: Props) {
  const { due, dues, paid } = trip;
  const [t, dueWords] = [translator(locale, 'payment'), translator(locale, 'dues')];
  const sum = (...amounts: bigint[]) => formatMoney(money(Number(sumOf(amounts)), due.currency));
  const day = (on: string) => formatRange(on, on, locale);
  const next = nextDueOf(dues);
  const lines = paid
    ? [
        { key: 'due', label: dueWords(`kind.${due.kind}`), value: sum(due.amount), isSum: false },
        { key: 'fee', label: t('cardFee'), value: paid.cardFee > 0n ? sum(paid.cardFee) : '', isSum: false },
        {
          key: 'sum',
          label: t(`client.paidBy.${paid.method}`, { day: day(paid.on) }),
          value: sum(due.amount, paid.cardFee),
          isSum: true,
        },
      ].filter(({ value }) => value)
    : [];
  return (
    <section role="status" className={className}>
      <h2 className="font-serif text-28">{t('client.paid', { name: clientFirstName })}</h2>
      {paid ? (
        <dl className="mt-4 border-t border-line text-14">
          {lines.map(({ key, label, value, isSum }) => (
            <div
              key={key}
              className={`flex justify-between gap-4 border-b border-line py-2 ${isSum ? 'font-bold' : ''}`}
            >
              <dt>{label}</dt>
              <dd className="figures whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-14">{t('client.paidOtherwise')}</p>
      )}
      <p className="mt-4 text-14">
        {next
          ? t('client.next', {
              due: dueWords(`kind.${next.kind}`),
              amount: formatMoney(money(Number(next.amount), next.currency)),
              day: day(next.until),
              agent: designer.firstName,
            })
          : t('client.allPaid')}
      </p>
      {paid && (
        <a
          href={paths.api.clientPayment(token, 'receipt')}
          target="_blank"
          rel="noreferrer"
          className="mt-5 inline-flex min-h-11 items-center gap-2 rounded-control border border-main px-5 text-14 text-main-ink"
        >
          {t('client.receipt')}
        </a>
      )}
    </section>
  );
}

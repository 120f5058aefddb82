import { columnsAcross, type EarningSums } from '@/lib/money/ledger/rules/earnings';
import { formatMonth, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, money } from '@/lib/platform/money';
import { EarningMatrix } from './earning-matrix';

type Line = { key: string; label: string; more?: string; amount: bigint };

type ListProps = { title: string; lines: readonly Line[]; total: bigint; together: string; currency: string };

/** Lines that add up to the sum below them. */
function SumList({ title, lines, total, together, currency }: ListProps) {
  const amount = (minor: bigint) => money(Number(minor), currency);
  return (
    <div className="min-w-0">
      <h4 className="text-12 leading-6 font-normal text-soft">{title}</h4>
      <dl className="border-t border-line text-14">
        {lines.map(({ key, label, more, amount: own }) => (
          <div key={key} className="flex justify-between gap-4 border-b border-line-faint py-1.5">
            <dt className="min-w-0 [overflow-wrap:anywhere]">
              {label} {more && <span className="text-12 text-soft">{more}</span>}
            </dt>
            <dd className="figures whitespace-nowrap">{formatAmount(amount(own))}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-1.5 font-bold">
          <dt>{together}</dt>
          <dd className="figures whitespace-nowrap">{formatMoney(amount(total))}</dd>
        </div>
      </dl>
    </div>
  );
}

type Props = { sums: readonly EarningSums[]; today: PlainDate; locale: Locale };

/** Each currency by itself, by state and by the month of its run: one table where there is room for the months, else two lists. */
export async function EarningSumsSection({ sums, today, locale }: Props) {
  const t = await getTranslations('earnings');
  return (
    <section aria-labelledby="sums">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="sums" className="font-sans text-18 leading-6 font-bold tracking-normal">
          {t('byMonth')}
        </h2>
        {sums.length > 1 && <p className="text-12 text-soft">{t('notAdded')}</p>}
      </div>
      <div className="max-wide:hidden">
        <EarningMatrix sums={sums} columns={columnsAcross(sums)} today={today} locale={locale} />
      </div>
      <div className="grid gap-6 wide:hidden">
        {sums.map((of) => (
          <EarningLists key={of.currency} of={of} locale={locale} />
        ))}
      </div>
    </section>
  );
}

async function EarningLists({ of, locale }: { of: EarningSums; locale: Locale }) {
  const [t, words] = await Promise.all([getTranslations('earnings'), getTranslations('money')]);
  const { currency, states, months, total, onHold, heldReason, disputed, overdue } = of;
  const list = { total, currency, together: t('together') };
  const why = t(heldReason === null ? 'onHold' : 'held');
  const held = onHold === 0n ? undefined : `${why}: ${formatAmount(money(Number(onHold), currency))}`;
  return (
    <section aria-label={currency}>
      <h3 className="mb-1 font-sans text-16 leading-6 font-bold tracking-normal">{currency}</h3>
      {[
        { label: t('ofItDisputed'), amount: disputed },
        { label: t('ofItOverdue'), amount: overdue },
      ].map(
        ({ label, amount }) =>
          amount !== 0n && (
            <p key={label} className="flex justify-between gap-4 text-13 text-negative">
              {label} <span className="figures whitespace-nowrap">{formatAmount(money(Number(amount), currency))}</span>
            </p>
          ),
      )}
      <div className="grid gap-x-10 gap-y-5 desk:grid-cols-2">
        <SumList
          {...list}
          title={t('byState')}
          lines={states.map(({ state, count, amount }) => {
            const more = state === 'payable' && held ? `${count} · ${held}` : String(count);
            return { key: state, label: words(`state.${state}`), more, amount };
          })}
        />
        <SumList
          {...list}
          title={t('byMonth')}
          lines={months.map(({ month, amount }) => {
            return { key: month, label: formatMonth(`${month}-01`, locale), amount };
          })}
        />
      </div>
    </section>
  );
}

import { getTranslations } from 'next-intl/server';
import type { EarningSums } from '@/lib/money/ledger/rules/earnings';
import { formatMonth } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, formatMoney, money } from '@/lib/platform/money';

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

type Props = { sums: readonly EarningSums[]; namesAgents: boolean; locale: Locale };

/** Each currency by itself: by state, by the month of its run and, for a supervisor, by colleague. */
export async function EarningSumsSection({ sums, namesAgents, locale }: Props) {
  const [t, words] = await Promise.all([getTranslations('earnings'), getTranslations('money')]);
  return (
    <div className="grid gap-6">
      {sums.map(({ currency, states, months, colleagues, total, onHold }) => {
        const list = { total, currency, together: t('together') };
        const held = onHold === 0n ? undefined : `${t('onHold')}: ${formatAmount(money(Number(onHold), currency))}`;
        return (
          <section key={currency} aria-label={currency}>
            <h3 className="mb-1 font-sans text-16 leading-6 font-bold tracking-normal">{currency}</h3>
            <div className="grid gap-x-10 gap-y-5 desk:grid-cols-2 wide:grid-cols-3">
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
              {namesAgents && (
                <SumList
                  {...list}
                  title={t('byColleague')}
                  lines={colleagues.map(({ agentId, name, amount }) => {
                    return { key: agentId, label: name ?? t('formerColleague'), amount };
                  })}
                />
              )}
            </div>
          </section>
        );
      })}
      {sums.length > 1 && <p className="text-12 text-soft">{t('notAdded')}</p>}
    </div>
  );
}

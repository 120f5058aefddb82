import type { ReactNode } from 'react';
import type { ShownLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import type { excludedAmounts } from '@/lib/money/ledger/types';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, formatNumber, type Money, money as moneyOf } from '@/lib/platform/money';
import { shareOf } from '@/lib/platform/money-arithmetic';
import { numbered } from '@/lib/platform/numbered';

/** What never earns anything, with its amounts where the lead has some. */
export type Excluded = Record<(typeof excludedAmounts)[number], readonly Money[]>;

type Why = NonNullable<ShownLeadMoney['why']>;
type Props = { money: ShownLeadMoney; why: Why; excluded: Excluded; locale: Locale };

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line-faint py-2 pad:grid pad:grid-cols-[80px_minmax(0,1fr)] pad:gap-3 wide:block">
      <dt className="text-12 leading-5 text-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Row({ label, value, isStrong }: { label: ReactNode; value: ReactNode; isStrong?: boolean }) {
  return (
    <p className={`flex justify-between gap-4 ${isStrong ? 'font-bold' : ''}`}>
      <span className="min-w-0">{label}</span>
      <span className="figures whitespace-nowrap">{value}</span>
    </p>
  );
}

/** Where an amount comes from, in the order of its sum: base, percent and whose, left out, rounding, price, postings. */
export async function MoneyWhy({ money, why, excluded, locale }: Props) {
  const t = await getTranslations('money');
  const { currency, total } = money;
  const amount = (minor: bigint) => formatAmount(moneyOf(Number(minor), currency));
  const count = why.lines.length;
  return (
    <details className="mt-3 rounded-desk border border-line bg-surface px-3">
      <summary className="cursor-pointer py-2 font-bold">{t('whyAmount', { amount: amount(total) })}</summary>
      <dl className="text-13">
        <Part name={t('part.base')}>
          {numbered(why.lines).map(({ number, value: { base } }) => (
            <Row key={number} label={t(`basis.${why.basis}`, { count, number })} value={amount(base)} />
          ))}
        </Part>
        <Part name={t('part.percent')}>
          {numbered(why.lines).map(({ number, value: line }) => (
            <Percents key={number} line={line} currency={currency} />
          ))}
        </Part>
        <Part name={t('part.excluded')}>
          {(Object.keys(excluded) as (keyof Excluded)[]).map((one) => (
            <Row
              key={one}
              label={t(`excluded.${one}`)}
              value={excluded[one].length > 0 ? excluded[one].map(formatMoney).join(' · ') : t('none')}
            />
          ))}
        </Part>
        <Part name={t('part.rounding')}>
          <p>{t(why.isExact ? 'exact' : 'rounded')}</p>
          {count > 1 && <p className="text-12 text-soft">{t('shared')}</p>}
        </Part>
        <Part name={t('part.snapshot')}>
          <Row
            label={t('snapshotOn', { day: formatDay(why.snapshot.on, locale) })}
            value={why.snapshot.hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')}
          />
          <p className="text-12 text-soft">{t('rule', { rule: why.rule })}</p>
        </Part>
        <Part name={t('part.postings')}>
          {numbered(money.postings).map(({ number, value: { kind, on, state, amount: moved } }) => (
            <Row
              key={number}
              label={
                <>
                  {t(`posting.${kind}`)}
                  <span className="block text-12 text-soft">
                    {formatDay(on, locale)} · {t(`state.${state}`)}
                  </span>
                </>
              }
              value={amount(moved)}
            />
          ))}
        </Part>
      </dl>
    </details>
  );
}

/** The percent that counted, and below it what the others would have given. */
async function Percents({ line, currency }: { line: Why['lines'][number]; currency: string }) {
  const t = await getTranslations('money');
  const { base, percent, amount, percents } = line;
  const known = (['agreement', 'programme', 'plan'] as const).flatMap((of) => {
    const own = percents?.[of];
    return own === undefined || own === null ? [] : [{ of, own }];
  });
  const winner = known.find(({ own }) => own === percent)?.of ?? 'kept';
  const given = (own: number) => formatAmount(shareOf(moneyOf(Number(base), currency), own / 100));
  return (
    <>
      <Row
        isStrong
        label={t(`percentOf.${winner}`, { percent: formatNumber(percent, 2) })}
        value={formatAmount(moneyOf(Number(amount), currency))}
      />
      {known
        .filter(({ of }) => of !== winner)
        .map(({ of, own }) => (
          <Row key={of} label={t(`percentOf.${of}`, { percent: formatNumber(own, 2) })} value={given(own)} />
        ))}
      {known.length > 1 && <p className="text-12 text-soft">{t('best')}</p>}
    </>
  );
}
